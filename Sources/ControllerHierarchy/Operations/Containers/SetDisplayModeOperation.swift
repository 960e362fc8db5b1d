enum SetDisplayModeOperation: ControllerOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Set the display mode"
    static let description = """
        `preferredDisplayMode` of a split view controller.
        """
    // Source: UISplitViewController reference, preferredDisplayMode.
    static let availability = Availability.from(8)
    static let displayMode = Field.text("displayMode", .displayModeName)
    static let fields = list(displayMode)
    static let example: OperationExample = ["displayMode": "oneBesideSecondary"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try split(target, for: operation).set(.preferredDisplayMode, .string(operation[displayMode]))
    }
}
