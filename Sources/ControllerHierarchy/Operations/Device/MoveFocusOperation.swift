enum MoveFocusOperation: ControllerOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Move the focus by the keyboard"
    static let description = """
        The user's key that moves the focus to a control of the controller's view; without `control` to the
        one that it prefers (`preferredFocusEnvironments`). Everybody who contains the old control or the new
        one is asked and then told. Ignored where there is no focus: other devices than iPads, and those
        without a keyboard (`setHardwareKeyboard`).
        """
    // Source: UIFocusSystem reference; WWDC 2021 session 10260.
    static let availability = Property.focusGroupIdentifier.availability
    static let control = Field.optionalText("control", .controlName)
    static let fields = list(control)
    static let example: OperationExample = ["control": "Name"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.moveFocus(to: operation[control], of: target)
    }
}
