enum PeekOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Peek"
    static let description = """
        3D Touch on a registered source, iOS 9 to 12: asks the previewing delegate for a controller.
        """
    static let since: Rule? = nil
    static let source = Field.optionalText("source", schema: "SourceName")
    static let fields = list(source)
    static let example: OperationExample = ["source": "row1"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.peek(from: target)
    }
}
