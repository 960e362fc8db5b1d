struct ResizeOperation: OperationContent {
    static let kind = OperationKind.resize
    static let group = OperationGroup.deviceAndApp
    static let summary = "Resize the window"
    static let description = """
        The window gets another size, as in split screen and slide over on an iPad.
        """
    static let example: OperationExample = ["width": 507, "height": 768]
}
