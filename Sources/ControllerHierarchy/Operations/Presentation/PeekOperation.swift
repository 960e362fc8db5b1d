struct PeekOperation: OperationContent {
    static let kind = OperationKind.peek
    static let group = OperationGroup.presentation
    static let summary = "Peek"
    static let description = """
        3D Touch on a registered source, iOS 9 to 12: asks the previewing delegate for a controller.
        """
    static let example: OperationExample = ["source": "row1"]
}
