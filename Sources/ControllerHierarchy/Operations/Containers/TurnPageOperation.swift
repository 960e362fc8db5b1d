enum TurnPageOperation: TouchOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Turn the page"
    static let description = """
        The gesture on a page view controller; its data source is asked for the page before or after. With
        `phase` it goes phase by phase.
        """
    static let availability = Availability.always
    static let direction = Field.optionalText("direction", .pageDirection, isRequired: true)
    static let phase = Field.optionalText("phase", .gesturePhase)
    static let fields = list(direction, phase, animated)
    static let example: OperationExample = ["direction": "forward"]

    static func begins(_ operation: Operation) -> Bool { ["begin", nil].contains(operation[phase]) }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let page: PageViewController = try container(target, for: operation, needs: "a page view controller")
        try page.turnPage(pageDirection(operation), phase: operation[phase].flatMap(GesturePhase.init))
    }
}
