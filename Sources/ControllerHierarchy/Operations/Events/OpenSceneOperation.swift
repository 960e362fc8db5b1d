enum OpenSceneOperation: RequestOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Open another scene"
    static let description = """
        `requestSceneSessionActivation(_:userActivity:options:errorHandler:)` without a session: another
        window of the app, beside the others or, with `covers`, above them. `controller` is the root that the
        scene's delegate makes in `scene(_:willConnectTo:options:)`. On a phone, and in an app whose `scene`
        does not say `supportsMultipleScenes`, the error handler is called, in which the app does what
        `failure` says. In the app's own code it is a request that the system answers in a later turn.
        """
    static let availability = Availability.whereHolds(.hasScenes)
    static let name = Field.text("as", .newSceneName)
    static let root = Field.controller(.controller, isRequired: false)
    static let activityType = Field.optionalText("activityType", .activityType)
    static let userInfo = Field.value("userInfo", "What the user activity carries.")
    static let covers = Field.flag("covers", "Whether it stands above the other scenes and not beside them.")
    static let failure = Field.operations("failure")
    static let fields = list(name, root, activityType, userInfo, covers, failure)
    static let example: OperationExample = [
        "as": "second", "controller": ["class": "DetailViewController", "as": "detail"],
    ]

    static func answer(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.openScene(request(operation, for: operation[name]))
    }

    /// What this operation and `activateScene` ask for.
    static func request(_ operation: Operation, for name: String) -> Application.SceneRequest {
        Application.SceneRequest(
            name: name, controller: operation[root],
            activity: operation[activityType].map { UserActivity(type: $0, userInfo: operation[userInfo]) },
            coversOthers: operation[covers], failure: operation[failure] ?? [])
    }
}
