import Foundation

/// Properties of the class reference; each is read from the session and written there.
extension UIViewController {
    public var nibName: String? { read("nibName").string }
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { flag("modalPresentationCapturesStatusBarAppearance") }
        set { write("modalPresentationCapturesStatusBarAppearance", .bool(newValue)) }
    }
    public var definesPresentationContext: Bool {
        get { flag("definesPresentationContext") }
        set { write("definesPresentationContext", .bool(newValue)) }
    }
    public var isModalInPresentation: Bool {
        get { flag("isModalInPresentation") }
        set { write("isModalInPresentation", .bool(newValue)) }
    }
    public var hidesBottomBarWhenPushed: Bool {
        get { flag("hidesBottomBarWhenPushed") }
        set { write("hidesBottomBarWhenPushed", .bool(newValue)) }
    }
    public var modalPresentationStyle: UIModalPresentationStyle {
        get { .word(read("modalPresentationStyle").string) ?? .fullScreen }
        set { write("modalPresentationStyle", .string(newValue.word)) }
    }
    public var modalTransitionStyle: UIModalTransitionStyle {
        get { .word(read("modalTransitionStyle").string) ?? .coverVertical }
        set { write("modalTransitionStyle", .string(newValue.word)) }
    }
    public var preferredContentSize: CGSize {
        get { CGSize(read("preferredContentSize")) }
        set { write("preferredContentSize", newValue.json) }
    }
    public var edgesForExtendedLayout: UIRectEdge {
        get { UIRectEdge(read("edgesForExtendedLayout").strings) }
        set { write("edgesForExtendedLayout", newValue.json) }
    }
    public var traitCollection: UITraitCollection { UITraitCollection(read("traitCollection")) }
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .word(read("overrideUserInterfaceStyle").string) ?? .unspecified }
        set { write("overrideUserInterfaceStyle", .string(newValue.word)) }
    }
    public var storyboard: UIStoryboard? {
        read("storyboard").string.map { UIStoryboard(name: $0, bundle: nil) }
    }
    public var searchController: UISearchController? { controller("searchController") as? UISearchController }

    private func flag(_ name: String) -> Bool { read(name).bool ?? false }

    public func setNeedsStatusBarAppearanceUpdate() {
        live.perform("setNeedsStatusBarAppearanceUpdate", on: self)
    }

    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        live.perform("setNeedsUpdateOfSupportedInterfaceOrientations", on: self)
    }

    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        live.perform("setNeedsUpdateOfHomeIndicatorAutoHidden", on: self)
    }

    // MARK: The containers around the controller

    public var navigationController: UINavigationController? {
        controller("navigationController") as? UINavigationController
    }
    public var tabBarController: UITabBarController? { controller("tabBarController") as? UITabBarController }
    public var splitViewController: UISplitViewController? {
        controller("splitViewController") as? UISplitViewController
    }

    /// The item of the navigation bar that stands for the controller.
    public var navigationItem: UINavigationItem {
        if let known = parts.navigationItem { return known }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        item.owner = self
        parts.navigationItem = item
        return item
    }

    /// The item of the tab bar that stands for the controller.
    public var tabBarItem: UITabBarItem! {
        get {
            if let known = parts.tabBarItem { return known }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            parts.tabBarItem = item
            return item
        }
        set {
            parts.tabBarItem = newValue
            guard let title = newValue?.title else { return }
            write("tabBarItem", ["title": .string(title)])
        }
    }

    public var toolbarItems: [UIBarButtonItem]? {
        get { parts.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        parts.toolbarItems = toolbarItems
        let items = toolbarItems.map { JSON.array($0.map { .string($0.title ?? "") }) } ?? .null
        live.perform("setToolbarItems", on: self, ["items": items, "animated": .bool(animated)])
    }

    public var editButtonItem: UIBarButtonItem {
        UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    }
}

/// Objects that stand for parts of a controller.
struct ControllerParts {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var presentationController: UIPresentationController?
    var popGesture: UIScreenEdgePanGestureRecognizer?
}
