extension Application {
    /// The storyboards of the app's bundle, those added since the launch included.
    package var storyboards: [StoryboardDescription] { bundle.storyboards.map(\.description) }

    /// Adds a storyboard to the app's bundle, in the place of the one of that name.
    ///
    /// Controllers that came from the earlier one keep it.
    package func add(_ storyboard: StoryboardDescription) throws(OperationError) -> OperationOutcome {
        try request { () throws(Interruption) in
            var storyboards = self.storyboards
            if let index = storyboards.firstIndex(where: { $0.name == storyboard.name }) {
                storyboards[index] = storyboard
            } else {
                storyboards.append(storyboard)
            }
            self.definition.storyboards = storyboards
            self.bundle = Bundle(storyboards: storyboards, nibs: self.definition.nibs)
        }
    }
}
