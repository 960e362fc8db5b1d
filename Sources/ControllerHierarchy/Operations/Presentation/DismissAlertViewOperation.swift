enum DismissAlertViewOperation: SessionOperation {
    static let group = OperationGroup.presentation
    static let summary = "Dismiss an alert view"
    static let description = """
        `dismissWithClickedButtonIndex:animated:`, by which the delegate hears of no click; without `button`
        that of Cancel.
        """
    static let availability = Availability.always
    static let fields = list(TapAlertButtonOperation.alert, TapAlertButtonOperation.button, animated)
    static let example: OperationExample = ["alert": "question"]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.alertView(named: operation[TapAlertButtonOperation.alert]).dismiss(
            by: operation[TapAlertButtonOperation.button], animated: operation.animated)
    }
}
