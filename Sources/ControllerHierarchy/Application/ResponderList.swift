/// The text field or text view that is edited, with the controller whose view it is in.
struct TextEditor {
    let controller: ViewController
    /// What a person calls it.
    let label: String
    let isTextView: Bool

    /// Whether its delegate lets it begin or end.
    func allows(_ question: Callback) -> Bool {
        guard let made = controller.place(ofMade: label).map({ controller.madeControls[$0] }) else {
            return true
        }
        return question == .textFieldShouldBeginEditing ? made.shouldBeginEditing : made.shouldEndEditing
    }

    var hasAccessoryView: Bool {
        controller.place(ofMade: label).map { controller.madeControls[$0].hasInputAccessoryView } ?? false
    }

    func edits(the other: TextEditor) -> Bool { controller === other.controller && label == other.label }
}

/// Who hears keys first, what is edited, and what will be edited again when it comes back into view.
struct ResponderList {
    private(set) var firstResponder: ViewController?
    private(set) var editor: TextEditor?
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
    var followsViews: Bool { firstResponder != nil || !waiting.isEmpty }

    mutating func setFirst(_ controller: ViewController?) {
        firstResponder = controller
        editor = nil
    }

    mutating func edit(_ editor: TextEditor?) {
        firstResponder = editor?.controller
        self.editor = editor
        if let editor { stopWaiting(editor.controller) }
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
    func returning(isCovered: Bool, where isBack: (ViewController) -> Bool) -> TextEditor? {
        waiting.last { $0.editor != nil && $0.isCovered == isCovered && isBack($0.controller) }?.editor
    }

    /// The last controller of those that wait itself and that has come back.
    func returningController(isCovered: Bool, where isBack: (ViewController) -> Bool) -> ViewController? {
        waiting.last { $0.editor == nil && $0.isCovered == isCovered && isBack($0.controller) }?.controller
    }

    /// Leaves out a controller that has ended.
    mutating func forget(_ controller: ViewController) {
        if controller === firstResponder { setFirst(nil) }
        if !waiting.isEmpty { stopWaiting(controller) }
    }
}
