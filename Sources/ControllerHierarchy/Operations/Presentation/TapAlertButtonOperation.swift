enum TapAlertButtonOperation: SessionOperation {
    static let group = OperationGroup.presentation
    static let summary = "Tap a button of an alert view"
    static let description = """
        The user's tap on a button of what `showAlertView` has shown; without `button` the one beside an
        action sheet, which on an iPad stands for Cancel. Ignored below another alert, and while it comes or
        goes.
        """
    static let availability = Availability.always
    static let alert = Field.text("alert", .alertName)
    static let button = Field.optionalText("button", .buttonTitle)
    static let fields = list(alert, button)
    static let example: OperationExample = ["alert": "question", "button": "Yes"]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.alertView(named: operation[alert]).tap(operation[button])
    }
}
