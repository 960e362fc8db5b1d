package import ControllerHierarchy
package import Sessions
import WireFormat

/// Makes the lines of events, equal events having one line together.
package struct EventLines: Sendable {
    private var frequent: [FrequentKey: EventLine] = [:]
    private var others: [Key: EventLine] = [:]

    /// What tells events apart that carry nothing but `animated`.
    private struct FrequentKey: Hashable {
        let callback: Callback
        let target: ObjectIdentifier
        let flags: Event.Flags
        let shape: Event.Shape
    }

    /// What tells all other events apart.
    private struct Key: Hashable {
        let callback: Callback
        let target: ObjectIdentifier
        let flags: Event.Flags
        let text: String
        /// What the text does not show clearly: a message's category, an exception's name.
        let detail: String?
    }

    /// Bytes that a line takes besides its text, about.
    private static let bytesOfLine = 320

    /// Knows no event.
    package init() {}

    /// The line of an event.
    ///
    /// - Parameter budget: Is charged for a line that is new; nil for nobody.
    package mutating func line(of event: Event, within budget: RequestBudget? = nil) throws(WorkRefusal)
        -> EventLine
    {
        switch event.shape {
        case .bare, .unanimated, .animated, .answeredNo, .answeredYes, .answeredNothing:
            let key = FrequentKey(
                callback: event.callback, target: ObjectIdentifier(event.target), flags: event.flags,
                shape: event.shape)
            if let known = frequent[key] { return known }
            let line = try make(event, EventText.line(of: event), budget)
            frequent[key] = line
            return line
        case .other:
            let text = EventText.line(of: event)
            try budget?.step(text.utf8.count / RequestBudget.bytesOfStep)
            let key = Key(
                callback: event.callback, target: ObjectIdentifier(event.target), flags: event.flags,
                text: text,
                detail: event.payload.detail)
            if let known = others[key] { return known }
            let line = try make(event, text, budget)
            others[key] = line
            return line
        }
    }

    private func make(
        _ event: Event, _ text: String, _ budget: RequestBudget?
    ) throws(WorkRefusal) -> EventLine {
        try budget?.keep(bytes: text.utf8.count + EventLines.bytesOfLine)
        try budget?.step(1 + text.utf8.count / RequestBudget.bytesOfStep)
        return EventLine(event, text: text)
    }
}

extension Event.Payload {
    fileprivate var detail: String? {
        switch self {
        case .message(let category, _): category
        case .exception(let exception): exception.name
        case .none, .animated, .controller, .controllerAnimated, .values, .answer, .action: nil
        }
    }
}
