/// What the hardware and VoiceOver send up the responder chain.
///
/// An app's class that overrides the method hears of it; UIKit's own pass it on without a word.
///
/// Source: alerts-search-keyboard.md sections 9 to 11; UIResponder and UIAccessibilityAction references.
extension Application {
    /// A key of a hardware keyboard: the nearest key command sends its action, an alert chooses an action,
    /// and what nobody takes is a press.
    func pressKey(_ key: String) throws(Interruption) {
        guard let first = keyReceiver else { return ignore(because: "nothing on the screen takes keys") }
        let chain = first.responderChain
        for controller in chain {
            if let command = controller.keyCommands.first(where: { $0.input == key }) {
                guard let action = command.action else { return }
                return try sendAction(action, to: first)
            }
            if try controller.takeKey(key) { return }
            if key == "return", try controller.pressReturn() { return }
        }
        guard behavior.holds(.keysArePresses) else { return ignore(because: "nobody takes the key \(key)") }
        let payload = Event.Payload.values([.string(key)])
        let isHeard = try sendUp(.pressesBegan, payload, along: chain[...])
        if try !sendUp(.pressesEnded, payload, along: first.responderChain[...]), !isHeard {
            ignore(because: "nobody takes the key \(key)")
        }
    }

    /// The user shakes the device: nothing reaches a controller where none is the first responder.
    func shake() throws(Interruption) {
        // A text that is edited takes the shake for itself, to undo.
        guard let first = windows.firstResponder, first.window != nil, windows.responders.editor == nil else {
            return ignore(
                because: windows.responders.editor == nil
                    ? "no first responder is on the screen" : "the edited text takes the shake")
        }
        let payload = Event.Payload.values([.string("motionShake")])
        let isHeard = try sendUp(.motionBegan, payload, along: first.responderChain[...])
        if try !sendUp(.motionEnded, payload, along: first.responderChain[...]), !isHeard {
            ignore(because: "nobody hears of the shake")
        }
    }

    /// VoiceOver's gesture for going back, from the controller in front upwards: the first yes ends it.
    ///
    /// UIKit's own answers end where a presentation does, below which the user sees nothing.
    func escapeByAccessibility() throws(Interruption) {
        var isInFront = true
        for controller in frontController?.responderChain ?? [] {
            let own = { () throws(Interruption) in isInFront ? try controller.escape() : false }
            let answer = controller.appClass.answer(\.accessibilityPerformEscape)
            if try controller.performAccessibility(.accessibilityPerformEscape, answer, else: own) { return }
            if controller.presentedBy != nil { isInFront = false }
        }
        ignore(because: "nobody takes the gesture")
    }

    /// VoiceOver's gesture for the most important action.
    func performMagicTap() throws(Interruption) {
        for controller in frontController?.responderChain ?? [] {
            let answer = controller.appClass.answer(\.accessibilityPerformMagicTap)
            if try controller.performAccessibility(.accessibilityPerformMagicTap, answer, else: { false }) {
                return
            }
        }
        // The application hands it on to its delegate, which need not have the method.
        if let answer = definition.performsMagicTap,
            try ask(.accessibilityPerformMagicTap, target: parties.application, answer: answer)
        {
            return
        }
        ignore(because: "nobody takes the gesture")
    }

    /// Sends an event to the first class of the chain that overrides the method, whose call of super sends it
    /// on.
    ///
    /// - Returns: whether any class overrides it.
    private func sendUp(
        _ callback: Callback, _ payload: Event.Payload, along chain: ArraySlice<ViewController>
    ) throws(Interruption) -> Bool {
        guard let place = chain.firstIndex(where: { $0.appClass.observes(callback) }) else { return false }
        try chain[place].send(callback, payload) { () throws(Interruption) in
            _ = try sendUp(callback, payload, along: chain[(place + 1)...])
        }
        return true
    }

    /// The first responder, else the controller that is furthest in front.
    private var keyReceiver: ViewController? {
        if let first = windows.firstResponder, first.window != nil { return first }
        return frontController
    }

    /// The controller that is furthest in front.
    private var frontController: ViewController? {
        var front = topsInWindow.last
        while let child = front?.shownChildren.last { front = child }
        return front
    }
}

extension ViewController {
    /// UIKit's own answer to the gesture: a stack is popped, a popover or a sheet dismissed.
    ///
    /// Source: alerts-search-keyboard.md 11.1.
    fileprivate func escape() throws(Interruption) -> Bool {
        if try performEscape() { return true }
        if ownControls.contains(where: { $0.element == "backButton" }) { return try tapOwnControl("back") }
        guard let presentedBy, presentedBy.style == .popover || presentedBy.canBeDragged else { return false }
        try tapOutside()
        return true
    }

    /// Asks a class that overrides the question, else UIKit itself.
    fileprivate func performAccessibility(
        _ question: Callback, _ answer: Bool?, else own: () throws(Interruption) -> Bool
    ) throws(Interruption) -> Bool {
        if let answer { return try ask(question, answer: answer) }
        guard appClass.observes(question) else { return try own() }
        return try ask(question, meanwhile: .bool(false), own)
    }
}
