enum RestoreUserActivityStateOperation: ControllerOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Hand a controller the activity that is continued"
    static let description = """
        `UIResponder.restoreUserActivityState(_:)`, which UIKit calls for each object that the app hands to
        the `restorationHandler` of `application(_:continue:restorationHandler:)`; apps with scenes call it
        themselves.
        """
    static let availability = Callback.restoreUserActivityState.availability
    static let activityType = Field.text("activityType", .activityType)
    static let userInfo = Field.value("userInfo", "What the user activity carries.")
    static let fields = list(activityType, userInfo)
    static let example: OperationExample = ["activityType": "com.example.reading"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let activity = UserActivity(type: operation[activityType], userInfo: operation[userInfo])
        try target.send(.restoreUserActivityState, .values([activity.value]))
    }
}
