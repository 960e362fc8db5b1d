struct BecomeFirstResponderOperation: OperationContent {
    static let kind = OperationKind.becomeFirstResponder
    static let group = OperationGroup.seguesAndActions
    static let summary = "Become the first responder"
    static let description = """
        `becomeFirstResponder()`.
        """
    static let example: OperationExample = [:]
}
