import Foundation

/// The scenes of the app: the session knows each by its identifier.
extension UIApplication {
    /// What the service calls the scene that an app has from its launch on.
    static let mainScene = "scene"

    public var connectedScenes: Set<UIScene> { Set(scenes) }
    public var openSessions: Set<UISceneSession> { Set(sceneSessions) }
    public var supportsMultipleScenes: Bool {
        JSONReader.value(Array(Understudy.settings.definition.utf8))?["scene"]["supportsMultipleScenes"].bool
            ?? false
    }

    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        sceneError = errorHandler
        var fields: [String: JSON] = [:]
        if let userActivity { fields["activityType"] = .string(userActivity.activityType) }
        if let sceneSession {
            fields["scene"] = .string(sceneSession.persistentIdentifier)
            Understudy.current.perform("activateScene", fields)
        } else {
            fields["as"] = .string(newSceneName())
            Understudy.current.perform("openScene", fields)
        }
    }

    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UIWindowSceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        sceneError = errorHandler
        sceneSession.isClosing = true
        let name = JSON.string(sceneSession.persistentIdentifier)
        Understudy.current.perform("closeScene", ["scene": name])
    }

    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    func newSceneName() -> String {
        madeScenes += 1
        return "scene\(madeScenes + 1)"
    }

    /// Connects a scene: makes its objects and tells its delegate.
    func connect(_ name: String, _ options: UIScene.ConnectionOptions) {
        let session = sceneSessions.first { $0.persistentIdentifier == name } ?? UISceneSession(name)
        if !sceneSessions.contains(session) {
            sceneSessions.append(session)
            if let delegate {
                let configuration = delegate.application(
                    self, configurationForConnecting: session, options: options)
                session.configuration = configuration
            }
        }
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.activationState = .background
        session.scene = scene
        scenes.append(scene)
        scene.delegate = Understudy.settings.sceneDelegate?()
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        post(UIScene.willConnectNotification, scene)
    }

    func move(
        _ scene: UIScene?, to state: UIScene.ActivationState, _ name: NSNotification.Name,
        _ tell: (any UISceneDelegate, UIScene) -> Void
    ) {
        guard let scene else { return }
        scene.activationState = state
        if let delegate = scene.delegate { tell(delegate, scene) }
        post(name, scene)
    }

    private func post(_ name: NSNotification.Name, _ scene: UIScene) {
        NotificationCenter.default.post(name: name, object: scene)
    }

    /// The main scene connects in a turn of its own: the session's launch is behind.
    func connectMainScene() {
        connect(Self.mainScene, UIScene.ConnectionOptions())
        let scene = scenes.first
        move(scene, to: .foregroundInactive, UIScene.willEnterForegroundNotification) {
            $0.sceneWillEnterForeground($1)
        }
        move(scene, to: .foregroundActive, UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
    }
}

extension UIScene {
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }
}

@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    open var windowDismissalAnimation = DismissalAnimation.standard
}

/// Why a request for a scene was refused.
public struct UISceneError: Error, Sendable {
    public enum Code: Int, Sendable { case multipleScenesNotSupported, requestDenied }
    public let code: Code
}

extension Understudy {
    /// Launches an app with scenes: its main scene connects, enters the foreground and becomes active.
    public static func launchScenes() {
        UIApplication.shared.connectMainScene()
        settle()
    }

    /// The user opens another scene of the app.
    public static func openScene() {
        let name = UIApplication.shared.newSceneName()
        current.performFromOutside("openScene", on: nil, ["as": .string(name)])
    }

    /// The user closes a scene by its control.
    public static func closeScene(_ scene: UIScene) {
        scene.session.isClosing = true
        let name = JSON.string(scene.session.persistentIdentifier)
        current.performFromOutside("closeScene", on: nil, ["scene": name, "by": "control"])
    }
}

extension Calls {
    private static func scene(_ frame: Frame) -> UIScene? {
        UIApplication.shared.scenes.first { $0.session.persistentIdentifier == frame.target }
    }

    private static func activity(_ json: JSON) -> NSUserActivity? {
        json["activityType"].string.map { NSUserActivity(activityType: $0) }
    }

    private static func contexts(_ json: JSON) -> Set<UIOpenURLContext> {
        Set(
            (json.array ?? []).compactMap { ($0["url"].string ?? $0.string).flatMap { URL(string: $0) } }
                .map { UIOpenURLContext($0) })
    }

    /// The calls to the delegates of scenes, and of the app about scenes.
    static let scenes: [String: @MainActor (UIApplication, Frame) -> Void] = [
        "scene(_:willConnectTo:options:)": { app, frame in
            let given = frame.arguments["connectionOptions"]
            var options = UIScene.ConnectionOptions()
            options.urlContexts = contexts(given["urlContexts"])
            options.userActivities = Set((given["userActivities"].array ?? []).compactMap { activity($0) })
            app.connect(frame.target, options)
        },
        "sceneWillEnterForeground(_:)": { app, frame in
            app.move(scene(frame), to: .foregroundInactive, UIScene.willEnterForegroundNotification) {
                $0.sceneWillEnterForeground($1)
            }
        },
        "sceneDidBecomeActive(_:)": { app, frame in
            app.move(scene(frame), to: .foregroundActive, UIScene.didActivateNotification) {
                $0.sceneDidBecomeActive($1)
            }
        },
        "sceneWillResignActive(_:)": { app, frame in
            app.move(scene(frame), to: .foregroundInactive, UIScene.willDeactivateNotification) {
                $0.sceneWillResignActive($1)
            }
        },
        "sceneDidEnterBackground(_:)": { app, frame in
            app.move(scene(frame), to: .background, UIScene.didEnterBackgroundNotification) {
                $0.sceneDidEnterBackground($1)
            }
        },
        "sceneDidDisconnect(_:)": { app, frame in
            let gone = scene(frame)
            app.move(gone, to: .unattached, UIScene.didDisconnectNotification) { $0.sceneDidDisconnect($1) }
            app.scenes.removeAll { $0 === gone }
        },
        "scene(_:openURLContexts:)": { _, frame in
            guard let scene = scene(frame) else { return }
            scene.delegate?.scene(scene, openURLContexts: contexts(frame.arguments["urlContexts"]))
        },
        "scene(_:continue:)": { _, frame in
            guard let scene = scene(frame), let activity = activity(frame.arguments["userActivity"]) else {
                return
            }
            scene.delegate?.scene(scene, continue: activity)
        },
        "application(_:didDiscardSceneSessions:)": { app, _ in
            let gone = app.sceneSessions.filter(\.isClosing)
            app.sceneSessions.removeAll(where: \.isClosing)
            app.delegate?.application(app, didDiscardSceneSessions: Set(gone))
        },
        "requestSceneSessionActivation.errorHandler": { app, _ in
            app.sceneError?(UISceneError(code: .multipleScenesNotSupported))
        },
        "requestSceneSessionDestruction.errorHandler": { app, _ in
            for session in app.sceneSessions { session.isClosing = false }
            app.sceneError?(UISceneError(code: .requestDenied))
        },
    ]
}
