struct ForegroundOperation: OperationContent {
    static let kind = OperationKind.foreground
    static let group = OperationGroup.deviceAndApp
    static let summary = "Bring the app back"
    static let description = """
        The user returns to the app.
        """
    static let example: OperationExample = [:]
}
