/// The text fields of an alert view, of which nobody but its own delegate hears.
///
/// Source: UIAlertView reference, `alertViewStyle` (iOS 5), `textField(at:)`; UIAlertViewDelegate reference,
/// `alertViewShouldEnableFirstOtherButton(_:)`.
extension AlertView {
    /// `UIAlertViewStyle`.
    enum Style: String, CaseIterable {
        case standard = "default"
        case plainTextInput, secureTextInput, loginAndPasswordInput

        /// What stands in the fields before anything is typed.
        fileprivate var placeholders: [String] {
            switch self {
            case .standard: []
            case .plainTextInput: [""]
            case .secureTextInput: ["Password"]
            case .loginAndPasswordInput: ["Login", "Password"]
            }
        }

        var fieldCount: Int { placeholders.count }
    }

    /// What the delegate says of the first button besides Cancel.
    struct Enabling {
        var answer: Bool
        /// Whether something has to stand in every field besides.
        var requiresText: Bool
    }

    /// What the user can tap and type into.
    var controls: [ControlDescription] {
        let firstOther = buttons.indices.first { $0 != cancelButtonIndex }
        let all = buttons.enumerated().map { index, title in
            var control = ControlDescription(objectID: "button\(index)", element: "alertButton")
            control.label = title
            control.isEnabled = enablesFirstOtherButton || index != firstOther
            return control
        }
        return all + texts.indices.map { .init(objectID: "textField\($0)", element: "textField") }
    }

    /// The user's tap on one of them.
    ///
    /// - Throws: `invalidArgument` where there is no such button.
    func trigger(_ name: String) throws(Interruption) {
        if let text = controls.first(where: { $0.element == "textField" && $0.objectID == name }) {
            return application.ignore(because: "\(text.objectID) is typed into by typeText")
        }
        guard let button = controls.first(where: { $0.objectID == name || $0.label == name })?.label else {
            let reason = "\(self.name) has no button \(name); it has \(buttons.joined(separator: ", "))"
            throw .error(.invalidArgument(field: "control", reason: reason))
        }
        try tap(button)
    }

    var hasTexts: Bool { !texts.isEmpty }

    /// Takes the keyboard for its first field, anew where it is up; what is edited below stays edited.
    ///
    /// Source: responder-test-alert-keyboard-ios6.
    func takeKeyboard() throws(Interruption) {
        guard hasTexts else { return }
        try askAboutFirstOtherButton()
        if !application.windows.keyboard.hasHardware { try application.showKeyboard() }
    }

    /// Gives the keyboard back to who had it.
    ///
    /// Source: aerych/responder-test, in whose log it goes behind `willDismiss` and comes again.
    func returnKeyboard() throws(Interruption) {
        guard hasTexts else { return }
        let isWanted =
            application.windows.responders.editor != nil
            || application.windows.alertViews.contains { $0.hasTexts && $0.dismissedBy == nil }
        let keyboard = application.windows.keyboard
        if keyboard.isUp { try application.moveKeyboard(up: false) }
        guard isWanted else { return try application.followInputViews(isNew: false) }
        if !keyboard.hasHardware { try application.showKeyboard() }
    }

    /// What the user leaves in a field.
    ///
    /// - Throws: `invalidArgument` where there is no such field.
    func type(_ text: String, at index: Int) throws(Interruption) {
        guard texts.indices.contains(index) else {
            throw .error(
                .invalidArgument(field: "index", reason: "\(name) has \(texts.count) text fields"))
        }
        guard takesTouches else { return application.ignore(because: untouchedReason) }
        guard texts[index] != text else { return }
        texts[index] = text
        application.log.noteChange()
        try askAboutFirstOtherButton()
    }

    private func askAboutFirstOtherButton() throws(Interruption) {
        guard buttons.indices.contains(where: { $0 != cancelButtonIndex }) else { return }
        let answer = enabling.answer && !(enabling.requiresText && texts.contains(where: \.isEmpty))
        enablesFirstOtherButton = try application.ask(
            .alertViewShouldEnableFirstOtherButton, target: party, answer: answer)
    }
}
