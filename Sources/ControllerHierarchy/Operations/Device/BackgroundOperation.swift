struct BackgroundOperation: OperationContent {
    static let kind = OperationKind.background
    static let group = OperationGroup.deviceAndApp
    static let summary = "Put the app into the background"
    static let description = """
        The user leaves the app.
        """
    static let example: OperationExample = [:]
}
