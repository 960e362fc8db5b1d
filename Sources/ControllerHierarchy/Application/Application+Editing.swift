/// Editing text: who is asked and told, and where the keyboard goes with what is in view.
///
/// Source: alerts-search-keyboard.md sections 3, 5 and 6.
extension Application {
    /// Ends the editing of one text and begins that of another, or of none.
    ///
    /// A text field is told of its beginning before the keyboard comes, a text view afterwards. Source:
    /// ask-kb-textfield-begin, ask-kb-textview-begin-end, ask-kb-textfield-end, ask-kb-switch-field-11.
    ///
    /// - Parameter leaves: Whether the edited text goes whatever its delegate answers, as its view does.
    /// - Returns: whether the delegates have let it happen.
    @discardableResult
    func edit(_ wanted: TextEditor?, leaves: Bool = false) throws(Interruption) -> Bool {
        var next = wanted
        if let wanted, try !asks(.shouldBegin, of: wanted) {
            guard leaves else {
                windows.responders.refusal = "\(wanted.label) refuses to be edited"
                return false
            }
            next = nil
        }
        if let old = windows.responders.editor {
            let agrees = try asks(.shouldEnd, of: old)
            guard agrees || leaves else {
                windows.responders.refusal = "\(old.label) refuses to end being edited"
                return false
            }
            try end(old, before: next, leaves: leaves)
        }
        if let next { try begin(next) }
        return true
    }

    /// `endEditing(_:)` with force, which asks nobody.
    ///
    /// - Parameter leaves: Whether the text's view has gone.
    func endEditingUnasked(leaves: Bool = false) throws(Interruption) {
        if let old = windows.responders.editor { try end(old, before: nil, leaves: leaves) }
    }

    private func end(_ old: TextEditor, before next: TextEditor?, leaves: Bool) throws(Interruption) {
        if next == nil, !leaves, windows.keyboard.isUp, let keeper = old.keeperOfKeyboard {
            windows.responders.keepKeyboard(for: keeper)
        } else if next == nil || behavior.holds(.keyboardNotifiesOfEveryText) {
            try bringKeyboard(up: false, for: old)
        }
        windows.responders.edit(nil)
        try tell(.didEnd, old)
    }

    private func begin(_ next: TextEditor) throws(Interruption) {
        windows.responders.edit(next)
        let isTextView = next.kind == .textView
        if isTextView { try bringKeyboard(up: true, for: next) }
        try tell(.didBegin, next)
        if !isTextView { try bringKeyboard(up: true, for: next) }
        try next.search?.barDidBeginEditing()
    }

    /// Ends the text whose view has left its window, which asks nobody; an alert's ends behind the alert.
    ///
    /// Source: text-whose-view-leaves-its-window.
    func endEditingOutsideWindow() throws(Interruption) {
        if windows.responders.editor?.isOutsideWindow ?? false {
            try endEditingUnasked(leaves: true)
        }
        try leaveInputViewsOutsideWindow()
    }

    /// Follows a transition whose wills are out: what leaves is no longer edited, what comes back is again.
    ///
    /// Source: ask-fr-pop-end-in-wd, ask-fr-wh-between-wd-dd, ask-fr-restored-on-return.
    ///
    /// - Parameter isEntering: Whether a view enters its window, which alone ends no text.
    func followResponder(isEntering: Bool = false) throws(Interruption) {
        try followFocus(isCovered: false)
        guard windows.responders.followsViews else { return }
        if let keeper = windows.responders.keeperOfKeyboard, keeper.appearance.goal == .disappeared {
            windows.responders.keepKeyboard(for: nil)
            if windows.keyboard.isUp { try moveKeyboard(up: false) }
        }
        if !isEntering { try leaveInputViews(isCovered: false) }
        try returnInputViews(isCovered: false) { $0.appearance.state == .appearing }
        let next = windows.responders.returning(isCovered: false, where: \.isReturning)
        let editor = windows.responders.editor
        let leaves = editor?.isLeaving ?? false
        guard leaves && !isEntering || next != nil else { return }
        try edit(next, leaves: leaves)
        if let editor, leaves { windows.responders.wait(editor, isCovered: false) }
    }

    /// Takes the keyboard away below what comes in front and leaves the rest in view.
    ///
    /// Source: ask-alert-hides-keyboard; where the notifications stand is a choice.
    func coverResponder(by next: TextEditor? = nil) throws(Interruption) {
        try followFocus(isCovered: true)
        let editor = windows.responders.editor
        try leaveInputViews(isCovered: true)
        guard editor != nil || next != nil else { return }
        try edit(next, leaves: true)
        if let editor { windows.responders.wait(editor, isCovered: true) }
    }

    /// Covers what is edited below what comes in front; where a text of that takes the keyboard over, it does
    /// not hide, and is told of as shown once more.
    ///
    /// Source: alerts-search-keyboard.md 6.5; keyboard-of-presented-field-ios15.
    func coverResponderUnlessTakenOver() throws(Interruption) {
        let next = windows.responders.returning(isCovered: false, where: \.isReturning)
        let staysUp = windows.keyboard.isUp && next != nil
        try coverResponder(by: next)
        if staysUp, windows.keyboard.isUp { try showKeyboard() }
    }

    /// Gives the keyboard back when what was in front has gone.
    ///
    /// - Parameter controller: What has gone, in which a text may still be edited; nil after a swipe that was
    ///   cancelled, with which what had come back goes again.
    func uncoverResponder(from controller: ViewController? = nil) throws(Interruption) {
        try followFocus(isCovered: false)
        guard windows.responders.followsViews else { return }
        let isBack = { (controller: ViewController) in
            controller.isOnScreen && controller.nearestAncestor { $0.presentation != nil } == nil
        }
        let next = windows.responders.returning(isCovered: true) { isBack($0.controller) }
        let editor = windows.responders.editor
        let isLeft = editor.map { $0.controller === controller } ?? false
        guard isLeft || next != nil else {
            return try returnInputViews(isCovered: true, where: isBack)
        }
        try edit(next, leaves: isLeft)
        if let editor, !isLeft { windows.responders.wait(editor, isCovered: false) }
    }

    private func asks(_ moment: TextEditor.Moment, of editor: TextEditor) throws(Interruption) -> Bool {
        guard editor.hasDelegate else { return true }
        return try ask(
            editor.callback(moment), editor.kind == .searchBar ? [] : [.string(editor.label)],
            target: editor.controller.identity, flags: editor.controller.flags, answer: editor.allows(moment))
    }

    private func tell(_ moment: TextEditor.Moment, _ editor: TextEditor) throws(Interruption) {
        guard editor.hasDelegate else { return }
        try record(
            editor.callback(moment), target: editor.controller.identity,
            payload: editor.kind == .searchBar ? .none : .values([.string(editor.label)]),
            flags: editor.controller.flags)
    }

    private func bringKeyboard(up isUp: Bool, for editor: TextEditor) throws(Interruption) {
        if windows.keyboard.hasHardware { return try stayWithoutKeyboard(for: editor, begins: isUp) }
        guard windows.keyboard.isUp != isUp else { return }
        try moveKeyboard(up: isUp)
    }
}

extension ViewController {
    /// The text of that name among the controls that the app has made, else the search bar.
    func editorInView(named name: String) -> TextEditor? {
        guard let place = place(ofMade: name), madeControls[place].element.isText else {
            let display = name == "searchBar" ? searchDisplayController : nil
            return searchController?.editor(named: name) ?? display?.editor
        }
        return TextEditor(
            controller: self, label: madeControls[place].label,
            kind: madeControls[place].element == .textView ? .textView : .textField)
    }

    /// Begins to edit a text, or waits with it until the view comes into the window.
    ///
    /// Source: alerts-search-keyboard.md 6.1.
    func beginEditing(_ editor: TextEditor) throws(Interruption) {
        let responders = application.windows.responders
        if let current = responders.editor, current.edits(the: editor) {
            return application.ignore(because: "\(editor.label) is edited already")
        }
        if window == nil { return application.windows.responders.wait(editor, isCovered: false) }
        if try !application.edit(editor) {
            application.ignore(because: application.windows.responders.refusal)
        }
    }

    /// The app's `resignFirstResponder()`, of the controller or of what is edited in its view.
    ///
    /// What the app has resigned does not come back by itself. Source: ask-fr-restored-on-return.
    func resignFirstResponder() throws(Interruption) {
        let responders = application.windows.responders
        guard responders.firstResponder === self else {
            // What leaves with a swipe comes back with it. Source: swipe-back-of-one-who-resigns.
            if navigationController?.interactiveTransition == nil {
                application.windows.responders.stopWaiting(self)
            }
            return application.ignore(because: "\(identity.label) is not the first responder")
        }
        if responders.editor != nil, try !application.edit(nil) {
            return application.ignore(because: application.windows.responders.refusal)
        }
        application.windows.responders.setFirst(nil)
        try application.followInputViews()
    }

    /// `endEditing(_:)` of the controller's view.
    func endEditing(force: Bool) throws(Interruption) {
        let editor = application.windows.responders.editor
        guard let editor, editor.controller.nearestAncestor(where: { $0 === self }) != nil else {
            return application.ignore(because: "nothing is edited in \(identity.label)")
        }
        if force { return try application.endEditingUnasked() }
        if try !application.edit(nil) { application.ignore(because: application.windows.responders.refusal) }
    }

    /// The user's tap on Return, which is a line break in a text view.
    ///
    /// Source: UITextFieldDelegate reference, `textFieldShouldReturn(_:)`.
    ///
    /// - Returns: whether a text of the controller's is edited.
    func pressReturn() throws(Interruption) -> Bool {
        guard let editor = application.windows.responders.editor, editor.controller === self else {
            return false
        }
        if try takeReturn(in: editor) { return true }
        guard editor.kind == .textField, let place = place(ofMade: editor.label) else { return true }
        // Its answer decides on what the field does besides, which is no matter of controllers.
        try application.ask(
            .textFieldShouldReturn, [.string(editor.label)], target: identity, flags: flags, answer: true)
        if let code = madeControls[place].onReturn { try application.runAppCode(code, receiver: self) }
        return true
    }

    /// Puts what the user types into a text that is made in code, which is edited then.
    func typeInto(_ editor: TextEditor, _ text: String) throws(Interruption) {
        guard let place = place(ofMade: editor.label), window != nil, madeControls[place].isEnabled else {
            return application.ignore(
                because: window == nil
                    ? "the view of \(identity.label) is not on the screen" : "\(editor.label) is not enabled")
        }
        let isEdited = application.windows.responders.editor?.edits(the: editor) ?? false
        if !isEdited, try !application.edit(editor) {
            return application.ignore(because: application.windows.responders.refusal)
        }
        madeControls[place].text = text
        application.log.noteChange()
        guard let handler = madeControls[place].handler else { return }
        try application.record(
            .textFieldEditingChanged, target: identity,
            payload: .values([.string(editor.label), .string(text)]))
        try application.runAppCode(handler, receiver: self)
    }
}
