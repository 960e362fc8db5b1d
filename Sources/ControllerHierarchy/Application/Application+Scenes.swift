/// The states of scenes: each hears of its own, and the first or the last of them moves the app.
///
/// Source: app-events-traits.md 5.3; sc-app-foreground-aggregate.
extension Application {
    func enterForeground(_ scene: WindowScene) throws(Interruption) {
        guard scene.state == .background else { return }
        let isFirst = !scenes.all.contains { $0.isInFront }
        scene.state = .foregroundInactive
        if isFirst { life.enterForeground() }
        try tell(scene, .sceneWillEnterForeground, movesApplication: isFirst)
    }

    func becomeActive(_ scene: WindowScene) throws(Interruption) {
        guard scene.state == .foregroundInactive, !scene.isExternal else { return }
        try restoreInteractionState(of: scene)
        let isFirst = !scenes.all.contains { $0.state == .foregroundActive }
        scene.state = .foregroundActive
        scenes.noteActive(scene)
        if isFirst { life.becomeActive() }
        try tell(scene, .sceneDidBecomeActive, movesApplication: isFirst)
    }

    /// Hands a scene's delegate the saved activity: behind the connection, and behind its root's
    /// `viewWillAppear`, before the scene is active.
    ///
    /// Source: scene-restore-interaction-ios26.
    private func restoreInteractionState(of scene: WindowScene) throws(Interruption) {
        guard let activity = scene.activityToRestore else { return }
        scene.activityToRestore = nil
        guard delegateHas(.sceneRestoreInteractionState) else { return }
        try tell(scene, .sceneRestoreInteractionState, payload: .values([activity]))
    }

    func resignActive(_ scene: WindowScene) throws(Interruption) {
        guard scene.state == .foregroundActive else { return }
        try cancelTouches(in: scene)
        scene.state = .foregroundInactive
        let isLast = !scenes.all.contains { $0.state == .foregroundActive }
        if isLast { life.resignActive() }
        try tell(scene, .sceneWillResignActive, movesApplication: isLast)
    }

    func enterBackground(_ scene: WindowScene) throws(Interruption) {
        guard scene.isInFront else { return }
        scene.state = .background
        let isLast = !scenes.all.contains { $0.isInFront }
        if isLast { life.enterBackground() }
        try tell(scene, .sceneDidEnterBackground, movesApplication: isLast)
    }

    /// Tells the delegate of a scene; the application's notification is posted where the scene moves the app.
    func tell(
        _ scene: WindowScene, _ callback: Callback, payload: Event.Payload = .none,
        movesApplication: Bool = true
    ) throws(Interruption) {
        try recordDelegate(callback, party: scene.party, payload: payload)
        try runDelegateScripts(of: callback, movesApplication: movesApplication)
    }

    // MARK: Geometry

    /// What the windows of the scenes give now.
    var sceneEnvironments: [(scene: WindowScene, environment: Environment)] {
        guard usesScenes, !life.isLaunching else { return [] }
        return scenes.connected.map { ($0, environment(in: $0.window)) }
    }

    /// Tells the scenes of another size, orientation or other traits of theirs.
    ///
    /// Source: app-events-traits.md 6; UIWindowSceneDelegate reference.
    ///
    /// - Parameter concerned: The windows that have changed; nil for every window.
    func tellScenesOfUpdate(
        from before: [(scene: WindowScene, environment: Environment)], in concerned: [Window]? = nil
    ) throws(Interruption) {
        guard !life.isLaunching else { return }
        for (scene, previous) in before
        where concerned?.contains(where: { $0 === scene.window }) ?? true {
            let new = environment(in: scene.window)
            guard scene.isConnected, previous != new else { continue }
            let isMoved = previous.size != new.size || previous.orientation != new.orientation
            if delegateHas(.didUpdateEffectiveGeometry) {
                guard isMoved else { continue }
                let geometry = Value.object([
                    .init("coordinateSpace", .size(previous.size)),
                    .init("interfaceOrientation", .string(previous.orientation.rawValue)),
                ])
                try tell(scene, .didUpdateEffectiveGeometry, payload: .values([geometry]))
            } else if delegateHas(.windowSceneDidUpdate) {
                try tell(
                    scene, .windowSceneDidUpdate,
                    payload: .values([
                        .size(previous.size), .string(previous.orientation.rawValue), previous.traits.value,
                    ]))
            }
        }
    }
}
