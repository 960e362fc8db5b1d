/// What outlives a run of the app: what the device keeps, and what the session counts on.
package struct PreviousRun: Sendable {
    /// Controllers of the next run are counted on from here, so that an id never means two.
    var lastControllerNumber: Int
    /// Virtual microseconds since the session's first launch.
    var microseconds: Int
    var system: SystemState
    /// The state that was saved last; nil when none was, or when it was thrown away.
    package var savedState: RestorationArchive?
}

extension Application {
    /// What is left when this run is over.
    ///
    /// A crash throws the saved state away. Source: archive-discard-rules.
    package var remains: PreviousRun {
        PreviousRun(
            lastControllerNumber: controllers.lastNumber, microseconds: runLoop.microseconds, system: system,
            savedState: hasCrashed ? nil : savedState.archive)
    }

    /// Takes over what an earlier run has left.
    func resume(after previous: PreviousRun) {
        controllers.skipNumbers(through: previous.lastControllerNumber)
        runLoop.advance(to: previous.microseconds)
        system = previous.system
        window.size = device.size
        if definition.restoration?.isDeveloperMode ?? false { savedState.keep(previous.savedState) }
    }
}

/// In which state the device is when the system launches an app behind others.
///
/// Source: restore-background-launch.
package enum BackgroundLaunch: String, Sendable, CaseIterable {
    /// All is as usual; the state is saved again when the task is done.
    case unlocked
    /// Saved state cannot be read or written, and waits for the next launch.
    case locked
}

// MARK: The end of a run

extension Application {
    /// Who ends the app.
    enum Terminator: String {
        case system
        /// Somebody who throws it out of the app switcher, which throws the saved state away as well.
        case user
    }

    /// Ends the app: a suspended app hears nothing of it.
    ///
    /// Source: UIApplicationDelegate reference, `applicationWillTerminate(_:)`; archive-discard-rules;
    /// terminate-no-scenes.
    func terminate(by terminator: Terminator) throws(Interruption) {
        if isInBackground {
            // The app hears of it at its next launch.
            if terminator == .user { system.discardScene(isTold: false) }
        } else {
            try leaveAppSwitcher()
        }
        if terminator == .user, !(definition.restoration?.isDeveloperMode ?? false) { savedState.keep(nil) }
        endRun()
    }

    /// What an app hears that somebody throws out of the app switcher while it is in front: no other app is.
    ///
    /// Source: terminate-scenes, terminate-scenes-reason, terminate-no-scenes, terminate-ios9.
    private func leaveAppSwitcher() throws(Interruption) {
        try resignActive()
        if usesScenes {
            try sendToDelegate(.sceneDidDisconnect, party: parties.scene)
            try sendToDelegate(.didDiscardSceneSessions, party: parties.application)
            system.discardScene(isTold: true)
        } else {
            isInBackground = true
            try sendToDelegate(.didEnterBackground, party: parties.application)
        }
        if usesScenes || behavior.holds(.windowsEmptyAtTermination) {
            for top in topsInWindow where top.appearance.state != .disappeared {
                try top.beginAppearanceTransition(false, animated: false)
                try top.removeViewByContainer()
                try top.endAppearanceTransition()
            }
        }
        try sendToDelegate(.willTerminate, party: parties.application)
    }

    /// Forgets everything that lived in the process; nothing is deinitialized on the way.
    private func endRun() {
        isRunning = false
        for controller in controllers.all { controller.cutLinks() }
        controllers.removeAll()
        window.rootViewController = nil
        window.isVisible = false
        window.view.detach()
        windows.removeOthers()
        commit = CommitQueue()
        transitions = TransitionList()
        windows.setFirstResponder(nil)
        runLoop.cancelAll()
    }
}
