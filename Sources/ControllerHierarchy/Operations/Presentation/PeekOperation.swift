enum PeekOperation: TouchOperation {
    static let group = OperationGroup.presentation
    static let summary = "Peek"
    static let description = """
        3D Touch on a registered source: asks the previewing delegate for a controller. Ignored on devices
        without 3D Touch (one of which only idiom and size are known has it if it is a phone), and where the
        trait `forceTouchCapability` is set to `unavailable`.
        """
    // Source: peek-api-doc, peek-cancel.
    static let availability = Availability.from(9).before(13)
    static let source = Field.optionalText("source", .sourceName)
    static let fields = list(source)
    static let example: OperationExample = ["source": "row1"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.peek(from: target)
    }
}
