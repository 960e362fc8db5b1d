/// What the appearance of a navigation controller means for the controller that it shows.
extension NavigationController {
    /// The displayed child hears from inside; one that is to be replaced in the layout pass does not.
    ///
    /// What takes the stack away out of the call in which a pushed controller begins to appear takes that one
    /// away as well, as it does once the push is on its way; so does the first one of a stack that comes.
    /// Source: tab-left-as-pushed-one-appears-ios9, tab-left-as-first-of-stack-appears-ios12.
    func forwardBegin(_ isAppearing: Bool, animated: Bool) throws(Interruption) {
        if let displayed {
            guard !isAppearing || displayed === topViewController else { return }
            try forwardBegin(isAppearing, to: displayed, animated: animated)
        }
        guard !isAppearing, let arriving = transition?.to, arriving.appearance.state == .appearing else {
            return
        }
        try forwardBegin(false, to: arriving, animated: animated)
    }

    /// Ends the first transition, whose did-callbacks come with the navigation controller's own.
    ///
    /// Source: nav-launch-root-ios12; navigation-containment.md R9.
    func endAppearance(animated: Bool) throws(Interruption) {
        if let transition, transition.isInitial {
            try transition.finish(completed: true)
        } else if let displayed, displayed === topViewController, !isBusy, pendingTransition == nil {
            // What has its place before the first layout pass arrives with the stack.
            if displayed.movement.contains(.isMovingToParent), displayed.parent === self {
                try displayed.sendDidMove(to: self)
            }
            // What it showed before is shown again. Source: openradar 29912893, the third step.
            try sendDelegate(.navigationDidShow, displayed, animated: animated)
        }
        guard !hasAppeared else { return }
        hasAppeared = true
        setNeedsLayout()
    }

    func endForwarded(_ state: AppearanceState, animated: Bool) throws(Interruption) {
        // What goes in its viewWillAppear has no place yet. Source: root-replaced-as-first-appears.
        if displayed == nil, state == .disappeared, let arriving = transition?.to,
            arriving.appearance.state == .disappearing
        {
            return try arriving.endForwardedAppearance(state, animated: animated)
        }
        guard let displayed, displayed.isShown(in: self) || displayed.appearance.isUnderWay else { return }
        // What a push brings while the stack itself appears has appeared when that has ended.
        if state == .appeared, isBusy, let transition, !transition.isFinishing, displayed === transition.to,
            displayed.appearance.isUnderWay, !displayed.appearance.nestsInParents
        {
            // Source: dadong-push-as-root-loads-ios10.
            transition.isUnbalanced =
                application.behavior.holds(.changesBeforeTheRootHasAppearedAreUnbalanced)
            return
        }
        try displayed.endForwardedAppearance(state, animated: animated)
    }

    /// Tells the delegate of a controller that is or was shown.
    func sendDelegate(
        _ callback: Callback, _ controller: ViewController, animated: Bool
    ) throws(Interruption) {
        guard delegate != nil else { return }
        try application.record(
            callback, target: identity, payload: .controllerAnimated(controller.identity, animated))
    }
}
