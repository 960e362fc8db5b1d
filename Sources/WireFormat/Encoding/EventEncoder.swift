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
    package func writeElements(_ events: [Event], firstSequence: Int, to writer: inout JSONWriter) {
        write(events, firstSequence: firstSequence, to: &writer) { offset, writer in
            writer.write(offset > 0 ? #",{"seq":"# : #"{"seq":"#)
        }
    }

    /// Writes events as newline-delimited JSON (`application/x-ndjson`), each with its line feed.
    package func writeLines(_ events: [Event], firstSequence: Int, to writer: inout JSONWriter) {
        write(events, firstSequence: firstSequence, to: &writer) { offset, writer in
            writer.write(offset > 0 ? "\n{\"seq\":" : #"{"seq":"#)
        }
        if !events.isEmpty { writer.write("\n") }
    }

    /// Writes events, each after `separate`, which also opens the event's object up to its number.
    ///
    /// Events are looked at in their buffer: copying one would count up and down whatever it refers to.
    @inline(__always)
    private func write(
        _ events: [Event], firstSequence: Int, to writer: inout JSONWriter,
        separate: (_ offset: Int, _ writer: inout JSONWriter) -> Void
    ) {
        fragments.bytes.withUnsafeBytes { pool in
            events.withUnsafeBufferPointer { events in
                var time = WrittenTime()
                for offset in 0..<events.count {
                    separate(offset, &writer)
                    write(
                        events[offset], sequence: firstSequence + offset, pool: pool, time: &time, to: &writer
                    )
                }
            }
        }
    }

    /// Writes one event as an object.
    package func write(_ event: Event, sequence: Int, to writer: inout JSONWriter) {
        writer.write(#"{"seq":"#)
        var time = WrittenTime()
        fragments.bytes.withUnsafeBytes {
            write(event, sequence: sequence, pool: $0, time: &time, to: &writer)
        }
    }

    /// The last time that was written and where: most events happen at the moment of the one before.
    private struct WrittenTime {
        private var seconds = -1.0
        private var text = 0..<0

        @inline(__always)
        mutating func write(_ seconds: Double, to writer: inout JSONWriter) {
            if seconds == self.seconds { return writer.write(again: text) }
            let start = writer.count
            writer.write(#","time":"#)
            writer.writeTime(seconds)
            text = start..<writer.count
            self.seconds = seconds
        }
    }

    @inline(__always)
    private func write(
        _ event: Event, sequence: Int, pool: UnsafeRawBufferPointer, time: inout WrittenTime,
        to writer: inout JSONWriter
    ) {
        func writeFragment(_ range: Range<Int>, to writer: inout JSONWriter) {
            writer.write(UnsafeRawBufferPointer(rebasing: pool[range]))
        }
        let parts = fragments.callbacks[Int(event.callback.rawValue)]
        writer.writeInt(sequence)
        time.write(event.time, to: &writer)
        writeFragment(parts.type, to: &writer)
        writer.write(bytes: event.target.prepared)
        switch event.payload {
        case .animated(let animated):
            writeFragment(animated ? parts.animatedCall : parts.unanimatedCall, to: &writer)
        case .none:
            writeFragment(parts.bareCall, to: &writer)
        case .controller(let identity):
            writeFragment(parts.callToFirstArgument, to: &writer)
            if let identity { writer.writeString(identity.label) } else { writer.writeNull() }
            writer.write("}")
        case .controllerAnimated(let identity, let animated):
            writeFragment(parts.callToFirstArgument, to: &writer)
            writer.writeString(identity.label)
            writer.write(animated ? #","animated":true}"# : #","animated":false}"#)
        default:
            writeRemaining(event, call: UnsafeRawBufferPointer(rebasing: pool[parts.call]), to: &writer)
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
