/// Launching the app: its delegate, the window and the first appearance of the root.
///
/// Source: lifecycle-rotation.md 1.3.
extension Application {
    /// Launches the app: delegate calls, window, root, saved state, first appearance.
    ///
    /// - Parameter archive: Saved state to restore; the definition's, if there is none.
    /// - Returns: the events of the launch; `raised` when UIKit raised on the way.
    package func launch(restoring archive: RestorationArchive? = nil) throws(OperationError)
        -> OperationOutcome
    {
        let archive = archive ?? definition.savedState
        definition.savedState = nil
        let outcome = try request { () throws(Interruption) in
            self.isInAppCode = true
            self.isLaunching = true
            self.prepareLaunchOrientation()
            defer { self.isLaunching = false }
            if !self.usesScenes { try self.loadMainStoryboard() }
            try self.willFinishLaunching(restoring: archive)
            let restoration = try self.restoreAtLaunch(archive)
            if self.usesScenes {
                try self.connectScene(restoring: archive)
                if self.window.rootViewController == nil { try self.makeRoot() }
                try self.showRoot()
                if !self.behavior.holds(.sceneEntersForegroundBeforeLoading) {
                    try self.sendToDelegate(.sceneWillEnterForeground, party: self.parties.scene)
                }
            } else {
                try self.recordDelegate(.didFinishLaunching, party: self.parties.application)
                try self.makeRoot()
                // The app makes its window inside the callback, UIKit that of a main storyboard behind it.
                if self.definition.mainStoryboard == nil { try self.showRoot() }
                try self.runDelegateScripts(of: .didFinishLaunching)
                try self.showRoot()
            }
            try self.becomeActive(with: restoration)
            restoration?.release()
            try self.drainReleasePool()
        }
        if outcome.outcome == .raised { hasCrashed = true }
        return outcome
    }

    /// An app that restores makes its root before that; one that shows its window early shows it now.
    ///
    /// Source: restore-launch-sequence, restore-code-nav-visible-window-order.
    private func willFinishLaunching(restoring archive: RestorationArchive?) throws(Interruption) {
        try recordDelegate(.willFinishLaunching, party: parties.application)
        if !usesScenes {
            let showsWindow = definition.makesWindowVisible == .willFinishLaunching
            if showsWindow || definition.restoration != nil || archive != nil { try makeRoot() }
            if showsWindow { try showRoot() }
        }
        try runDelegateScripts(of: .willFinishLaunching)
    }

    private func restoreAtLaunch(_ archive: RestorationArchive?) throws(Interruption) -> Restoration? {
        guard let archive else { return nil }
        var restoration: Restoration?
        // Without controllers it is a scene's archive, which the scene's delegate is given.
        if behavior.holds(.hasStateRestoration), !archive.controllers.isEmpty || archive.activity == nil {
            restoration = try restoreState(from: archive)
        }
        result.append(.init("restored", .bool(restoration != nil || archive.activity != nil)))
        result.append(.init("showsSnapshot", .bool(archive.usesSnapshot)))
        return restoration
    }

    private func connectScene(restoring archive: RestorationArchive?) throws(Interruption) {
        try sendToDelegate(.didFinishLaunching, party: parties.application)
        try loadMainStoryboard()
        var payload = Event.Payload.none
        if let activity = archive?.activity {
            isRestored = true
            payload = .values([activity.value])
        }
        try sendToDelegate(.sceneWillConnect, party: parties.scene, payload: payload)
        if behavior.holds(.sceneEntersForegroundBeforeLoading) {
            try sendToDelegate(.sceneWillEnterForeground, party: parties.scene)
        }
    }

    /// Creates the controller that the definition gives the window.
    private func makeRoot() throws(Interruption) {
        guard let description = definition.root else { return }
        definition.root = nil
        let root = try require(description, field: "root")
        window.rootViewController = root
        root.addOwner()
    }

    /// Shows the window's root, unless it is on screen already.
    ///
    /// Source: lifecycle-rotation.md 1.3; warn-no-initial-vc.
    private func showRoot() throws(Interruption) {
        guard !window.isVisible else { return }
        guard let root = window.rootViewController else {
            guard definition.mainStoryboard != nil, behavior.holds(.requiresRootAfterLaunch) else { return }
            throw .exception(
                .internalInconsistency,
                "Application windows are expected to have a root view controller at the end of application "
                    + "launch")
        }
        try show(root: root)
    }

    var usesScenes: Bool { definition.usesScenes || behavior.holds(.requiresScenes) }

    /// Makes a controller the root of the window, which becomes visible with it.
    private func installRoot(_ root: ViewController) throws(Interruption) {
        window.rootViewController = root
        root.addOwner()
        try show(root: root)
    }

    /// Puts the root's view into the window.
    private func show(root: ViewController) throws(Interruption) {
        window.isVisible = true
        try root.view()
        let forced = try orientationForNewRoot(root)
        try root.beginAppearanceTransition(true, animated: false)
        if let view = root.viewIfLoaded { window.view.addSubview(view) }
        try root.beginAppearanceOfUnparentedControllers(true)
        root.setNeedsLayout()
        try turnForNewRoot(root, forced: forced)
        root.endsAppearanceAfterCommit = true
        root.addOwner()
        runLoop.scheduleAfterCommit(.endAppearance(root))
    }

    /// The did-become-active callbacks, before or after the root's `viewDidAppear` by version.
    private func becomeActive(with restoration: Restoration?) throws(Interruption) {
        let isFirst = behavior.holds(.becomesActiveBeforeRootAppears)
        if isFirst {
            try layOutNow()
            try sendDidBecomeActive()
        }
        try endTurn()
        if let restoration { try presentWaiting(restoration) }
        if !isFirst { try sendDidBecomeActive() }
        try turnAfterLaunch()
        try runTimers(until: clock == .settle ? nil : runLoop.microseconds)
    }

    func sendDidBecomeActive() throws(Interruption) {
        if usesScenes {
            try sendToDelegate(.sceneDidBecomeActive, party: parties.scene)
        } else {
            try sendToDelegate(.didBecomeActive, party: parties.application)
        }
    }

    /// Replaces the window's root; what the old root presented is not dismissed.
    ///
    /// Source: lifecycle-rotation.md section 4, 1 (no log); on-root-swap-presented-leak-span.
    func setRoot(_ root: ViewController) throws(Interruption) {
        guard let old = window.rootViewController else { return try installRoot(root) }
        guard old !== root else { return noteIgnored() }
        try root.checkIsNotPreviewed()
        guard root.parent == nil, root.presentedBy == nil else {
            throw .error(
                .invalidArgument(
                    field: "controller", reason: "it has a parent or is presented; take it out first"))
        }
        if old.appearance != .disappeared {
            try old.beginAppearanceTransition(false, animated: false)
            try old.removeViewByContainer()
            try old.endAppearanceTransition()
        } else {
            try old.removeViewByContainer()
        }
        old.removeOwner()
        try installRoot(root)
    }
}
