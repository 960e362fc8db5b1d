enum TapOutsideOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Tap outside of what is presented"
    static let description = """
        The tap beside a popover or form sheet: dismisses it when its delegate allows.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.tapOutside()
    }
}
