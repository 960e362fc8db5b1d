/// The text field, text view or search bar that is edited, with the controller whose view it is in.
struct TextEditor {
    let controller: ViewController
    /// What a person calls it.
    let label: String
    let kind: Kind

    enum Kind {
        case textField, textView, searchBar
    }

    /// What the delegate of a text is asked or told.
    enum Moment {
        case shouldBegin, didBegin, shouldEnd, didEnd
    }

    /// The delegate's method.
    func callback(_ moment: Moment) -> Callback {
        switch (kind, moment) {
        case (.textField, .shouldBegin): .textFieldShouldBeginEditing
        case (.textField, .didBegin): .textFieldDidBeginEditing
        case (.textField, .shouldEnd): .textFieldShouldEndEditing
        case (.textField, .didEnd): .textFieldDidEndEditing
        case (.textView, .shouldBegin): .textViewShouldBeginEditing
        case (.textView, .didBegin): .textViewDidBeginEditing
        case (.textView, .shouldEnd): .textViewShouldEndEditing
        case (.textView, .didEnd): .textViewDidEndEditing
        case (.searchBar, .shouldBegin): .searchBarShouldBeginEditing
        case (.searchBar, .didBegin): .searchBarTextDidBeginEditing
        case (.searchBar, .shouldEnd): .searchBarShouldEndEditing
        case (.searchBar, .didEnd): .searchBarTextDidEndEditing
        }
    }

    /// The search controller whose bar it is.
    var search: SearchController? { kind == .searchBar ? controller as? SearchController : nil }

    /// The search display controller whose bar it is.
    var searchDisplay: SearchDisplayController? {
        kind == .searchBar ? controller.searchDisplayController : nil
    }

    /// The controller with whose view it comes and goes: a search bar stands in another one's interface.
    private var host: ViewController { search?.owner ?? controller }

    /// Whether its view goes off the screen.
    var isLeaving: Bool {
        if let search { return host.appearance.goal == .disappeared || !search.keepsBarInView }
        return controller.appearance.goal == .disappeared && !controller.isAlert
    }

    /// Whether its view is in no window any more; an alert's goes first, and its text behind it.
    var isOutsideWindow: Bool { !host.isInWindow && !controller.isAlert }

    /// Who keeps the keyboard up when the text resigns, as a form sheet of an iPad does.
    ///
    /// What it contains is not asked. Source: form-sheet-keeps-keyboard.
    var keeperOfKeyboard: ViewController? {
        let top = host.rootAncestor
        let property = Property.disablesAutomaticKeyboardDismissal
        guard controller.application.device.idiom == .pad, top.plainValue(of: property) == .bool(true)
        else { return nil }
        // A style that nobody has set makes no form sheet of what is not presented.
        let isSheet = top.unmanagedPresentedBy != nil || top.modalPresentationStyle == .formSheet
        return isSheet || top.setting(property) != nil ? top : nil
    }

    /// Whether its view comes back to the screen; a search that has ended meanwhile does not.
    var isReturning: Bool {
        host.appearance.state == .appearing && search?.isActive ?? searchDisplay?.isActive ?? true
    }

    /// Whether its delegate, if there is one, lets it begin or end.
    func allows(_ moment: Moment) -> Bool {
        if let search { return search.allowsEditing(to: moment) }
        guard let made = controller.place(ofMade: label).map({ controller.madeControls[$0] }) else {
            return true
        }
        return moment == .shouldBegin ? made.shouldBeginEditing : made.shouldEndEditing
    }

    /// Whether anybody is asked and told.
    var hasDelegate: Bool { search?.hasBarDelegate ?? (kind != .searchBar) }

    var hasAccessoryView: Bool {
        controller.place(ofMade: label).map { controller.madeControls[$0].hasInputAccessoryView } ?? false
    }

    func edits(the other: TextEditor) -> Bool { controller === other.controller && label == other.label }
}

/// Who hears keys first, what is edited, and what will be edited again when it comes back into view.
struct ResponderList {
    private(set) var firstResponder: ViewController?
    private(set) var editor: TextEditor?
    /// For whom the keyboard stays up though nothing is edited.
    private(set) var keeperOfKeyboard: ViewController?
    /// Why the last text did not begin or end to be edited that was asked to.
    var refusal = ""
    private var waiting: [Waiting] = []

    /// What is not edited for as long as something else is in front.
    private struct Waiting {
        let controller: ViewController
        /// The text in its view; nil where the controller itself was the first responder.
        let editor: TextEditor?
        /// Whether its controller stays in view, below an alert or a sheet.
        let isCovered: Bool
    }

    /// Whether a change of what is in view can concern any text.
    var followsViews: Bool { firstResponder != nil || !waiting.isEmpty || keeperOfKeyboard != nil }

    mutating func keepKeyboard(for controller: ViewController?) { keeperOfKeyboard = controller }

    mutating func setFirst(_ controller: ViewController?) {
        firstResponder = controller
        editor = nil
    }

    mutating func edit(_ editor: TextEditor?) {
        firstResponder = editor?.controller
        self.editor = editor
        guard let editor else { return }
        keeperOfKeyboard = nil
        stopWaiting(editor.controller)
    }

    mutating func wait(_ editor: TextEditor, isCovered: Bool) {
        stopWaiting(editor.controller)
        waiting.append(Waiting(controller: editor.controller, editor: editor, isCovered: isCovered))
    }

    mutating func wait(_ controller: ViewController, isCovered: Bool) {
        stopWaiting(controller)
        waiting.append(Waiting(controller: controller, editor: nil, isCovered: isCovered))
    }

    mutating func stopWaiting(_ controller: ViewController) {
        waiting.removeAll { $0.controller === controller }
    }

    /// The last one of those that wait whose controller has come back.
    func returning(isCovered: Bool, where isBack: (TextEditor) -> Bool) -> TextEditor? {
        waiting.last { $0.isCovered == isCovered && $0.editor.map(isBack) ?? false }?.editor
    }

    /// The last controller of those that wait itself and that has come back.
    func returningController(isCovered: Bool, where isBack: (ViewController) -> Bool) -> ViewController? {
        waiting.last { $0.editor == nil && $0.isCovered == isCovered && isBack($0.controller) }?.controller
    }

    /// Leaves out a controller that has ended.
    mutating func forget(_ controller: ViewController) {
        if controller === firstResponder { setFirst(nil) }
        if controller === keeperOfKeyboard { keeperOfKeyboard = nil }
        if !waiting.isEmpty { stopWaiting(controller) }
    }
}
