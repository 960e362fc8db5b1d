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
        events.withUnsafeBufferPointer { events in
            guard let first = events.baseAddress else { return }
            var place = WrittenPlace()
            for offset in 0..<events.count {
                write(
                    first + offset, sequence: firstSequence + offset,
                    opening: offset > 0 ? opening : #"{"seq":"#, place: &place, to: &writer)
            }
        }
    }

    /// Writes one event as an object.
    package func write(_ event: Event, sequence: Int, to writer: inout JSONWriter) {
        var place = WrittenPlace()
        withUnsafePointer(to: event) {
            write($0, sequence: sequence, opening: #"{"seq":"#, place: &place, to: &writer)
        }
    }

    /// The last sequence and time that were written and where.
    ///
    /// Most events happen at the moment of the one before, and sequences count on: another last digit makes
    /// its text theirs.
    private struct WrittenPlace {
        private var seconds = -1.0
        /// As `17,"time":0.35`, in the writer's buffer.
        private(set) var text = 0..<0
        private var digits = 0

        /// Whether the text, with another last digit of the sequence, is that of an event.
        @inline(__always)
        func isNear(sequence: Int, _ seconds: Double) -> Bool {
            seconds == self.seconds && !sequence.isMultiple(of: 10)
        }

        mutating func write(sequence: Int, _ seconds: Double, to writer: inout JSONWriter) {
            let start = writer.count
            writer.writeInt(sequence)
            digits = writer.count - start
            writer.write(#","time":"#)
            writer.writeTime(seconds)
            text = start..<writer.count
            self.seconds = seconds
        }

        /// Writes the text for an event that is near.
        ///
        /// - Parameter start: Where the text is.
        @inline(__always)
        func write(sequence: Int, from start: UnsafePointer<UInt8>, to cursor: inout ByteCursor) {
            let copy = cursor.position
            cursor.write(UnsafeRawBufferPointer(start: start, count: text.count))
            copy[digits - 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: sequence % 10)
        }
    }

    /// Writes an event in one piece as far as its parts are prepared: all of one that is near the one before
    /// and has at most `animated` as its argument, as most have.
    @inline(__always)
    private func write(
        _ event: UnsafePointer<Event>, sequence: Int, opening: StaticString, place: inout WrittenPlace,
        to writer: inout JSONWriter
    ) {
        let isNear = place.isNear(sequence: sequence, event.pointee.time)
        if !isNear {
            writer.write(opening)
            place.write(sequence: sequence, event.pointee.time, to: &writer)
        }
        let parts = fragments.callbacks + Int(event.pointee.callback.rawValue)
        let rest = parts.pointee.rest(of: event.pointee.shape)
        let flags = fragments[event.pointee.flags]
        let target = event.pointee.target.prepared
        let distance = writer.count - place.text.lowerBound
        let start = writer.room(
            for: opening.utf8CodeUnitCount + place.text.count + parts.pointee.type.count + target.count
                + (rest?.count ?? 0) + flags.count)
        var cursor = ByteCursor(start)
        if isNear {
            opening.withUTF8Buffer { cursor.write(UnsafeRawBufferPointer($0)) }
            place.write(sequence: sequence, from: start - distance, to: &cursor)
        }
        cursor.write(fragments[parts.pointee.type])
        cursor.write(target)
        if let rest {
            cursor.write(fragments[rest])
            if event.pointee.flags.rawValue != 0 {
                cursor.takeBack(fragments.noFlagsCount)
                cursor.write(flags)
            }
        }
        writer.noteWritten(cursor.position - start)
        if rest == nil { writeOther(event, parts: parts.pointee, to: &writer) }
    }

    /// Writes the call of an event whose payload is none of the usual ones, and its flags.
    private func writeOther(
        _ event: UnsafePointer<Event>, parts: EventFragments.CallbackFragments, to writer: inout JSONWriter
    ) {
        switch event.pointee.payload {
        case .controller(let identity):
            writer.write(fragments[parts.callToFirstArgument])
            if let identity { writer.writeString(identity.label) } else { writer.writeNull() }
            writer.write("}")
        case .controllerAnimated(let identity, let animated):
            writer.write(fragments[parts.callToFirstArgument])
            writer.writeString(identity.label)
            writer.write(animated ? #","animated":true}"# : #","animated":false}"#)
        default:
            writeRemaining(event, call: fragments[parts.call], to: &writer)
        }
        writer.write(fragments[event.pointee.flags])
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
