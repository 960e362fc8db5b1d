enum RemoveFromParentOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Remove from the parent"
    static let description = """
        `removeFromParent()`: calls `didMove(toParent: nil)` by itself, but not `willMove`.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        guard let parent = target.parent else {
            return target.application.ignore(because: "\(target.identity.label) has no parent")
        }
        parent.addOwner()
        try target.removeFromParent()
        if target.parent == nil { target.noteMoveByApp(in: parent) }
        parent.removeOwner()
    }
}
