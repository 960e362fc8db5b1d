enum AddTextFieldOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Add a text field to an alert"
    static let description = """
        `addTextField(configurationHandler:)` of an alert controller. `handler` is what the app does when the
        user has changed the text.
        """
    static let availability = Availability.whereHolds(.hasPresentationControllers)
    static let placeholder = Field.optionalText("placeholder", .textFieldName)
    static let text = Field.optionalText("text", .typedText)
    static let handler = Field.operations("handler")
    static let fields = list(placeholder, text, handler)
    static let example: OperationExample = ["placeholder": "Password"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let alert: AlertController = try container(target, for: operation, needs: "an alert controller")
        var field = TextFieldDescription(placeholder: operation[placeholder], text: operation[text] ?? "")
        field.handler = operation[handler]
        try alert.add(field)
    }
}
