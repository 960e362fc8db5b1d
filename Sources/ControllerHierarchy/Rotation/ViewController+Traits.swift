/// `UITraitEnvironment`: the traits of a controller, and what it follows from.
extension ViewController {
    /// The traits that this controller has in an environment of its window.
    func traits(in environment: Environment) -> TraitCollection {
        traits(in: environment, parentsLeft: application.limits.depthMax)
    }

    /// - Parameter parentsLeft: How often the way up may still go to a parent, so that it ends however
    ///   controllers and views stand to each other.
    private func traits(in environment: Environment, parentsLeft: Int) -> TraitCollection {
        var traits = traitsOfPlace(in: environment, parentsLeft: parentsLeft)
        if let answer = parent?.appClass.answer(\.overrideTraitCollection) { traits.override(with: answer) }
        if let overrides = traitSettings?.overrides { traits.override(with: overrides) }
        return traits
    }

    /// The traits of where this controller stands, which are also those of what is presented in its context.
    ///
    /// Inside of a popover or a form sheet these are the popover's or the sheet's.
    ///
    /// Source: context-in-popover-is-compact.
    private func traitsOfPlace(in environment: Environment, parentsLeft: Int) -> TraitCollection {
        var traits: TraitCollection
        if parent == nil, let presentedBy, presentedBy.isInContext, parentsLeft > 0 {
            traits = presentedBy.presenting.traitsOfPlace(in: environment, parentsLeft: parentsLeft - 1)
        } else if let above = traitSource(parentsLeft: parentsLeft) {
            traits = above.source.traits(in: environment, parentsLeft: above.parentsLeft)
        } else {
            traits = environment.traits
            if application.windows.overrideTraits { traits.override(with: hostWindow.overrides) }
        }
        if let presentedBy {
            if presentedBy.style == .formSheet || presentedBy.style == .popover {
                traits.horizontalSizeClass = .compact
            }
            if let own = presentedBy.custom?.overrideTraits { traits.override(with: own) }
        }
        if let own = traitSettings?.ofPresentation { traits.override(with: own) }
        return traits
    }

    /// Whose traits this controller's follow from; nil for those of the window.
    ///
    /// Source: WWDC 2023 session 10057: the parent before iOS 17, the view's superview from then on; a view
    /// that stands in no other one is on its way into its parent's. app-events-traits.md 10.1.
    private func traitSource(parentsLeft: Int) -> (source: ViewController, parentsLeft: Int)? {
        if application.behavior.holds(.traitsFollowViews) {
            var view = viewIfLoaded?.superview
            while let superview = view {
                if let controller = superview.controller { return (controller, parentsLeft) }
                view = superview.superview
            }
            if viewIfLoaded?.superview != nil { return nil }
        }
        return parentsLeft > 0 ? parent.map { ($0, parentsLeft - 1) } : nil
    }

    /// An environment with this controller's own traits.
    func own(_ environment: Environment) -> Environment {
        var own = environment
        own.traits = traits(in: environment)
        return own
    }

    /// The environment of which this controller was told last.
    var knownEnvironment: Environment { outdatedEnvironment ?? own(windowEnvironment) }

    /// What `traitCollection` answers.
    ///
    /// From iOS 17 on it is that of the last update; before, a covered controller has the new one before it
    /// is told.
    ///
    /// Source: WWDC 2023 session 10057; tr-content-size-hidden-14.
    var traitCollectionValue: Value {
        let traits =
            application.behavior.holds(.traitsFollowViews)
            ? previousTraits ?? traitsOutsideWindows ?? knownEnvironment.traits
            : traits(in: windowEnvironment)
        let members = Trait.allCases.compactMap { trait -> Value.Member? in
            guard trait.availability.holds(in: application.behavior) else { return nil }
            let value = traits[trait] ?? application.device.value(of: trait)
            return value.map { .init(trait.rawValue, $0) }
        }
        let definitions = application.definition.traitDefinitions
        guard !definitions.isEmpty, Property.traitOverrides.availability.holds(in: application.behavior)
        else {
            return .object(members)
        }
        let own = definitions.map { Value.Member($0.name, traits[custom: $0.name] ?? $0.defaultValue) }
        return .object(members + [.init(CustomTraits.field, .object(own))])
    }

    /// This controller and those whose views stand below its own, a view before its subviews, then those that
    /// are presented in the contexts of others among them or of their children, and what stands below these.
    ///
    /// A child that presents in its context may be hidden itself, as behind another tab.
    ///
    /// Source: context-of-hidden-tab-follows-traits.
    var controllersBelow: [ViewController] {
        var controllers = [self]
        viewIfLoaded?.collectControllers(into: &controllers)
        addContexts(to: &controllers) { $0 !== self }
        return controllers
    }

    /// Those that are presented in the context of this controller or of one of its descendants, and what
    /// stands below these.
    private var controllersInContexts: [ViewController] {
        var controllers = [self]
        addContexts(to: &controllers) { _ in true }
        return Array(controllers.dropFirst())
    }

    /// Adds what is presented in the contexts of controllers, or of those that these contain.
    private func addContexts(
        to controllers: inout [ViewController], of isMeant: (ViewController) -> Bool
    ) {
        // Whoever presents in the context of what is presented does so later.
        for presentation in application.transitions.presentations where presentation.isInContext {
            let presented = presentation.presented
            let presenter = presentation.presenting
            guard presented.parent == nil, isMeant(presenter),
                !controllers.contains(where: { $0 === presented }),
                presenter.nearestAncestor(where: { one in controllers.contains { $0 === one } }) != nil
            else { continue }
            controllers.append(presented)
            presented.viewIfLoaded?.collectControllers(into: &controllers)
        }
    }

    /// Changes where this controller stands, on which the traits of what is presented in its context depend,
    /// or in that of a descendant; that may be in the window although the controller is not.
    ///
    /// Source: context-of-hidden-tab-that-leaves.
    func changePlace(_ change: () throws(Interruption) -> Void) throws(Interruption) {
        guard application.transitions.havePresentationInContext else { return try change() }
        let concerned = controllersInContexts
        guard !concerned.isEmpty else { return try change() }
        try application.changeTraits(of: concerned, andCovered: []) { () throws(Interruption) in
            try change()
            try self.adaptContexts()
        }
    }

    /// Changes where the view stands, on which the traits of those in it depend from iOS 17 on.
    ///
    /// Those that were in a window before hear of other traits, the others of their first ones.
    ///
    /// Source: WWDC 2023 session 10057; split-put-into-popover, view-leaves-overriding-view.
    func changeSuperview(_ change: () throws(Interruption) -> Void) throws(Interruption) {
        guard application.behavior.holds(.traitsFollowViews) else { return try change() }
        let concerned = controllersBelow.filter(\.hasEnteredWindow)
        try application.changeTraits(of: concerned, andCovered: []) { () throws(Interruption) in
            try change()
            if isInWindow { try adaptToSizeClass() }
        }
    }

    /// Lets what is presented in the context of this controller, or of a descendant, adapt to another place.
    func adaptContexts() throws(Interruption) {
        for controller in controllersInContexts where application.controllers.contains(controller) {
            try controller.sizeClassDidChange()
        }
    }

    // MARK: Being told

    /// Tells the controller, and whoever has registered with it, of traits that have changed.
    ///
    /// What is registered is called first, in its order.
    ///
    /// Source: UITraitEnvironment and UITraitChangeObservable references;
    /// rns-registrations-ahead-of-traitcollectiondidchange-ios26.
    func tellOfTraitChange(from previous: TraitCollection) throws(Interruption) {
        let current = traits(in: windowEnvironment)
        try callRegistrations(from: previous, to: current)
        try send(.traitCollectionDidChange, .values([previous.value]))
        updateReaderOfTraits()
    }

    private func callRegistrations(
        from previous: TraitCollection, to current: TraitCollection
    ) throws(Interruption) {
        for registration in traitSettings?.registrations ?? [] {
            guard registration.concerns(previous, current),
                traitSettings?.registrations.contains(where: { $0 === registration }) ?? false
            else { continue }
            if let action = registration.action {
                let receiver = registration.hasActionTarget ? registration.actionTarget : self
                guard let receiver, application.controllers.contains(receiver) else { continue }
                try receiver.performAction(action)
            } else {
                try application.record(
                    .traitChangeHandler, target: identity, payload: .values([previous.value]), flags: flags)
                try application.runAppCode(registration.handler, receiver: self)
            }
        }
    }

    /// Has the controller told of other traits before the next layout; several changes are one then.
    ///
    /// - Parameter fromAbove: Whether another one, or the window, has them first.
    func awaitTraitChange(from known: TraitCollection, fromAbove: Bool) {
        keepTraits(known, fromAbove: fromAbove)
        application.commit.enterWindow(self)
        setNeedsLayoutForTraits()
    }

    /// Has the content laid out for other traits, and its constraints updated before where it has any.
    ///
    /// Source: on-background-layout-ios17, wikipedia-style-changed-ios13.
    func setNeedsLayoutForTraits() {
        guard application.behavior.holds(.styleChangesLayOut) else { return }
        if takesPartInAutoLayout { awaitsUpdateConstraints = true }
        setNeedsLayout()
    }

    /// Keeps the traits that a covered controller knows until it comes back.
    fileprivate func missTraitChange(from known: TraitCollection) {
        guard hasEnteredWindow, outdatedEnvironment == nil, previousTraits == nil else { return }
        previousTraits = known
    }

    /// `updateTraitsIfNeeded()`: tells this controller and those below it now, of what has not changed above.
    ///
    /// Source: UIViewController reference; statusbartraps-window-style-at-update-ios26.
    func updateTraitsIfNeeded() throws(Interruption) {
        guard previousTraits == nil || !awaitsTraitsFromAbove else { return }
        for controller in controllersBelow where application.controllers.contains(controller) {
            controller.traitsOutsideWindows = nil
            guard controller.window != nil else { continue }
            try controller.deliverMissedTraitChange()
        }
    }
}

extension Application {
    /// Changes what the traits of some controllers follow from; those in the window hear of it before the
    /// next layout, where theirs are others then, and those that are covered when they come back.
    ///
    /// - Parameters:
    ///   - others: Those out of the window whose traits may change as well; nil for all there are.
    ///   - isOfWindow: Whether it is the window's own traits, and not those of the first one, that change.
    /// Source: app-events-traits.md 9.4, 9.6, 10.2.
    func changeTraits(
        of concerned: [ViewController], andCovered others: [ViewController]? = nil,
        isOfWindow: Bool = false, _ change: () throws(Interruption) -> Void
    ) throws(Interruption) {
        let before = concerned.map { ($0, $0.knownEnvironment.traits) }
        let covered = (others ?? controllers.all).filter { $0.window == nil }
            .map { ($0, $0.knownEnvironment.traits) }
        try change()
        for (controller, known) in before where controllers.contains(controller) {
            guard controller.traits(in: controller.windowEnvironment) != known else { continue }
            if controller.window != nil {
                controller.awaitTraitChange(
                    from: known, fromAbove: isOfWindow || concerned.first !== controller)
            } else {
                controller.missTraitChange(from: known)
            }
        }
        for (controller, known) in covered where controllers.contains(controller) {
            if controller.window == nil, controller.traits(in: controller.windowEnvironment) != known {
                controller.missTraitChange(from: known)
            }
        }
    }
}
