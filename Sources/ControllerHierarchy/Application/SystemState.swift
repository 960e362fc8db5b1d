/// What the device and the system remember of it all, from one run of the app to the next.
struct SystemState: Sendable {
    private(set) var device: Device
    /// The interface orientation that would fit the way in which the device is held.
    private(set) var heldOrientation: InterfaceOrientation
    private var hasUntoldOrientation = false
    /// Traits of the window that somebody has set; a trait stands there once.
    private(set) var windowTraits: [Value.Member] = []
    /// Traits that were set while the app was in the background, which it takes over as it comes back.
    private var heldTraits: [Value.Member] = []
    private(set) var hasInCallStatusBar = false
    private(set) var sceneSession = SceneSession.none
    /// Whether the user has thrown away a session of which the app hears at its next launch.
    private(set) var hasUntoldDiscard = false

    /// The calls in which the app's own code runs; nil where no call stops.
    private(set) var pauses: PauseList?

    /// What is remembered of the app's scene.
    enum SceneSession: Sendable {
        case none
        case kept
        /// The user threw it away while the app was not running, or suspended.
        case discarded
    }

    init(_ device: Device) {
        self.device = device
        heldOrientation = device.orientation
    }

    /// The user turns the device; the interface follows when it may.
    mutating func hold(_ orientation: InterfaceOrientation) {
        if orientation != heldOrientation { hasUntoldOrientation = true }
        heldOrientation = orientation
    }

    /// Whether the device has been turned since the app was last told.
    mutating func takeUntoldOrientation() -> Bool {
        defer { hasUntoldOrientation = false }
        return hasUntoldOrientation
    }

    /// The interface stands in another orientation.
    mutating func turn(to orientation: InterfaceOrientation) { device.orientation = orientation }

    mutating func setWindowTraits(_ traits: [Value.Member]) {
        for trait in traits { windowTraits.set(trait) }
    }

    mutating func holdTraits(_ traits: [Value.Member]) {
        for trait in traits { heldTraits.set(trait) }
    }

    mutating func takeHeldTraits() -> [Value.Member] {
        defer { heldTraits = [] }
        return heldTraits
    }

    /// Goes back to the traits that were set before.
    mutating func restoreWindowTraits(_ traits: [Value.Member]) { windowTraits = traits }

    mutating func setPauses(_ points: [PausePoint]) { pauses = PauseList(points) }

    /// Goes back to the points that were set before.
    mutating func restorePauses(_ list: PauseList?) { pauses = list }

    mutating func setInCallStatusBar(_ isShown: Bool) { hasInCallStatusBar = isShown }

    mutating func noteUntoldDiscard() { hasUntoldDiscard = true }

    mutating func forgetUntoldDiscard() { hasUntoldDiscard = false }

    mutating func connectScene() { sceneSession = .kept }

    /// The user throws the scene away.
    ///
    /// - Parameter isTold: Whether the app hears of it now, and not at its next launch.
    mutating func discardScene(isTold: Bool) {
        if isTold { sceneSession = .none } else if sceneSession == .kept { sceneSession = .discarded }
    }
}
