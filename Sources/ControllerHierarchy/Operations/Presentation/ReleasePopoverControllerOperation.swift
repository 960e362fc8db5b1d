enum ReleasePopoverControllerOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Release a popover controller"
    static let description = """
        The app lets go of the content's popover controller; while it is visible that raises.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        _ = try popover(target, for: operation)
        try target.releasePopoverController()
    }
}
