enum SetPausesOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Say in which calls the app's own code runs"
    static let description = """
        From the next operation on a call that the list names stops, and waits for what the app's own code
        does in it; an empty list lets all calls run. A point has `call`, as scripts name it, and may have
        `target` or `class`. `PUT /v1/sessions/{session}/pauses` does the same.
        """
    static let availability = Availability.always
    static let pauses = Field.pauses("pauses")
    static let fields = list(pauses)
    static let example: OperationExample = ["pauses": [["target": "home", "call": "viewDidAppear"]]]
    static let effect = "says where app code runs"

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        application.system.setPauses(operation[pauses])
    }
}
