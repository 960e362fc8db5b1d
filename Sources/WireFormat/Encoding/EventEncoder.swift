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
        write(events, firstSequence: firstSequence, between: #",{"seq":"#, to: &writer)
    }

    /// Writes events as newline-delimited JSON (`application/x-ndjson`), each with its line feed.
    package func writeLines(_ events: [Event], firstSequence: Int, to writer: inout JSONWriter) {
        write(events, firstSequence: firstSequence, between: "\n{\"seq\":", to: &writer)
        if !events.isEmpty { writer.write("\n") }
    }

    /// Writes events; `opening` stands before each but the first, with what separates it from the one before.
    ///
    /// Events are looked at in their buffer: copying one would count up and down whatever it refers to.
    private func write(
        _ events: [Event], firstSequence: Int, between opening: StaticString, to writer: inout JSONWriter
    ) {
        fragments.bytes.withUnsafeBytes { pool in
            events.withUnsafeBufferPointer { events in
                guard let first = events.baseAddress else { return }
                var time = WrittenTime()
                for offset in 0..<events.count {
                    let sequence = firstSequence + offset
                    let isWritten = writeUsual(
                        first + offset, sequence, opening: opening, pool: pool, time: time, to: &writer)
                    if isWritten { continue }
                    writer.write(offset > 0 ? opening : #"{"seq":"#)
                    write(first + offset, sequence: sequence, pool: pool, time: &time, to: &writer)
                }
            }
        }
    }

    /// Writes one event as an object.
    package func write(_ event: Event, sequence: Int, to writer: inout JSONWriter) {
        writer.write(#"{"seq":"#)
        var time = WrittenTime()
        fragments.bytes.withUnsafeBytes { pool in
            withUnsafePointer(to: event) {
                write($0, sequence: sequence, pool: pool, time: &time, to: &writer)
            }
        }
    }

    /// The last time that was written and where: most events happen at the moment of the one before.
    private struct WrittenTime {
        private(set) var seconds = -1.0
        private(set) var text = 0..<0

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

    /// Writes an event in one piece if it is at the time of the one before and has at most `animated` as its
    /// argument, as most have; false if it is another.
    @inline(__always)
    private func writeUsual(
        _ event: UnsafePointer<Event>, _ sequence: Int, opening: StaticString, pool: UnsafeRawBufferPointer,
        time: WrittenTime, to writer: inout JSONWriter
    ) -> Bool {
        guard event.pointee.time == time.seconds else { return false }
        let parts = fragments.callbacks[Int(event.pointee.callback.rawValue)]
        let call: Range<Int>
        switch event.pointee.shape {
        case .bare: call = parts.bareCall
        case .unanimated: call = parts.unanimatedCall
        case .animated: call = parts.animatedCall
        case .other: return false
        }
        let flags = fragments.flags[Int(event.pointee.flags.rawValue & 15)]
        let target = event.pointee.target.prepared
        let countMax =
            opening.utf8CodeUnitCount + ByteCursor.integerBytesMax + time.text.count + parts.type.count
            + target.count + call.count + flags.count
        let written = writer.count
        writer.write(upTo: countMax) { destination in
            var cursor = ByteCursor(destination)
            opening.withUTF8Buffer { cursor.write(UnsafeRawBufferPointer($0)) }
            cursor.write(sequence)
            let timeText = UnsafeRawPointer(destination) - (written - time.text.lowerBound)
            cursor.write(UnsafeRawBufferPointer(start: timeText, count: time.text.count))
            cursor.write(UnsafeRawBufferPointer(rebasing: pool[parts.type]))
            cursor.write(target)
            cursor.write(UnsafeRawBufferPointer(rebasing: pool[call]))
            cursor.write(UnsafeRawBufferPointer(rebasing: pool[flags]))
            return cursor.position - destination
        }
        return true
    }

    private func write(
        _ event: UnsafePointer<Event>, sequence: Int, pool: UnsafeRawBufferPointer, time: inout WrittenTime,
        to writer: inout JSONWriter
    ) {
        func writeFragment(_ range: Range<Int>, to writer: inout JSONWriter) {
            writer.write(UnsafeRawBufferPointer(rebasing: pool[range]))
        }
        let parts = fragments.callbacks[Int(event.pointee.callback.rawValue)]
        writer.writeInt(sequence)
        time.write(event.pointee.time, to: &writer)
        writeFragment(parts.type, to: &writer)
        writer.write(event.pointee.target.prepared)
        switch event.pointee.payload {
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
        writeFragment(fragments.flags[Int(event.pointee.flags.rawValue & 15)], to: &writer)
    }

    /// Writes the call, the arguments and what else the rarer payloads carry.
    private func writeRemaining(
        _ event: UnsafePointer<Event>, call: UnsafeRawBufferPointer, to writer: inout JSONWriter
    ) {
        switch event.pointee.payload {
        case .action(let selector):
            writer.write(#","call":"#)
            writer.writeString(EventText.swiftName(ofSelector: selector))
            writer.write(#","args":{}"#)
        case .values(let values):
            writer.write(call)
            writeArguments(values, of: event.pointee.callback, to: &writer)
        case .answer(let values, let answer):
            writer.write(call)
            writeArguments(values, of: event.pointee.callback, to: &writer)
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
