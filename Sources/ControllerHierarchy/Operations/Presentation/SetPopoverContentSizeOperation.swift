enum SetPopoverContentSizeOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Set the size of a popover"
    static let description = """
        `popoverContentSize` of the content's popover controller, which wins over what the content asks for.
        """
    static let availability = Availability.always
    static let width = Field.number("width", .extent)
    static let height = Field.number("height", .extent)
    static let fields = list(width, height)
    static let example: OperationExample = ["width": 320, "height": 480]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try popover(target, for: operation).setContentSize(
            Size(width: operation[width], height: operation[height]))
    }
}
