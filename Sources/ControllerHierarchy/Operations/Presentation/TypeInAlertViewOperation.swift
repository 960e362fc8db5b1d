enum TypeInAlertViewOperation: SessionOperation {
    static let group = OperationGroup.presentation
    static let summary = "Type into an alert view"
    static let description = """
        What the user leaves in a text field of what `showAlertView` has shown, which is named by its index;
        the second one of `loginAndPasswordInput` is the password's.
        """
    static let availability = Availability.always
    static let alert = Field.text("alert", .alertName)
    static let index = Field.optionalNumber("index", .index)
    static let text = Field.optionalText("text", .typedText)
    static let fields = list(alert, index, text)
    static let example: OperationExample = ["alert": "question", "text": "secret"]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.alertView(named: operation[alert])
            .type(operation[text] ?? "", at: Int(operation[index] ?? 0))
    }
}
