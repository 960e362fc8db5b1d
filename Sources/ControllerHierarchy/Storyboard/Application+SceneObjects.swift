extension Application {
    /// The scene from which a controller came: its storyboard's name and its object there.
    ///
    /// - Returns: nil for a controller that came from no storyboard.
    package func sceneObject(
        of name: String
    ) throws(OperationError) -> (storyboard: String, object: StoryboardDescription.ObjectID)? {
        guard let controller = controllers.find(name) else { throw .unknownController(name) }
        guard let place = controller.origin?.place else { return nil }
        return (place.storyboard.name, place.scene.controller.objectID)
    }
}
