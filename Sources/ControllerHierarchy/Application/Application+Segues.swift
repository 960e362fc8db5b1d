/// Operations that start from a storyboard, and the main storyboard of a launch.
extension Application {
    func callSegue(_ operation: Operation, _ target: ViewController) throws(Interruption) {
        let sender = operation.value(.sender) ?? .null
        switch operation.kind {
        case .performSegue:
            try target.performSegue(
                withIdentifier: operation.value(.identifier)?.string ?? "", sender: sender)
        case .trigger:
            let control = operation.value(.control)?.string ?? ""
            if let tab = target as? TabBarController, tab.origin?.place?.scene.controls.isEmpty ?? true {
                return try tab.tap(control)
            }
            if let more = target.surroundingMoreList, target === more.list {
                return try more.tabBarController.tap(control)
            }
            try target.trigger(control, action: operation.value(.action)?.string)
        default:
            let action = operation.value(.action)?.string ?? ""
            let segue = target.segues.first { $0.kind == .unwind && $0.unwindAction == action }
            try target.unwind(
                UnwindRequest(action: action, source: target, sender: sender, segue: segue))
        }
    }

    /// Decodes the initial controller of the main storyboard, which the window gets as its root.
    ///
    /// Source: story-initial-vc-before-willFinishLaunching; warn-no-initial-vc.
    func loadMainStoryboard() throws(Interruption) {
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
