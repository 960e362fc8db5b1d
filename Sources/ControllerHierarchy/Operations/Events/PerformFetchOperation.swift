enum PerformFetchOperation: ExternalEventOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Let the app fetch in the background"
    static let description = """
        The system gives an app in the background time to fetch something. Ignored in the foreground.
        """
    static let availability = Callback.performFetch.availability
    static let fields = list()
    static let example: OperationExample = [:]

    static func event(_ operation: Operation) -> ExternalEvent { .backgroundFetch }
}
