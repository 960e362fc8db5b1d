/// The change from one selected tab to another: at once, or with an animator of the delegate's.
///
/// Source: navigation-containment.md R13; tab-interactive-cancel.
final class TabTransition: Transition {
    private let tabBarController: TabBarController
    private let from: ViewController?
    private let to: ViewController
    /// Whether the animator reports that the transition was completed.
    private let completes: Bool

    init(
        _ tabBarController: TabBarController, from: ViewController?, to: ViewController, animator: Value?
    ) {
        self.tabBarController = tabBarController
        self.from = from
        self.to = to
        completes = animator?["completes"]?.bool ?? true
        super.init(
            application: tabBarController.application, isAnimated: animator != nil,
            duration: animator?["duration"]?.number ?? 0)
        tabBarController.addOwner()
        from?.addOwner()
        to.addOwner()
    }

    override var name: String { "the tab change of \(tabBarController.identity.label)" }

    private var sides: TransitionSides { TransitionSides(leaving: from, arriving: to, order: .tab) }

    override func begin() throws(Interruption) {
        try super.begin()
        try to.view()
        try sides.sendWills(animated: isAnimated)
        if let view = to.viewIfLoaded { tabBarController.viewIfLoaded?.addSubview(view) }
        to.setNeedsLayout()
        guard isAnimated else { return application.runLoop.scheduleAfterCommit(.finish(self)) }
        tabBarController.transition = self
        from?.runningTransition = self
        to.runningTransition = self
        application.runLoop.schedule(.finish(self), after: duration)
    }

    /// Ends an animation before its time, because another change comes.
    func endAtOnce() throws(Interruption) {
        application.runLoop.cancel(self)
        try finish(completed: true)
    }

    override func finish(completed: Bool) throws(Interruption) {
        guard !isFinishing else { return }
        isFinishing = true
        let tab = tabBarController
        if tab.transition === self { tab.transition = nil }
        if isAnimated {
            from?.runningTransition = nil
            to.runningTransition = nil
        }
        if completed, completes || from?.parent !== tab || tab.displayed !== to {
            // Another change in the same turn may have brought the old tab back.
            if let from, from !== tab.displayed { try from.removeViewByContainer() }
            try sides.sendDids()
        } else {
            try sides.sendUndoing(animated: isAnimated)
            try to.removeViewByContainer()
            tab.displayed = from
            tab.selectedViewController = from
        }
        from?.removeOwner()
        to.removeOwner()
        tab.removeOwner()
    }
}
