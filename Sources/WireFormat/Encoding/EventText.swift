package import ControllerHierarchy
package import JSONBytes

/// Writes events as text, one a line, as openapi.yaml's `EventText` has it.
///
/// Answers of all forms are written into the same kind of buffer; of the JSON writer only its plain bytes are
/// used.
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
            writeLine(of: event, style: style, to: &writer)
            writer.write("\n")
        }
    }

    /// The line of one event, without a line feed; control characters within it are written out.
    package static func line(of event: Event, style: Style = .swift) -> String {
        var writer = JSONWriter(capacity: 128)
        writeLine(of: event, style: style, to: &writer)
        return writer.string()
    }

    /// A value as it stands in the text form.
    package static func text(of value: Value) -> String {
        var writer = JSONWriter(capacity: 64)
        writer.write(textOf: value)
        return writer.string()
    }

    /// The Swift name of an action method: `unwindHome(_:)` for the selector `unwindHome:`.
    package static func swiftName(ofSelector selector: String) -> String {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return "\(selector)()" }
        let labels = ["_:"] + parts.dropFirst().dropLast().map { "\($0):" }
        return "\(parts[0])(\(labels.joined()))"
    }

    /// Writes the line of one event, without a line feed.
    static func writeLine(of event: Event, style: Style = .swift, to writer: inout JSONWriter) {
        switch event.payload {
        case .message(let category, let text):
            writer.write("console: ")
            if let category {
                writer.write("[")
                writer.write(line: category)
                writer.write("] ")
            }
            writer.write(line: text)
        case .exception(let exception):
            writer.write("exception ")
            writer.write(line: exception.name)
            writer.write(": ")
            writer.write(line: exception.reason)
        case .values(let values) where event.callback == .notification:
            writer.write("notification: ")
            for (position, value) in values.enumerated() {
                if position > 0 { writer.write(" ") }
                writer.write(textOf: value)
            }
        default:
            let form = CallForm.of(event.callback)
            if style == .swift || !form.hasTarget {
                writeSwiftCall(event, form, to: &writer)
            } else {
                writeObjectiveCCall(event, form, to: &writer)
            }
        }
    }

    /// Whether a line of text and a string of JSON have a text as it is: ASCII without control characters,
    /// quotation marks and backslashes, as nearly all are.
    @inline(__always)
    static func standsAsItIs(_ text: UnsafeRawBufferPointer) -> Bool {
        if text.count < 8 {
            let spaces: UInt64 = 0x2020_2020_2020_2020
            return standsAsItIs(text.reduce(spaces) { $0 << 8 | UInt64($1) })
        }
        // Eight bytes at once, the last ones together with some of those before them.
        var offset = 0
        while offset < text.count - 8 {
            if !standsAsItIs(text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return false }
            offset += 8
        }
        return standsAsItIs(text.loadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self))
    }

    /// A carry only spoils what stands behind the first one found.
    @inline(__always)
    private static func standsAsItIs(_ eight: UInt64) -> Bool {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        func has(_ byte: UInt8) -> UInt64 {
            let difference = eight ^ (UInt64(byte) &* ones)
            return (difference &- ones) & ~difference
        }
        let control = (eight &- UInt64(0x20) &* ones) & ~eight
        return (eight | control | has(0x7F) | has(UInt8(ascii: "\"")) | has(UInt8(ascii: "\\"))) & highs == 0
    }

    /// Writes what most lines begin with, such as `home.`.
    static func writeTarget(_ label: String, to writer: inout JSONWriter) {
        writer.write(line: label)
        writer.write(".")
    }

    /// `target.name(arguments)`, where the name and the labels follow Swift's spelling of the method.
    private static func writeSwiftCall(_ event: Event, _ form: CallForm, to writer: inout JSONWriter) {
        if form.hasTarget { writeTarget(event.target.label, to: &writer) }
        if case .action(let selector) = event.payload {
            return writer.write(line: swiftName(ofSelector: selector))
        }
        writer.write(line: form.name)
        switch event.payload {
        case .animated(let animated):
            form.writeLabel(0, to: &writer)
            writer.write(animated ? "true)" : "false)")
        case .controller(let identity):
            form.writeLabel(0, to: &writer)
            writer.write(line: identity?.label ?? "nil")
            writer.write(")")
        case .controllerAnimated(let identity, let animated):
            form.writeLabel(0, to: &writer)
            writer.write(line: identity.label)
            form.writeLabel(1, to: &writer)
            writer.write(animated ? "true)" : "false)")
        case .values(let values): write(values, form, to: &writer)
        case .answer(let values, let answer):
            write(values, form, to: &writer)
            writer.write(" -> ")
            writer.write(textOf: answer)
        default: writer.write(line: form.bare)
        }
    }

    private static func write(_ values: [Value], _ form: CallForm, to writer: inout JSONWriter) {
        if values.isEmpty { return writer.write(line: form.bare) }
        for (position, value) in values.prefix(form.argumentsMax).enumerated() {
            form.writeLabel(position, to: &writer)
            writer.write(textOf: value)
        }
        writer.write(")")
    }

    /// `-[Class selector]`; a delegate that is data has no class and stands as `Class.delegate`.
    private static func writeObjectiveCCall(_ event: Event, _ form: CallForm, to writer: inout JSONWriter) {
        writer.write("-[")
        writer.write(line: event.target.className)
        if !form.role.isEmpty {
            writer.write(".")
            writer.write(line: form.role)
        }
        writer.write(" ")
        if case .action(let selector) = event.payload {
            writer.write(line: selector)
        } else {
            writer.write(line: event.callback.names.selector)
        }
        writer.write("]")
    }
}

extension JSONWriter {
    /// Writes the bytes of a text as they are.
    package mutating func write(text: String) {
        text.withBytes { write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes a value as it stands in the text form.
    mutating func write(textOf value: Value) {
        switch value {
        case .null: write("nil")
        case .bool(let flag): write(flag ? "true" : "false")
        case .number(let number): writeDouble(number)
        case .string(let text), .controller(let text): write(line: text)
        case .size(let size):
            writeDouble(size.width)
            write("x")
            writeDouble(size.height)
        case .array(let values):
            write("[")
            for (position, value) in values.enumerated() {
                if position > 0 { write(", ") }
                write(textOf: value)
            }
            write("]")
        case .object(let members):
            write("{")
            for (position, member) in members.enumerated() {
                if position > 0 { write(", ") }
                write(line: member.name)
                write(": ")
                write(textOf: member.value)
            }
            write("}")
        case .actions(let actions): write(textOf: actions.plain)
        }
    }
}
