enum PresentPopoverOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Present a popover controller"
    static let description = """
        `present(from:in:permittedArrowDirections:animated:)` of the content's popover controller, in the view
        of a controller, or from its bar button item.
        """
    static let availability = Availability.always
    static let source = Field.existingController("from")
    static let barButtonItem = Field.optionalText("barButtonItem", .controlName)
    static let fields = list(source, barButtonItem, animated)
    static let example: OperationExample = ["from": "home"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let source = try target.application.require(operation[source], field: "from")
        try popover(target, for: operation).present(
            from: source, barButtonItem: operation[barButtonItem], animated: operation.animated)
    }
}
