enum SetControlEnabledOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Enable or disable a control"
    static let description = """
        Assigns to `isEnabled` of a control in the view or of an item of its bars, which a document or the
        app's code has made; a tap on one that is disabled does nothing.
        """
    // Source: UIControl and UIBarItem references.
    static let availability = Availability.always
    static let control = Field.text("control", .controlName)
    static let isEnabled = Field.flag(
        "isEnabled", "What `isEnabled` of the control becomes.", isRequired: true)
    static let fields = list(control, isEnabled)
    static let example: OperationExample = ["control": "detailButton", "isEnabled": false]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.setEnabled(operation[isEnabled], control: operation[control])
    }
}
