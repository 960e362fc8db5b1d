struct DismissOperation: OperationContent {
    static let kind = OperationKind.dismiss
    static let group = OperationGroup.presentation
    static let summary = "Dismiss what is presented"
    static let description = """
        `dismiss(animated:completion:)`. Dismisses what the controller presents; without that, its presenter
        is asked, so that it dismisses itself.
        """
    static let example: OperationExample = ["animated": true]
}
