/// What a controller shows at the bottom of the screen while it is the first responder: its input view in the
/// place of the keyboard, or its accessory view alone.
///
/// Source: alerts-search-keyboard.md section 7; UIResponder reference, `inputView`, `inputAccessoryView`.
extension Application {
    /// Shows what the first responder wants to see, or takes away what nobody wants any longer.
    ///
    /// - Parameter isNew: Whether another controller than before is the first responder.
    func followInputViews(isNew: Bool = true) throws(Interruption) {
        guard windows.responders.editor == nil, windows.responders.keeperOfKeyboard == nil else { return }
        let wanted = windows.firstResponder?.inputKind ?? .nothing
        let present: InputKind =
            windows.keyboard.isUp ? .keyboard : windows.keyboard.hasBar ? .bar : .nothing
        switch (present, wanted) {
        case (.nothing, .nothing): break
        case (.bar, .bar), (.keyboard, .keyboard):
            guard isNew, behavior.holds(.keyboardNotifiesOfEveryText) else { break }
            try showInput(present, false)
            try showInput(wanted, true)
        case (_, .nothing): try showInput(present, false)
        case (.nothing, _), (.bar, .keyboard): try showInput(wanted, true)
        case (.keyboard, .bar):
            try showInput(.keyboard, false)
            try showInput(.bar, true)
        }
    }

    private func showInput(_ kind: InputKind, _ isUp: Bool) throws(Interruption) {
        if kind == .keyboard { try moveKeyboard(up: isUp) } else { try moveBar(up: isUp) }
    }

    /// Takes the input views of a first responder away that leaves with its view, or that something covers.
    func leaveInputViews(isCovered: Bool) throws(Interruption) {
        guard let first = windows.firstResponder, windows.responders.editor == nil,
            first.inputKind != .nothing,
            isCovered || first.appearance.goal == .disappeared
        else { return }
        windows.responders.setFirst(nil)
        try followInputViews()
        windows.responders.wait(first, isCovered: isCovered)
    }

    /// Lets go of a first responder whose view is in no window any more, with its input views.
    ///
    /// Source: accessory-bar-leaves-its-window.
    func leaveInputViewsOutsideWindow() throws(Interruption) {
        guard let first = windows.firstResponder, windows.responders.editor == nil, !first.isInWindow
        else { return }
        windows.responders.setFirst(nil)
        try followInputViews()
    }

    /// Makes a controller the first responder again that has come back with its input views.
    func returnInputViews(
        isCovered: Bool, where isBack: (ViewController) -> Bool
    ) throws(Interruption) {
        guard windows.responders.editor == nil,
            let next = windows.responders.returningController(isCovered: isCovered, where: isBack)
        else { return }
        windows.responders.stopWaiting(next)
        guard try next.ask(.canBecomeFirstResponder, answer: next.canBecomeFirstResponder) else { return }
        windows.responders.setFirst(next)
        try followInputViews()
    }
}

/// What a first responder has at the bottom of the screen.
enum InputKind {
    case nothing
    /// An accessory view without a keyboard.
    case bar
    case keyboard
}

extension ViewController {
    /// What the chain from the controller on gives for input; the nearest view counts.
    fileprivate var inputKind: InputKind {
        let chain = responderChain
        if chain.contains(where: { $0.gives(.inputView) || $0.gives(.inputViewController) }) {
            return .keyboard
        }
        let hasBar = chain.contains {
            $0.gives(.inputAccessoryView) || $0.gives(.inputAccessoryViewController)
        }
        return hasBar ? .bar : .nothing
    }

    private func gives(_ property: Property) -> Bool { (setting(property) ?? .null) != .null }
}
