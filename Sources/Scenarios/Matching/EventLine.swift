package import ControllerHierarchy

/// One event of the log as matching needs it: its text form with what the text leaves out.
///
/// A class, so that a log that says the same many times over has it in memory once; see `EventLines`.
package final class EventLine: Sendable {
    /// The event's line in the text form of logs.
    package let text: String
    package let kind: Callback.Kind
    package let callback: Callback
    /// Who the event is about; kept as long as the line, which others find by it.
    private let party: Identity
    /// The id of the target; nil for parties that are no controllers.
    package let targetID: String?
    package let flags: Event.Flags
    let content: Content

    enum Content: Sendable {
        /// `call` is the head without the target, which of completions is the operation.
        case call(head: String, call: String, arguments: String?, answer: String?)
        case console(category: String?, text: String)
        case notification(String)
        case exception(UIKitException)
    }

    /// Takes an event and its text form.
    package init(_ event: Event, text: String) {
        self.text = text
        self.kind = event.callback.kind
        self.callback = event.callback
        self.party = event.target
        self.targetID = event.target.id
        self.flags = event.flags
        switch event.payload {
        case .message(let category, let message):
            self.content = .console(category: category, text: message.withoutLineFeeds)
        case .exception(let exception):
            self.content = .exception(
                UIKitException(name: exception.name, reason: exception.reason.withoutLineFeeds))
        case _ where event.callback == .notification:
            self.content = .notification(text.removingPrefix("notification:")?.trimmed ?? text)
        default:
            self.content = EventLine.call(of: text, target: event.target.label)
        }
    }

    /// The label of the target.
    package var target: String { party.label }
    package var className: String { party.className }

    private static func call(of text: String, target: String) -> Content {
        // The text form is this program's own, so it splits; a label with a parenthesis in it is all that
        // may not.
        guard let parts = try? LineParts(text) else {
            return .call(head: text, call: text, arguments: nil, answer: nil)
        }
        let call = parts.head.removingPrefix(target + ".") ?? parts.head
        return .call(head: parts.head, call: call, arguments: parts.arguments, answer: parts.answer)
    }

    /// The call's name in the text form, such as `viewWillAppear` or `delegate.willShow`.
    var call: String {
        if case .call(_, let call, _, _) = content { call } else { callback.names.label }
    }

    /// The call, of a property that is read with the property.
    var question: String { property.map { "\(call)(\($0))" } ?? call }

    /// The property that is read, or what is in its value; nil of any other event.
    var property: String? {
        guard callback == .propertyRead, case .call(_, _, let arguments, _) = content else { return nil }
        return arguments
    }

    /// The notification, of lines that have no target.
    var notification: String? {
        if case .notification(let name) = content { name } else { nil }
    }

    /// Whether the application's or a scene's delegate is told.
    var isOfApplication: Bool { targetID == nil && (target == "app" || target == "scene") }

    /// The text form followed by the flags that are set, as an expected line would name them.
    package var textWithFlags: String {
        let set = Event.Flags.names.filter { flags.contains($0.flag) }.map(\.name)
        return set.isEmpty ? text : "\(text) [\(set.joined(separator: ", "))]"
    }
}
