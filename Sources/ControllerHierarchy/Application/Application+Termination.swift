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
    /// terminate-no-scenes.
    func terminate(by terminator: Terminator) throws(Interruption) {
        if life.isInBackground {
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
    /// Source: terminate-scenes, terminate-scenes-reason, notebook-scene-kill-ios13, terminate-no-scenes,
    /// terminate-ios9.
    private func leaveAppSwitcher() throws(Interruption) {
        try leaveActive()
        if usesScenes {
            for scene in scenes.connected {
                scene.state = .unattached
                try tell(scene, .sceneDidDisconnect)
            }
            try sendToDelegate(.didDiscardSceneSessions, party: parties.application)
            system.discardScene(isTold: true)
        } else {
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
