/// The classes of UIKit from which an app's controllers descend.
enum BuiltInClass: String, CaseIterable {
    case viewController = "UIViewController"
    case navigationController = "UINavigationController"
    case tabBarController = "UITabBarController"
    case splitViewController = "UISplitViewController"
    case pageViewController = "UIPageViewController"
    case tableViewController = "UITableViewController"
    case collectionViewController = "UICollectionViewController"
    case alertController = "UIAlertController"
    case searchController = "UISearchController"
    case activityViewController = "UIActivityViewController"
    case imagePickerController = "UIImagePickerController"
    case hostingController = "UIHostingController"
    case moviePlayerViewController = "MPMoviePlayerViewController"
    case presentationController = "UIPresentationController"
    case storyboardSegue = "UIStoryboardSegue"

    /// The class of that name, of which the mark is known; a raw value would be compared with one after the
    /// other.
    static func named(_ name: String, _ mark: NameMark) -> BuiltInClass? { byName[name, mark] }

    private static let byName = allCases.reduce(into: NameTable<BuiltInClass>()) { table, builtIn in
        table.set(builtIn, for: builtIn.rawValue)
    }

    /// The names of the superclasses, the nearest first.
    var ancestry: [String] {
        switch self {
        case .viewController, .presentationController, .storyboardSegue: []
        case .imagePickerController: [BuiltInClass.navigationController, .viewController].map(\.rawValue)
        default: [BuiltInClass.viewController.rawValue]
        }
    }
}

extension ClassDescription {
    /// The classes of UIKit that behave in ways of their own; every other one is a plain controller.
    package static let namesInUIKit = BuiltInClass.allCases.map(\.rawValue)
}
