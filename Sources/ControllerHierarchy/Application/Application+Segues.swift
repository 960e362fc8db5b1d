/// The main storyboard of a launch.
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
}
