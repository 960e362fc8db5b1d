enum BeginAppearanceTransitionOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Tell a child that it will appear or disappear"
    static let description = """
        `beginAppearanceTransition(_:animated:)`, for containers that forward appearance themselves.
        """
    // Source: class reference iOS 6, beginAppearanceTransition:animated:.
    static let availability = Availability.from(6)
    static let isAppearing = Field.flag(
        "isAppearing", "Whether the child will appear; else it will disappear.", isRequired: true)
    static let fields = list(isAppearing, animated)
    static let example: OperationExample = ["isAppearing": true, "animated": false]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.beginAppearanceTransition(
            operation[isAppearing], animated: operation.animated, byHand: true)
    }
}
