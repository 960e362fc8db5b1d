enum CancelPeekOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "End the peek"
    static let description = """
        Lifts the finger.
        """
    // Source: peek-api-doc, peek-cancel.
    static let availability = Availability.from(9).before(13)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.endPeek(commits: false)
    }
}
