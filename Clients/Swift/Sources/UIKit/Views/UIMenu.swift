import Foundation

/// What stands in a menu. Source: https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    public enum State: Int, Sendable { case off, on, mixed }

    open internal(set) var title: String
    open var subtitle: String?
    open internal(set) var image: UIImage?

    init(_ title: String, _ subtitle: String?, _ image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

public typealias UIActionHandler = (UIAction) -> Void

/// An action with a handler. Source: https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// Who has the action performed.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title, subtitle, image)
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A menu. Source: https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }

    public let identifier: Identifier
    public let options: Options
    open private(set) var children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title, subtitle, image)
    }

    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The action with that title, in the menu or one below it; none that cannot be chosen.
    func action(_ title: String) -> UIAction? {
        for child in children {
            if let found = (child as? UIMenu)?.action(title) { return found }
            guard let action = child as? UIAction, action.title == title else { continue }
            if action.attributes.isDisjoint(with: [.disabled, .hidden]) { return action }
        }
        return nil
    }
}

/// What can be added to a view. Source: https://developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// What a context menu has. Source: https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let previewProvider: (() -> UIViewController?)?
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
    UIContextMenuInteractionAnimating
{
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What a context menu asks and tells its delegate; all but the first is optional.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
