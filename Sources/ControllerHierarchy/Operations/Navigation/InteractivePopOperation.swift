enum InteractivePopOperation: TouchOperation {
    static let group = OperationGroup.navigation
    static let summary = "Drag back from the edge"
    static let description = """
        The swipe from the screen's edge, phase by phase: `begin`, any `update`, then `finish` or `cancel`.
        With `inContent` it begins anywhere else in the content, from iOS 26 on. Where the delegate has an
        `animator`, it is a gesture of the app's own, which its `interaction` lets drive the pop.
        """
    // Source: nav-swipe-complete-ios7.
    static let availability = Availability.from(7)
    static let inContent = Field.flag(
        "inContent", "Whether the drag begins in the content and not at the edge (iOS 26).")
    static let fields = list(phase, inContent)
    static let example: OperationExample = ["phase": "begin"]

    static func begins(_ operation: Operation) -> Bool { operation[phase] == "begin" }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let phase = try gesturePhase(operation)
        guard let navigation = target.nearest(NavigationController.self) else {
            throw .error(.notApplicable("interactivePop needs a navigation controller"))
        }
        let isInContent = operation[inContent]
        if isInContent {
            try Property.interactiveContentPopGestureRecognizer.availability.require(
                "inContent", field: "inContent", in: target.application.behavior)
        }
        try navigation.interactivePop(phase, inContent: isInContent)
    }
}
