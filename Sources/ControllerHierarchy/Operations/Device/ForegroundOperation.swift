enum ForegroundOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Bring the app back"
    static let description = """
        The user returns to the app.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.enterForeground()
    }
}
