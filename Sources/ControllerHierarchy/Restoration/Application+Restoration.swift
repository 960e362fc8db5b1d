/// Restoring the app's state from an archive.
///
/// Source: restore-launch-sequence, restore-presented-child-own-class, restore-root-with-class.
extension Application {
    /// Whether this run has restored what an earlier one saved.
    package var isRestored: Bool { savedState.isRestored }

    /// Carries out `decodeState`, in the running app.
    func decodeState(_ archive: RestorationArchive) throws(Interruption) {
        try savedState.checkIsIdle()
        guard let restoration = try restoreState(from: archive) else {
            return ignore(because: "the app does not want to restore its state")
        }
        try presentWaiting(restoration)
        restoration.release()
    }

    /// Finds the controllers of an archive, lets them decode themselves and tells everyone that it is done.
    ///
    /// - Returns: nil when the delegate refuses the archive. The caller releases what was found.
    func restoreState(from archive: RestorationArchive) throws(Interruption) -> Restoration? {
        guard try askWhetherToRestore(archive) else { return nil }
        let restoration = Restoration(archive)
        savedState.begin(restoration)
        defer { savedState.end() }
        for place in archive.controllers.indices { try lookUp(place, of: restoration) }
        for (place, coder) in archive.controllers.enumerated() where coder.isViewLoaded {
            // Source: restore-decode-after-viewDidLoad.
            try restoration.found[place]?.view()
        }
        for place in archive.controllers.indices { try decode(place, of: restoration) }
        let objects = try decodeObjects(of: restoration)
        try sendToDelegate(.didDecodeRestorableState, party: parties.application)
        // Behind the decoding, the delegate's too. Source: UIStateRestoration.h; restore-book-order-ios9.
        if behavior.holds(.tellsOfFinishedRestoration) {
            for case let controller? in restoration.found {
                try controller.send(.applicationFinishedRestoringState)
            }
            for object in objects { try record(.applicationFinishedRestoringState, target: object) }
        }
        return restoration
    }

    private func askWhetherToRestore(_ archive: RestorationArchive) throws(Interruption) -> Bool {
        let description = definition.restoration ?? RestorationDescription()
        let isOwnVersion = archive.bundleVersion.map { $0 == definition.bundleVersion } ?? true
        let answer = description.shouldRestore && (isOwnVersion || description.restoresOtherVersions)
        let callback = try restorationQuestion(
            .shouldRestoreApplicationState, .shouldRestoreSecureApplicationState)
        let given = try ask(callback, target: parties.application, answer: answer)
        try runDelegateScripts(of: callback)
        return given
    }

    /// A controller of the saved class decodes; another one is used as it is.
    ///
    /// Source: restore-class-mismatch.
    private func decode(_ place: Int, of restoration: Restoration) throws(Interruption) {
        let coder = restoration.archive.controllers[place]
        guard let controller = restoration.found[place], controller.appClass.descends(from: coder.className)
        else { return }
        try restoration.decode(at: place) { () throws(Interruption) in
            controller.takeOwnValues(coder.values, of: restoration)
            try controller.send(.decodeRestorableState)
            try controller.decodeOwnChildren(coder.values, of: restoration)
        }
    }

    // MARK: Relations

    /// Presents a restored controller, now or as soon as the presenter can be seen.
    func present(
        _ controller: ViewController, from presenter: ViewController, restoring restoration: Restoration
    ) throws(Interruption) {
        guard presenter.window != nil, restoration.waiting.isEmpty else {
            restoration.waiting.append((presenter, controller))
            return
        }
        try commitAppearance()
        try presenter.present(controller, animated: false, completion: .none)
        try commitRestoredAppearance(isPresentation: true, restoration)
    }

    /// Presents what had to wait, each when the one before is there.
    func presentWaiting(_ restoration: Restoration) throws(Interruption) {
        let waiting = restoration.waiting
        restoration.waiting = []
        for (presenter, presented) in waiting where presented.presentedBy == nil {
            try presenter.present(presented, animated: false, completion: .none)
            try endTurn()
            try runTimers(until: runLoop.microseconds)
        }
    }

    /// In a window that is visible already, a presentation appears before anything else is decoded, a push
    /// only if the delegate was asked for controllers.
    ///
    /// Source: restore-code-nav-visible-window-order, restore-code-nav-implicit-order.
    func commitRestoredAppearance(isPresentation: Bool, _ restoration: Restoration) throws(Interruption) {
        guard isPresentation || definition.restoration?.answers != nil else { return }
        try commitAppearance()
    }

    /// Layout and what follows a commit, without the end of the turn.
    private func commitAppearance() throws(Interruption) {
        repeat {
            try layOutNow()
            guard let work = runLoop.nextAfterCommit() else { return }
            try run(work)
        } while true
    }
}
