enum SaveUserActivityOperation: ControllerOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Save a controller's user activity"
    static let description = """
        The system takes the `userActivity` of a controller that `needsSave`: `updateUserActivityState(_:)` of
        everybody in the windows who shares the activity's type, then `application(_:didUpdate:)` or
        `scene(_:didUpdate:)`. Ignored where the controller has none.
        """
    static let availability = Callback.updateUserActivityState.availability
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        guard let activityType = target.restorable?.activityType else {
            return target.application.ignore(because: "\(target.identity.label) has no user activity")
        }
        try target.application.saveActivity(activityType)
    }
}
