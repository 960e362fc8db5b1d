/// The change from some columns of a split view controller to others: wills now, dids after the commit.
///
/// The old detail hears `viewWillDisappear` inside the setter.
///
/// Source: navigation-containment.md, later evidence.
final class SplitTransition: Transition {
    private let splitViewController: SplitViewController
    private let leaving: [ViewController]
    private var arriving: [ViewController]
    /// Those that it owns to its end.
    private let held: [ViewController]
    /// Controllers that leave the container as well.
    private let removed: [ViewController]
    /// Whether the columns collapse or expand with it, so that those which go hear of it at its end alone.
    private let isAdapting: Bool
    private let announced: [SplitViewController.ColumnChange]
    /// A controller whose appearance begins anew, and which stays where it is.
    var returning: ViewController?

    init(
        _ splitViewController: SplitViewController, from leaving: [ViewController],
        to arriving: [ViewController], removed: [ViewController],
        announced: [SplitViewController.ColumnChange]
    ) {
        self.announced = announced
        self.splitViewController = splitViewController
        self.leaving = leaving
        self.arriving = arriving
        self.removed = removed
        held = removed + leaving + arriving
        isAdapting = splitViewController.isAdapting && splitViewController.tellsOfEachColumn
        super.init(application: splitViewController.application, isAnimated: false, duration: 0)
        splitViewController.addOwner()
        for controller in held { controller.addOwner() }
    }

    override var container: ViewController? { splitViewController }

    override var name: String { "the column change of \(splitViewController.identity.label)" }

    private var sides: TransitionSides { sides(.navigation) }

    private func sides(_ order: TransitionOrder) -> TransitionSides {
        TransitionSides(leaving: leaving, arriving: arriving, order: order)
    }

    override func involves(_ controller: ViewController) -> Bool {
        leaving.contains { $0 === controller } || arriving.contains { $0 === controller }
    }

    override func start() throws(Interruption) {
        drive()
        for controller in arriving { try controller.view() }
        dropReplaced()
        if !isAdapting {
            try sides.sendFirstWill(animated: false)
            dropReplaced()
        }
        try sides.sendSecondWill(animated: false)
        try application.followResponder()
        for controller in arriving {
            if let own = splitViewController.viewIfLoaded, let view = controller.hearer.viewIfLoaded {
                own.addSubview(view)
            }
            controller.setNeedsLayout()
        }
        application.runLoop.scheduleAfterCommit(.finish(self))
    }

    /// Leaves out what the app has replaced while it loaded, or in a callback of what leaves.
    ///
    /// Source: split-detail-replaced-as-it-loads.
    private func dropReplaced() {
        let shown = splitViewController.shown
        arriving.removeAll { controller in !shown.contains { $0 === controller } }
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        let split = splitViewController
        letGo()
        try split.tellOfEnd()
        if isAdapting { try beginToLeave() }
        try returning?.endAppearanceOfHearer()
        // Another change in the same turn may have brought a column back.
        for controller in leaving where !split.shown.contains(where: { $0 === controller }) {
            if controller.parent === split { try controller.removeView(from: split) }
        }
        for controller in removed where split.columns.column(of: controller) == nil {
            try split.dissolve(controller)
        }
        if isAdapting {
            try sides(.tabFade).sendDids()
        } else {
            try sides.sendDids()
        }
        for change in announced { try split.sendDid(change) }
        for controller in removed where split.columns.column(of: controller) == nil {
            try split.orphan(controller)
        }
        return completed
    }

    /// What leaves the container goes at once; what stays in it hidden goes on to the end.
    ///
    /// UIKit ends each column by itself, in an order that differs from run to run.
    /// Source: probe-split-compact-collapses-pad-ios26, probe-split-top-primary-pad-ios26.
    private func beginToLeave() throws(Interruption) {
        let split = splitViewController
        for controller in removed where controller.parent === split && split.letsGo(of: controller) {
            try split.whileAdapting { () throws(Interruption) in try split.orphan(controller) }
            try controller.disappearAtOnce()
        }
        for controller in leaving where controller.parent === split && !split.showsView(of: controller) {
            guard controller.hearer.appearance.goal == .appeared else { continue }
            guard split.hasColumns else {
                try controller.disappearAtOnce()
                continue
            }
            try controller.hearer.beginAppearanceTransition(false, animated: false)
        }
    }

    override func release(completed: Bool) {
        for controller in held { controller.removeOwner() }
        splitViewController.removeOwner()
    }
}
