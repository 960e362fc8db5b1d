/// Responding to view events: one state machine decides which callback is sent.
///
/// Source: class reference iOS 10, figure 1; navigation-containment.md R1, R2; lifecycle-rotation.md 1.2.
extension ViewController {
    /// Tells the controller that its appearance is about to change, as a container or UIKit itself does.
    ///
    /// The opposite direction during a transition sends the new will at once and never the old did. The same
    /// direction again nests silently. In the state that it leads to it is unbalanced; what the app does
    /// by hand is heard again there. Source: purchasely-begins-again-ios26, purchasely-appears-twice-ios26.
    func beginAppearanceTransition(
        _ isAppearing: Bool, animated: Bool, byHand: Bool = false
    ) throws(Interruption) {
        switch (isAppearing, appearance.state) {
        case (true, .disappeared), (true, .disappearing), (false, .appeared), (false, .appearing):
            try begin(isAppearing, animated: animated, byHand: byHand)
        case (true, .appearing), (false, .disappearing):
            guard byHand, appearance.takeEndAfterCommit() else { return appearance.nest() }
            try endAppearanceTransition()
            try begin(isAppearing, animated: animated, byHand: true)
        case (true, .appeared), (false, .disappeared):
            guard byHand || appearance.isByHand else { return try application.warnUnbalanced(self) }
            try begin(isAppearing, animated: animated, byHand: byHand)
        }
    }

    private func begin(_ isAppearing: Bool, animated: Bool, byHand: Bool) throws(Interruption) {
        if isAppearing { try view() }
        let state = isAppearing ? AppearanceState.appearing : .disappearing
        let isRepeated = byHand && appearance.state == state.goal
        appearance.begin(state, animated: animated, byHand: byHand)
        if state == .appearing {
            awaitIsAppearing()
            returnToCommits()
            try catchUpWithEnvironment()
        }
        try sendOfAppearance(isAppearing ? .viewWillAppear : .viewWillDisappear, animated: animated)
        if children.isEmpty { return }
        for member in forwardingChildren(state == .appearing) {
            let child = member.hearer
            // What was done by hand is heard again, by all below too. Source: snapshot-twice-way-in-ios17.
            if child.appearance.state == state.goal, !child.appearance.isByHand, !isRepeated { continue }
            // One that a transition takes in the same direction is ended by that.
            if child.appearance.goal == state.goal, application.transition(driving: child) != nil {
                continue
            }
            child.appearance.nestInParents(state)
            try child.beginAppearanceTransition(state == .appearing, animated: animated, byHand: isRepeated)
            child.noteToldByContainer()
        }
        guard !forwardsAppearanceFromInside else { return }
        // What only waited for the end of an appearance that is taken back has no end to wait for. Members,
        // which may be many, are told from inside. Source: context-presents-as-container-stays.
        for child in children where child.appearance.nestsInParents && child.appearance.goal != state.goal {
            child.appearance.leaveParents()
            try child.endAppearanceTransition()
        }
    }

    /// Follows the beginning of an appearance that a container has passed on.
    func noteToldByContainer() { if !isInWindow { appearance.noteLeavingOutsideWindow() } }

    /// Tells the controller that its appearance has changed; the did-callback comes with the outermost end.
    func endAppearanceTransition(byMove: Bool = false) throws(Interruption) {
        guard appearance.isUnderWay else { return try application.warnUnbalanced(self) }
        guard appearance.end() else { return }
        if appearance.state == .appearing, try !deliverLastIsAppearing() { return }
        try finish(appearance.goal, animated: appearance.isAnimated, byMove: byMove)
    }

    private func finish(_ state: AppearanceState, animated: Bool, byMove: Bool = false) throws(Interruption) {
        appearance.finish(in: state)
        try sendOfAppearance(state == .appeared ? .viewDidAppear : .viewDidDisappear, animated: animated)
        if byMove { try repeatDidMove() } else { repeatsDidMoveIn = nil }
        if children.isEmpty { return }
        for child in forwardingChildren(state == .appeared) {
            try child.endForwardedAppearance(state, animated: animated)
        }
        guard !forwardsAppearanceFromInside else { return }
        // One whose own transition has taken its view away still waits for this end.
        for child in children where child.appearance.nestsInParents {
            try child.endForwardedAppearance(state, animated: animated)
        }
    }

    /// The did-callback as a container passes it on.
    ///
    /// One that joined in the middle gets the did without a will, one that appeared by hand gets it again.
    /// Source: cont-change-after-push, cont-first-page-no-will, xlpager-first-page-ios9.
    func endForwardedAppearance(_ state: AppearanceState, animated: Bool) throws(Interruption) {
        if let standIn {
            appearance.noteBehindStandIn(state)
            try standIn.endForwardedAppearance(state, animated: animated)
            // What began before it was replaced, or beside what stands in its place, ends as well.
            guard appearance.nestsInParents || appearance.isUnderWay else { return }
        } else if let presentation, presentation.leavesWithContainer {
            try presentation.presented.endForwardedAppearance(state, animated: animated)
        }
        appearance.leaveParents()
        if appearance.isUnderWay, appearance.goal == state, !appearance.endsAfterCommit {
            try endAppearanceTransition()
        } else if !appearance.isUnderWay {
            let wasByHand = appearance.takeHand()
            if appearance.state != state || wasByHand { try finish(state, animated: animated) }
        }
    }

    /// Ends an appearance that this child's container drives, for who hears of it.
    func endAppearanceOfHearer() throws(Interruption) {
        try withHearer { (hearer) throws(Interruption) in try endAppearance(of: hearer) }
    }

    /// As `endAppearanceOfHearer`, for who heard of the beginning.
    func endAppearance(of hearer: ViewController) throws(Interruption) {
        if hearer !== self { appearance.noteBehindStandIn(hearer.appearance.goal) }
        if hearer.appearance.isUnderWay { return try hearer.endAppearanceTransition() }
        // What began before it was replaced ends as well.
        if hearer !== self, appearance.isUnderWay { try endAppearanceTransition() }
        // What has come into the child's place meanwhile goes with the view that is taken away.
        guard hearer !== self, !hearer.isInWindow else { return }
        try hearer.disappearAtOnce()
    }

    /// Ends an appearance that began unheard, behind what stood in this controller's place.
    func endUnheardAppearance(animated: Bool) throws(Interruption) {
        // Source: context-child-unbalanced-ios11; context-with-stack-popped-unseen-ios13.
        appearance.noteBehindStandIn(.disappeared)
        try application.warnUnbalanced(self)
        try finish(.appeared, animated: animated)
        for returning in shownHierarchy where returning.loadsContentInLayout { returning.setNeedsLayout() }
    }

    /// Brings the appearance to its end at once, when a container takes the controller out unseen.
    func disappearAtOnce() throws(Interruption) {
        if let standIn { return try standIn.disappearAtOnce() }
        if appearance.goal == .appeared { try beginAppearanceTransition(false, animated: false) }
        try application.followResponder()
        try removeViewByContainer()
        guard appearance.isUnderWay else { return }
        appearance.unnest()
        try endAppearanceTransition()
    }

    // MARK: viewIsAppearing

    /// Notes that the controller, which will appear, is to get `viewIsAppearing` in this commit.
    private func awaitIsAppearing() {
        // Source: doc-viewisappearing; via-nested-15.
        if !hasEnteredWindow { application.commit.enterWindow(self) }
        guard application.behavior.holds(.sendsViewIsAppearing) else { return }
        let reachesAll = application.behavior.holds(.sendsViewIsAppearingToChildrenOfPlainContainers)
        if !reachesAll, let parent, !parent.forwardsAppearanceFromInside { return }
        appearance.awaitIsAppearing()
        application.commit.appear(self)
    }

    /// Sends `viewIsAppearing` unless it was sent already or the controller no longer appears.
    func sendIsAppearing() throws(Interruption) {
        try enterWindow()
        guard appearance.takeIsAppearing(), appearance.goal == .appeared else { return }
        try sendOfAppearance(.viewIsAppearing, animated: appearance.isAnimated)
    }

    // MARK: Moves into and out of windows

    /// Asks for the end of an appearance that nothing else ends, after this turn's commit.
    func endAppearanceAfterCommit(inNextTurn: Bool = false) {
        appearance.awaitEndAfterCommit()
        addOwner()
        if inNextTurn {
            application.runLoop.schedule(.endAppearance(self), after: 0)
        } else {
            application.runLoop.scheduleAfterCommit(.endAppearance(self))
        }
    }

    /// Sends the did-callback of a move into or out of the window.
    func endWindowDrivenAppearance() throws(Interruption) {
        if appearance.takeEndAfterCommit(), !givesWayToFullScreen {
            if appearance.state == .appearing, !isInWindow {
                // The view went away with that of a container before the did was due.
                try beginAppearanceTransition(false, animated: false)
            }
            try endAppearanceTransition(byMove: true)
        }
        removeOwner()
    }

    /// Has a move into the window end all, whatever has joined it, if there is such a move.
    func leaveTransitionUnbalanced() -> Bool {
        guard appearance.state == .appearing, appearance.endsAfterCommit else { return false }
        appearance.unnest()
        return true
    }

    /// Follows `addChild`: a view in the window already hears nothing before its parent appears anew.
    func noteJoining() { appearance.noteJoining(inWindow: isInWindow) }

    /// Asks for a layout pass at the next appearance, for views put into this one in no window.
    func layOutOnReturn() { appearance.needLayoutOnReturn() }

    /// Whether that pass is due; it is spent with that.
    func takeLayoutOnReturn() -> Bool { appearance.takeLayoutOnReturn() }

    /// Puts the controller back where it was before an appearance that nothing will end.
    ///
    /// - Parameter withChildren: Whether those that have heard of it from this one go back as well.
    /// Source: column-emptied-under-context-ios26.
    func forgetAppearance(withChildren: Bool = false) {
        appearance.forget()
        guard withChildren else { return }
        standIn?.forgetAppearance(withChildren: true)
        for child in children where child.isVisible(in: self) || !child.isInWindow {
            child.forgetAppearance(withChildren: true)
        }
    }

    /// The did-callback of a presenter is unanimated in some versions, and so is what it passes on.
    func endsAsPresenter() {
        guard application.behavior.holds(.presenterDidCallbacksAreUnanimated) else { return }
        for controller in shownHierarchy { controller.appearance.endUnanimated() }
    }
}

/// Where a controller stands in its appearance; nothing but the state machine above changes it.
struct Appearance {
    private(set) var state = AppearanceState.disappeared
    private var depth: Int32 = 0  // How many calls of `beginAppearanceTransition` have no end yet.
    private(set) var isAnimated = false
    /// Whether the app has begun the last appearance itself, so that no container has told of it yet.
    private(set) var isByHand = false
    /// Whether the parent's appearance counts as one of the calls that have no end yet.
    private(set) var nestsInParents = false
    /// Whether the container has appeared again while what stands in this one's place heard of it.
    private(set) var cameBehindStandIn = false
    /// Whether a container has told that it leaves while the view was in no window; also while it returns.
    private(set) var leavesOutsideWindow = false
    /// Whether the did-callback of a move into or out of the window is still to come.
    private(set) var endsAfterCommit = false
    /// Whether `addChild` came after the view had entered the window, so that no container told of that.
    private(set) var joinedInWindow = false
    /// Whether `viewIsAppearing` is still to be sent in this appearance.
    private(set) var awaitsIsAppearing = false
    /// Whether views were put into this one while it was in no window.
    private var needsLayoutOnReturn = false
    /// The state in which the appearance ends.
    var goal: AppearanceState { state.goal }
    /// Whether a call of `beginAppearanceTransition` has no end yet.
    var isUnderWay: Bool { depth > 0 }

    fileprivate mutating func begin(_ state: AppearanceState, animated: Bool, byHand: Bool) {
        (self.state, depth) = (state, 1)
        (isByHand, isAnimated, nestsInParents) = (byHand, animated, false)
        if state == .appearing { joinedInWindow = false }
        if state == .disappearing || byHand { leavesOutsideWindow = false }
    }

    fileprivate mutating func nest() { depth += 1 }
    /// Counts the parent's appearance as one of the calls, if it goes the same way.
    fileprivate mutating func nestInParents(_ parents: AppearanceState) { nestsInParents = state == parents }
    fileprivate mutating func noteLeavingOutsideWindow() {
        if state == .disappearing { leavesOutsideWindow = true }
    }
    fileprivate mutating func leaveParents() { nestsInParents = false }
    /// Leaves one call that has no end yet.
    fileprivate mutating func unnest() { depth = 1 }

    /// - Returns: whether it was the outermost call that has ended.
    fileprivate mutating func end() -> Bool {
        depth -= 1
        return depth == 0
    }

    fileprivate mutating func endUnanimated() { isAnimated = false }
    fileprivate mutating func finish(in state: AppearanceState) {
        (self.state, endsAfterCommit, leavesOutsideWindow) = (state, false, false)
    }
    fileprivate mutating func forget() {
        (state, depth) = (.disappeared, 0)
        (awaitsIsAppearing, isByHand, leavesOutsideWindow) = (false, false, false)
    }
    fileprivate mutating func noteBehindStandIn(_ state: AppearanceState) {
        cameBehindStandIn = state == .appeared
    }
    fileprivate mutating func noteJoining(inWindow: Bool) {
        joinedInWindow = state == .disappeared && inWindow
    }
    fileprivate mutating func awaitEndAfterCommit() { endsAfterCommit = true }
    fileprivate mutating func takeEndAfterCommit() -> Bool { take(&endsAfterCommit) }
    fileprivate mutating func awaitIsAppearing() { awaitsIsAppearing = true }
    /// A container tells of what the app did by hand.
    fileprivate mutating func takeHand() -> Bool { take(&isByHand) }
    fileprivate mutating func takeIsAppearing() -> Bool { take(&awaitsIsAppearing) }
    fileprivate mutating func needLayoutOnReturn() { needsLayoutOnReturn = true }
    fileprivate mutating func takeLayoutOnReturn() -> Bool { take(&needsLayoutOnReturn) }
}

private func take(_ flag: inout Bool) -> Bool {
    defer { flag = false }
    return flag
}
