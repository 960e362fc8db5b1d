package import ControllerHierarchy
package import JSONBytes

/// Writes events as text, one a line, as the contract's text form has it.
///
/// The buffer is a JSON writer because answers of all forms are written into one; only its plain bytes are used.
package enum EventText {
    /// The spelling of calls.
    package enum Style: String, Sendable, CaseIterable {
        /// `home.viewWillDisappear(true)`
        case swift
        /// `-[HomeViewController viewWillDisappear:]`
        case objc
    }

    /// Writes events, each with its line feed.
    package static func write(
        _ events: some Sequence<Event>, style: Style = .swift, to writer: inout JSONWriter
    ) {
        for event in events {
            writer.write(text: line(of: event, style: style))
            writer.write("\n")
        }
    }

    /// The line of one event, without a line feed; line feeds within it are written as `\n`.
    package static func line(of event: Event, style: Style = .swift) -> String {
        let line = style == .swift ? swiftLine(of: event) : objectiveCLine(of: event)
        guard line.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return line }
        return String(line.flatMap { $0.isNewline ? "\\n" : String($0) })
    }

    /// The Swift name of an action method: `unwindHome(_:)` for the selector `unwindHome:`.
    package static func swiftName(ofSelector selector: String) -> String {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return "\(selector)()" }
        let labels = ["_:"] + parts.dropFirst().dropLast().map { "\($0):" }
        return "\(parts[0])(\(labels.joined()))"
    }

    private static func swiftLine(of event: Event) -> String {
        let names = event.callback.names
        switch event.payload {
        case .message(let category, let text):
            return "console: " + (category.map { "[\($0)] " } ?? "") + text
        case .exception(let exception):
            return "exception \(exception.name): \(exception.reason)"
        case .action(let selector):
            return "\(event.target.label).\(swiftName(ofSelector: selector))"
        case .answer(let values, let answer):
            return "\(call(event, values: values)) -> \(text(of: answer))"
        case .none: return call(event, values: [])
        case .animated(let animated): return call(event, values: [.bool(animated)])
        case .controller(let identity):
            return call(event, values: [identity.map { .controller($0.label) } ?? .null])
        case .controllerAnimated(let identity, let animated):
            return call(event, values: [.controller(identity.label), .bool(animated)])
        case .values(let values):
            if event.callback == .notification {
                return "\(names.label): " + values.map(text).joined(separator: " ")
            }
            return call(event, values: values)
        }
    }

    /// `target.name(arguments)`, where the name and the labels follow Swift's spelling of the method.
    private static func call(_ event: Event, values: [Value]) -> String {
        let form = CallForm.of(event.callback)
        let target = form.hasTarget ? "\(event.target.label)." : ""
        return "\(target)\(form.name)\(form.arguments(values.prefix(form.argumentsMax).map(text)))"
    }

    /// A value as it stands in the text form.
    package static func text(of value: Value) -> String {
        switch value {
        case .null: return "nil"
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let number): return Int(exactly: number).map(String.init) ?? String(number)
        case .string(let text), .controller(let text): return text
        case .size(let size): return size.description
        case .array(let values): return "[" + values.map(text).joined(separator: ", ") + "]"
        case .object(let members):
            return "{" + members.map { "\($0.name): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
        }
    }

    /// `-[Class selector]`; a delegate stands as `Class.delegate`, because a delegate that is data has no class.
    private static func objectiveCLine(of event: Event) -> String {
        let names = event.callback.names
        switch event.payload {
        case .message, .exception: return swiftLine(of: event)
        case .action(let selector): return "-[\(event.target.className) \(selector)]"
        default: break
        }
        guard event.callback != .notification, names.kind != .completion else { return swiftLine(of: event) }
        let role = CallForm.of(event.callback).role
        return "-[\(event.target.className)\(role.isEmpty ? "" : "." + role) \(names.selector)]"
    }
}

extension JSONWriter {
    /// Writes the bytes of a text as they are.
    package mutating func write(text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }
}
