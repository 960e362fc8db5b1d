struct StatusBarOperation: OperationContent {
    static let kind = OperationKind.statusBar
    static let group = OperationGroup.deviceAndApp
    static let summary = "Change the status bar's height"
    static let description = """
        The in-call status bar, 20 points higher, appears or goes.
        """
    static let example: OperationExample = ["inCall": true]
}
