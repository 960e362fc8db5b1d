extension Callback.Names {
    /// Names of the application, its scene, and everything that is no method.
    static let applicationNames: [(Callback, Callback.Names)] = [
        (
            .willFinishLaunching,
            .init(
                .delegate, "application(_:willFinishLaunchingWithOptions:)",
                "application:willFinishLaunchingWithOptions:", label: "willFinishLaunchingWithOptions")
        ),
        (
            .didFinishLaunching,
            .init(
                .delegate, "application(_:didFinishLaunchingWithOptions:)",
                "application:didFinishLaunchingWithOptions:", label: "didFinishLaunchingWithOptions")
        ),
        (
            .didBecomeActive,
            .init(
                .delegate, "applicationDidBecomeActive(_:)",
                "applicationDidBecomeActive:", label: "didBecomeActive")
        ),
        (
            .willResignActive,
            .init(
                .delegate, "applicationWillResignActive(_:)",
                "applicationWillResignActive:", label: "willResignActive")
        ),
        (
            .didEnterBackground,
            .init(
                .delegate, "applicationDidEnterBackground(_:)",
                "applicationDidEnterBackground:", label: "didEnterBackground")
        ),
        (
            .willEnterForeground,
            .init(
                .delegate, "applicationWillEnterForeground(_:)",
                "applicationWillEnterForeground:", label: "willEnterForeground")
        ),
        (
            .willTerminate,
            .init(
                .delegate, "applicationWillTerminate(_:)",
                "applicationWillTerminate:", label: "willTerminate")
        ),
        (
            .applicationDidReceiveMemoryWarning,
            .init(
                .delegate, "applicationDidReceiveMemoryWarning(_:)",
                "applicationDidReceiveMemoryWarning:", label: "didReceiveMemoryWarning")
        ),
        (
            .configurationForConnecting,
            .init(
                .delegate, "application(_:configurationForConnecting:options:)",
                "application:configurationForConnectingSceneSession:options:",
                label: "configurationForConnecting")
        ),
        (
            .didDiscardSceneSessions,
            .init(
                .delegate, "application(_:didDiscardSceneSessions:)",
                "application:didDiscardSceneSessions:", label: "didDiscardSceneSessions")
        ),
        (
            .sceneWillConnect,
            .init(
                .delegate, "scene(_:willConnectTo:options:)",
                "scene:willConnectToSession:options:", label: "willConnectTo")
        ),
        (
            .sceneWillEnterForeground,
            .init(
                .delegate, "sceneWillEnterForeground(_:)",
                "sceneWillEnterForeground:", label: "willEnterForeground")
        ),
        (
            .sceneDidBecomeActive,
            .init(
                .delegate, "sceneDidBecomeActive(_:)",
                "sceneDidBecomeActive:", label: "didBecomeActive")
        ),
        (
            .sceneWillResignActive,
            .init(
                .delegate, "sceneWillResignActive(_:)",
                "sceneWillResignActive:", label: "willResignActive")
        ),
        (
            .sceneDidEnterBackground,
            .init(
                .delegate, "sceneDidEnterBackground(_:)",
                "sceneDidEnterBackground:", label: "didEnterBackground")
        ),
        (
            .sceneDidDisconnect,
            .init(
                .delegate, "sceneDidDisconnect(_:)",
                "sceneDidDisconnect:", label: "didDisconnect")
        ),
        (.notification, .init(.notification, "notification", "notification")),
        (.console, .init(.console, "console", "console")),
        (.exception, .init(.exception, "exception", "exception")),
    ]
}
