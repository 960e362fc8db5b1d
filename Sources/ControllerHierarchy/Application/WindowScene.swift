/// `UIWindowScene` and its session: one of the windows of the app as the user sees them.
final class WindowScene {
    let party: Identity
    let window: Window
    /// Whether it is on another display, which nobody touches: it is in front, and never active.
    let isExternal: Bool
    var state = State.unattached
    /// Whether it was in front when the user left the app.
    var wasInFront = false
    /// The traits that the app gives the scene instead of the system's.
    var traitOverrides: [Value.Member] = []
    /// The saved activity of which its delegate is told before the scene is active for the first time.
    var activityToRestore: Value?

    /// `UIScene.ActivationState`.
    enum State {
        case unattached, background, foregroundInactive, foregroundActive
    }

    init(_ party: Identity, window: Window, isExternal: Bool = false) {
        self.isExternal = isExternal
        self.party = party
        self.window = window
    }

    /// By which operations mean it.
    var name: String { party.label }
    var isConnected: Bool { state != .unattached }
    var isInFront: Bool { state == .foregroundInactive || state == .foregroundActive }
}

/// The scenes of the app whose sessions the system keeps.
struct SceneList {
    /// The one that the app has from its launch on.
    let main: WindowScene
    /// Those that were opened besides, in that order.
    private(set) var others: [WindowScene] = []
    /// The one that was active last, which what comes from outside is for.
    private(set) var lastActive: WindowScene

    init(main: WindowScene) {
        self.main = main
        lastActive = main
    }

    var all: [WindowScene] { [main] + others }
    var connected: [WindowScene] { all.filter(\.isConnected) }

    /// The scene whose window it is: of those that the app has put up itself, the main one.
    func scene(of window: Window) -> WindowScene { others.first { $0.window === window } ?? main }

    mutating func add(_ scene: WindowScene) { others.append(scene) }

    mutating func noteActive(_ scene: WindowScene) { lastActive = scene }

    /// The session is discarded, or its scene has gone; the main one stays known.
    mutating func remove(_ scene: WindowScene) {
        others.removeAll { $0 === scene }
        if lastActive === scene { lastActive = connected.last ?? main }
    }
}
