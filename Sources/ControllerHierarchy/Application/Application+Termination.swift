/// The end of a run.
extension Application {
    /// Who ends the app.
    enum Terminator: String, CaseIterable {
        case system
        /// Somebody who throws it out of the app switcher, which throws the saved state away as well.
        case user
    }

    /// Ends the app: a suspended app hears nothing of it.
    ///
    /// Source: UIApplicationDelegate reference, `applicationWillTerminate(_:)`; archive-discard-rules;
    /// terminate-no-scenes; ended-while-it-runs-in-background-ios12.
    ///
    /// - Parameters:
    ///   - terminator: Who does.
    ///   - isRunning: Whether something keeps the app from being suspended in the background.
    func terminate(by terminator: Terminator, isRunning: Bool) throws(Interruption) {
        if life.isInBackground, !isRunning {
            // The app hears of it at its next launch.
            if terminator == .user { system.discardScene(isTold: false) }
        } else if life.isInBackground, terminator == .system {
            try sendToDelegate(.willTerminate, party: parties.application)
        } else {
            try leaveAppSwitcher()
        }
        if terminator == .user, !(definition.restoration?.isDeveloperMode ?? false) { savedState.keep(nil) }
        endRun()
    }

    /// What an app hears that somebody throws out of the app switcher while it runs.
    ///
    /// Source: terminate-scenes, terminate-scenes-reason, notebook-scene-kill-ios13, terminate-no-scenes,
    /// terminate-ios9, scene-thrown-out-while-it-runs-ios13.
    private func leaveAppSwitcher() throws(Interruption) {
        let isInFront = !life.isInBackground
        if isInFront { try leaveActive() }
        if usesScenes {
            for scene in scenes.connected {
                scene.state = .unattached
                try tell(scene, .sceneDidDisconnect)
            }
            try sendToDelegate(.didDiscardSceneSessions, party: parties.application)
            system.discardScene(isTold: true)
        } else if isInFront {
            life.enterBackground()
            try sendToDelegate(.didEnterBackground, party: parties.application)
        }
        let emptiesWindows =
            usesScenes
            ? behavior.holds(.discardedScenesEmptyTheirWindows) : behavior.holds(.windowsEmptyAtTermination)
        if emptiesWindows {
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
        life.terminate()
        for controller in controllers.all { controller.cutLinks() }
        controllers.removeAll()
        window.rootViewController = nil
        window.isVisible = false
        window.view.detach()
        windows.removeOthers()
        for scene in scenes.others { scenes.remove(scene) }
        scenes.main.state = .unattached
        commit = CommitQueue()
        transitions = TransitionList()
        windows.responders = ResponderList()
        runLoop.cancelAll()
    }
}
