/// Passing appearance on: which children hear of it, and whether they are in view.
///
/// Source: navigation-containment.md R1, R2.
extension ViewController {
    /// The children that hear of this controller's appearance after its own callback has returned.
    ///
    /// A navigation or tab bar controller tells its members from inside, and only what the app has added
    /// besides follows as in a plain container. Of members there may be many; of subviews there are few.
    func forwardingChildren(_ isAppearing: Bool) -> [ViewController] {
        guard !children.isEmpty, forwardsAutomatically else { return [] }
        guard forwardsAppearanceFromInside else {
            return children.filter { $0.isShown(in: self) || $0.hearsOutsideWindow(isAppearing) }
        }
        var others: [ViewController] = []
        unmanagedView?._withUnsafeGuaranteedRef { own in
            for place in own.subviews.indices {
                own.subviews[place].unmanagedController?._withUnsafeGuaranteedRef { child in
                    if child.isChild(of: self), !drivesAppearance(of: child) { others.append(child) }
                }
            }
        }
        return others
    }

    /// Whether the controller has appeared outside of every window, or leaves from there: no move of its view
    /// ends that, so that it hears of the end wherever its view is, and of the return if that is taken back.
    ///
    /// Source: page-child-outside, page-outside-stays.
    private func hearsOutsideWindow(_ isAppearing: Bool) -> Bool {
        guard !isAppearing else { return hearer.appearance.leavesOutsideWindow }
        guard !isInWindow, !appearance.endsAfterCommit else { return false }
        return appearance.state == .appeared || appearance.state == .disappearing
    }

    /// Whether the children hear of this controller's appearance without the app's doing.
    var forwardsAutomatically: Bool {
        setting(.shouldAutomaticallyForwardAppearanceMethods)?.bool ?? forwardsAsBefore6
    }

    /// What iOS 5 asks for appearance and rotation alike; nobody answers it on a later version.
    ///
    /// Source: class reference iOS 6,
    /// `automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers`.
    var forwardsAsBefore6: Bool {
        setting(.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers)?.bool ?? true
    }

    /// Whether the controller has appeared or is about to, in a window: a container then drives its children.
    var isOnScreen: Bool { appearance.goal == .appeared && isInWindow }

    /// Passes the beginning of this container's appearance on to the member that it shows, from inside.
    ///
    /// One that has appeared outside of every window hears of the end wherever its view is by then, and of
    /// the return if that is taken back.
    func forwardBegin(_ isAppearing: Bool, to member: ViewController, animated: Bool) throws(Interruption) {
        try member.withHearer { (hearer) throws(Interruption) in
            try forwardBegin(isAppearing, to: member, heardBy: hearer, animated: animated)
        }
    }

    private func forwardBegin(
        _ isAppearing: Bool, to member: ViewController, heardBy hearer: ViewController, animated: Bool
    ) throws(Interruption) {
        let hearsOutside = isAppearing ? hearer.appearance.leavesOutsideWindow : !member.isInWindow
        guard forwardsAutomatically, hearsOutside || member.isShown(in: self) else { return }
        let goal: AppearanceState = isAppearing ? .appeared : .disappeared
        if hearer.appearance.goal != goal {
            try hearer.beginAppearanceTransition(isAppearing, animated: animated)
            hearer.noteToldByContainer()
        }
        // The app may have put its view back beside what stands in its place: it goes and comes as well.
        // Source: member-beside-what-stands-in-its-place.
        if hearer !== member, member.appearance.goal != goal, !isAppearing || member.isVisible(in: self) {
            try member.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// Whether the view, or what stands in its place, is inside a container's view.
    func isShown(in container: ViewController) -> Bool {
        withHearer { $0.isVisible(in: container) }
    }

    /// Whether the view is loaded and stands inside a container's view.
    func isVisible(in container: ViewController) -> Bool {
        guard let own = unmanagedView, let outer = container.unmanagedView else { return false }
        return own._withUnsafeGuaranteedRef { own in
            outer._withUnsafeGuaranteedRef { own.isDescendant(of: $0) }
        }
    }

    /// Whether the controller appears at this moment, as a child with its view inside the container's.
    func appears(in container: ViewController) -> Bool {
        appearance.state == .appearing && isChild(of: container) && isVisible(in: container)
    }

    /// Whether the controller can come back into a container that it was leaving: that one is still on the
    /// screen, or the controller's view without it.
    ///
    /// Source: leaving-member-taken-out-presents, page-swipe-cancelled-while-covered.
    func hasPlace(in container: ViewController) -> Bool {
        parent === container ? container.isOnScreen : hearer.isInWindow
    }

    /// Sends a `viewIsAppearing` that is still due at the end of an appearance.
    ///
    /// What turns that round has an end of its own. Source: tab-left-as-pushed-one-is-appearing.
    ///
    /// - Returns: whether the controller appears still.
    func deliverLastIsAppearing() throws(Interruption) -> Bool {
        try deliverIsAppearing()
        return appearance.state == .appearing
    }

    /// Sends a `viewIsAppearing` that is still due, then those of the children that appear along.
    func deliverIsAppearing() throws(Interruption) {
        // Source: doc-viewisappearing, via-nested-15; navigation-containment.md R2.
        try sendIsAppearing()
        guard appearance.state == .appearing else { return }
        guard forwardsAppearanceFromInside else {
            for child in children where child.appears(in: self) { try child.deliverIsAppearing() }
            return
        }
        // Of members there may be many; of subviews there are few.
        guard let shown = unmanagedView?._withUnsafeGuaranteedRef({ $0.subviews }) else { return }
        for view in shown {
            if let child = view.controller, child.appears(in: self) { try child.deliverIsAppearing() }
        }
    }

    // MARK: Appearances that the app has begun before the view is in the window

    /// Sends `viewIsAppearing` in a commit; where the app has begun the appearance by hand, it waits until
    /// the view is in the window.
    ///
    /// Source: begin-then-add-in-later-turn.
    func sendIsAppearingInWindow() throws(Interruption) {
        if !isInWindow, let parent, !parent.forwardsAppearanceFromInside, parent.isOnScreen,
            application.transition(driving: self) == nil
        {
            return
        }
        try sendIsAppearing()
    }

    /// Goes on, in the window, with an appearance that the app has begun before.
    func followIntoWindow() {
        guard appearance.state == .appearing, appearance.isUnderWay else { return }
        if !hasEnteredWindow { application.commit.enterWindow(self) }
        if appearance.awaitsIsAppearing { application.commit.appear(self) }
    }
}
