enum TapOutsideOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Tap outside of what is presented"
    static let description = """
        The tap beside a popover or form sheet: dismisses it when its delegate allows. On a split view
        controller, the tap beside a column that lies over the others: hides it. While a context menu is
        open, the tap beside that: closes it. `on` names the
        controller whose view is tapped, which may be one that a popover controller lets taps through to.
        """
    static let availability = Availability.always
    static let tapped = Field.optionalExistingController("on")
    static let fields = list(tapped)
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let tapped = try operation[tapped].flatMap { (reference) throws(Interruption) in
            try target.application.resolve(reference)
        }
        try target.tapOutside(on: tapped)
    }
}
