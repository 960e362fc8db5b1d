struct UnregisterForPreviewingOperation: OperationContent {
    static let kind = OperationKind.unregisterForPreviewing
    static let group = OperationGroup.presentation
    static let summary = "No longer offer previews"
    static let description = """
        `unregisterForPreviewing(withContext:)`, iOS 9 to 12: a firm press shows nothing from now on.
        """
    static let example: OperationExample = [:]
}
