enum MakePopoverControllerOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Make a popover controller"
    static let description = """
        `UIPopoverController(contentViewController:)` with the controller as the content, which it holds until
        `releasePopoverController`. Its delegate, if it has one, implements the whole protocol and refuses to
        dismiss for a tap where it says so; `passthroughViews` are those of controllers. Needs an iPad.
        """
    static let availability = Availability.always
    static let hasDelegate = Field.flag(
        "hasDelegate", "Whether it has a delegate, which implements the whole protocol.")
    static let refusesDismissal = Field.flag(
        "refusesDismissal", "Whether the delegate refuses to dismiss for a tap outside.")
    static let passthroughViews = Field.controllers("passthroughViews", isRequired: false)
    static let fields = list(hasDelegate, refusesDismissal, passthroughViews)
    static let example: OperationExample = ["hasDelegate": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let passthroughViews = try target.application.require(
            operation[passthroughViews] ?? [], field: "passthroughViews")
        try target.makePopoverController(
            hasDelegate: operation[hasDelegate], shouldDismiss: !operation[refusesDismissal],
            passthroughViews: passthroughViews.map(\.identity.label), isHeldByApp: true)
    }
}
