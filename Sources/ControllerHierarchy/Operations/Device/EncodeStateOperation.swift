enum EncodeStateOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Save the state for restoration"
    static let description = """
        What the system does when an app with `app.restoration` goes into the background: it asks the
        delegate, lets every controller encode itself that can be reached through restoration identifiers, and
        keeps the archive for the next launch. `result.archive` holds it.
        """
    static let availability = Availability.whereHolds(.hasStateRestoration)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.encodeState()
    }
}
