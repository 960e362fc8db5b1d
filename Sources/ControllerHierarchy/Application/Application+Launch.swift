/// Launching the app: its delegate, the window and the first appearance of the root.
///
/// Source: lifecycle-rotation.md 1.3.
extension Application {
    /// Launches the app: delegate calls, window, root, saved state, first appearance.
    ///
    /// - Parameters:
    ///   - archive: Saved state to restore; the definition's, if there is none.
    ///   - background: Set when the system launches the app behind others.
    ///   - connectsScene: Whether the system asks for a scene then, where the app has scenes.
    /// - Returns: the events of the launch; `raised` when UIKit raised on the way.
    package func launch(
        restoring archive: RestorationArchive? = nil, inBackground background: BackgroundLaunch? = nil,
        connectsScene: Bool = true
    ) throws(OperationError) -> OperationOutcome {
        let steps = definition.code
        if steps != nil { changeDefinition { $0.code = nil } }
        defer { launchParts = nil }
        return try running(steps) { () throws(OperationError) in
            try self.carryOutLaunch(restoring: archive, inBackground: background, connectsScene)
        }
    }

    private func carryOutLaunch(
        restoring archive: RestorationArchive?, inBackground background: BackgroundLaunch?,
        _ connectsScene: Bool
    ) throws(OperationError) -> OperationOutcome {
        let archive = archive ?? definition.savedState
        let cause = try launchCause(inBackground: background != nil)
        if background != nil { life.enterBackground() }
        if definition.$savedState != nil { changeDefinition { $0.savedState = nil } }
        var outcome = try request { () throws(Interruption) in
            self.calls.beginTurn()
            self.life.beginLaunch()
            try self.prepareLaunchOrientation()
            defer { self.life.endLaunch() }
            try self.warnOfMissingScenes()
            if !self.usesScenes { try self.loadMainStoryboard(into: self.window) }
            try self.loadMainNib(into: self.window)
            try self.warnOfMissingArchive(archive)
            var isWelcome = try self.willFinishLaunching(restoring: archive, because: cause)
            let restoration = try self.restoreAtLaunch(archive)
            if self.usesScenes {
                _ = try self.recordLaunch(.didFinishLaunching, because: cause)
                try self.runDelegateScripts(of: .didFinishLaunching)
                if connectsScene {
                    try self.connectScene(restoring: archive, because: cause)
                    try self.showRoot()
                }
                if background == nil { try self.enterForeground(self.scenes.main) }
                if case .notification(let notification)? = cause {
                    try self.deliverToScene(notification)
                }
            } else {
                if try !self.recordLaunch(.didFinishLaunching, because: cause) { isWelcome = false }
                try self.makeRoot()
                // The app makes its window inside the callback, UIKit that of a main storyboard behind it.
                if self.definition.mainStoryboard == nil { try self.showRoot() }
                try self.runDelegateScripts(of: .didFinishLaunching)
                try self.showRoot()
                if let cause { try self.deliverAtLaunch(cause, isWelcome: isWelcome) }
            }
            try self.becomeActive(with: restoration)
            restoration?.release()
            try self.drainReleasePool()
            if background == .unlocked { try self.saveStateInBackground() }
        }
        // What UIKit ignores on the way is no reason to say that it has ignored the launch.
        if outcome.outcome == .raised { life.noteCrash() } else { outcome.outcome = .completed }
        return outcome
    }

    /// An app that restores makes its root before that; one that shows its window early shows it now.
    ///
    /// Source: restore-launch-sequence, restore-code-nav-visible-window-order.
    private func willFinishLaunching(
        restoring archive: RestorationArchive?, because cause: ExternalEvent?
    ) throws(Interruption) -> Bool {
        // Up to iOS 5 there is no such method. Source: launch-without-will-finish-ios5.
        guard Callback.willFinishLaunching.availability.holds(in: behavior) else { return true }
        let isWelcome = try recordLaunch(.willFinishLaunching, because: cause)
        if !usesScenes {
            let showsWindow = definition.makesWindowVisible == .willFinishLaunching
            if showsWindow || definition.$restoration != nil || archive != nil { try makeRoot() }
            if showsWindow { try showRoot() }
        }
        try runDelegateScripts(of: .willFinishLaunching)
        return isWelcome
    }

    /// Prints that an app has not adopted scenes, before its own code runs.
    ///
    /// Source: scenes-not-adopted-ios18.4, scenes-will-be-required-ios26.
    private func warnOfMissingScenes() throws(Interruption) {
        guard !usesScenes, definition.isApplication, behavior.holds(.warnsOfMissingScenes) else {
            return
        }
        try print(
            behavior.holds(.saysThatScenesWillBeRequired)
                ? "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the future."
                : "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. "
                    + "This will become an assert in a future version.")
    }

    /// Prints that an app that saves its state has found none, before its delegate hears of the launch.
    ///
    /// Source: warn-no-archive-at-launch.
    private func warnOfMissingArchive(_ archive: RestorationArchive?) throws(Interruption) {
        guard archive == nil, definition.$restoration?.shouldSave ?? false, !usesScenes,
            behavior.holds(.hasStateRestoration)
        else { return }
        try print("Warning: Unable to create restoration in progress marker file")
    }

    /// One of the two methods of the launch, with what the app is launched for.
    ///
    /// - Returns: Whether the delegate wants what the app is launched for handed over.
    private func recordLaunch(
        _ callback: Callback, because cause: ExternalEvent?
    ) throws(Interruption) -> Bool {
        // A scene is given that when it connects. Source: app-events-traits.md 4.1.
        let options = usesScenes ? .null : cause?.launchOptions ?? .null
        let arguments = options == .null ? [] : [options]
        let plain: Event.Payload = arguments.isEmpty ? .none : .values(arguments)
        var payload = plain
        let own = definition.delegateMethods.answer(callback)
        if !own { payload = .answer(arguments, .bool(false)) }
        guard definition.isApplication else {
            try recordDelegate(callback, party: parties.application, payload: payload)
            return own
        }
        let index = try enter(callback, target: parties.application, payload: payload)
        let given = try givenAnswer(to: callback, at: index, of: parties.application)?.bool
        if let given { log.setPayload(given ? plain : .answer(arguments, .bool(false)), at: index) }
        log.noteReturn(of: index)
        return given ?? own
    }

    private func restoreAtLaunch(_ archive: RestorationArchive?) throws(Interruption) -> Restoration? {
        guard let archive else { return nil }
        var restoration: Restoration?
        // Without controllers it is a scene's archive, which the scene's delegate is given.
        if behavior.holds(.hasStateRestoration), restoresControllers,
            !archive.controllers.isEmpty || archive.activity == nil
        {
            restoration = try restoreState(from: archive)
        }
        noteResult("restored", .bool(restoration != nil || archive.activity != nil))
        noteResult("showsSnapshot", .bool(archive.usesSnapshot))
        return restoration
    }

    private func connectScene(
        restoring archive: RestorationArchive?, because cause: ExternalEvent?
    ) throws(Interruption) {
        let options = cause.map(\.connectionOptions).flatMap { $0 == .null ? nil : $0 }
        try openSceneSession(for: options)
        try loadMainStoryboard(into: window)
        if archive?.activity != nil { savedState.noteRestored() }
        let activity = archive?.activity?.value
        let payload: Event.Payload =
            options.map { .values([activity ?? .null, $0]) } ?? activity.map { .values([$0]) } ?? .none
        scenes.main.state = .background
        scenes.main.activityToRestore = activity
        try recordDelegate(.sceneWillConnect, party: parties.scene, payload: payload)
        // The app makes its window inside the method.
        if window.rootViewController == nil { try makeRoot() }
        try runDelegateScripts(of: .sceneWillConnect)
        // UIKit shows the window of a storyboard itself, as soon as the scene has connected.
        if behavior.holds(.sceneEntersForegroundBeforeLoading), !life.isInBackground,
            definition.mainStoryboard == nil
        {
            try enterForeground(scenes.main)
        }
    }

    /// What the definition or `relaunch` says the system launches the app for.
    private func launchCause(inBackground: Bool) throws(OperationError) -> ExternalEvent? {
        let operations = definition.launchedBy
        guard let operation = operations.first else { return nil }
        changeDefinition { $0.launchedBy = [] }
        func refusal(_ reason: String) -> OperationError {
            .invalidArgument(field: RelaunchOperation.launchedBy.specification.field.rawValue, reason: reason)
        }
        let name = operation.kind.rawValue
        guard operations.count == 1, let type = operation.kind.type as? any ExternalEventOperation.Type else {
            throw refusal("it must be one operation that brings something from outside, such as openURL")
        }
        guard type.availability.holds(in: behavior) else {
            throw .notApplicable("\(name) exists \(type.availability.words ?? "always")")
        }
        let event = try type.event(operation)
        guard event.opensApp != inBackground else {
            throw refusal(
                inBackground
                    ? "\(name) opens the app, and cannot launch it in the background"
                    : "\(name) does not open the app, and can launch it in the background alone")
        }
        return event
    }

    /// Asks how to set up the scene, unless the system remembers it from an earlier run.
    ///
    /// Source: launch-scene-ios13, launch-scene-ios14; UIApplicationDelegate reference,
    /// `application(_:didDiscardSceneSessions:)`; scene-options-read-before-connecting-ios17.
    ///
    /// - Parameter options: What the scene is opened for; nil for nothing.
    func openSceneSession(for options: Value? = nil) throws(Interruption) {
        if system.sceneSession == .discarded || system.hasUntoldDiscard {
            system.forgetUntoldDiscard()
            try sendToDelegate(.didDiscardSceneSessions, party: parties.application)
        }
        guard system.sceneSession != .kept else { return }
        system.connectScene()
        try askForConfiguration(for: options)
    }

    /// Asks how to set up a scene.
    ///
    /// - Parameter options: What the scene is opened for; nil for nothing.
    func askForConfiguration(for options: Value?) throws(Interruption) {
        try sendToDelegate(
            .configurationForConnecting, party: parties.application,
            payload: options.map { .values([.null, $0]) } ?? .none)
    }

    /// Creates the controller that the definition gives the window.
    func makeRoot() throws(Interruption) {
        guard let description = awaitedRoot else { return }
        awaitedRoot = nil
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
        try show(root, in: window)
    }

    var usesScenes: Bool {
        definition.usesScenes && behavior.holds(.hasScenes) || behavior.holds(.requiresScenes)
    }

    /// The did-become-active callbacks, before or after the root's `viewDidAppear` by version.
    ///
    /// Behind other apps there are none, and the root appears all the same.
    ///
    /// Source: launch-app-order-by-version.
    private func becomeActive(with restoration: Restoration?) throws(Interruption) {
        try askForStatusBarAfterLaunch()
        let isFirst = behavior.holds(.becomesActiveBeforeRootAppears)
        if isFirst, !life.isInBackground {
            try layOutNow()
            try sendDidBecomeActive()
        }
        try endTurn()
        if let restoration { try presentWaiting(restoration) }
        if !isFirst, !life.isInBackground {
            try sendDidBecomeActive()
            try endTurn()
        }
        try turnAfterLaunch()
        try runTimers(until: definition.clock == .settle ? nil : runLoop.microseconds)
    }

    func sendDidBecomeActive() throws(Interruption) {
        if usesScenes {
            for scene in scenes.connected { try becomeActive(scene) }
        } else {
            life.becomeActive()
            try sendToDelegate(.didBecomeActive, party: parties.application)
        }
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
