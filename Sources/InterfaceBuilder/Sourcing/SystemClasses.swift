/// What is known of UIKit's classes and of others that no app's sources declare.
enum SystemClasses {
    /// The prefixes of Apple's frameworks whose classes documents name.
    private static let prefixes = [
        "UI", "NS", "MK", "AV", "GLK", "SK", "SCN", "AR", "MTK", "WK", "PK", "QL", "MP", "CN", "EK", "AB",
        "SF",
        "CA", "GK", "PDF", "ADBanner", "MF", "RP", "CL", "VN", "ST", "LP", "TV", "_UI", "VK", "PHPicker",
        "Intents",
    ]

    /// Whether a class may well be one of Apple's, by its name.
    static func mayHave(_ name: String) -> Bool {
        prefixes.contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            return name.dropFirst(prefix.count).first?.isUppercase ?? false
        }
    }

    /// UIKit's classes with their superclasses, as far as documents put classes of an app's own over them.
    static let superclasses = [
        "UIResponder": "NSObject", "UIViewController": "UIResponder",
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
        "UIView": "UIResponder", "UITableViewCell": "UIView", "UICollectionReusableView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView", "UITableViewHeaderFooterView": "UIView",
        "UIControl": "UIView", "UIButton": "UIControl", "UISegmentedControl": "UIControl",
        "UISlider": "UIControl", "UISwitch": "UIControl", "UIPageControl": "UIControl",
        "UIDatePicker": "UIControl", "UIStepper": "UIControl", "UITextField": "UIControl",
        "UIRefreshControl": "UIControl", "UILabel": "UIView", "UIImageView": "UIView",
        "UIScrollView": "UIView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UITextView": "UIScrollView", "UIStackView": "UIView", "UIWindow": "UIView", "UIToolbar": "UIView",
        "UINavigationBar": "UIView", "UITabBar": "UIView", "UISearchBar": "UIView",
        "UIPickerView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
        "UIVisualEffectView": "UIView", "UIWebView": "UIView", "WKWebView": "UIView", "MKMapView": "UIView",
        "UIGestureRecognizer": "NSObject", "UIStoryboardSegue": "NSObject",
    ]

    /// Outlets that UIKit's classes have and Interface Builder offers.
    static let outlets: Set<String> = [
        "view", "delegate", "dataSource", "tableView", "collectionView", "searchDisplayController", "window",
        "searchBar", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate",
        "searchResultsTableView", "navigationItem", "tabBarItem", "toolbarItems", "navigationBar", "toolbar",
        "tabBar", "rootViewController", "inputView", "inputAccessoryView", "backgroundView",
        "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView",
        "textLabel", "detailTextLabel", "imageView", "contentView", "refreshControl", "tableHeaderView",
        "tableFooterView", "titleView", "customView", "maskView", "mask", "viewControllers",
        "gestureRecognizers", "prefetchDataSource", "dragDelegate", "dropDelegate", "leftBarButtonItem",
        "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "items",
        "topItem", "backgroundImageView", "collectionViewLayout", "navigationController", "tabBarController",
        "selectedViewController", "menu", "transitioningDelegate", "layoutDelegate", "previewingDelegate",
        "navigationDelegate", "UIDelegate", "uiDelegate", "textDragDelegate", "textDropDelegate",
        "pasteDelegate",
        "preferredFocusedView", "focusGroupIdentifier", "accessibilityElements",
        "nextResponder", "inputAssistantItem", "tabBarObservedScrollView", "contentOverlayView", "player",
        "session", "scene", "overlaySKScene", "pointOfView", "audioListener", "textInputDelegate",
        "springLoadedInteraction", "leftView", "rightView", "rightViewController", "textContainer",
    ]

    /// Actions that UIKit's classes have and documents connect to.
    static let actions: Set<String> = [
        "becomeFirstResponder", "resignFirstResponder", "cut:", "copy:", "paste:", "delete:", "select:",
        "selectAll:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "reloadData", "endEditing:",
        "removeFromSuperview", "goBack", "goForward", "goBack:", "goForward:", "reload", "reload:",
        "stopLoading", "stopLoading:", "reloadFromOrigin:", "beginRefreshing", "endRefreshing",
        "handleRefreshControl:", "toggleMasterVisible:", "startAnimating", "stopAnimating",
        "setNeedsLayout", "setNeedsDisplay", "performSegue", "dismiss", "invalidateIntrinsicContentSize",
    ]
}
