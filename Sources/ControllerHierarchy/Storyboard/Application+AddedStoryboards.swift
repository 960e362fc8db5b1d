extension Application {
    /// The storyboards of the app's bundle, those added since the launch included.
    package var storyboards: [StoryboardDescription] { bundle.storyboards.map(\.description) }

    /// Adds a storyboard to the app's bundle, in the place of the one of that name.
    package func add(_ storyboard: StoryboardDescription) throws(OperationError) -> OperationOutcome {
        try request { () throws(Interruption) in self.bundle.add(storyboard) }
    }
}
