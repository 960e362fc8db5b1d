struct AdvanceOperation: OperationContent {
    static let kind = OperationKind.advance
    static let group = OperationGroup.deviceAndApp
    static let summary = "Advance the virtual clock"
    static let description = """
        Runs what is due within so many seconds of virtual time.
        """
    static let example: OperationExample = ["seconds": 0.35]
}
