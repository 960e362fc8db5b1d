enum ShowAlertViewOperation: SessionOperation {
    static let group = OperationGroup.presentation
    static let summary = "Show an alert view or an action sheet"
    static let description = """
        `UIAlertView` or `UIActionSheet` of iOS 2, which nothing presents: whoever is on screen hears
        nothing. The events are those of a delegate that has every method. It does `onClick` when a button
        other than Cancel is tapped, and `onDismiss` when the alert has gone by that.
        """
    static let availability = Availability.always
    static let name = Field.text("as", .alertName)
    static let kind = Field.optionalText("kind", .alertKind)
    static let buttons = Field.value("buttons", isRequired: true)
    static let cancelButton = Field.optionalText("cancelButton", .buttonTitle)
    static let onClick = Field.operations("onClick")
    static let onDismiss = Field.operations("onDismiss")
    static let fields = list(name, kind, buttons, cancelButton, onClick, onDismiss)
    static let example: OperationExample = [
        "as": "question", "buttons": ["No", "Yes"], "cancelButton": "No",
    ]

    /// - Throws: `invalidArgument` for what is no list of titles, or does not have that of Cancel.
    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        let values = operation[buttons].array
        let titles = values?.compactMap(\.string) ?? []
        guard let values, values.count == titles.count else {
            throw .error(.invalidArgument(field: "buttons", reason: "it must be a list of titles"))
        }
        let cancel = operation[cancelButton]
        if let cancel, !titles.contains(cancel) {
            throw .error(.invalidArgument(field: "cancelButton", reason: "it is none of the buttons"))
        }
        try application.showAlertView(
            operation[name],
            AlertView.Contents(
                kind: operation[kind].flatMap(AlertView.Kind.init) ?? .alertView, buttons: titles,
                cancelButton: cancel, onClick: operation[onClick] ?? [],
                onDismiss: operation[onDismiss] ?? []))
    }
}
