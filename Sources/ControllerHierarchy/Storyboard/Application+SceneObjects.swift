extension Application {
    /// The scene, or the object of the main nib, from which a controller came: the document's name and its
    /// object there.
    ///
    /// - Returns: nil for a controller that came from neither.
    package func sceneObject(
        of name: String
    ) throws(OperationError) -> (storyboard: String, object: StoryboardDescription.ObjectID)? {
        guard let controller = controllers.find(name) else { throw .unknownController(name) }
        if let archived = controller.origin?.mainNibObject { return (archived.nib, archived.object) }
        guard let place = controller.origin?.place else { return nil }
        return (place.storyboard.name, place.scene.controller.objectID)
    }
}
