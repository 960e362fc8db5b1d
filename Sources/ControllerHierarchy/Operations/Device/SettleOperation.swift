struct SettleOperation: OperationContent {
    static let kind = OperationKind.settle
    static let group = OperationGroup.deviceAndApp
    static let summary = "Run until nothing is in flight"
    static let description = """
        Runs the virtual clock until no transition is left.
        """
    static let example: OperationExample = [:]
}
