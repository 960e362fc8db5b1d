/// The orientation in which the app launches, and how the root's first appearance turns it.
///
/// Source: lifecycle-rotation.md 1.3.
extension Application {
    /// Puts the window into the orientation in which the root's view is loaded.
    ///
    /// The delegate is asked before it hears of the launch, and the Info.plist decides.
    /// Source: ev-launch-plain-11; labs.adamluptak.com 2013 ("will kick in after the app launches").
    func prepareLaunchOrientation() throws(Interruption) {
        try askApplicationOrientations()
        system.turn(to: launchOrientation)
        window.size = device.size
    }

    private var launchOrientation: InterfaceOrientation {
        let listed = listedOrientations
        let first = listed.first ?? .portrait
        // Source: launch-landscape-held-ios11, launch-plist-landscape-first-ios15.
        if behavior.holds(.launchesAsHeld) {
            return listed.contains(system.heldOrientation) ? system.heldOrientation : first
        }
        // A home screen that turns hands its orientation on. Source: kenmaz-plus-launched-on-its-side-ios8.
        let comesFromTurned = behavior.holds(.hasTraitCollections) && device.turnsHomeScreen
        if comesFromTurned, listed.contains(system.heldOrientation) { return system.heldOrientation }
        // Source: launch-plist-landscape-first-ios8.
        if behavior.holds(.launchesInFirstListedOrientation) { return first }
        if behavior.holds(.hasTraitCollections) {
            // Source: launch-landscape-held-ios9-10.
            if listed.contains(.portrait) { return .portrait }
            return listed.contains(system.heldOrientation) ? system.heldOrientation : first
        }
        // Source: launch-rotation-ios4-5-didRotate, launch-rotation-ios6-no-rotate-callbacks.
        return .portrait
    }

    /// Asks a new root for its orientations, when its view is loaded.
    ///
    /// - Returns: the orientation to which its appearance has to turn; nil if the present one will do.
    /// - Throws: `UIApplicationInvalidInterfaceOrientation`, see `supportedOrientations`.
    func orientationForNewRoot(_ root: ViewController) throws(Interruption) -> InterfaceOrientation? {
        if behavior.holds(.asksForEachOrientation) {
            let listed = listedOrientations
            let held = system.heldOrientation
            // What the Info.plist leaves out is no way. Source: neuburg-rotational-launch-told-ios5.
            let wanted = listed.contains(held) ? held : listed.first ?? held
            guard life.isLaunching else { return nil }
            if wanted != device.orientation {
                // The same question twice. Source: launch-ipad-landscape-ios5.
                _ = try allows(wanted)
                if try allows(wanted) { return wanted }
            }
            // A launch stands upright, and who agrees is not asked: no log has that. Source:
            // launch-root-on-its-side-alone-ios5.
            return root.leavesOutPortrait ? try orientationAsked(of: root) : nil
        }
        let allowed = try supportedOrientations(of: root, isNew: true) ?? applicationOrientations
        guard behavior.holds(.hasTraitCollections) else {
            let best = bestOrientation(of: allowed)
            return best == device.orientation ? nil : best
        }
        return allowed.contains(device.orientation) ? nil : bestOrientation(of: allowed)
    }

    /// Turns the interface while the root appears: its view stands in the window and is not laid out yet.
    ///
    /// - Parameter forced: what `orientationForNewRoot` returned.
    func turnForNewRoot(_ root: ViewController, forced: InterfaceOrientation?) throws(Interruption) {
        if behavior.holds(.asksForEachOrientation) {
            if let forced { try turnLegacyLaunch(root, to: forced) }
        } else if !behavior.holds(.hasTraitCollections) {
            // No rotation callback at all. Source: launch-rotation-ios6-no-rotate-callbacks.
            if let forced { try adopt(environment(turnedTo: forced)) }
        } else if let forced {
            try turnFirstAppearance(of: root, to: forced)
        } else if life.isLaunching, behavior.holds(.launchesInFirstListedOrientation) {
            guard system.heldOrientation != device.orientation, try allows(system.heldOrientation) else {
                return
            }
            try root.enterWindow()
            try turn(to: system.heldOrientation)
        }
    }

    /// The last message comes when the root has appeared.
    ///
    /// Source: launch-ipad-landscape-ios5, launch-rotation-ios4-5-didRotate,
    /// launch-on-its-side-orientations-ios5.
    private func turnLegacyLaunch(
        _ root: ViewController, to orientation: InterfaceOrientation
    ) throws(Interruption) {
        for _ in 0..<2 { _ = try allows(orientation) }
        let rotation = LegacyRotation(self, to: orientation, tops: [root])
        rotation.takesTime = false
        try rotation.begin()
        _ = try allows(orientation)
        runLoop.schedule(.finish(rotation), after: 0)
    }

    /// A root whose own orientations leave out the present one: its traits change, and no size is told.
    ///
    /// Source: launch-vc-landscape-only-ios8, launch-vc-landscape-only-ios13, launch-vc-landscape-only-ios15.
    private func turnFirstAppearance(
        of root: ViewController, to orientation: InterfaceOrientation
    ) throws(Interruption) {
        if behavior.holds(.entersWindowBeforeForcedTurn) { try root.enterWindow() }
        let transition = SizeTransition(self, to: environment(turnedTo: orientation), tops: [root])
        transition.tellsOfSize = false
        transition.laysOutNow = false
        transition.sendsTraitChange = behavior.holds(.forcedTurnSendsTraitChange)
        transition.extraLayoutPasses = behavior.holds(.forcedTurnLaysOutTwice) ? 1 : 0
        try transition.begin()
    }

    /// Turns an app that launched in portrait to the orientation in which the device is held.
    ///
    /// Source: launch-landscape-held-ios9-10.
    func turnAfterLaunch() throws(Interruption) {
        guard behavior.holds(.turnsAfterLaunch), window.rootViewController != nil else { return }
        try turnToHeldOrientation()
    }
}
