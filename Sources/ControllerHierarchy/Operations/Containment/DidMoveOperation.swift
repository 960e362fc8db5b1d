enum DidMoveOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Call didMove(toParent:)"
    static let description = """
        `didMove(toParent:)`, which an app calls after it has added a child.
        """
    static let availability = Availability.always
    static let parent = Field.existingControllerOrNull("to")
    static let fields = list(parent)
    static let example: OperationExample = ["to": "nav"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let parent = try operation[parent].flatMap(target.application.resolve)
        try target.sendDidMove(to: parent)
        if target.parent == nil || parent === target.parent { target.noteMoveByApp(in: target.parent) }
    }
}
