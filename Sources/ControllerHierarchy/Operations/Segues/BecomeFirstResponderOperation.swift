enum BecomeFirstResponderOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Become the first responder"
    static let description = """
        `becomeFirstResponder()`, of the controller or of the text field or text view that `control` names; a
        text whose view is in no window yet is edited when it comes into one.
        """
    static let availability = Availability.always
    static let control = Field.optionalText("control", .controlName)
    static let fields = list(control)
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        guard let name = operation[control] else { return try target.becomeFirstResponder() }
        guard let editor = target.editor(named: name) else {
            throw .error(
                .invalidArgument(field: "control", reason: "\(target.identity.label) has no text \(name)"))
        }
        try target.beginEditing(editor)
    }
}
