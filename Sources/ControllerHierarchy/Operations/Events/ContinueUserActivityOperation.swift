enum ContinueUserActivityOperation: ExternalEventOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Continue a user activity"
    static let description = """
        A universal link, a search result or an activity of another device opens the app. With `fails` its
        data cannot be fetched, which the delegate hears in the place of the activity.
        """
    static let availability = Callback.continueUserActivity.availability
    static let activityType = Field.text("activityType", .activityType)
    static let userInfo = Field.value("userInfo", "What the user activity carries.")
    static let fails = Field.flag("fails", "Whether the activity's data cannot be fetched.")
    static let fields = list(activityType, userInfo, fails)
    static let example: OperationExample = ["activityType": "NSUserActivityTypeBrowsingWeb"]

    static func event(_ operation: Operation) -> ExternalEvent {
        .activity(
            UserActivity(type: operation[activityType], userInfo: operation[userInfo]),
            isFetched: !operation[fails])
    }
}
