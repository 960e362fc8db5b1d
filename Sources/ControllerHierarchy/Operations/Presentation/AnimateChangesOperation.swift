enum AnimateChangesOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Animate changes of a sheet"
    static let description = """
        `sheetPresentationController?.animateChanges(_:)`: runs `changes`, and lays the sheet and its
        neighbours out before it returns.
        """
    // Source: UISheetPresentationController reference.
    static let availability = Availability.whereHolds(.hasSheetPresentationControllers)
    static let changes = Field.operations("changes", isRequired: true)
    static let fields = list(changes)
    static let example: OperationExample = [
        "changes": [["op": "setNeedsLayout", "target": "self"]]
    ]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.animateSheetChanges(operation[changes] ?? [])
    }
}
