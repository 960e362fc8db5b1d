/// Saving the app's state, as the system does when the app goes into the background.
///
/// Source: preserve-sequence, preserve-unbroken-chain.
extension Application {
    /// Carries out `encodeState`.
    func encodeState() throws(Interruption) {
        guard let archive = try saveState() else { return ignore(because: "nothing is to be saved") }
        if calls.isOutermost { log.save(archive) }
    }

    /// What happens on the way into the background, in apps that have opted in.
    func saveStateInBackground() throws(Interruption) {
        guard behavior.holds(.hasStateRestoration), definition.savesState else { return }
        _ = try saveState()
    }

    /// Saves the activity of a scene that goes to the background alone, or is to be disconnected.
    ///
    /// An activity is described for the main scene.
    ///
    /// Source: scene-saves-before-disconnection-ipad16.
    func saveActivity(of scene: WindowScene) throws(Interruption) {
        guard scene === scenes.main, definition.sceneActivity != nil else { return }
        try savedState.checkIsIdle()
        let preservation = Preservation(savedState.archive ?? emptyArchive)
        savedState.begin(preservation)
        defer { savedState.end() }
        try encodeActivity(with: preservation)
        savedState.keep(preservation.archive)
    }

    /// Asks the delegate, lets everything encode itself and keeps the archive for the next launch.
    ///
    /// - Returns: nil when nothing is to be saved.
    private func saveState() throws(Interruption) -> RestorationArchive? {
        try savedState.checkIsIdle()
        // An archive is long where the values are, however few the events.
        try askToGoOn()
        let preservation = Preservation(emptyArchive)
        savedState.begin(preservation)
        defer { savedState.end() }
        var isSaved = false
        if restoresControllers, definition.restoration != nil || definition.sceneActivity == nil {
            isSaved = try askWhetherToSave()
            if isSaved { try encodeControllers(with: preservation) }
        }
        if definition.sceneActivity != nil, behavior.holds(.hasScenes) {
            try encodeActivity(with: preservation)
            isSaved = true
        }
        try askToGoOn()
        guard isSaved else { return nil }
        savedState.keep(preservation.archive)
        return preservation.archive
    }

    /// Whether the app's delegate is asked and controllers take part, or a scene's activity alone is kept.
    ///
    /// Source: scenes-restore-no-controllers-ios16.
    var restoresControllers: Bool { !usesScenes || behavior.holds(.restoresControllersOfAppsWithScenes) }

    private var emptyArchive: RestorationArchive {
        var archive = RestorationArchive()
        archive.bundleVersion = definition.bundleVersion
        archive.idiom = device.idiom
        if behavior.holds(.archivesNameSystemAndTime) {
            archive.systemVersion = behavior.systemVersion.description
            archive.time = runLoop.time
        }
        archive.usesSnapshot = usesSnapshot
        return archive
    }

    /// Whether the next launch shows the snapshot: the top of what is on screen must be known to it.
    ///
    /// Source: snapshot-rules.
    private var usesSnapshot: Bool {
        guard behavior.holds(.showsSnapshotAtLaunch), !(definition.restoration?.ignoresSnapshot ?? false)
        else { return false }
        var top = windows.roots.last
        while let presented = top?.presentation?.presented { top = presented }
        return top?.restorationIdentifier != nil
    }

    private func askWhetherToSave() throws(Interruption) -> Bool {
        let answer = definition.restoration?.shouldSave ?? true
        let callback = try restorationQuestion(.shouldSaveApplicationState, .shouldSaveSecureApplicationState)
        let given = try ask(callback, target: parties.application, answer: answer)
        try runDelegateScripts(of: callback)
        return given
    }

    private func encodeControllers(with preservation: Preservation) throws(Interruption) {
        try sendToDelegate(.willEncodeRestorableState, party: parties.application)
        let own = definition.restoration?.encode ?? []
        preservation.encodeApplication(preservation.encoded(own, of: nil, in: self))
        let references = preservation.takeReferences()
        for root in windows.roots { try encode(root, with: preservation) }
        for controller in references { try encode(controller, with: preservation) }
        try encodeObjects(with: preservation)
    }

    /// Lets a controller encode itself, then everything to which its coder refers.
    private func encode(
        _ controller: ViewController, with preservation: Preservation
    ) throws(Interruption) {
        guard preservation.begin(controller) else { return }
        try controller.send(.encodeRestorableState)
        let values = preservation.encoded(controller.valuesToEncode, of: controller, in: self)
        preservation.encode { $0.values = values }
        let references = preservation.takeReferences()
        try encodeObjects(with: preservation)
        for reference in references { try encode(reference, with: preservation) }
    }

    /// The name of a question about the archive: apps for newer systems answer it for secure coding.
    ///
    /// Source: warn-insecure-delegate-methods.
    func restorationQuestion(_ plain: Callback, _ secure: Callback) throws(Interruption) -> Callback {
        guard behavior.holds(.restoresStateSecurely) else { return plain }
        if definition.restoration?.usesSecureMethods ?? true { return secure }
        try print(
            "Warning: The UIApplicationDelegate method \(plain.names.selector) is deprecated. "
                + "Please replace the use of \(plain.names.selector) with \(secure.names.selector)",
            category: "ApplicationStateRestoration")
        return plain
    }
}
