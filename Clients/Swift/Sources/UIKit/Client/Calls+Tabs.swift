/// The calls to the delegates of tab bar controllers, by their names in Swift.
extension Calls {
    static let tabBar: [String: Message] = [
        "tabBarController(_:shouldSelect:)": { controller, frame in
            guard let tabs = controller as? UITabBarController, let shown = sent(controller, frame) else {
                return nil
            }
            return tabs.delegate.map { .bool($0.tabBarController(tabs, shouldSelect: shown)) }
        },
        "tabBarController(_:didSelect:)": { controller, frame in
            guard let tabs = controller as? UITabBarController, let shown = sent(controller, frame) else {
                return nil
            }
            tabs.delegate?.tabBarController(tabs, didSelect: shown)
            return nil
        },
        "tabBarController(_:shouldSelectTab:)": { controller, frame in
            guard let tabs = controller as? UITabBarController,
                let tab = tabs.rootTab(frame.arguments["tab"].string)
            else { return nil }
            return tabs.delegate.map { .bool($0.tabBarController(tabs, shouldSelectTab: tab.selected)) }
        },
        "tabBarController(_:didSelectTab:previousTab:)": { controller, frame in
            guard let tabs = controller as? UITabBarController,
                let tab = tabs.rootTab(frame.arguments["tab"].string)?.selected
            else { return nil }
            let root = tabs.rootTab(frame.arguments["previousTab"].string)
            let last = tabs.lastSelected
            let previous = last?.root === root ? last : root?.selected
            tabs.lastSelected = tab
            tabs.delegate?.tabBarController(tabs, didSelectTab: tab, previousTab: previous)
            return nil
        },
        "tabBarControllerWillBeginEditing(_:)": { controller, _ in
            guard let tabs = controller as? UITabBarController else { return nil }
            tabs.delegate?.tabBarControllerWillBeginEditing(tabs)
            return nil
        },
        "tabBarControllerDidEndEditing(_:)": { controller, _ in
            guard let tabs = controller as? UITabBarController else { return nil }
            tabs.delegate?.tabBarControllerDidEndEditing(tabs)
            return nil
        },
        "tabBarControllerSupportedInterfaceOrientations(_:)": { controller, _ in
            guard let tabs = controller as? UITabBarController else { return nil }
            return tabs.delegate?.tabBarControllerSupportedInterfaceOrientations(tabs).json
        },
    ]
}
