enum DispatchOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Code that runs in a later turn"
    static let description = """
        `dispatch_async` on the main queue, or `dispatch_after`: the operations are carried out as one piece
        of app code in a turn of its own, behind what UIKit does at the end of this one. `self` is the
        controller whose code says so, which lives until then.
        """
    static let availability = Availability.always
    static let after = Field.optionalNumber("after", .seconds)
    static let operations = Field.operations("operations", isRequired: true)
    static let fields = list(after, operations)
    static let example: OperationExample = [
        "after": 0.5,
        "operations": [["op": "dismiss", "target": "login"]],
    ]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        application.dispatch(operation[operations] ?? [], after: operation[after] ?? 0)
    }
}
