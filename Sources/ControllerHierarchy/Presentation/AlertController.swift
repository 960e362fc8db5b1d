/// `UIAlertController`: its actions and text fields, and what a tap does.
///
/// Source: alerts-search-keyboard.md section 1.
final class AlertController: ViewController {
    private(set) var actions: [AlertAction] = []
    private(set) var textFields: [TextFieldDescription] = []
    /// The place of the preferred action among the actions.
    private var preferred: Int?
    /// The action whose handler runs when the alert has gone.
    private var chosen: AlertAction?

    // MARK: Configuring

    /// Takes what a description puts into the alert, as the app's code does one by one.
    override func fillAlert(_ alert: AlertDescription) throws(Interruption) {
        for action in alert.actions { try add(action) }
        for field in alert.textFields { try add(field) }
        guard let title = alert.preferredAction else { return }
        try check(.preferredAction)
        try prefer(.string(title))
    }

    /// The app's `addAction(_:)`.
    ///
    /// Source: cnblogs 4848485 (2015) for a second cancel action; the texts of both exceptions are quoted by
    /// apps that avoid them.
    func add(_ action: AlertAction) throws(Interruption) {
        guard action.title != nil else {
            throw .exception(.internalInconsistency, "Actions added to UIAlertController must have a title")
        }
        guard action.style != .cancel || cancelAction == nil else {
            throw .exception(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        application.log.noteChange()
    }

    /// The app's `addTextField(configurationHandler:)`.
    func add(_ field: TextFieldDescription) throws(Interruption) {
        guard !isActionSheet else {
            throw .exception(
                .internalInconsistency,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        textFields.append(field)
        application.log.noteChange()
    }

    /// The app's assignment to `isEnabled` of an action.
    func setEnabled(_ isEnabled: Bool, action title: String) throws(Interruption) {
        guard let place = actions.firstIndex(where: { $0.title == title }) else {
            throw .error(.invalidArgument(field: "action", reason: missing(title)))
        }
        actions[place].isEnabled = isEnabled
        application.log.noteChange()
    }

    /// Source: the property's reference calls an action that was not added a programmer's error; the words
    /// of the exception are not known.
    private func prefer(_ title: Value) throws(Interruption) {
        guard title != .null else { return preferred = nil }
        preferred = actions.firstIndex { $0.title == title.string }
        guard preferred == nil else { return }
        throw .exception(
            .internalInconsistency,
            "The preferredAction of \(identity.printed) has not been added to its actions")
    }

    override func didSet(_ property: Property, _ value: Value) throws(Interruption) {
        if property == .preferredAction { try prefer(value) }
    }

    override func containerValue(of property: Property) -> Value {
        switch property {
        case .actions: .array(actions.map(\.value))
        case .textFields: textFields.isEmpty ? .null : .array(textFields.map(\.value))
        case .preferredAction: preferred.flatMap { actions[$0].title }.map(Value.string) ?? .null
        default: .null
        }
    }

    // MARK: What the user does

    override var ownControls: [ControlDescription] {
        guard isTappable else { return [] }
        let actions = actions.enumerated().filter { !hides($1) }.map { place, action in
            var control = ControlDescription(objectID: "action\(place)", element: "alertAction")
            control.label = action.title
            control.isEnabled = action.isEnabled
            return control
        }
        return actions
            + textFields.enumerated().map { place, field in
                var control = ControlDescription(objectID: "textField\(place)", element: "textField")
                control.label = field.placeholder
                return control
            }
    }

    override func tapOwnControl(_ name: String) throws(Interruption) -> Bool {
        if let place = place(of: name, among: textFields.map(\.placeholder), "textField"), isTappable {
            try beginEditing(editor(at: place))
            return true
        }
        guard let place = place(of: name, among: actions.map(\.title), "action"), !hides(actions[place])
        else { return false }
        try choose(actions[place])
        return true
    }

    /// The user's choice: the alert goes whatever the app does, and the handler runs when it has gone.
    ///
    /// Source: ask-alert-tap-dismisses, ask-alert-disabled-action; presentation.md section 6.
    func choose(_ action: AlertAction) throws(Interruption) {
        guard let presentedBy, isTappable, action.isEnabled else {
            let what = action.isEnabled ? "shown" : "enabled"
            return application.ignore(because: "\(action.title ?? "the action") is not \(what)")
        }
        chosen = action
        try presentedBy.presenting.dismiss(
            presentedBy, animated: true, completion: .none, lastDelegateCall: nil)
    }

    /// A tap beside the alert.
    ///
    /// Source: alerts-search-keyboard.md 1.7 and 1.8.
    func tapOutside(_ presentation: PresentationController) throws(Interruption) {
        guard isActionSheet, isTappable else {
            return application.ignore(because: "a tap beside \(identity.label) does nothing")
        }
        guard presentation.style == .popover else {
            guard let cancelAction else {
                return application.ignore(because: "\(identity.label) has no cancel action")
            }
            return try choose(cancelAction)
        }
        chosen = cancelAction
        try presentation.tapOutsidePopover()
        if !presentation.isBeingDismissed { chosen = nil }
    }

    /// Escape is the cancel action, Return the preferred one.
    ///
    /// Source: alerts-search-keyboard.md 1.5 and 9.3.
    override func takeKey(_ key: String) throws(Interruption) -> Bool {
        var action: AlertAction?
        if key == "return" { action = preferredAction }
        if key == "escape", application.behavior.holds(.escapeCancelsAlerts) { action = cancelAction }
        guard let action, isTappable else { return false }
        try choose(action)
        return true
    }

    /// Return in a text field leads to the next one; behind the last one the alert goes with the keyboard,
    /// with its preferred action if that is enabled.
    ///
    /// Source: rdar 26500682 (the keyboard goes at once); oleb.net 2018 (the alert goes although its action
    /// is not enabled, unless the field's delegate refuses); JHTAlertController 4 for the next field.
    override func takeReturn(in field: TextEditor) throws(Interruption) -> Bool {
        guard let place = textFields.indices.first(where: { editor(at: $0).edits(the: field) }), isTappable
        else { return false }
        if let answer = textFields[place].returns {
            let returns = try application.ask(
                .textFieldShouldReturn, [.string(field.label)], target: identity, answer: answer)
            guard returns else { return true }
        }
        if place + 1 < textFields.count {
            try beginEditing(editor(at: place + 1))
            return true
        }
        try application.edit(nil, leaves: true)
        guard let presentedBy, isTappable else { return true }
        if let preferredAction, preferredAction.isEnabled { chosen = preferredAction }
        try presentedBy.presenting.dismiss(
            presentedBy, animated: true, completion: .none, lastDelegateCall: nil)
        return true
    }

    /// An alert without a cancel action stays, and nothing below it hears of the gesture.
    override func performEscape() throws(Interruption) -> Bool {
        if let cancelAction {
            try choose(cancelAction)
        } else {
            application.ignore(because: "\(identity.label) has no cancel action")
        }
        return true
    }

    override func followToldDismissal() throws(Interruption) {
        guard let action = chosen else { return }
        chosen = nil
        guard let handler = action.handler, let title = action.title else { return }
        try application.record(.alertActionHandler, target: identity, payload: .values([.string(title)]))
        try application.runAppCode(handler, receiver: nil)
    }

    override func type(_ text: String, into name: String) throws(Interruption) -> Bool {
        guard let place = place(of: name, among: textFields.map(\.placeholder), "textField") else {
            return false
        }
        guard isTappable else {
            application.ignore(because: "\(identity.label) is not shown")
            return true
        }
        let field = editor(at: place)
        let current = application.windows.responders.editor
        if !(current?.edits(the: field) ?? false), try !application.edit(field) {
            application.ignore(because: application.windows.responders.refusal)
            return true
        }
        textFields[place].text = text
        application.log.noteChange()
        guard let handler = textFields[place].handler else { return true }
        try application.record(
            .textFieldEditingChanged, target: identity,
            payload: .values([.string(field.label), .string(text)]))
        try application.runAppCode(handler, receiver: self)
        return true
    }

    // MARK: Looking up

    var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

    /// The action that the Return key chooses.
    var preferredAction: AlertAction? { preferred.map { actions[$0] } }

    /// Whether the alert is up, rests, and nothing is above it.
    private var isTappable: Bool {
        guard let presentedBy else { return false }
        return presentedBy.transition == nil && presentation == nil && isInWindow
    }

    /// Whether the action has no button: in a popover the tap outside stands for it.
    ///
    /// Source: alerts-search-keyboard.md 1.8.
    private func hides(_ action: AlertAction) -> Bool {
        action.style == .cancel && presentedBy?.style == .popover
    }

    /// A control by its place in the list of controls, else by what a person calls it.
    private func place(of name: String, among labels: [String?], _ kind: String) -> Int? {
        labels.indices.first { "\(kind)\($0)" == name } ?? labels.firstIndex(of: name)
    }

    override func editor(named name: String) -> TextEditor? {
        place(of: name, among: textFields.map(\.placeholder), "textField").map(editor)
    }

    /// The first text field, which is edited as the alert appears.
    ///
    /// Source: alerts-search-keyboard.md 3.3.
    var firstEditor: TextEditor? { textFields.isEmpty ? nil : editor(at: 0) }

    private func editor(at place: Int) -> TextEditor {
        TextEditor(
            controller: self, label: textFields[place].placeholder ?? "textField\(place)", kind: .textField)
    }

    private func missing(_ title: String) -> String {
        let titles = actions.compactMap(\.title)
        return "\(identity.label) has no action \(title); "
            + (titles.isEmpty ? "it has none" : "it has \(titles.joined(separator: ", "))")
    }
}

extension AlertAction {
    fileprivate var value: Value {
        .object([
            .init("title", title.map(Value.string) ?? .null), .init("style", .string(style.rawValue)),
            .init("isEnabled", .bool(isEnabled)),
        ])
    }
}

extension TextFieldDescription {
    fileprivate var value: Value {
        .object([
            .init("placeholder", placeholder.map(Value.string) ?? .null), .init("text", .string(text)),
        ])
    }
}
