/// Unwinding: find the destination, prepare, call its action, then go there.
///
/// Source: storyboards-restoration.md, Unwind; unwind-tn2298-process.
extension ViewController {
    /// Carries out an unwind; without a destination nothing happens.
    ///
    /// Source: unwind-no-destination.
    func unwind(_ request: UnwindRequest) throws(Interruption) {
        let behavior = application.behavior
        let found: UnwindTarget?
        if behavior.holds(.unwindSearchesAllowedChildren) {
            var search = UnwindSearch(request)
            found = try search.run()
        } else {
            found = try LegacyUnwindSearch(request: request).run()
        }
        guard let target = found else {
            return application.ignore(because: "no controller takes \(request.action)")
        }
        application.note("controller", target.destination)
        let segue = Segue(
            request.segue, identifier: request.identifier, from: self, to: target.destination,
            class: try unwindSegueClass(request, target))
        try application.initialize(segue)
        try application.prepare(segue, sender: request.sender)
        try application.whileRunning(segue) { () throws(Interruption) in
            try target.destination.performAction(request.action)
        }
        try application.performUnwind(segue, target)
    }

    /// The app's class of segue: the container's answer, where it is asked, else what the document names.
    ///
    /// Source: unwind-tn2298-executor, unwind-ios9-header-legacy-finder.
    private func unwindSegueClass(
        _ request: UnwindRequest, _ target: UnwindTarget
    ) throws(Interruption) -> AppClass? {
        let behavior = application.behavior
        if let finder = target.finder {
            let isNew = behavior.holds(.unwindSearchesAllowedChildren)
            let executor = unwindExecutor(request, target.destination, finder: finder)
            if let executor, !isNew || executor.overridesSegueForUnwinding {
                let own = try executor.classOfSegueForUnwinding(to: target.destination, request)
                if isNew || own != nil { return own }
            }
        }
        guard let name = request.segue?.customClass else { return nil }
        guard let own = application.bundle.classes.segue(named: name, module: request.segue?.customModule)
        else {
            throw .exception(.invalidArgument, "Could not find a segue class named '\(name)'")
        }
        return own
    }

    /// Who is asked to make the segue: what contains the destination.
    ///
    /// Before iOS 9 it was the finder, unless that had found itself for a source outside of it.
    /// Source: unwind-tn2298-executor, unwind-ios9-header-legacy-finder, unwind-stack-makes-segue-ios6.
    private func unwindExecutor(
        _ request: UnwindRequest, _ destination: ViewController, finder: ViewController
    ) -> ViewController? {
        let isPresented = destination.presentedBy != nil
        if application.behavior.holds(.unwindSearchesAllowedChildren) {
            return isPresented ? destination : destination.parent
        }
        let isInside = request.source.ancestry.contains { $0 === destination }
        guard finder === destination, !isPresented, !isInside else { return finder }
        return destination.parent ?? finder
    }

    /// Calls an action method, which the controller may not have.
    func performAction(_ selector: String) throws(Interruption) {
        guard appClass.implements(selector) else {
            throw .exception(
                .invalidArgument,
                "-[\(appClass.name) \(selector)]: unrecognized selector sent to instance "
                    + "\(identity.printed)")
        }
        try receive(selector)
    }
}

extension Application {
    /// Performs the segue: the app's class, then the way from the source to the destination.
    fileprivate func performUnwind(_ segue: Segue, _ target: UnwindTarget) throws(Interruption) {
        try whileRunning(segue) { () throws(Interruption) in
            if let appClass = segue.appClass {
                try self.record(.seguePerform, target: segue.identity)
                try self.runScripts(of: segue, for: .seguePerform)
                guard appClass.callsSuper(in: .seguePerform) else { return }
                if target.finder != nil {
                    // A segue that app code makes has no work of its own.
                    guard appClass.hasScripts(for: .seguePerform) else { throw segue.withoutPerform }
                    return
                }
            }
            try self.walk(UnwindRoute(segue), segue)
        }
    }

    /// One dismissal, then each container on the way is told where it goes.
    private func walk(_ route: UnwindRoute, _ segue: Segue) throws(Interruption) {
        segue.animatesPops = segue.isAnimated && route.dismissing == nil
        if let presentation = route.dismissing, !isLeftByUnwind(presentation, segue.destination) {
            try leave(presentation, animated: segue.isAnimated)
        }
        guard behavior.holds(.unwindSearchesAllowedChildren) else {
            // Before iOS 9 only a stack knew a way from child to child.
            for (container, next) in route.down where container.isStack {
                try container.unwindTowards(.values([.null, .controller(next.identity.label)]))
            }
            return
        }
        for (container, next) in route.up + route.down {
            try container.send(.unwindForSegue, .values([segue.name, .controller(next.identity.label)]))
        }
    }

    /// Has the presenter dismiss, or a popover of old dismiss itself.
    private func leave(_ presentation: PresentationController, animated: Bool) throws(Interruption) {
        let presenter = presentation.presenting
        guard presentation.isLinked else {
            return try presentation.popoverController?.dismiss(animated: animated) ?? ()
        }
        try presenter.send(.dismissCall, .animated(animated))
        guard presenter.appClass.callsSuper(in: .dismissCall) else { return }
        try presenter.dismiss(animated: animated, completion: .none)
    }

    /// Whether an unwind of that version leaves the presented controller where it is.
    ///
    /// Source: unwind-bug-formsheet-nav-ios6, unwind-bug-split-formsheet-ios6,
    /// unwind-bug-currentContext-nav-ios7, unwind-bug-popover-ios8.
    private func isLeftByUnwind(
        _ presentation: PresentationController, _ destination: ViewController
    ) -> Bool {
        if behavior.holds(.unwindLeavesPopovers), presentation.style == .popover { return true }
        guard destination !== presentation.presenting else { return false }
        return behavior.holds(.unwindLeavesFormSheets) && presentation.style == .formSheet
            || behavior.holds(.unwindLeavesContexts) && presentation.requestedStyle == .currentContext
    }
}
