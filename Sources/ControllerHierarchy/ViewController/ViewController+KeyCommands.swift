/// A key and the action that it sends, as `UIKeyCommand`.
struct KeyCommand {
    let input: String
    let action: String?
}

extension KeyCommand {
    /// A key with its modifiers in a fixed order, as two texts that mean the same are compared.
    ///
    /// - Throws: `invalidArgument` for a name that no key or modifier has.
    /// Source: UIKeyCommand and UIKeyModifierFlags references.
    static func normalized(_ text: String, field: String) throws(Interruption) -> String {
        var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        // The key may be the plus itself.
        if text.hasSuffix("++") || text == "+" { parts = Array(parts.dropLast(2)) + ["+"] }
        guard let key = parts.popLast(), key.count == 1 || keys.contains(key) else {
            throw .error(
                .invalidArgument(
                    field: field, reason: "the key is one character or " + keys.joined(separator: ", ")))
        }
        guard parts.allSatisfy(modifiers.contains), Set(parts).count == parts.count else {
            throw .error(
                .invalidArgument(
                    field: field, reason: "modifiers are " + modifiers.joined(separator: ", ")))
        }
        return (modifiers.filter(parts.contains) + [key]).joined(separator: "+")
    }

    private static let modifiers = ["capsLock", "shift", "ctrl", "alt", "cmd", "numericPad"]
    private static let keys =
        [
            "escape", "return", "tab", "space", "delete", "upArrow", "downArrow", "leftArrow", "rightArrow",
            "pageUp", "pageDown", "home", "end",
        ] + (1...12).map { "f\($0)" }
}

/// First responder, key commands and actions: what travels up the responder chain.
///
/// Source: lifecycle-rotation.md 1.11; resp-doc.
extension ViewController {
    /// Becomes first responder if the controller's class says that it can.
    func becomeFirstResponder() throws(Interruption) {
        let canBecome = try ask(.canBecomeFirstResponder, answer: canBecomeFirstResponder)
        guard canBecome, isInWindow else {
            return application.ignore(
                because: canBecome
                    ? "the view of \(identity.label) is not on the screen"
                    : "\(identity.label) cannot become first responder")
        }
        if application.windows.responders.editor != nil, try !application.edit(nil) {
            return application.ignore(because: application.windows.responders.refusal)
        }
        let isNew = application.windows.firstResponder !== self
        application.windows.responders.setFirst(self)
        try application.followInputViews(isNew: isNew)
    }

    /// What the class answers; UIKit's default says no.
    var canBecomeFirstResponder: Bool { appClass.answer(\.canBecomeFirstResponder) ?? false }

    /// Removes the commands of a key, or the one of them that sends that action.
    func removeKeyCommand(_ command: KeyCommand) {
        let count = keyCommands.count
        keyCommands.removeAll {
            $0.input == command.input && (command.action == nil || $0.action == command.action)
        }
        if keyCommands.count == count {
            application.ignore(because: "\(identity.label) has no such key command")
        }
    }

    /// This controller and those to which it hands on what it does not answer.
    ///
    /// An app can close the chain to a ring, with the presenter's view in what it presents.
    var responderChain: [ViewController] {
        var chain: [ViewController] = [self]
        while let next = chain.last?.nextController, !chain.contains(where: { $0 === next }) {
            chain.append(next)
        }
        return chain
    }
}
