enum InvalidateDetentsOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Invalidate a sheet's detents"
    static let description = """
        `sheetPresentationController?.invalidateDetents()`: custom detents are resolved anew in the next
        layout pass. `detents` lists those whose resolvers answer something else from now on.
        """
    // Source: UISheetPresentationController reference.
    static let availability = Availability.from(16)
    static let detents = Field.value(
        "detents", "Custom detents whose resolvers answer something else from now on.")
    static let fields = list(detents)
    static let example: OperationExample = ["detents": [["identifier": "small", "height": 300]]]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.invalidateDetents(operation[detents])
    }
}
