/// Traits that a controller keeps, from iOS 17 on, until it is given those that follow from above it.
extension ViewController {
    /// Keeps the traits that the controller knows until it is told, while others are told before it.
    ///
    /// From iOS 17 on each has its traits by its own update.
    ///
    /// Source: canvas-child-behind-parents-registration-ios17.
    func keepTraits(_ known: TraitCollection, untilToldIn new: Environment) {
        guard application.behavior.holds(.traitsFollowViews), traits(in: new) != known else { return }
        keepTraits(known, fromAbove: false)
    }

    /// Keeps traits unless older ones are kept: several changes are one when the controller is told.
    ///
    /// - Parameter fromAbove: Whether another one, or the window, has the new ones first.
    func keepTraits(_ known: TraitCollection, fromAbove: Bool) {
        guard previousTraits == nil else { return }
        previousTraits = known
        awaitsTraitsFromAbove = fromAbove
    }

    /// Tells a controller of other traits than those that it has kept, unless an update has done so.
    func tellOfKeptTraits(_ known: TraitCollection) throws(Interruption) {
        if application.behavior.holds(.traitsFollowViews) {
            try deliverMissedTraitChange()
        } else {
            try tellOfTraitChange(from: known)
        }
    }

    // MARK: Outside of windows

    /// Gives this controller other traits; those below it get them, where it was never in a window, as they
    /// are laid out, or as its traits are updated.
    ///
    /// Source: uienvironments-trait-not-yet-in-child-ios17, dependence-child-has-trait-after-layout-ios26.
    func changeOwnTraits(_ change: () throws(Interruption) -> Void) throws(Interruption) {
        guard application.behavior.holds(.traitsFollowViews), !hasEnteredWindow else { return try change() }
        let below = withDescendants.dropFirst().map { controller in
            (controller, controller.traitsOutsideWindows ?? controller.knownEnvironment.traits)
        }
        try change()
        for (controller, known) in below where application.controllers.contains(controller) {
            guard !controller.hasEnteredWindow,
                controller.traits(in: controller.windowEnvironment) != known
            else { continue }
            controller.traitsOutsideWindows = known
        }
    }
}
