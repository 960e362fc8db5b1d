import Foundation

/// A colour by its components.
public final class UIColor: NSObject, Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public static let white = UIColor(white: 1, alpha: 1)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let systemBackground = UIColor.white
}

/// An image, which nobody looks at.
public final class UIImage: NSObject, Sendable {
    public let name: String
    public init?(named name: String) { self.name = name }
    public init?(systemName name: String) { self.name = name }
}

/// What is known of a text or a picture on the screen.
@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor?
    open var numberOfLines = 1
}

@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage?
}

/// A view that the user acts on; the app's own code sends what a user would.
@preconcurrency @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    open var isEnabled = true
    open var isSelected = false
    private var targets: [(target: TargetAction, events: Event)] = []
    private var performed: [(action: UIAction, events: Event)] = []

    /// An action that is added again takes the place of the one with its identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        performed.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        performed.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
    }

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append((TargetAction(target, action), controlEvents))
    }

    open func sendActions(for controlEvents: Event) {
        for entry in targets where !entry.events.isDisjoint(with: controlEvents) { entry.target.send(self) }
        for entry in performed where !entry.events.isDisjoint(with: controlEvents) {
            entry.action.performWithSender(self, target: nil)
        }
    }
}

@preconcurrency @MainActor open class UIButton: UIControl {
    public private(set) var currentTitle: String?
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
    }
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        currentTitle = primaryAction.title
        addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
    }

    public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

    open func setTitle(_ title: String?, for state: State) { currentTitle = title }
    open func title(for state: State) -> String? { currentTitle }
}

@preconcurrency @MainActor open class UISwitch: UIControl {
    open var isOn = false
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@preconcurrency @MainActor open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var isSecureTextEntry = false
}

@preconcurrency @MainActor open class UINavigationBar: UIView {
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var tintColor: UIColor?
    open var barTintColor: UIColor?
}

@preconcurrency @MainActor open class UITabBar: UIView {
    open var isTranslucent = true
    open var tintColor: UIColor?
}

/// A target and an action: a controller finds the action in its class's `actions`.
@MainActor struct TargetAction {
    private weak var target: AnyObject?
    let action: Selector?

    init(_ target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    func isTarget(_ other: Any?) -> Bool { target === other as AnyObject? }

    func send(_ sender: Any?) {
        guard let controller = target as? UIViewController, let action,
            let body = type(of: controller).actions[action.name]
        else { return }
        body(controller, sender)
    }
}
