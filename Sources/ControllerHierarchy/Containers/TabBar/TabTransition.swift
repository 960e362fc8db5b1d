/// The change from one selected tab to another: at once, or with an animator of the delegate's.
///
/// From iOS 18 on the old one fades into the new one, unless the delegate has an animator.
///
/// Source: navigation-containment.md R13; tab-interactive-cancel; tab-tap-fades-ios18.
final class TabTransition: Transition {
    private let tabBarController: TabBarController
    private let from: ViewController?
    private let to: ViewController
    /// Whether the old one is no tab any more and goes at the end.
    ///
    /// Source: tab-replaced-with-animator.
    var removesOld = false

    /// Virtual seconds.
    private static let fadeDuration = 0.5

    init(
        _ tabBarController: TabBarController, from: ViewController?, to: ViewController,
        animation: CustomAnimation?, fades: Bool
    ) {
        self.tabBarController = tabBarController
        self.from = from
        self.to = to
        super.init(
            application: tabBarController.application, isAnimated: animation != nil || fades,
            duration: fades ? TabTransition.fadeDuration : 0)
        self.animation = animation
        tabBarController.addOwner()
        from?.addOwner()
        to.addOwner()
    }

    override var container: ViewController? { tabBarController }

    override var name: String { "the tab change of \(tabBarController.identity.label)" }

    private var sides: TransitionSides {
        let fades = isAnimated && application.behavior.holds(.tabChangesFade)
        return TransitionSides(leaving: from, arriving: to, order: fades ? .tabFade : .tab)
    }

    override func involves(_ controller: ViewController) -> Bool { controller === from || controller === to }

    override func start() throws(Interruption) {
        (to as? NavigationController)?.isArrivingTab = true
        try sides.sendWills(animated: isAnimated)
        try application.followResponder()
        if let view = to.hearer.viewIfLoaded { tabBarController.viewIfLoaded?.addSubview(view) }
        // A view that comes back is laid out if its size has changed. Source: tab-reselect-layout.
        if !to.hasBeenLaidOut || to.resizesChildren { to.setNeedsLayout() }
        drive()
        guard isAnimated else { return application.runLoop.scheduleAfterCommit(.finish(self)) }
        tabBarController.transition = self
        try animation?.start(in: application)
        // The gesture ends it.
        if animation?.isInteractive ?? false { return isInteractive = true }
        application.runLoop.schedule(.finish(self), after: duration)
    }

    /// Ends an animation before its time, because another change comes.
    func endAtOnce() throws(Interruption) {
        application.runLoop.cancel(self)
        isInteractive = false
        try finish(completed: true)
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        let tab = tabBarController
        if tab.transition === self { tab.transition = nil }
        letGo()
        let isCancelled = !completed && !removesOld && from?.parent === tab && tab.displayed === to
        if !isCancelled {
            // Another change in the same turn may have brought the old tab back.
            if let from, from !== tab.displayed { try from.removeView(from: tab) }
            let arriving = to.hearer
            if tab.appearance.state == .disappeared, arriving.appearance.state == .appearing {
                // The tab bar controller itself has gone in the meantime.
                try arriving.beginAppearanceTransition(false, animated: false)
            }
            try sides.sendDids()
            if removesOld, let from, from.parent === tab, !tab.members.contains(where: { $0 === from }) {
                try tab.remove(from)
            }
            try tab.moreList?.follow(isNeeded: tab.hasOverflow)
            if !tab.tabs.isEmpty { try tab.activateSearch() }
        } else {
            try sides.sendUndoing(animated: isAnimated) { $0.hasPlace(in: tab) }
            try to.removeView(from: tab)
            tab.displayed = from
            tab.selectedViewController = from.map(tab.selection)
            tab.selectedTab = tab.tabs.first { $0.shownController === tab.selectedViewController }
        }
        return !isCancelled
    }

    override func release(completed: Bool) {
        (to as? NavigationController)?.isArrivingTab = false
        from?.removeOwner()
        to.removeOwner()
        tabBarController.removeOwner()
    }
}
