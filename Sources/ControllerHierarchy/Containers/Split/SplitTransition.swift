/// The change from some columns of a split view controller to others: wills now, dids after the commit.
///
/// The old detail hears `viewWillDisappear` inside the setter.
///
/// Source: navigation-containment.md, later evidence.
final class SplitTransition: Transition {
    private let splitViewController: SplitViewController
    private let leaving: [ViewController]
    private let arriving: [ViewController]
    /// A controller that leaves the container as well.
    private let removed: ViewController?
    private let announced: [SplitViewController.ColumnChange]

    init(
        _ splitViewController: SplitViewController, from leaving: [ViewController],
        to arriving: [ViewController], removed: ViewController?,
        announced: [SplitViewController.ColumnChange]
    ) {
        self.announced = announced
        self.splitViewController = splitViewController
        self.leaving = leaving
        self.arriving = arriving
        self.removed = removed
        super.init(application: splitViewController.application, isAnimated: false, duration: 0)
        splitViewController.addOwner()
        removed?.addOwner()
        for controller in leaving + arriving { controller.addOwner() }
    }

    override var container: ViewController? { splitViewController }

    override var name: String { "the column change of \(splitViewController.identity.label)" }

    private var sides: TransitionSides {
        TransitionSides(leaving: leaving, arriving: arriving, order: .navigation)
    }

    override func involves(_ controller: ViewController) -> Bool {
        leaving.contains { $0 === controller } || arriving.contains { $0 === controller }
    }

    override func start() throws(Interruption) {
        drive()
        for controller in arriving { try controller.view() }
        try sides.sendWills(animated: false)
        for controller in arriving {
            if let own = splitViewController.viewIfLoaded, let view = controller.hearer.viewIfLoaded {
                own.addSubview(view)
            }
            controller.setNeedsLayout()
        }
        application.runLoop.scheduleAfterCommit(.finish(self))
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        let split = splitViewController
        letGo()
        // Another change in the same turn may have brought a column back.
        for controller in leaving where !split.shown.contains(where: { $0 === controller }) {
            if controller.parent === split { try controller.removeView(from: split) }
        }
        try sides.sendDids()
        for change in announced { try split.sendDid(change) }
        if let removed, split.columns.column(of: removed) == nil { try split.orphan(removed) }
        return completed
    }

    override func release(completed: Bool) {
        removed?.removeOwner()
        for controller in leaving + arriving { controller.removeOwner() }
        splitViewController.removeOwner()
    }
}
