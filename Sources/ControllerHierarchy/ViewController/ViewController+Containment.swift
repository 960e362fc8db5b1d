/// Managing child view controllers in a custom container, and responding to containment events.
///
/// Source: navigation-containment.md R3, R14.
extension ViewController {
    /// Adds a child; sends `willMove(toParent:)` and never `didMove(toParent:)`.
    ///
    /// - Parameter isDecoded: Whether an archive has it as a child, which hears of no parent.
    /// - Throws: `UIViewControllerHierarchyInconsistency` while the child's view stands under another
    ///   controller.
    func addChild(_ child: ViewController, isDecoded: Bool = false) throws(Interruption) {
        if let host = child.viewIfLoaded?.superview?.nearestController, host !== self {
            throw .exception(
                .hierarchyInconsistency,
                "child view controller:\(child.identity.printed) should have parent view controller:"
                    + "\(host.identity.printed) but requested parent is:\(identity.printed)")
        }
        if application.isRoot(child) {
            throw .exception(
                .hierarchyInconsistency,
                "adding a root view controller \(child.identity.printed) as a child of view controller:"
                    + "\(identity.printed)")
        }
        try child.checkIsNotPreviewed()
        try checkIsNoAncestor(child)
        try checkDepth(with: child)
        try child.changeParent { () throws(Interruption) in try link(child, isDecoded: isDecoded) }
    }

    private func link(_ child: ViewController, isDecoded: Bool) throws(Interruption) {
        if child.parent === self {
            // Source: cont-readd-same-parent-ios6.
            try child.send(.willMoveToParent, .controller(nil))
        }
        child.addOwner()
        if child.parent != nil {
            try child.leaveParent(toJoinAgain: child.parent === self)
            // Where the app puts it when it hears of that, it does not stay.
            if let other = child.parent {
                try child.endRelation(to: other, toJoinAgain: false)
                child.removeOwner()
            }
            // A stack that leaves its container takes up what waited for its next transition.
            try checkIsNoAncestor(child)
        }
        try child.changePlace { () throws(Interruption) in
            child.parent = self
            self.children.append(child)
        }
        child.noteJoining()
        child.repeatsDidMoveIn = nil
        if !isDecoded { try child.send(.willMoveToParent, .controller(identity)) }
    }

    private func checkIsNoAncestor(_ child: ViewController) throws(Interruption) {
        guard child.unmanagedPresentedBy == nil, !isContained(in: child),
            !stands(above: child)
        else {
            throw .error(
                .invalidArgument(
                    field: "controller", reason: "a presented controller or an ancestor cannot become a child"
                ))
        }
    }

    /// Removes the controller from its parent; sends `didMove(toParent: nil)` and never `willMove`.
    func removeFromParent() throws(Interruption) {
        try changeParent { () throws(Interruption) in try leaveParent(toJoinAgain: false) }
    }

    /// - Parameter toJoinAgain: Whether its parent adds it once more.
    private func leaveParent(toJoinAgain: Bool) throws(Interruption) {
        guard let parent else { return }
        try endRelation(to: parent, toJoinAgain: toJoinAgain)
        try send(.didMoveToParent, .controller(nil))
        // Of a view that is on its way out the last callback is still to come.
        if !appearance.isUnderWay { movement.remove(.isMovingFromParent) }
        removeOwner()
    }

    private func endRelation(to parent: ViewController, toJoinAgain: Bool) throws(Interruption) {
        try parent.cutLinkUnheard(of: self)
        endAppearance(begunBy: parent)
        // What is added once more keeps its place on a container's list.
        // Source: canvas-moves-between-stacks-ios17.
        if !toJoinAgain { try parent.didLose(self) }
        // A parent that goes itself with what it has lost has told it so.
        endAppearance(begunBy: parent)
    }

    /// Ends the link to a child, which is still held and hears nothing of it.
    func cutLinkUnheard(of child: ViewController) throws(Interruption) {
        try child.changePlace { () throws(Interruption) in
            self.children.remove(child)
            child.parent = nil
        }
    }

    /// Ends in this turn's commit an appearance that the parent began and would have ended.
    ///
    /// Source: class reference iOS 10, figure 1; child-leaves-covered-parent,
    /// tab-in-more-removed-while-shown, split-expands-while-appearing-ios26.
    func endAppearance(begunBy parent: ViewController) {
        guard appearance.isUnderWay, parent.appearance.isUnderWay, parent.forwardsAutomatically,
            appearance.goal == parent.appearance.goal, !appearance.endsAfterCommit,
            application.transition(driving: self) == nil
        else { return }
        endAppearanceAfterCommit()
    }

    /// Follows the app's own `didMove(toParent:)`, or its `removeFromParent`.
    ///
    /// Where the view moves into or out of the window below a visible parent of the app's own, and nobody
    /// else drives the appearance, UIKit repeats the call at the end.
    ///
    /// - Parameter container: The parent, or what was the parent; nil for one that stands alone, such as a
    ///   root, and appears.
    /// Source: on-child-add-26-detail, did-move-repeated-ios26, nested-collection-children-ios11.
    func noteMoveByApp(in container: ViewController?) {
        repeatsDidMoveIn = nil
        guard application.behavior.holds(.repeatsDidMoveAfterAppearance) else { return }
        guard let container else {
            if appearance.state == .appearing { repeatsDidMoveIn = .appeared }
            return
        }
        let end: AppearanceState = parent == nil ? .disappeared : .appeared
        guard appearance.state != end, container.isOnScreen, !container.forwardsAppearanceFromInside else {
            return
        }
        repeatsDidMoveIn = end
    }

    /// Sends the `didMove(toParent:)` that is to be repeated, if the view has gone the way of the relation.
    func repeatDidMove() throws(Interruption) {
        guard let state = repeatsDidMoveIn else { return }
        repeatsDidMoveIn = nil
        guard appearance.state == state else { return }
        try send(.didMoveToParent, .controller(parent?.identity))
    }

    /// UIKit's implementation of `willMove(toParent:)`, which sets the movement flags.
    ///
    /// Source: flag-movingfrom-in-willdisappear-popped.
    func willMoveToParent(isNil: Bool) {
        movement.remove(isNil ? .isMovingToParent : .isMovingFromParent)
        movement.insert(isNil ? .isMovingFromParent : .isMovingToParent)
    }

    /// Sends `didMove(toParent:)`, after which the controller is no longer moving.
    func sendDidMove(to parent: ViewController?) throws(Interruption) {
        try send(.didMoveToParent, .controller(parent?.identity))
        movement.subtract([.isMovingToParent, .isMovingFromParent])
    }

    /// What `addSubview(_:)` raises for a view that the receiver stands in.
    static let viewInItself = Interruption.exception(.invalidArgument, "Can't add self as subview")

    /// Puts another controller's view into this one's view, or into that of a descendant.
    ///
    /// Source: lifecycle-rotation.md 1.2; exc-hier-actual; on-child-add-26-detail.
    func addSubview(of child: ViewController) throws(Interruption) {
        try child.checkIsNotPreviewed()
        guard let outer = try view(), let inner = try child.view() else { return }
        if let actual = child.parent, actual !== self {
            throw .exception(
                .hierarchyInconsistency,
                "child view controller:\(child.identity.printed) should have parent view controller:"
                    + "\(identity.printed) but actual parent is:\(actual.identity.printed)")
        }
        guard !outer.isDescendant(of: inner) else { throw ViewController.viewInItself }
        let movesIntoWindow = !inner.isInWindow && outer.isInWindow
        if movesIntoWindow, mayDriveAppearance(of: child), child.isSettled,
            appearance.state == .appeared || appearsWithWindow
        {
            try child.beginWindowDrivenAppearance(true)
        }
        if inner.isInWindow, !outer.isInWindow {
            if child.appearance.state == .appeared { try child.beginWindowDrivenAppearance(false) }
            try child.beginAppearanceOfUnparentedControllers(false)
        }
        try child.changeSuperview { outer.addSubview(inner) }
        if outer.isInWindow {
            child.setNeedsLayout()
            child.followIntoWindow()
        } else {
            layOutOnReturn()
        }
    }

    /// Puts the controller's view straight into the window, below no other controller.
    ///
    /// Source: exc-hier-null; rt-chameleon-window-driven; session-root-taken-out-and-put-back-ios17.
    func addViewToWindow() throws(Interruption) {
        try checkIsNotPreviewed()
        guard let own = try view() else { return }
        if let parent {
            throw .exception(
                .hierarchyInconsistency,
                "child view controller:\(identity.printed) should have parent view controller:(null) "
                    + "but actual parent is:\(parent.identity.printed)")
        }
        if !own.isInWindow, isSettled { try beginWindowDrivenAppearance(true) }
        try changeSuperview { application.window.view.addSubview(own) }
        setNeedsLayout()
    }

    /// Takes the controller's view out of its superview.
    func removeViewFromSuperview() throws(Interruption) {
        guard let own = viewIfLoaded else { return }
        let mayDrive = own.superview?.nearestController?.mayDriveAppearance(of: self) ?? true
        if own.isInWindow, mayDrive, isSettled || comesWithParent {
            try beginWindowDrivenAppearance(false)
        }
        try changeSuperview(removeOwnView)
        try application.endEditingOutsideWindow()
    }

    /// Whether the controller begins to appear because a container of the app's own does.
    ///
    /// Nobody ends that when its view has gone. Source: child-view-leaves-as-its-parent-appears.
    private var comesWithParent: Bool {
        guard let parent, !parent.resizesChildren, appearance.state == .appearing, !appearance.isByHand else {
            return false
        }
        return parent.appearance.state == .appearing && application.transition(driving: self) == nil
    }

    /// Whether the view has come into the window as the app launches, or as a window's root, and has not
    /// appeared yet; what is put into it then appears by itself, unlike in a transition of a container's.
    ///
    /// Source: children-added-in-first-layout-ios11, children-added-before-did-appear,
    /// omni-inner-of-main-appears-at-launch-ipad5.
    private var appearsWithWindow: Bool {
        guard appearance.state == .appearing, application.life.isLaunching || application.isRoot(self) else {
            return false
        }
        // The one that shows the first of a stack has no coordinator.
        return !(application.transition(driving: self)?.hasCoordinator ?? false)
    }

    /// Whether a move of that controller's view below this one may drive its appearance.
    private func mayDriveAppearance(of child: ViewController) -> Bool {
        child.parent == nil || forwardsAutomatically
    }

    /// Whether nobody else's transition brings or takes the view.
    private var isSettled: Bool { !appearance.isUnderWay || appearance.endsAfterCommit }

    /// Begins the appearance of controllers whose views the app put below this one's view without `addChild`.
    ///
    /// They follow the window, not the container: only a root or a presented controller brings them in.
    /// Source: cont-no-addchild-window, cont-no-addchild-in-nav, cont-all-get-callbacks-without-addchild.
    func beginAppearanceOfUnparentedControllers(_ isAppearing: Bool) throws(Interruption) {
        var unparented: [ViewController] = []
        unmanagedView?._withUnsafeGuaranteedRef { $0.collectUnparented(into: &unparented) }
        if unparented.isEmpty { return }
        for controller in unparented {
            if isAppearing, forwardsAppearanceFromInside { continue }
            try controller.beginWindowDrivenAppearance(isAppearing, isBroughtByContainer: true)
        }
    }

    /// Begins the appearance of children that came below the view of a controller which had appeared outside
    /// of the window, as a page does.
    ///
    /// Source: child-added-to-page-outside-window-comes-along.
    func bringAlongLateChildren() throws(Interruption) {
        guard appearance.state == .appeared, forwardsAutomatically else { return }
        for child in children where child.isInWindow && child.isSettled {
            try child.beginWindowDrivenAppearance(true)
        }
    }

    /// Sends the will-callback now; the did-callback follows after this turn's commit.
    ///
    /// - Parameter isBroughtByContainer: Whether the view comes or goes in a container's; its did is then
    ///   sent in this turn in every version. Source: view-alone-in-root-ios6.
    func beginWindowDrivenAppearance(
        _ isAppearing: Bool, isBroughtByContainer: Bool = false
    ) throws(Interruption) {
        guard appearance.goal != (isAppearing ? .appeared : .disappeared) else { return }
        try beginAppearanceTransition(isAppearing, animated: false)
        let endsLater = application.behavior.holds(.endsWindowDrivenAppearanceInNextTurn)
        endAppearanceAfterCommit(inNextTurn: endsLater && !isBroughtByContainer)
    }
}
