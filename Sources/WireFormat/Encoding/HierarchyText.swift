package import ControllerHierarchy
package import JSONBytes

/// Writes a controller hierarchy as UIKit's `_printHierarchy` does, with labels instead of addresses.
///
/// Source: the output of `po [[[UIWindow keyWindow] rootViewController] _printHierarchy]`, where children
/// stand behind `   | ` and presented controllers behind `   + `, below a `   | ` for each level above them
/// (hierarchy-popover-from-modal-ipad8 and its kin).
package struct HierarchyText: Sendable {
    private let superclasses: [String: String]

    /// Creates a printer for an app with those classes.
    package init(classes: [ClassDescription]) {
        superclasses = Dictionary(classes.map { ($0.name, $0.superclass) }) { first, _ in first }
    }

    /// Writes each hierarchy, a controller a line.
    package func write(_ roots: [HierarchyNode], to writer: inout JSONWriter) {
        for root in roots { write(root, branch: "", depth: 0, to: &writer) }
    }

    private func write(_ node: HierarchyNode, branch: String, depth: Int, to writer: inout JSONWriter) {
        let stems = String(repeating: HierarchyText.child, count: max(0, depth - 1))
        var line = "\(stems)\(branch)\(node.identity.printed), state: \(node.appearance.rawValue), "
        line += "view: \(view(of: node))"
        if branch == HierarchyText.presented, let style = node.presentationStyle {
            let controller = HierarchyText.presentationControllers[style] ?? "UIPresentationController"
            line += ", presented with: <\(controller)>"
        }
        writer.write(text: line + "\n")
        for child in node.children {
            write(child, branch: HierarchyText.child, depth: depth + 1, to: &writer)
        }
        for presented in node.presented {
            write(presented, branch: HierarchyText.presented, depth: depth + 1, to: &writer)
        }
    }

    private static let child = "   | "
    private static let presented = "   + "

    private func view(of node: HierarchyNode) -> String {
        guard node.isViewLoaded else { return "(view not loaded)" }
        return "<\(viewClass(of: node.identity.className))>" + (node.isInWindow ? "" : " not in the window")
    }

    /// The class of the view that UIKit gives a controller, by the first superclass that has one of its own.
    private func viewClass(of className: String) -> String {
        var name = className
        // A class can be declared below itself; the chain is no longer than there are classes.
        for _ in 0...superclasses.count {
            if let view = HierarchyText.viewClasses[name] { return view }
            guard let superclass = superclasses[name] else { break }
            name = superclass
        }
        return "UIView"
    }

    private static let viewClasses = [
        "UINavigationController": "UILayoutContainerView", "UITabBarController": "UILayoutContainerView",
        "UISplitViewController": "UILayoutContainerView",
        "UIPageViewController": "_UIPageViewControllerContentView",
        "UIAlertController": "_UIAlertControllerView", "UITableViewController": "UITableView",
        "UICollectionViewController": "UICollectionView",
        "UIMoreNavigationController": "UILayoutContainerView", "UIMoreListController": "UITableView",
    ]

    private static let presentationControllers = [
        "fullScreen": "_UIFullscreenPresentationController",
        "overFullScreen": "_UIOverFullscreenPresentationController",
        "currentContext": "_UICurrentContextPresentationController",
        "overCurrentContext": "_UIOverCurrentContextPresentationController",
        "pageSheet": "_UIPageSheetPresentationController", "formSheet": "_UIFormSheetPresentationController",
        "popover": "UIPopoverPresentationController",
    ]
}
