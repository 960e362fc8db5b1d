import ControllerHierarchy
import JSONBytes

/// Writes the members of an event's JSON one by one, whatever it carries.
///
/// What is prepared of events is cut out of what this writes.
enum EventMembers {
    /// Writes what follows the type of an event, from its target to the end of the object.
    static func write(_ event: Event, to writer: inout JSONWriter) {
        let target = event.target
        writer.writeTarget(number: target.number, label: target.label, className: target.className)
        writer.write(#","line":""#)
        let start = writer.count
        EventText.writeLine(of: event, to: &writer)
        writer.escape(from: start)
        writer.write(#"","call":"#)
        if case .action(let selector) = event.payload {
            writer.writeString(EventText.swiftName(ofSelector: selector))
        } else {
            writer.writeString(event.callback.names.swift)
        }
        writer.write(#","args":"#)
        writePayload(of: event, to: &writer)
        write(event.flags, to: &writer)
    }

    /// Writes an event's flags and its end, as `,"flags":["isMovingToParent"]}`.
    static func write(_ flags: Event.Flags, to writer: inout JSONWriter) {
        writer.write(#","flags":["#)
        for (flag, name) in Event.Flags.names where flags.contains(flag) { writer.value(name) }
        writer.write("]}")
    }

    /// Writes the arguments, and the members of those events that have more.
    private static func writePayload(of event: Event, to writer: inout JSONWriter) {
        switch event.payload {
        case .none, .action: writer.write("{}")
        case .animated(true): writer.write(#"{"animated":true}"#)
        case .animated(false): writer.write(#"{"animated":false}"#)
        case .controller(let identity):
            write([identity.map { .controller($0.label) } ?? .null], of: event, to: &writer)
        case .controllerAnimated(let identity, let animated):
            write([.controller(identity.label), .bool(animated)], of: event, to: &writer)
        case .values(let values): write(values, of: event, to: &writer)
        case .answer(let values, let answer):
            write(values, of: event, to: &writer)
            writer.write(#","returned":"#)
            writer.writeValue(answer)
        case .message(let category, let text):
            writer.write(#"{},"category":"#)
            if let category { writer.writeString(category) } else { writer.writeNull() }
            writer.write(#","text":"#)
            writer.writeString(text)
        case .exception(let exception):
            writer.write(#"{},"name":"#)
            writer.writeString(exception.name)
            writer.write(#","reason":"#)
            writer.writeString(exception.reason)
        }
    }

    /// Writes arguments by their names; those beyond what a callback names get a number.
    private static func write(_ values: [Value], of event: Event, to writer: inout JSONWriter) {
        let names = event.callback.names.arguments
        writer.write("{")
        for (position, value) in values.enumerated() {
            writer.key(position < names.count ? names[position] : "argument\(position + 1)")
            writer.writeValue(value)
        }
        writer.write("}")
    }
}
