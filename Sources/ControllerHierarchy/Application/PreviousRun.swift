/// What outlives a run of the app: what the device keeps, and what the session counts on.
package struct PreviousRun: Sendable {
    /// Controllers of the next run are counted on from here, so that an id never means two.
    var lastControllerNumber: Int
    /// Virtual microseconds since the session's first launch.
    var microseconds: Int
    var system: SystemState
    /// The state that was saved last; nil when none was, or when it was thrown away.
    package var savedState: RestorationArchive?
}

extension Application {
    /// What is left when this run is over.
    ///
    /// A crash throws the saved state away. Source: archive-discard-rules.
    package var remains: PreviousRun {
        PreviousRun(
            lastControllerNumber: controllers.lastNumber, microseconds: runLoop.microseconds, system: system,
            savedState: life.hasCrashed ? nil : savedState.archive)
    }

    /// Takes over what an earlier run has left.
    func resume(after previous: PreviousRun) {
        controllers.skipNumbers(through: previous.lastControllerNumber)
        runLoop.advance(to: previous.microseconds)
        system = previous.system
        system.setWindowTraits(system.takeHeldTraits())
        // A new run finds the device as it is held.
        _ = system.takeUntoldOrientation()
        window.size = device.size
        if definition.restoration?.isDeveloperMode ?? false { savedState.keep(previous.savedState) }
    }
}
