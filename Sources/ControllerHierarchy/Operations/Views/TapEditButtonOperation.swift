struct TapEditButtonOperation: OperationContent {
    static let kind = OperationKind.tapEditButton
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Tap the edit button"
    static let description = """
        The tap on the button that `editButtonItem` returns: toggles `isEditing` with animation.
        """
    static let example: OperationExample = [:]
}
