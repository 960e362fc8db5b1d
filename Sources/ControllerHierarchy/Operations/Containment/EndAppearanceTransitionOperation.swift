enum EndAppearanceTransitionOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Tell a child that it has appeared or disappeared"
    static let description = """
        `endAppearanceTransition()`.
        """
    // Source: class reference iOS 6, endAppearanceTransition.
    static let availability = Availability.from(6)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.endAppearanceTransition()
    }
}
