enum EndEditingOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "End the editing of a text"
    static let description = """
        `endEditing(_:)` of the controller's view: the text that is edited in it, or in a child's, resigns.
        With `force` its delegate is not asked.
        """
    static let availability = Availability.always
    static let force = Field.flag("force", "Whether it ends without asking the text's delegate.")
    static let fields = list(force)
    static let example: OperationExample = ["force": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.endEditing(force: operation[force])
    }
}
