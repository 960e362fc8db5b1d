/// The elements of Interface Builder's documents.
///
/// Source: storyboard-format.md sections 1 to 6.
enum Vocabulary {
    /// The class of UIKit that an element stands for where it is a controller; nil for other elements.
    static func controllerClass(_ element: MarkupElement) -> String? {
        let name = element.name
        if let known = controllers[name] { return known }
        // One that came after this was written.
        guard element.attribute("sceneMemberID") == "viewController" else { return nil }
        return "UIViewController"
    }

    static let controllers = [
        "viewController": "UIViewController",
        "navigationController": "UINavigationController",
        "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController",
        "splitViewController": "UISplitViewController",
        "tabBarController": "UITabBarController",
        "pageViewController": "UIPageViewController",
        "avPlayerViewController": "AVPlayerViewController",
        "hostingController": "UIHostingController",
        "glkViewController": "GLKViewController",
        "imagePickerController": "UIImagePickerController",
        "viewControllerPlaceholder": "UIViewController",
    ]

    private static let controllerClasses = Set(controllers.values)

    /// Whether a class is one of UIKit's controllers.
    static func isControllerClass(_ name: String) -> Bool { controllerClasses.contains(name) }

    /// The class of a view by its element.
    static func viewClass(_ element: String) -> String {
        if let special = specialViews[element] { return special }
        return "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }

    private static let specialViews = [
        "mapView": "MKMapView", "mtkView": "MTKView", "glkView": "GLKView", "wkWebView": "WKWebView",
        "arscnView": "ARSCNView", "arskView": "ARSKView", "arView": "ARView", "sceneKitView": "SCNView",
        "skView": "SKView", "containerView": "UIView", "adBannerView": "ADBannerView",
    ]

    /// Elements that a user can tap or change whether or not they are connected to anything.
    static let controls: Set<String> = [
        "button", "barButtonItem", "tableViewCell", "collectionViewCell", "segmentedControl", "switch",
        "stepper", "slider", "datePicker", "pageControl",
    ]

    /// Whether a version of Interface Builder is known to write the element.
    static func isKnown(_ element: String) -> Bool {
        controllers[element] != nil || controls.contains(element) || specialViews[element] != nil
            || structure.contains(element) || views.contains(element) || details.contains(element)
    }

    /// What holds objects together, and what is read.
    private static let structure: Set<String> = [
        "document", "scenes", "scene", "objects", "placeholder", "exit", "customObject", "point",
        "connections",
        "segue", "outlet", "outletCollection", "action", "navigationItem", "tabBarItem", "toolbarItems",
        "items",
        "leftBarButtonItems", "rightBarButtonItems", "barButtonItemGroup", "view", "subviews", "prototypes",
        "cells", "sections", "viewControllers", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute",
        "keyCommands", "keyCommand", "gestureRecognizers", "window", "size", "value", "nil", "extendedEdge",
        "popoverArrowDirection", "connection", "extendedAttributes", "externalObject",
    ]

    private static let views: Set<String> = [
        "label", "imageView", "textField", "textView", "tableView", "tableViewSection", "collectionView",
        "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView", "scrollView",
        "stackView", "toolbar", "tabBar", "navigationBar", "searchBar", "searchDisplayController",
        "pickerView",
        "progressView", "activityIndicatorView", "webView", "visualEffectView", "refreshControl",
        "tapGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer",
        "swipeGestureRecognizer", "panGestureRecognizer", "screenEdgePanGestureRecognizer",
        "pongPressGestureRecognizer", "pressGestureRecognizer", "longPressGestureRecognizer",
        "gestureRecognizer", "control", "tabBarController", "containerView", "contentView",
        "colorWell", "calendarView", "offsetWrapper", "customView", "tvDigitEntryView",
        "hoverGestureRecognizer",
    ]

    /// What is about looks, layout or design time.
    private static let details: Set<String> = [
        "accessibility", "accessibilityOverrides", "accessibilityTraits", "adaptation", "array",
        "attributedString",
        "attributes", "autoresizingMask", "behavior", "blurEffect", "bool", "boolean", "buttonConfiguration",
        "backgroundConfiguration", "capability", "class", "classes", "collectionViewFlowLayout",
        "collectionViewLayout", "color", "constraint", "constraints", "customFonts", "data", "date",
        "dateComponents", "dependencies", "deployment", "designable", "designables", "development", "device",
        "dictionary", "directionalEdgeInsets", "double", "edgeInsets", "exclude", "fixedSimulatedSizeMetrics",
        "float", "font", "fontDescription", "fragment", "freeformSimulatedSizeMetrics", "gradient", "image",
        "imageReference", "include", "inferredMetricsTieBreakers", "inset", "int", "integer", "integerValue",
        "layoutGuides", "layoutGuide", "mask", "modalFormSheetSimulatedSizeMetrics",
        "modalPageSheetSimulatedSizeMetrics", "mutableArray", "mutableData", "mutableString", "namedColor",
        "number", "objectValues", "offset", "paragraphStyle", "plugIn", "preferredSymbolConfiguration",
        "real",
        "rect", "reference", "relationship", "relationships", "resources", "searchScopeButtonTitles",
        "scopeButtonTitles", "segment", "segments", "set", "simulatedAlertMetrics",
        "simulatedMetricsContainer",
        "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
        "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
        "simulatedSplitViewMetrics",
        "size", "source", "splitViewDetailSimulatedSizeMetrics", "splitViewMasterSimulatedSizeMetrics",
        "splitViewMasterSimulatedScreenMetrics", "splitViewDetailSimulatedScreenMetrics", "state", "string",
        "symbol", "systemColor", "textAttributes", "textInputTraits", "titleTextAttributes",
        "toolbarAppearance", "navigationBarAppearance", "tabBarAppearance", "barButtonItemAppearance",
        "tabBarItemAppearance", "tabBarItemStateAppearance", "barButtonItemStateAppearance",
        "animations", "audiovisualMediaTypes", "dataDetectorType", "dataDetectorTypes", "frame",
        "keyboardLayoutGuide", "listContentConfiguration", "userGuides", "userLayoutGuide", "wkPreferences",
        "wkWebViewConfiguration", "options", "pressTypeMask", "tabStops", "textTab",
        "traitOverrides", "url", "variation", "vibrancyEffect", "videoGravity", "viewControllerLayoutGuide",
        "viewLayoutGuide", "simulatedTVNavigationBarMetrics", "paperSize", "menu", "menuElement", "command",
    ]
}
