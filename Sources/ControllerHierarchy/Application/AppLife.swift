/// Where the app stands between its launch and its end; it goes one way.
package struct AppLife {
    private var phase = Phase.notLaunched
    private(set) var isInBackground = false
    /// Whether the app is in front with nothing of the system's above it.
    package private(set) var isActive = false
    /// Whether an exception has ended the app; a session whose exceptions are rolled back never ends so.
    package private(set) var hasCrashed = false

    private enum Phase {
        case notLaunched
        /// The launch has not returned yet.
        case launching
        case launched
        case terminated
    }

    /// Whether the launch has not returned yet.
    var isLaunching: Bool { phase == .launching }
    /// Whether the app has not been terminated.
    package var isRunning: Bool { phase != .terminated }

    mutating func beginLaunch() { phase = .launching }

    mutating func endLaunch() { phase = .launched }

    mutating func enterBackground() { isInBackground = true }

    mutating func enterForeground() { isInBackground = false }

    mutating func becomeActive() { isActive = true }

    mutating func resignActive() { isActive = false }

    mutating func terminate() { phase = .terminated }

    package mutating func noteCrash() { hasCrashed = true }
}
