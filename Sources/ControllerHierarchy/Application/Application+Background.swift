/// Leaving the screen and coming back: the delegates, and the snapshots that the system takes in between.
///
/// No appearance callback is sent. Source: lifecycle-rotation.md 1.8.
extension Application {
    func enterBackground() throws(Interruption) {
        guard !life.isInBackground else { return ignore(because: "the app is in the background already") }
        try leaveActive()
        if usesScenes {
            for scene in scenes.connected {
                scene.wasInFront = scene.isInFront
                try enterBackground(scene)
            }
        } else {
            life.enterBackground()
            try sendToDelegate(.didEnterBackground, party: parties.application)
        }
        try saveStateInBackground()
        try askOrientationsOfSnapshot()
        if behavior.holds(.snapshotsBothSizes), device.turnsHomeScreen, turnsWithHomeScreen {
            try takeSizeSnapshots()
        }
        if behavior.holds(.snapshotsBothStyles) { try takeStyleSnapshots() }
    }

    /// The delegate is asked again in which orientations the picture of the app may stand.
    ///
    /// Source: background-asks-orientations-ios11.
    private func askOrientationsOfSnapshot() throws(Interruption) {
        guard !behavior.holds(.remembersOrientations), !isMultitasking else { return }
        try askApplicationOrientations()
    }

    /// The app is no longer active, if it was; what interrupts it may have taken that before.
    func leaveActive() throws(Interruption) {
        guard life.isActive else { return }
        if usesScenes {
            for scene in scenes.connected { try resignActive(scene) }
        } else {
            try cancelTouches()
            life.resignActive()
            try sendToDelegate(.willResignActive, party: parties.application)
        }
    }

    /// A call, an alert of the system or the like comes over the app, which stays in the foreground.
    ///
    /// Controllers hear nothing of it. Source: ev-system-alert-11; app-events-traits.md 2.
    func resignActive() throws(Interruption) {
        guard life.isActive else { return ignore(because: "the app is not active") }
        try leaveActive()
    }

    /// What has come over the app is gone.
    func becomeActive() throws(Interruption) {
        guard !life.isActive, !life.isInBackground else {
            return ignore(
                because: life.isActive ? "the app is active already" : "the app is in the background")
        }
        try sendDidBecomeActive()
    }

    func enterForeground() throws(Interruption) {
        guard life.isInBackground else { return ignore(because: "the app is not in the background") }
        try comeToForeground(with: nil)
    }

    /// Comes back because of an event, which stands between the two calls, or of the user's wish alone.
    ///
    /// A scene hears ahead of both that an activity is to come, an application's delegate between them.
    /// Source: ev-url-warm-11, sc-push-tap-warm; launchpractice-scene-openings-ios16.
    func comeToForeground(with event: ExternalEvent?) throws(Interruption) {
        life.enterForeground()
        // Source: rot-in-background.
        try followDevice()
        if usesScenes, scenes.connected.isEmpty {
            // The system restores a session, and its scene has the event in its options.
            let request = SceneRequest(name: scenes.lastActive.name, cause: event)
            if scenes.lastActive === scenes.main { try openSceneSession(for: request.connectionOptions) }
            system.setWindowTraits(system.takeHeldTraits())
            return try connect(scenes.lastActive, request)
        }
        if usesScenes {
            if let event { try announce(event) }
            for scene in returningScenes { try enterForeground(scene) }
        } else {
            try sendToDelegate(.willEnterForeground, party: parties.application)
        }
        try changeTraits(to: system.takeHeldTraits())
        if let event { try deliver(event, isAnnounced: usesScenes) }
        try sendDidBecomeActive()
    }

    /// The scenes that were in front when the user left the app, or the one that was active last.
    private var returningScenes: [WindowScene] {
        let returning = scenes.connected.filter(\.wasInFront)
        return returning.isEmpty ? [scenes.lastActive] : returning
    }

    /// Source: lifecycle-rotation.md 1.8; bg-style-flip-13, on-background-layout-ios17.
    private func takeStyleSnapshots() throws(Interruption) {
        let present = system.windowTraits.first { $0.name == "userInterfaceStyle" }?.value.string ?? "light"
        let traits = system.windowTraits
        defer { system.restoreWindowTraits(traits) }
        for style in [present == "dark" ? "light" : "dark", present] {
            try setTraitsInPlace([.init("userInterfaceStyle", .string(style))])
            try layOutNow()
        }
    }

    /// Whether the app allows both upright and on the side; a tablet asks no app that shares its screen.
    private var turnsWithHomeScreen: Bool {
        device.idiom == .pad
            || applicationOrientations.contains(where: { !$0.isLandscape })
                && applicationOrientations.contains(where: \.isLandscape)
    }

    /// The window gets the size of the other orientation and its own again.
    ///
    /// Source: lifecycle-rotation.md 1.8.
    private func takeSizeSnapshots() throws(Interruption) {
        let groups: [[Window]?] = windows.haveSeveralSizes ? windows.bySize : [nil]
        for group in groups {
            let present = (group?.first ?? window).size
            for size in [present.turned, present] {
                try change(
                    to: environment(orientation: device.orientation, size: size), animated: false, in: group)
            }
        }
        if behavior.holds(.snapshotsCollapseSplitViews) { try takeCollapsedSnapshot() }
    }

    /// Split view controllers collapse and expand again, although nobody else hears of a compact width.
    ///
    /// Source: on-split-background-collapse-expand.
    private func takeCollapsedSnapshot() throws(Interruption) {
        let present = system.windowTraits
        defer { system.restoreWindowTraits(present) }
        for traits in [
            present + [.init("horizontalSizeClass", .string(SizeClass.compact.rawValue))], present,
        ] {
            system.restoreWindowTraits(traits)
            for top in topsInWindow { try top.adaptToSizeClass() }
        }
    }
}
