/// The properties that only containers of UIKit's have; null for every other controller.
extension ViewController {
    func containerValue(of property: Property) -> Value {
        switch self {
        case let navigation as NavigationController: navigation.ownValue(of: property)
        case let tab as TabBarController: tab.ownValue(of: property)
        case let split as SplitViewController: split.ownValue(of: property)
        case let page as PageViewController: page.ownValue(of: property)
        default: .null
        }
    }

    fileprivate static func list(_ controllers: [ViewController]) -> Value {
        .array(controllers.map { .controller($0.identity.label) })
    }
}

extension NavigationController {
    fileprivate func ownValue(of property: Property) -> Value {
        switch property {
        case .viewControllers: ViewController.list(viewControllers)
        case .isNavigationBarHidden: .bool(isNavigationBarHidden)
        case .isToolbarHidden: .bool(isToolbarHidden)
        default: .null
        }
    }
}

extension TabBarController {
    fileprivate func ownValue(of property: Property) -> Value {
        switch property {
        case .viewControllers: ViewController.list(viewControllers)
        case .selectedIndex: selectedIndex.map { .number(Double($0)) } ?? .null
        case .isTabBarHidden: .bool(isTabBarHidden)
        case .customizableViewControllers: setting(property) ?? ViewController.list(viewControllers)
        default: .null
        }
    }
}

extension SplitViewController {
    fileprivate func ownValue(of property: Property) -> Value {
        switch property {
        case .viewControllers: ViewController.list(viewControllers)
        case .isCollapsed: .bool(isCollapsed)
        case .displayMode: .string(effectiveDisplayMode.name(in: application.behavior))
        case .style: .string(style.rawValue)
        default: .null
        }
    }
}

extension PageViewController {
    fileprivate func ownValue(of property: Property) -> Value {
        switch property {
        case .viewControllers: ViewController.list(viewControllers)
        case .transitionStyle: .string(scrolls ? "scroll" : "pageCurl")
        case .spineLocation: .string(spineLocation)
        case .isDoubleSided: .bool(isDoubleSided)
        default: .null
        }
    }
}
