enum CancelPeekOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "End the peek"
    static let description = """
        Lifts the finger.
        """
    static let since: Rule? = nil
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.endPeek(commits: false)
    }
}
