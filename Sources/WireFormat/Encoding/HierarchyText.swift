package import ControllerHierarchy
package import JSONBytes

/// Writes a controller hierarchy as UIKit's `_printHierarchy` does, with labels instead of addresses.
///
/// Source: the output of `po [[[UIWindow keyWindow] rootViewController] _printHierarchy]`, where children
/// stand behind `   | ` and presented controllers behind `   + `.
package struct HierarchyText: Sendable {
    private let superclasses: [String: String]

    /// Creates a printer for an app with those classes.
    package init(classes: [ClassDescription]) {
        superclasses = Dictionary(classes.map { ($0.name, $0.superclass) }) { first, _ in first }
    }

    /// Writes each hierarchy, a controller a line.
    package func write(_ roots: [HierarchyNode], to writer: inout JSONWriter) {
        for root in roots { write(root, prefix: "", isPresented: false, to: &writer) }
    }

    private func write(_ node: HierarchyNode, prefix: String, isPresented: Bool, to writer: inout JSONWriter)
    {
        var line =
            "\(prefix)\(node.identity.printed), state: <\(node.appearance.rawValue)>, view: \(view(of: node))"
        if isPresented, let style = node.presentationStyle {
            let controller = HierarchyText.presentationControllers[style] ?? "UIPresentationController"
            line += ", presented with: <\(controller)>"
        }
        writer.write(text: line + "\n")
        let indentation = String(repeating: " ", count: prefix.utf8.count)
        for child in node.children {
            write(child, prefix: indentation + "   | ", isPresented: false, to: &writer)
        }
        for presented in node.presented {
            write(presented, prefix: indentation + "   + ", isPresented: true, to: &writer)
        }
    }

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
