/// A display besides the device's own.
///
/// Source: app-events-traits.md 3.10; UIScreen reference, `didConnectNotification`; UISceneSession.Role; iOS
/// 27 Release Notes, 177015874.
extension Application {
    /// - Throws: `invalidArgument` for a name that is taken, and for a root in an app without scenes.
    func connectScreen(_ request: SceneRequest) throws(Interruption) {
        guard !windows.hasExternalScreen else { return ignore(because: "a screen is connected already") }
        guard usesScenes else {
            guard request.controller == nil else {
                throw .error(
                    .invalidArgument(
                        field: "controller",
                        reason: "an app without scenes puts a window on the screen itself, with setRoot"))
            }
            guard request.size == nil else {
                throw .error(
                    .invalidArgument(
                        field: "width",
                        reason: "an app without scenes sizes its window on the screen itself, with resize"))
            }
            windows.hasExternalScreen = true
            return try post([.screenDidConnectNotification])
        }
        guard behavior.holds(.offersScenesForDisplays) else {
            return ignore(because: "from 27 on a display brings no scene by itself")
        }
        let scene = try makeScene(request.name, isExternal: true, size: request.size)
        windows.hasExternalScreen = true
        let role =
            behavior.holds(.externalDisplaysAreNotInteractive)
            ? "windowExternalDisplayNonInteractive" : "windowExternalDisplay"
        try sendToDelegate(
            .configurationForConnecting, party: parties.application, payload: .values([.string(role)]))
        try connect(scene, request)
    }

    func disconnectScreen() throws(Interruption) {
        guard windows.hasExternalScreen else { return ignore(because: "no screen is connected") }
        windows.hasExternalScreen = false
        guard usesScenes else { return try post([.screenDidDisconnectNotification]) }
        guard let scene = scenes.all.first(where: \.isExternal) else { return }
        if scene.isConnected { try disconnect(scene) }
        scenes.remove(scene)
    }
}
