enum TakeScreenshotOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Take a screenshot"
    static let description = """
        The user takes one, of which classes hear that observe `userDidTakeScreenshotNotification`; nobody
        else hears of anything. Ignored where the app is not in front.
        """
    static let availability = Callback.userDidTakeScreenshotNotification.availability
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        guard !application.life.isInBackground else {
            return application.ignore(because: "the app is in the background")
        }
        try application.post([.userDidTakeScreenshotNotification])
    }
}
