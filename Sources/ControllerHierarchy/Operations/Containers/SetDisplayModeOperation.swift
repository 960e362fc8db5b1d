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
        let split = try split(target, for: operation)
        let mode = Value.string(operation[displayMode])
        try split.check(.preferredDisplayMode, mode)
        try split.set(.preferredDisplayMode, mode)
    }
}
