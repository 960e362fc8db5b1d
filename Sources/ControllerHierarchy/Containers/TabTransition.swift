/// The change from one selected tab to another: at once, or with an animator of the delegate's.
///
/// Source: navigation-containment.md R13; tab-interactive-cancel.
final class TabTransition: Transition {
    private let tabBarController: TabBarController
    private let from: ViewController?
    private let to: ViewController

    init(
        _ tabBarController: TabBarController, from: ViewController?, to: ViewController,
        animation: CustomAnimation?
    ) {
        self.tabBarController = tabBarController
        self.from = from
        self.to = to
        super.init(application: tabBarController.application, isAnimated: animation != nil, duration: 0)
        self.animation = animation
        tabBarController.addOwner()
        from?.addOwner()
        to.addOwner()
    }

    override var name: String { "the tab change of \(tabBarController.identity.label)" }

    private var sides: TransitionSides { TransitionSides(leaving: from, arriving: to, order: .tab) }

    override func begin() throws(Interruption) {
        try super.begin()
        (to as? NavigationController)?.isArrivingTab = true
        try sides.sendWills(animated: isAnimated)
        if let view = to.hearer.viewIfLoaded { tabBarController.viewIfLoaded?.addSubview(view) }
        // A view that comes back is laid out if its size has changed. Source: tab-reselect-layout.
        if !to.hasBeenLaidOut || to.resizesChildren { to.setNeedsLayout() }
        guard isAnimated else { return application.runLoop.scheduleAfterCommit(.finish(self)) }
        tabBarController.transition = self
        from?.runningTransition = self
        to.runningTransition = self
        try animation?.start(in: application)
        application.runLoop.schedule(.finish(self), after: duration)
    }

    /// Ends an animation before its time, because another change comes.
    func endAtOnce() throws(Interruption) {
        application.runLoop.cancel(self)
        try finish(completed: true)
    }

    override func finish(completed: Bool) throws(Interruption) {
        guard !isFinishing else { return }
        try runAlongside()
        isFinishing = true
        let tab = tabBarController
        if tab.transition === self { tab.transition = nil }
        if isAnimated {
            from?.runningTransition = nil
            to.runningTransition = nil
        }
        defer { (to as? NavigationController)?.isArrivingTab = false }
        let isCancelled = !completed && from?.parent === tab && tab.displayed === to
        if !isCancelled {
            // Another change in the same turn may have brought the old tab back.
            if let from, from !== tab.displayed { try from.removeView(from: tab) }
            try sides.sendDids()
        } else {
            try sides.sendUndoing(animated: isAnimated)
            try to.removeView(from: tab)
            tab.displayed = from
            tab.selectedViewController = from.map(tab.selection)
        }
        try animation?.end(completed: !isCancelled, in: application)
        try runCompletions(completed: !isCancelled)
        from?.removeOwner()
        to.removeOwner()
        tab.removeOwner()
    }
}
