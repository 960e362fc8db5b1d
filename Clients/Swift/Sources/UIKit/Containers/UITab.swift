import Foundation

/// A tab, from iOS 18 on. Source: https://developer.apple.com/documentation/uikit/uitab
///
/// The service takes controllers for tabs: the provider is asked when the tabs are set.
@preconcurrency @MainActor open class UITab: NSObject {
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public let identifier: String
    open var title: String
    open var image: UIImage?
    open var subtitle: String?
    open var badgeValue: String?
    open var isEnabled = true
    open var isHidden = false
    open var allowsHiding = false
    open var preferredPlacement = Placement.automatic
    open var userInfo: Any?
    open internal(set) weak var parent: UITabGroup?
    weak var bar: UITabBarController?
    private let provider: (@MainActor (UITab) -> UIViewController)?
    private var made: UIViewController?

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }

    /// The controller, for which the provider is asked once.
    open var viewController: UIViewController? {
        if made == nil { made = provider?(self) }
        return made
    }

    open var tabBarController: UITabBarController? { root.bar }
    open var managingTabGroup: UITabGroup? { parent?.managingNavigationController == nil ? nil : parent }

    /// The tab of the bar in which it stands.
    var root: UITab { parent?.root ?? self }
    /// What the session has for a tab of the bar: a group without a controller shows that of its first tab.
    var shown: UIViewController? { viewController }
    /// The tab and those below it.
    var all: [UITab] { [self] }
    /// The tab that is selected where this one is in front.
    var selected: UITab { self }
}

/// A tab for searching. Source: https://developer.apple.com/documentation/uikit/uisearchtab
@preconcurrency @MainActor open class UISearchTab: UITab {
    public convenience init(viewControllerProvider: @escaping @MainActor (UITab) -> UIViewController) {
        self.init(
            title: "Search", image: nil, identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
    open var automaticallyActivatesSearch = false
}

/// A tab with tabs below it. Source: https://developer.apple.com/documentation/uikit/uitabgroup
@preconcurrency @MainActor open class UITabGroup: UITab {
    open var children: [UITab] { didSet { adopt() } }
    open var defaultChildIdentifier: String?
    open var managingNavigationController: UINavigationController?
    /// The tab of the group that was selected last.
    open weak var selectedChild: UITab? {
        didSet { if let selectedChild, selectedChild !== oldValue { bar?.selectedTab = selectedChild } }
    }

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
        adopt()
    }

    private func adopt() { for child in children { child.parent = self } }

    private var firstChild: UITab? {
        children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }

    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.flatMap(\.all).first { $0.identifier == identifier }
    }

    override var shown: UIViewController? { viewController ?? firstChild?.shown }
    override var all: [UITab] { [self] + children.flatMap(\.all) }
    override var selected: UITab {
        selectedChild?.selected ?? (viewController == nil ? firstChild?.selected : nil) ?? self
    }
}

extension UITabBarController {
    /// Whether tabs stand in a bar or a sidebar, from iOS 18 on.
    public enum Mode: Int, Word { case automatic, tabBar, tabSidebar }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public var tabs: [UITab] {
        get { storedTabs }
        set { setTabs(newValue, animated: false) }
    }

    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in storedTabs { tab.bar = nil }
        storedTabs = tabs
        for tab in tabs { tab.bar = self }
        // The first is selected by this.
        lastSelected = nil
        let references = tabs.compactMap { $0.shown?.reference }
        live.perform("setTabs", on: self, ["tabs": .array(references)])
    }

    public func tab(forIdentifier identifier: String) -> UITab? {
        storedTabs.lazy.flatMap(\.all).first { $0.identifier == identifier }
    }

    /// The tab of the bar that the session knows by its controller.
    func rootTab(_ name: String?) -> UITab? { storedTabs.first { $0.shown?.label == name } }

    public var selectedTab: UITab? {
        get { rootTab(read("selectedTab").string)?.selected }
        set {
            guard let newValue, let root = storedTabs.first(where: { $0 === newValue.root }) else { return }
            let previous = selectedTab
            guard previous !== newValue else { return }
            newValue.noteSelection()
            guard previous?.root === root else {
                live.perform("set", on: self, ["selectedTab": .string(root.shown?.label ?? "")])
                return
            }
            // Within a group the controller of the bar's tab stays; the session hears nothing of it.
            lastSelected = newValue
            delegate?.tabBarController(self, didSelectTab: newValue, previousTab: previous)
        }
    }

    public var mode: Mode {
        get { .word(read("mode").string) ?? .automatic }
        set { write("mode", .string(newValue.word)) }
    }

    public var isTabBarHidden: Bool {
        get { read("isTabBarHidden").bool ?? false }
        set { setTabBarHidden(newValue, animated: false) }
    }

    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        live.perform("setTabBarHidden", on: self, ["hidden": .bool(hidden), "animated": .bool(animated)])
    }
}

extension UITab {
    /// The groups above hold the tab as theirs that is selected.
    fileprivate func noteSelection() {
        guard let parent else { return }
        let bar = root.bar
        root.bar = nil
        parent.selectedChild = self
        root.bar = bar
        parent.noteSelection()
    }
}

extension UIViewController {
    /// The tab that shows the controller, from iOS 18 on.
    public var tab: UITab? { tabBarController?.rootTab(read("tab").string) }
}

extension Understudy {
    /// The user taps a tab.
    public static func tap(_ tab: UITab) {
        guard let bar = tab.tabBarController else { return }
        guard bar.selectedTab?.root === tab.root, tab.root !== tab else {
            return tap(tab.root.shown?.label ?? "", in: bar)
        }
        if bar.delegate?.tabBarController(bar, shouldSelectTab: tab) ?? true { bar.selectedTab = tab }
    }
}
