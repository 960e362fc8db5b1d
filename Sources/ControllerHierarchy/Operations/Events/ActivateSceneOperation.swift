enum ActivateSceneOperation: RequestOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Bring a scene to the front"
    static let description = """
        The same request with a session, or the user's choice in the app switcher. A scene that was
        disconnected connects again, with `controller` as its root; a connected one continues the activity.
        """
    static let availability = Availability.whereHolds(.hasScenes)
    static let scene = Field.optionalText("scene", .sceneName)
    static let fields = list(
        scene, OpenSceneOperation.root, OpenSceneOperation.activityType, OpenSceneOperation.userInfo,
        OpenSceneOperation.covers)
    static let example: OperationExample = ["scene": "scene"]

    static func answer(_ operation: Operation, in application: Application) throws(Interruption) {
        let name = operation[scene] ?? application.scenes.main.name
        try application.activateScene(OpenSceneOperation.request(operation, for: name))
    }
}
