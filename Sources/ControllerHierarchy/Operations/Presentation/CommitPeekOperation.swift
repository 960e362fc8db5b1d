enum CommitPeekOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Pop what is peeked at"
    static let description = """
        Presses harder: the previewing delegate is told to commit.
        """
    // Source: peek-api-doc, peek-cancel.
    static let availability = Availability.from(9).before(13)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.endPeek(commits: true)
    }
}
