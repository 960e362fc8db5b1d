/// Selecting a tab, in code or by a tap.
///
/// Source: on-tab-switch-sync-26, tab-switch-first-ios5, doc-tab-didselect, doc-tab-shouldselect.
extension TabBarController {
    /// Selects a child: the load and both wills now, the dids after the commit, or after the fade.
    ///
    /// - Parameter isTap: Whether the user has tapped the tab. By code the change fades on phones; the one
    ///   log of it, of Mac Catalyst with an iPad's idiom, has none.
    func select(_ controller: ViewController, isTap: Bool = false) throws(Interruption) {
        guard controller !== selectedViewController else { return }
        try transition?.endAtOnce()
        guard controller !== selectedViewController else { return }
        if let moreList, isInMore(controller) { try moreList.show(controller, animated: false) }
        selectedViewController = controller
        if controller !== moreList?.navigationController { lastTab = controller }
        guard isViewLoaded, appearance.state != .disappeared, !isAboutToForward else { return }
        let fades =
            application.behavior.holds(.tabChangesFade) && (isTap || application.device.idiom == .phone)
        try show(host(of: controller), fades: fades)
    }

    /// Puts a child that the app adds behind the tabs, but where they are `tabs`.
    ///
    /// Source: tab-added-as-child-tabs.
    func addTab(_ child: ViewController) throws(Interruption) {
        guard tabs.isEmpty, child.parent !== self else { return try addChild(child) }
        try setViewControllers(viewControllers + [child], animated: false)
    }

    /// Takes out one that is no tab any more.
    func remove(_ removed: ViewController) throws(Interruption) {
        try removed.removeFromParent()
        removed.movement.subtract([.isMovingToParent, .isMovingFromParent])
    }

    /// Takes out the one that was in front, where no change of tabs needs its view.
    func removeLeaving() throws(Interruption) {
        guard let unneeded = leaving else { return }
        leaving = nil
        if unneeded.parent === self { try remove(unneeded) }
    }

    /// Whether the view of the one in front is still to be put in place, by the appearance that has begun.
    ///
    /// Source: more-list-left-behind.
    private var isAboutToForward: Bool {
        guard let displayed, appearance.state == .appearing, forwardsAutomatically else { return false }
        return displayed.hearer.appearance.goal == .disappeared
    }

    private func show(_ controller: ViewController, fades: Bool) throws(Interruption) {
        guard controller !== displayed else { return }
        try controller.view()
        // While it loads, the app may select another one.
        guard controller !== displayed, selectedViewController.map(host) === controller else { return }
        let animation = try displayed.flatMap { (from) throws(Interruption) in
            try askForAnimation(from: from, to: controller)
        }
        let transition = TabTransition(
            self, from: displayed, to: controller, animation: animation, fades: fades && displayed != nil)
        transition.removesOld = displayed != nil && displayed === leaving
        leaving = nil
        displayed = controller
        try transition.begin()
    }

    /// `selectedIndex = index`.
    func selectIndex(_ index: Double) throws(Interruption) {
        if let index = Int(exactly: index), tabs.indices.contains(index) {
            return try selectTab(tabs[index], isTap: false)
        }
        guard tabs.isEmpty, let index = Int(exactly: index), viewControllers.indices.contains(index) else {
            throw .error(.invalidArgument(field: "index", reason: "there is no such tab"))
        }
        try select(viewControllers[index])
    }

    /// `selectedViewController = controller`.
    func selectListed(_ controller: ViewController) throws(Interruption) {
        if let tab = tab(named: controller.identity.label) { return try selectTab(tab, isTap: false) }
        let isMore = controller === moreList?.navigationController && hasOverflow
        guard isMore || viewControllers.contains(where: { $0 === controller }) else {
            throw .exception(
                .invalidArgument,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
                    + "controller's list of view controllers can be selected.")
        }
        try select(controller)
    }

    /// The user's tap on a tab, named by its controller or by its title, or on a row of the More list.
    ///
    /// The delegate hears of taps on the bar alone, also of one on the selected tab, which pops a stack to
    /// its root.
    func tap(_ name: String) throws(Interruption) {
        if let tab = tab(named: name) { return try tap(tab) }
        if try tapSidebarAction(name) { return }
        let controller =
            viewControllers.first { $0.identity.label == name || $0.identity.id == name }
            ?? viewControllers.first { $0.tabBarItem["title"]?.string == name }
        if controller == nil, let moreList, hasOverflow, moreList.isNamed(name) {
            return try tapMore(moreList)
        }
        guard let controller else {
            let reason = "\(identity.label) has no tab \(name); \(Self.list(of: ownControls))"
            throw .error(.invalidArgument(field: "control", reason: reason))
        }
        guard isViewLoaded, window != nil else {
            return application.ignore(because: "the tab bar of \(identity.label) is not on the screen")
        }
        if isInMore(controller) { return try pick(controller) }
        guard barItems.contains(where: { $0 === controller }) else { return ignoreTab(name) }
        guard controller.isTabEnabled else { return application.ignore(because: "\(name) is not enabled") }
        try tapTab(controller) { () throws(Interruption) in
            if controller === self.selectedViewController {
                try controller.popStackToRoot()
            } else {
                try self.select(controller, isTap: true)
            }
        }
    }

    /// Ignores a tap on a tab that the user does not see.
    func ignoreTab(_ name: String) {
        application.ignore(because: "\(identity.label) shows no tab \(name) that can be tapped")
    }

    /// The tabs on the bar, by their controllers and titles, and the More tab.
    var barControls: [ControlDescription] {
        var controls = tabs.isEmpty ? itemControls : tabControls
        if showsMoreTab {
            controls.append(ControlDescription(objectID: "More", element: "tabBarItem"))
        }
        controls += sidebarActionControls
        if hasSidebar { controls.append(ControlDescription(objectID: "sidebar", element: "sidebarButton")) }
        return controls
    }

    /// The controllers whose tabs stand on the bar.
    ///
    /// Source: hidden-tab-bar-is-not-tapped.
    private var barItems: [ViewController] {
        isTabBarHidden ? [] : viewControllers.filter { !isInMore($0) }
    }

    /// Whether the More tab stands on the bar.
    var showsMoreTab: Bool { hasOverflow && !isTabBarHidden }

    private var itemControls: [ControlDescription] {
        barItems.map { tab in
            var control = ControlDescription(objectID: tab.identity.label, element: "tabBarItem")
            control.label = tab.tabBarItem["title"]?.string
            control.isEnabled = tab.isTabEnabled
            return control
        }
    }

    /// Asks the delegate whether a tap has an effect, and tells it afterwards.
    ///
    /// Of the More tab it hears which member comes back with it. Source: rns-more-comes-back-ios18.
    ///
    /// - Parameter selected: What is told as selected, if it is another one.
    func tapTab(
        _ controller: ViewController, telling selected: ViewController? = nil,
        effect: () throws(Interruption) -> Void
    ) throws(Interruption) {
        guard isViewLoaded, window != nil else {
            return application.ignore(because: "the tab bar of \(identity.label) is not on the screen")
        }
        if let delegate {
            let answer = try application.ask(
                .tabShouldSelect, [.controller(controller.identity.label)], target: identity,
                answer: delegate.shouldSelect)
            guard answer else {
                return application.ignore(
                    because: "the delegate does not let \(controller.identity.label) be selected")
            }
        }
        try effect()
        guard delegate != nil else { return }
        let told = selected ?? controller
        try application.record(
            .tabDidSelect, target: identity, payload: .values([.controller(told.identity.label)]))
    }

    /// Whether the delegate has the methods that hand out an animator: its description says something of it.
    var asksForAnimation: Bool {
        guard let delegate else { return false }
        return application.behavior.holds(.tabChangesCanBeAnimated)
            && (delegate.animation.isGiven || delegate.tabAnimation != nil)
    }

    /// Asks the delegate for an animator, and for what drives it if there is one.
    ///
    /// While no gesture selects the tab the animator runs by itself.
    private func askForAnimation(
        from: ViewController, to: ViewController
    ) throws(Interruption) -> CustomAnimation? {
        guard let delegate, asksForAnimation else { return nil }
        let animator: AnimatorDescription? =
            switch delegate.tabAnimation {
            case .own(let own): own
            case .standard: nil
            case nil: delegate.animation.animator
            }
        var animation = animator.map { CustomAnimation($0, owner: identity) }
        try application.record(
            .tabAnimationController, target: identity,
            payload: .answer(
                [.controller(from.identity.label), .controller(to.identity.label)],
                animation == nil ? .null : .string("animator")))
        guard animation != nil else { return nil }
        let interaction = isDraggingTab ? delegate.animation.interaction : nil
        animation?.interaction = interaction
        try application.record(
            .tabInteractionController, target: identity,
            payload: .answer([.string("animator")], interaction == nil ? .null : .string("interaction")))
        return animation
    }
}

extension ViewController {
    /// The item that stands for the controller in a tab bar.
    fileprivate var tabBarItem: Value { value(of: .tabBarItem) }

    /// Whether a tap on the item has an effect.
    ///
    /// Source: UIBarItem reference, `isEnabled`.
    fileprivate var isTabEnabled: Bool { tabBarItem["isEnabled"]?.bool ?? true }
}
