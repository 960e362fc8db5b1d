enum CloseSceneOperation: RequestOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Close a scene"
    static let description = """
        `requestSceneSessionDestruction(_:options:errorHandler:)`, the window's own control, or the app
        switcher, of which the app hears the rest at its next launch. The app's last scene stays: for the
        app's own request the error handler is called.
        """
    static let availability = Availability.whereHolds(.hasScenes)
    static let by = Field.optionalText("by", .sceneCloser)
    static let fields = list(ActivateSceneOperation.scene, by, OpenSceneOperation.failure)
    static let example: OperationExample = ["scene": "second", "by": "control"]

    static func refusal(_ operation: Operation) -> String? {
        [nil, Application.SceneCloser.app.rawValue].contains(operation[by])
            ? nil : "closeScene by the user cannot stand in app code"
    }

    static func answer(_ operation: Operation, in application: Application) throws(Interruption) {
        let name = operation[ActivateSceneOperation.scene] ?? application.scenes.main.name
        let closer = operation[by].flatMap(Application.SceneCloser.init) ?? .app
        try application.closeScene(
            .init(name: name, failure: operation[OpenSceneOperation.failure] ?? []), by: closer)
    }
}
