/// Turning the device, resizing the window, changing traits.
///
/// Source: lifecycle-rotation.md 1.6.
extension Application {
    /// The user turns the device so that the interface would stand in that orientation.
    func rotate(to orientation: InterfaceOrientation) throws(Interruption) {
        system.hold(orientation)
        // What happens in the background is told on return. Source: rot-in-background.
        guard !life.isInBackground else { return }
        guard try followDevice() else { return ignore(because: heldOrientationReason) }
    }

    /// Tells of the orientation in which the device is held now, and turns the interface to it, if that is
    /// allowed.
    ///
    /// Source: UIDevice reference, `orientationDidChangeNotification`; swift issue 63230.
    ///
    /// - Returns: whether the interface turned.
    @discardableResult
    func followDevice() throws(Interruption) -> Bool {
        let isNew = system.takeUntoldOrientation()
        let isToldFirst =
            behavior.holds(.tellsOfDevicesOrientationFirst)
            || behavior.holds(.padsTellOfTheirOrientationFirst) && isMultitasking
        if isNew, isToldFirst { try post([.deviceOrientationDidChangeNotification]) }
        let hasTurned = try turnToHeldOrientation()
        if isNew, !isToldFirst { try post([.deviceOrientationDidChangeNotification]) }
        return hasTurned
    }

    /// Turns the interface to the orientation in which the device is held, if that is allowed.
    ///
    /// - Returns: whether it turned.
    @discardableResult
    func turnToHeldOrientation() throws(Interruption) -> Bool {
        guard system.heldOrientation != device.orientation, try allows(system.heldOrientation) else {
            return false
        }
        try turn(to: system.heldOrientation)
        return true
    }

    /// Why the interface does not turn to the orientation in which the device is held.
    private var heldOrientationReason: String {
        let held = system.heldOrientation
        return held == device.orientation
            ? "the interface stands in \(held.rawValue) already" : "\(held.rawValue) is not supported"
    }

    /// Turns the interface, and tells everybody in view.
    func turn(to orientation: InterfaceOrientation) throws(Interruption) {
        if behavior.holds(.hasTraitCollections) {
            try turnWindows(to: orientation)
        } else {
            try LegacyRotation(self, to: orientation, tops: topsInWindow).begin()
        }
        guard Callback.popoverControllerWillReposition.availability.holds(in: behavior) else { return }
        for presentation in transitions.presentations {
            try presentation.popoverController?.tellOfReposition()
            try presentation.tellOfReposition()
        }
    }

    /// Turns all windows, those of one size together.
    private func turnWindows(to orientation: InterfaceOrientation) throws(Interruption) {
        guard windows.haveSeveralSizes else {
            return try change(to: environment(turnedTo: orientation))
        }
        let before = device.orientation
        let plans = windows.bySize.map { ($0, environment(turnedTo: orientation, in: $0[0])) }
        for (windows, new) in plans { try change(to: new, in: windows, turning: before) }
    }

    /// Changes the environment of windows from iOS 8 on, and tells everybody in view.
    ///
    /// - Parameters:
    ///   - concerned: The windows, all of one size; nil for every window.
    ///   - orientation: The orientation from which they turn; nil for the present one.
    func change(
        to new: Environment, animated: Bool = true, in concerned: [Window]? = nil,
        turning orientation: InterfaceOrientation? = nil
    ) throws(Interruption) {
        let all = concerned ?? windows.all
        let transition = SizeTransition(
            self, to: new, tops: topsInWindow.filter { $0.isHosted(in: all) },
            coveredPresenters: coveredPresenters.filter { $0.isHosted(in: all) }, isAnimated: animated,
            turning: orientation)
        transition.concernsWholeWindow = true
        transition.windows = concerned
        let previous = sceneEnvironments.map { scene, environment in
            var environment = environment
            environment.orientation = orientation ?? environment.orientation
            return (scene, environment)
        }
        try transition.begin()
        try tellScenesOfUpdate(from: previous, in: concerned)
    }

    /// The roots and the presented controllers whose views are in a window.
    var topsInWindow: [ViewController] {
        if windows.others.isEmpty { return presentedChain.filter { $0.window != nil } }
        return windows.all.flatMap(presentedChain(in:)).filter { $0.window != nil }
    }

    /// Presenters without a view in the window that hear of a new size.
    ///
    /// Source: op-presenter-vwt-mask-portrait.
    private var coveredPresenters: [ViewController] {
        guard behavior.holds(.coveredPresentersHearOfSize) else { return [] }
        return presentedChain.filter { $0.window == nil && $0.hasEnteredWindow }
    }

    /// Gives the window another size, as iPad multitasking does.
    ///
    /// The other scenes' windows stay as they are, and hear nothing.
    /// Source: UIWindowScene reference, `coordinateSpace` (a scene's own).
    func resize(_ scene: WindowScene, to size: Size) throws(Interruption) {
        guard scene === scenes.main || scene.isInFront else {
            return ignore(because: "\(scene.name) is not in front")
        }
        guard size != scene.window.size else { return ignore(because: "the window has that size already") }
        let new = environment(orientation: device.orientation, size: size)
        guard !scenes.others.isEmpty else { return try change(to: new) }
        try change(to: new, in: windows.all.filter { scenes.scene(of: $0) === scene })
    }

    /// Gives a window that the app has made a frame of another size.
    ///
    /// Source: viewWillTransition(to:with:) in UIKit's headers (sent to the root when its window is resized).
    ///
    /// - Throws: `invalidArgument` for a window that is not there, and for that of a scene.
    func resizeWindow(named name: String, to size: Size) throws(Interruption) {
        let ofScenes = scenes.all.map(\.window)
        guard let window = windows.others.first(where: { $0.name == name }) else {
            throw .error(.invalidArgument(field: "window", reason: "there is no window \(name)"))
        }
        guard !ofScenes.contains(where: { $0 === window }) else {
            throw .error(.invalidArgument(field: "window", reason: "its size is that of the scene"))
        }
        guard size != window.size else { return ignore(because: "the window has that size already") }
        try change(to: environment(orientation: device.orientation, size: size), in: [window])
    }

    /// Changes traits of the whole window, such as the user interface style.
    ///
    /// What is chosen in the background is told on return. Source: traits-topdown; so-dark-and-back-ios13.
    func setTraits(_ traits: Value) throws(Interruption) {
        let members = try TraitCollection.members(traits, in: self)
        guard !members.contains(where: CustomTraits.contains) else {
            throw .error(
                .invalidArgument(field: "traits", reason: "the system does not know the app's traits"))
        }
        guard !members.contains(where: { $0.name == Trait.userInterfaceIdiom.rawValue }) else {
            throw .error(.invalidArgument(field: "traits", reason: "the idiom is the device's own"))
        }
        guard !life.isInBackground else { return system.holdTraits(members) }
        guard try changeTraits(to: members) else {
            return ignore(because: "the environment has these traits already")
        }
    }

    /// - Returns: whether any of the traits is another one than before.
    @discardableResult
    func changeTraits(to members: [Value.Member]) throws(Interruption) -> Bool {
        var new = environment
        new.traits.override(with: members)
        guard new != environment else { return false }
        if !new.traits.hasSizeClasses(of: environment.traits) {
            // The traits become the window's own when the transition enters them.
            let transition = SizeTransition(self, to: new, tops: topsInWindow)
            transition.tellsOfSize = false
            transition.traitsToSet = members
            transition.concernsWholeWindow = true
            let scenes = sceneEnvironments
            try transition.begin()
            try tellScenesOfUpdate(from: scenes)
        } else {
            try setTraitsInPlace(members)
        }
        return true
    }

    /// Changes traits other than the size classes: nobody is told before, and the content is laid out anew.
    func setTraitsInPlace(_ members: [Value.Member]) throws(Interruption) {
        let before = controllersInWindow.map { ($0, $0.knownEnvironment.traits) }
        let (previous, scenes) = (environment, sceneEnvironments)
        try adopt(previous, setting: members)
        try tellOfTextSize(from: previous)
        for (controller, known) in before {
            controller.keepTraits(known, untilToldIn: controller.windowEnvironment)
        }
        for (controller, known) in before {
            controller.outdatedEnvironment = nil
            guard controllers.contains(controller),
                controller.traits(in: controller.windowEnvironment) != known
            else { continue }
            try controller.tellOfKeptTraits(known)
            controller.setNeedsLayoutForTraits()
        }
        try tellScenesOfUpdate(from: scenes)
    }

    /// Posts that the user has chosen another size of texts, before any view hears of its traits.
    ///
    /// Source: BonMot 399 (iOS 14): a controller outside of the window has the new collection already.
    private func tellOfTextSize(from previous: Environment) throws(Interruption) {
        let name = "preferredContentSizeCategory"
        guard previous.traits.value[name] != environment.traits.value[name] else { return }
        try post([.contentSizeCategoryDidChangeNotification])
    }

    /// Tries to bring the interface in line with the device; does nothing from iOS 16 on.
    func attemptRotationToDeviceOrientation() throws(Interruption) {
        guard !behavior.holds(.remembersOrientations), try turnToHeldOrientation() else {
            return ignore(
                because: behavior.holds(.remembersOrientations)
                    ? "the method does nothing from iOS 16 on" : heldOrientationReason)
        }
    }

    /// Reads the supported orientations anew, and turns to the one in which the device is held if it fits.
    ///
    /// An orientation that fits no longer stays until a geometry request. Source: rot-16-needsupdate.
    func updateSupportedOrientations() throws(Interruption) {
        guard let decider = orientationDecider else { return ignore(because: "the window has no root") }
        _ = try supportedOrientations(of: decider, isNew: true)
        try turnToHeldOrientation()
    }

    /// Asks anew whether the orientation is locked; if it is no longer, turns to the one that is held.
    func updateOrientationLock() throws(Interruption) {
        guard let decider = orientationDecider else { return ignore(because: "the window has no root") }
        guard system.heldOrientation != device.orientation else { return _ = try isLocked(decider) }
        try turnToHeldOrientation()
    }

    /// Asks the scene for an orientation; what does not fit ends in an error and not in an exception.
    ///
    /// Source: rot-16-needsupdate; lifecycle-rotation.md 1.6.
    func requestGeometryUpdate(to orientation: InterfaceOrientation) throws(Interruption) {
        var supported = applicationOrientations
        if let decider = orientationDecider {
            supported = try supportedOrientations(of: decider, isNew: true) ?? supported
        } else {
            try askApplicationOrientations()
        }
        if isMultitasking {
            return refuseGeometry(
                "The current windowing mode does not allow for programmatic changes to interface orientation."
            )
        }
        guard supported.contains(orientation) else {
            let names = supported.map(\.rawValue).joined(separator: ", ")
            return refuseGeometry(
                "None of the requested orientations are supported by the view controller. "
                    + "Requested: \(orientation.rawValue); Supported: \(names)")
        }
        guard orientation != device.orientation else {
            return ignore(because: "the interface stands in that orientation already")
        }
        try turn(to: orientation)
    }
    /// The error that a geometry request hands to the app.
    private func refuseGeometry(_ description: String) {
        ignore(because: description)
        noteResult(
            "error",
            .object([
                .init("domain", .string("UISceneErrorDomain")), .init("code", .number(101)),
                .init("description", .string(description)),
            ]))
    }
}
