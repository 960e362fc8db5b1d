enum DragSheetOperation: TouchOperation {
    static let group = OperationGroup.presentation
    static let summary = "Drag a sheet to a detent"
    static let description = """
        The drag on a sheet, whole or phase by phase. `to` is the identifier of the detent to which it is
        moved, at which it comes to rest; without `to` it is moved below the smallest one, as by
        `interactiveDismiss`.
        """
    // Source: UISheetPresentationController reference.
    static let availability = Availability.whereHolds(.hasSheetPresentationControllers)
    static let detent = Field.optionalText("to", .detentIdentifier)
    static let phase = Field.optionalText("phase", .gesturePhase)
    static let fields = list(detent, phase)
    static let example: OperationExample = ["to": "large"]

    static func begins(_ operation: Operation) -> Bool { operation[phase] ?? "begin" == "begin" }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.dragSheet(to: operation[detent], phase: operation[phase].flatMap(GesturePhase.init))
    }
}
