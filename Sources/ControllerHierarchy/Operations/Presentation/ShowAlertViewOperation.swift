enum ShowAlertViewOperation: SessionOperation {
    static let group = OperationGroup.presentation
    static let summary = "Show an alert view or an action sheet"
    static let description = """
        `UIAlertView` or `UIActionSheet` of iOS 2: whoever is on screen hears nothing. From iOS 8 on what
        stands for an action sheet of an iPad is presented by the app's own controller, which refuses another
        presentation, as in `onClick`, until the sheet goes.
        The events are those of a delegate that has every method. It does `onClick` when a button
        other than Cancel is tapped, and `onDismiss` when the alert has gone by that. With a `style` other
        than `default` an alert view has text fields and takes the keyboard, and asks its delegate whether the
        first button besides Cancel can be tapped, now and at each change: `enablesFirstOtherButton` is its
        answer, with `requiresText` for as long as something stands in every field.
        """
    static let availability = Availability.always
    static let name = Field.text("as", .alertName)
    static let kind = Field.optionalText("kind", .alertKind)
    static let style = Field.optionalText("style", .alertStyle)
    static let enables = Field.flag(
        "enablesFirstOtherButton", "What the delegate answers of the first button besides Cancel.",
        standard: true)
    static let requiresText = Field.flag(
        "requiresText", "Whether it answers so only while every text field has a text.")
    static let buttons = Field.value(
        "buttons", "The titles of the buttons besides Cancel, in order.", isRequired: true)
    static let cancelButton = Field.optionalText("cancelButton", .buttonTitle)
    static let onClick = Field.operations("onClick")
    static let onDismiss = Field.operations("onDismiss")
    static let fields = list(
        name, kind, style, enables, requiresText, buttons, cancelButton, onClick, onDismiss)
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
        let kind = operation[kind].flatMap(AlertView.Kind.init) ?? .alertView
        let style = operation[style].flatMap(AlertView.Style.init) ?? .standard
        guard kind == .alertView || style == .standard else {
            throw .error(.invalidArgument(field: "style", reason: "an action sheet has no text fields"))
        }
        try application.showAlertView(
            operation[name],
            AlertView.Contents(
                kind: kind, style: style,
                enabling: .init(answer: operation[enables], requiresText: operation[requiresText]),
                buttons: titles, cancelButton: cancel, onClick: operation[onClick] ?? [],
                onDismiss: operation[onDismiss] ?? []))
    }
}
