/// Groups whose tabs stand on a navigation controller: `UITabGroup.managingNavigationController`.
///
/// Source: UITabGroup and UITabBarControllerDelegate references; WWDC25 208 (the leaf's controller is pushed
/// with those of the groups around it); containers-today.md 1.6.
extension TabBarController {
    /// Puts the controllers of a tab and of the groups around it on the group's stack, as the delegate wants.
    ///
    /// What the user has pushed above a tab's own controller goes with it, and comes back with it.
    func stack(_ tab: Tab, on navigation: NavigationController, after previous: Tab?) throws(Interruption) {
        if let previous, previous !== tab, previous.root === tab.root {
            let own = navigation.viewControllers.lastIndex { $0 === previous.viewController }
            previous.keep(own.map { Array(navigation.viewControllers[($0 + 1)...]) } ?? previous.pushed)
        }
        var stack: [ViewController] = []
        for level in tab.path { stack += try displayedControllers(of: level) }
        guard tabs.contains(where: { $0 === tab.root }) else { return }
        if !navigation.viewControllers.elementsEqual(stack, by: ===) {
            try navigation.setViewControllers(stack, animated: false)
        }
        tab.keep([])
    }

    /// Asks again for what the selected tab shows, because there is another size class.
    ///
    /// Source: the delegate's reference, displayedViewControllersFor: useful to hide controllers where the
    /// size class changes.
    func updateManagedStack() throws(Interruption) {
        guard let tab = selectedTab, let navigation = tab.root.managingNavigationController else { return }
        let own = navigation.viewControllers.lastIndex { $0 === tab.viewController }
        if let own { tab.keep(Array(navigation.viewControllers[(own + 1)...])) }
        try stack(tab, on: navigation, after: nil)
    }

    private func displayedControllers(of level: Tab) throws(Interruption) -> [ViewController] {
        let proposed = try level.proposal(in: application)
        guard let delegate else { return proposed }
        var displayed = proposed
        if let names = delegate.written["displayedViewControllersFor"]?[level.identifier]?.array {
            displayed = try names.compactMap(\.string).map { (name) throws(Interruption) in
                try self.application.find(name)
            }
        }
        return try application.ask(
            .tabDisplayedControllers, [.string(level.identifier), Value(proposed)], target: identity,
            answer: displayed)
    }
}
