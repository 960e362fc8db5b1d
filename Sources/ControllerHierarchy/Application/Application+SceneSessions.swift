/// Opening, showing, closing and disconnecting scenes.
///
/// Source: app-events-traits.md 3.5 to 3.9; UIApplication reference,
/// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
extension Application {
    /// What is asked for with a scene.
    struct SceneRequest {
        let name: String
        /// The root that the scene's delegate makes when the scene connects.
        var controller: ControllerReference?
        var activity: UserActivity?
        /// What the user opens the app with.
        var cause: ExternalEvent?
        /// Whether the other scenes are covered and go into the background.
        var coversOthers = false
        /// The size of the display that it is on; nil for that of the main window.
        var size: Size?
        /// What the app does in the error handler.
        var failure: [Operation] = []

        /// What the scene is given that connects.
        var connectionOptions: Value? {
            if let options = cause?.connectionOptions { return options == .null ? nil : options }
            return activity.map { .object([.init("userActivities", .array([$0.value]))]) }
        }
    }

    /// Who closes a scene.
    enum SceneCloser: String, CaseIterable {
        /// `requestSceneSessionDestruction(_:options:errorHandler:)`.
        case app
        /// The user, by the window's own control.
        case control
        /// The user, in the app switcher.
        case switcher
    }

    /// Has the system answer a request of the app's own code, in a turn of its own.
    func answer(_ request: Operation) throws(Interruption) {
        guard let type = request.kind.type as? any RequestOperation.Type else { return }
        calls.beginAppCode(of: nil)
        defer { calls.endAppCode() }
        try type.answer(request, in: self)
    }

    func openScene(_ request: SceneRequest) throws(Interruption) {
        try checkHasScenes()
        try checkIsFree(request.name)
        guard hasSeveralScenes else {
            return try refuseScene(.sceneActivationFailed, request.failure)
        }
        let scene = try makeScene(request.name)
        try askForConfiguration(for: request.connectionOptions)
        try connect(scene, request)
    }

    /// The session of another scene, which is not connected yet.
    func makeScene(
        _ name: String, isExternal: Bool = false, size: Size? = nil
    ) throws(Interruption) -> WindowScene {
        try checkIsFree(name)
        guard windows.others.count < limits.windowsMax, scenes.others.count < limits.windowsMax else {
            throw .error(.limitExceeded("more than \(limits.windowsMax) scenes"))
        }
        let window = Window(name: name, size: size ?? window.size, isExternal: isExternal)
        let scene = WindowScene(parties.make(name, "UIScene"), window: window, isExternal: isExternal)
        scenes.add(scene)
        return scene
    }

    func activateScene(_ request: SceneRequest) throws(Interruption) {
        let scene = try findScene(request.name)
        switch scene.state {
        case .unattached:
            if scene === scenes.main { try openSceneSession(for: request.connectionOptions) }
            try connect(scene, request)
        case .background:
            try enterForeground(scene)
            try continueActivity(of: request, in: scene)
            try bringToFront(scene, request)
        case .foregroundInactive, .foregroundActive:
            guard request.activity != nil else { return ignore(because: "\(scene.name) is in front already") }
            try continueActivity(of: request, in: scene)
        }
    }

    func closeScene(_ request: SceneRequest, by closer: SceneCloser) throws(Interruption) {
        let scene = try findScene(request.name)
        let isLast = !scenes.all.contains { $0 !== scene && $0.isConnected }
        switch closer {
        case .app:
            guard hasSeveralScenes, !isLast else {
                return try refuseScene(.sceneDestructionFailed, request.failure)
            }
            try resignActive(scene)
            try enterBackground(scene)
            try saveActivity(of: scene)
        case .control, .switcher:
            guard !isLast else {
                throw .error(
                    .notApplicable("\(scene.name) is the only scene; background and terminate are for that"))
            }
            if closer == .control, scene.isInFront { try leaveFront(scene) } else { try resignActive(scene) }
        }
        if scene.isConnected { try disconnect(scene) }
        if scene === scenes.main { system.discardScene(isTold: closer != .switcher) }
        if closer == .switcher {
            system.noteUntoldDiscard()
        } else {
            try sendToDelegate(.didDiscardSceneSessions, party: parties.application)
        }
        scene.activityToRestore = nil
        scenes.remove(scene)
    }

    /// The system takes a scene in the background out of memory; its session stays.
    func disconnectScene(named name: String) throws(Interruption) {
        let scene = try findScene(name)
        guard scene.state == .background else {
            return ignore(because: "\(scene.name) is not in the background")
        }
        try saveActivity(of: scene)
        try disconnect(scene)
        if scene === scenes.main { scene.activityToRestore = savedState.archive?.activity?.value }
    }

    /// Connects a scene to its session and brings it to the front.
    func connect(_ scene: WindowScene, _ request: SceneRequest) throws(Interruption) {
        scene.state = .background
        let activity = scene.activityToRestore
        if activity != nil { savedState.noteRestored() }
        if scene !== scenes.main, !windows.all.contains(where: { $0 === scene.window }) {
            if !scene.isExternal { scene.window.size = window.size }
            windows.add(scene.window)
        }
        if request.controller == nil { try loadMainStoryboard(into: scene.window) }
        try recordDelegate(
            .sceneWillConnect, party: scene.party,
            payload: request.connectionOptions.map { .values([activity ?? .null, $0]) }
                ?? activity.map { .values([$0]) } ?? .none)
        if let controller = request.controller {
            let root = try require(controller, field: "controller")
            try checkCanBeRoot(root)
            scene.window.rootViewController = root
            root.addOwner()
        } else if scene === scenes.main, window.rootViewController == nil {
            try makeRoot()
        }
        try runDelegateScripts(of: .sceneWillConnect)
        // A display that is plugged in while the app is in the background waits there.
        let entersForeground = !scene.isExternal || !life.isInBackground
        let entersFirst = behavior.holds(.sceneEntersForegroundBeforeLoading)
        if entersFirst, entersForeground { try enterForeground(scene) }
        if let root = scene.window.rootViewController, !scene.window.isVisible {
            try show(root, in: scene.window)
        }
        if !entersFirst, entersForeground { try enterForeground(scene) }
        try layOutNow()
        try bringToFront(scene, request)
    }

    /// A scene becomes active; those that it covers resign before, and are in the background behind that.
    ///
    /// Those beside it that something of the system's made inactive are active again, ahead of it.
    ///
    /// Source: jeongmin-second-scene-ipad16.
    private func bringToFront(_ scene: WindowScene, _ request: SceneRequest) throws(Interruption) {
        let others = scenes.all.filter { $0 !== scene }
        for other in others {
            if request.coversOthers { try resignActive(other) } else { try becomeActive(other) }
        }
        try becomeActive(scene)
        guard request.coversOthers else { return }
        for other in others {
            try enterBackground(other)
            try saveActivity(of: other)
        }
    }

    /// A scene that the user closes leaves the front; those beside it are inactive for a moment.
    ///
    /// Source: jeongmin-second-scene-closed-ipad16.
    private func leaveFront(_ scene: WindowScene) throws(Interruption) {
        let others = scenes.all.filter { $0 !== scene }
        try resignActive(scene)
        for other in others { try resignActive(other) }
        for other in others { try becomeActive(other) }
        try enterBackground(scene)
        try saveActivity(of: scene)
    }

    /// The scene is gone with its windows, of whose controllers nobody is told.
    ///
    /// Source: app-events-traits.md 3.7; UISceneDelegate reference, `sceneDidDisconnect(_:)`.
    func disconnect(_ scene: WindowScene) throws(Interruption) {
        scene.state = .unattached
        scene.wasInFront = false
        try tell(scene, .sceneDidDisconnect)
        let ofOthers = scenes.others.map(\.window)
        let gone = windows.all.filter { window in
            window === scene.window
                || scene === scenes.main && !ofOthers.contains(where: { $0 === window })
        }
        for window in gone {
            window.isVisible = false
            for view in window.view.subviews { try view.controller?.loseContainer() }
            if let root = window.rootViewController {
                window.rootViewController = nil
                root.removeOwner()
            }
            try letGo(of: window)
        }
        try endEditingOutsideWindow()
    }

    private func continueActivity(of request: SceneRequest, in scene: WindowScene) throws(Interruption) {
        guard let activity = request.activity else { return }
        try tell(scene, .sceneContinueUserActivity, payload: .values([activity.value]))
    }

    // MARK: Refusals

    /// Whether the app may have several scenes, on a device that has several windows of an app.
    private var hasSeveralScenes: Bool { definition.supportsMultipleScenes && device.idiom == .pad }

    private func checkHasScenes() throws(Interruption) {
        guard !usesScenes else { return }
        throw .error(.notApplicable("the app has no scenes; `scene` of the session says that it has"))
    }

    private func checkIsFree(_ name: String) throws(Interruption) {
        guard
            windows.all.contains(where: { $0.name == name })
                || scenes.all.contains(where: { $0.name == name })
        else { return }
        throw .error(.invalidArgument(field: "as", reason: "\(name) is a scene or a window already"))
    }

    func findScene(_ name: String) throws(Interruption) -> WindowScene {
        try checkHasScenes()
        if let scene = scenes.all.first(where: { $0.name == name }) { return scene }
        throw .error(.invalidArgument(field: "scene", reason: "there is no scene \(name)"))
    }

    private func refuseScene(_ callback: Callback, _ failure: [Operation]) throws(Interruption) {
        ignore(because: "the system refuses the request for a scene")
        try record(callback, target: parties.application)
        try runAppCode(failure, receiver: nil)
    }
}
