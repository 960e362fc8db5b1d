struct InteractiveDismissOperation: OperationContent {
    static let kind = OperationKind.interactiveDismiss
    static let group = OperationGroup.presentation
    static let summary = "Drag a sheet down"
    static let description = """
        The drag on a sheet, phase by phase, iOS 13 and later: asks `presentationControllerShouldDismiss`,
        honours `isModalInPresentation`.
        """
    static let example: OperationExample = ["phase": "begin"]
}
