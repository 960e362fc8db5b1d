enum BackgroundOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Put the app into the background"
    static let description = """
        The user leaves the app.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.enterBackground()
    }
}
