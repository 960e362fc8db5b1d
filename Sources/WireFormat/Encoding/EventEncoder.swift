package import ControllerHierarchy
package import JSONBytes

/// Writes events as JSON, in the members' order of the contract.
package struct EventEncoder: Sendable {
    private let fragments = EventFragments.shared

    /// Creates an encoder; it is cheap and keeps nothing.
    package init() {}

    /// Writes events as the elements of an array, without its brackets.
    ///
    /// - Parameter firstSequence: The place of the first one in the session's log, counted from 1.
    package func writeElements(
        _ events: some Sequence<Event>, firstSequence: Int, to writer: inout JSONWriter
    ) {
        write(
            events, firstSequence: firstSequence, separator: UInt8(ascii: ","), isTrailing: false, to: &writer
        )
    }

    /// Writes events as newline-delimited JSON (`application/x-ndjson`), each with its line feed.
    package func writeLines(
        _ events: some Sequence<Event>, firstSequence: Int, to writer: inout JSONWriter
    ) {
        write(
            events, firstSequence: firstSequence, separator: UInt8(ascii: "\n"), isTrailing: true, to: &writer
        )
    }

    private func write(
        _ events: some Sequence<Event>, firstSequence: Int, separator: UInt8, isTrailing: Bool,
        to writer: inout JSONWriter
    ) {
        fragments.bytes.withUnsafeBytes { pool in
            var sequence = firstSequence
            for event in events {
                if !isTrailing, sequence > firstSequence { writer.write(byte: separator) }
                write(event, sequence: sequence, pool: pool, to: &writer)
                if isTrailing { writer.write(byte: separator) }
                sequence += 1
            }
        }
    }

    /// Writes one event as an object.
    package func write(_ event: Event, sequence: Int, to writer: inout JSONWriter) {
        fragments.bytes.withUnsafeBytes { write(event, sequence: sequence, pool: $0, to: &writer) }
    }

    @inline(__always)
    private func write(
        _ event: Event, sequence: Int, pool: UnsafeRawBufferPointer, to writer: inout JSONWriter
    ) {
        func writeFragment(_ range: Range<Int>, to writer: inout JSONWriter) {
            writer.write(UnsafeRawBufferPointer(rebasing: pool[range]))
        }
        let callback = Int(event.callback.rawValue)
        writer.write(#"{"seq":"#)
        writer.writeInt(sequence)
        writer.write(#","time":"#)
        writer.writeTime(event.time)
        writer.write(",")
        writeFragment(fragments.types[callback], to: &writer)
        writer.write(bytes: event.target.prepared)
        switch event.payload {
        case .animated(let animated):
            writeFragment(fragments.calls[callback], to: &writer)
            writer.write(animated ? #"{"animated":true}"# : #"{"animated":false}"#)
        case .none:
            writeFragment(fragments.calls[callback], to: &writer)
            writer.write("{}")
        case .controller(let identity):
            writeFragment(fragments.calls[callback], to: &writer)
            writeFragment(fragments.firstArguments[callback], to: &writer)
            if let identity { writer.writeString(identity.label) } else { writer.writeNull() }
            writer.write("}")
        case .controllerAnimated(let identity, let animated):
            writeFragment(fragments.calls[callback], to: &writer)
            writeFragment(fragments.firstArguments[callback], to: &writer)
            writer.writeString(identity.label)
            writer.write(animated ? #","animated":true}"# : #","animated":false}"#)
        default:
            writeRemaining(
                event, call: UnsafeRawBufferPointer(rebasing: pool[fragments.calls[callback]]), to: &writer)
        }
        writeFragment(fragments.flags[Int(event.flags.rawValue & 15)], to: &writer)
    }

    /// Writes the call, the arguments and what else the rarer payloads carry.
    private func writeRemaining(_ event: Event, call: UnsafeRawBufferPointer, to writer: inout JSONWriter) {
        switch event.payload {
        case .action(let selector):
            writer.write(#","call":"#)
            writer.writeString(EventText.swiftName(ofSelector: selector))
            writer.write(#","args":{}"#)
        case .values(let values):
            writer.write(call)
            writeArguments(values, of: event.callback, to: &writer)
        case .answer(let values, let answer):
            writer.write(call)
            writeArguments(values, of: event.callback, to: &writer)
            writer.write(#","returned":"#)
            writer.writeValue(answer)
        case .message(let category, let text):
            writer.write(call)
            writer.write(#"{},"category":"#)
            if let category { writer.writeString(category) } else { writer.writeNull() }
            writer.write(#","text":"#)
            writer.writeString(text)
        case .exception(let exception):
            writer.write(call)
            writer.write(#"{},"name":"#)
            writer.writeString(exception.name)
            writer.write(#","reason":"#)
            writer.writeString(exception.reason)
        case .none, .animated, .controller, .controllerAnimated:
            writer.write(call)
            writer.write("{}")
        }
    }

    private func writeArguments(_ values: [Value], of callback: Callback, to writer: inout JSONWriter) {
        writer.write("{")
        for (position, value) in values.enumerated() {
            writer.key(EventFragments.argumentName(position, of: callback))
            writer.writeValue(value)
        }
        writer.write("}")
    }
}
