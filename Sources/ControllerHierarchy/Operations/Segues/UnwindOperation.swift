enum UnwindOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Unwind to where an action is implemented"
    static let description = """
        An unwind segue with that action, from this controller: searches the hierarchy for the destination as
        the simulated iOS version does.
        """
    static let availability = Availability.whereHolds(.hasUnwindSegues)
    static let action = Field.text("action", .selector)
    static let fields = list(action)
    static let example: OperationExample = ["action": "unwindHome:"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let action = operation[action]
        let segue = target.segues.first { $0.kind == .unwind && $0.unwindAction == action }
        try target.unwind(UnwindRequest(action: action, source: target, sender: .null, segue: segue))
    }
}
