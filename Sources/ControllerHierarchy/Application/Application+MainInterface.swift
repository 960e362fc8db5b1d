/// The main storyboard or nib of a launch.
extension Application {
    /// Decodes the initial controller of the main storyboard, which the window gets as its root.
    ///
    /// Source: story-initial-vc-before-willFinishLaunching; warn-no-initial-vc.
    func loadMainStoryboard(into window: Window) throws(Interruption) {
        guard let name = definition.mainStoryboard else { return }
        let storyboard = try storyboard(named: name)
        guard let place = try initialPlace(of: storyboard) else {
            let isCategorized = behavior.holds(.storyboardMessagesHaveCategories)
            return try print(
                (isCategorized && !behavior.holds(.consoleMessagesHaveCategories) ? "[Application] " : "")
                    + "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - "
                    + "perhaps the designated entry point is not set?", category: "Application")
        }
        let root = try unarchive(place)
        window.rootViewController = root
        root.addOwner()
    }

    /// Creates the controllers of the main nib, which its outlets hold, ahead of all calls of the delegate.
    ///
    /// Source: UIApplicationMain reference (NSMainNibFile); main-nib-loaded-before-launch-so.
    func loadMainNib(into window: Window) throws(Interruption) {
        guard let name = definition.mainNib else { return }
        guard !usesScenes else {
            throw .error(.notApplicable("the window of an app with scenes comes from no main nib"))
        }
        guard let nib = bundle.nib(named: name, idiom: device.idiom) else {
            throw .exception(
                .internalInconsistency,
                "Could not load NIB in bundle: '\(Bundle.printed)' with name '\(name)'")
        }
        try unarchiveControllers(of: nib, isMain: true) { (controller, nibController) throws(Interruption) in
            controller.isHeldByApp = true
            controller.addOwner()
            guard nibController.controller.objectID == nib.windowRoot else { return }
            window.rootViewController = controller
            controller.addOwner()
        }
    }
}
