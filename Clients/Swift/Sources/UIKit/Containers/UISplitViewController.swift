import Foundation

/// A primary and a secondary controller. Source:
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    override class var builtIn: UIViewController.Type { UISplitViewController.self }

    /// How many columns there are, from iOS 14 on.
    public enum Style: Int, Word { case unspecified, doubleColumn, tripleColumn }
    /// A column, from iOS 14 on.
    public enum Column: Int, Word { case primary, supplementary, secondary, compact, inspector }
    /// What is visible of the columns.
    public enum DisplayMode: Int, Word {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
            twoOverSecondary
        case twoDisplaceSecondary
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// The object that is asked and hears; not held.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { write("delegate", delegate == nil ? .null : [:]) }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public init(style: Style) {
        Self.atCreation = ["style": .string(style.word)]
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { controllers("viewControllers") }
        set {
            let references = JSON.array(newValue.map(\.reference))
            live.perform("setViewControllers", on: self, ["viewControllers": references])
        }
    }

    open var isCollapsed: Bool { read("isCollapsed").bool ?? false }
    open var style: Style { .word(read("style").string) ?? .unspecified }
    open var displayMode: DisplayMode { Self.mode(read("displayMode").string) }
    open var preferredDisplayMode: DisplayMode {
        get { Self.mode(read("preferredDisplayMode").string) }
        set { write("preferredDisplayMode", .string(newValue.word)) }
    }
    open var displayModeButtonItem: UIBarButtonItem {
        UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    }

    private static func mode(_ word: String?) -> DisplayMode {
        switch word {
        case "primaryHidden": .primaryHidden
        case "allVisible": .allVisible
        case "primaryOverlay": .primaryOverlay
        case _: .word(word) ?? .automatic
        }
    }

    open func show(_ column: Column) {
        live.perform("showColumn", on: self, ["column": .string(column.word)])
    }
    open func hide(_ column: Column) {
        live.perform("hideColumn", on: self, ["column": .string(column.word)])
    }
}

/// What a split view controller asks and tells its delegate; all of it is optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        unanswered()
        return false
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        unanswered()
        return nil
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        unanswered()
        return false
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        unanswered()
        return false
    }
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { unanswered() }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    {
        unanswered()
        return nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    {
        unanswered()
        return nil
    }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        unanswered()
        return proposedTopColumn
    }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { unanswered() }
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { unanswered() }
}
