import Foundation

/// What stands in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    public override init() { super.init() }
}

/// A button of a bar; `Understudy.tap` taps it. Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, bordered, done }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
            bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    open var style = Style.plain
    open var customView: UIView?
    open var target: AnyObject?
    open var action: Selector?
    /// What a tap performs in the place of the target's action, from iOS 14 on.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }
    open var menu: UIMenu?

    public override init() { super.init() }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        take(primaryAction, menu)
        self.title = title ?? self.title
        self.image = image ?? self.image
    }

    public convenience init(primaryAction: UIAction?) {
        self.init()
        take(primaryAction, nil)
    }

    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        take(primaryAction, menu)
        title = "\(systemItem)".capitalized
    }

    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    }

    private func take(_ action: UIAction?, _ menu: UIMenu?) {
        self.menu = menu
        primaryAction = action
        guard let action else { return }
        title = action.title
        image = action.image
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: "\(systemItem)".capitalized, style: .plain, target: target, action: action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

/// What stands in a navigation bar for a controller. Source:
/// https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    weak var owner: UIViewController?
    open var title: String? {
        didSet {
            guard let owner, title != oldValue else { return }
            owner.write("navigationItem", ["title": title.map { .string($0) } ?? .null])
        }
    }
    open var prompt: String?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var backBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public init(title: String) { self.title = title }
}

/// What stands in a tab bar for a controller. Source: https://developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    open var badgeValue: String?
    open var selectedImage: UIImage?

    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}

extension Understudy {
    /// The user taps a button of a bar: its action runs in a turn of its own; a menu opens with `choose(_:in:)`.
    public static func tap(_ item: UIBarButtonItem) {
        inTurn {
            if let action = item.primaryAction { return action.performWithSender(item, target: nil) }
            TargetAction(item.target, item.action).send(item)
        }
    }
}
