struct MemoryWarningOperation: OperationContent {
    static let kind = OperationKind.memoryWarning
    static let group = OperationGroup.deviceAndApp
    static let summary = "Warn of low memory"
    static let description = """
        `didReceiveMemoryWarning()` on every live controller; up to iOS 5 views that are not shown are
        unloaded.
        """
    static let example: OperationExample = [:]
}
