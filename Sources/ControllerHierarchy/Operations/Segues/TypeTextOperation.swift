enum TypeTextOperation: TouchOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Type into a text field"
    static let description = """
        What the user leaves in a text field, which is named as `controls` lists it: by its identifier or its
        placeholder. Without `text` the user clears the field. With `submit` the user taps Return behind it,
        of which a text field's delegate is asked (`onReturn` of the control has what it does).
        """
    static let availability = Availability.always
    static let control = Field.text("control", .controlName)
    static let text = Field.optionalText("text", .typedText)
    static let submit = Field.flag("submit", "Whether the user taps Return behind it.")
    static let fields = list(control, text, submit)
    static let example: OperationExample = ["control": "Password", "text": "secret"]

    /// A text field of an alert view, which is no controller's.
    static func call(_ operation: Operation, in application: Application) throws(Interruption) {
        guard let alert = application.alertView(insteadOf: operation.target) else {
            return try touch(operation, in: application)
        }
        let name = operation[control]
        guard let place = alert.texts.indices.first(where: { "textField\($0)" == name }) else {
            throw .error(
                .invalidArgument(field: "control", reason: "\(alert.name) has no text field \(name)"))
        }
        try alert.type(operation[text] ?? "", at: place)
    }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let name = operation[control]
        guard try target.type(operation[text] ?? "", into: name) else {
            throw .error(
                .notApplicable(
                    "\(operation.kind.rawValue) needs a text field, and \(target.identity.label) has no \(name)"
                ))
        }
        guard operation[submit] else { return }
        if target.application.windows.keyboard.hasHardware, try target.takeKey("return") { return }
        if try target.pressReturn() { return }
        target.application.ignore(because: "nothing takes the Return key")
    }
}
