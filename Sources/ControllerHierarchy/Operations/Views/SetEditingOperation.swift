enum SetEditingOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Switch editing on or off"
    static let description = """
        `setEditing(_:animated:)`.
        """
    static let availability = Availability.always
    static let editing = Field.flag("editing", "What `isEditing` becomes.", isRequired: true)
    static let fields = list(editing, animated)
    static let example: OperationExample = ["editing": true, "animated": false]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.setEditing(operation[editing], animated: operation.animated)
    }
}
