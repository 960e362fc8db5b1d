package import ControllerHierarchy
package import JSONBytes

/// Writes events as JSON, in the members' order of the contract.
package struct EventEncoder: Sendable {
    private let fragments = EventFragments.shared

    /// How many bytes an event seldom exceeds.
    package static var usualByteCount: Int { 256 }

    /// Creates an encoder; it is cheap and keeps nothing.
    package init() {}

    /// Writes events as the elements of an array, without its brackets.
    ///
    /// - Parameter firstSequence: The place of the first one in the session's log, counted from 1.
    package func writeElements(_ events: [Event], firstSequence: Int, to writer: inout JSONWriter) {
        write(events, firstSequence: firstSequence, between: fragments.element, to: &writer)
    }

    /// Writes events as newline-delimited JSON (`application/x-ndjson`), each with its line feed.
    package func writeLines(_ events: [Event], firstSequence: Int, to writer: inout JSONWriter) {
        write(events, firstSequence: firstSequence, between: fragments.line, to: &writer)
        if !events.isEmpty { writer.write("\n") }
    }

    /// Writes events; `opening` stands before each but the first, with what separates it from the one before.
    ///
    /// Events are looked at in their buffer: copying one would count up and down whatever it refers to.
    private func write(
        _ events: [Event], firstSequence: Int, between opening: EventFragments.Fragment,
        to writer: inout JSONWriter
    ) {
        events.withUnsafeBufferPointer { events in
            guard let first = events.baseAddress else { return }
            var head = WrittenHead()
            for offset in 0..<events.count {
                write(first + offset, sequence: firstSequence + offset, opening, &head, to: &writer)
            }
        }
    }

    /// Writes one event as an object.
    package func write(_ event: Event, sequence: Int, to writer: inout JSONWriter) {
        var head = WrittenHead()
        withUnsafePointer(to: event) {
            write($0, sequence: sequence, fragments.element, &head, to: &writer)
        }
    }

    /// What the last event begins with, and where it was written.
    ///
    /// Most events happen at the moment of the one before, and sequences count on: one more makes its text
    /// theirs.
    private struct WrittenHead {
        /// Where `17,"time":0.35` is in the writer's buffer; nowhere before the first event.
        private var start = 0
        private(set) var count = 0
        /// The place of the sequence's last digit within.
        private var digitPlace = 0
        /// How many sequences more have as many digits.
        private var followers = 0
        private var seconds = -1.0

        /// Whether the text, counted on, is that of the next event.
        @inline(__always)
        func isNear(_ seconds: Double) -> Bool { seconds == self.seconds && followers > 0 }

        /// Writes the text of the next event, which is near the last one.
        ///
        /// - Parameter place: Where the cursor stands in the writer's buffer.
        @inline(__always)
        mutating func writeNext(to cursor: inout ByteCursor, at place: Int) {
            let copy = cursor.position
            cursor.write(padded: copy - (place - start), count: count)
            let digits = copy.assumingMemoryBound(to: UInt8.self)
            var digit = digitPlace
            while digits[digit] == UInt8(ascii: "9") {
                digits[digit] = UInt8(ascii: "0")
                digit -= 1
            }
            digits[digit] &+= 1
            followers -= 1
            start = place
        }

        /// Writes the text of an event that is not near the last one.
        @inline(never)
        mutating func write(sequence: Int, _ seconds: Double, to writer: inout JSONWriter) {
            start = writer.count
            writer.writeInt(sequence)
            digitPlace = writer.count - start - 1
            followers = (0..<digitPlace).reduce(10) { bound, _ in bound * 10 } - 1 - sequence
            writer.write(#","time":"#)
            writer.writeTime(seconds)
            count = writer.count - start
            self.seconds = seconds
        }
    }

    /// Writes an event in one piece as far as its parts are prepared: all of one that is near the one before
    /// and has a usual payload, as most have.
    @inline(__always)
    private func write(
        _ event: UnsafePointer<Event>, sequence: Int, _ opening: EventFragments.Fragment,
        _ head: inout WrittenHead, to writer: inout JSONWriter
    ) {
        let parts = fragments.callbacks + Int(event.pointee.callback.rawValue)
        let type = parts.pointee.type
        let rest = parts.pointee.rest(of: event.pointee.shape)
        let isNear = head.isNear(event.pointee.time)
        if !isNear {
            if head.count > 0 { writer.write(fragments[opening]) } else { writer.write(#"{"seq":"#) }
            head.write(sequence: sequence, event.pointee.time, to: &writer)
        }
        // What others begin with is theirs to say.
        let target =
            rest == nil ? UnsafeRawBufferPointer(start: nil, count: 0) : event.pointee.target.prepared
        let start = writer.room(
            for: opening.count + head.count + type.count + target.count + (rest?.count ?? 0)
                + fragments.flagsCountMax + ByteCursor.slack)
        var cursor = ByteCursor(start)
        if isNear {
            cursor.write(padded: fragments.start(of: opening), count: opening.count)
            head.writeNext(to: &cursor, at: writer.count + opening.count)
        }
        cursor.write(padded: fragments.start(of: type), count: type.count)
        cursor.write(target)
        if let rest {
            cursor.write(padded: fragments.start(of: rest), count: rest.count)
            if event.pointee.flags.rawValue != 0 {
                cursor.takeBack(fragments.noFlagsCount)
                let flags = fragments.end(of: event.pointee.flags)
                cursor.write(padded: fragments.start(of: flags), count: flags.count)
            }
        }
        writer.noteWritten(cursor.position - UnsafeMutableRawPointer(start))
        if rest == nil { writeOther(event, parts: parts.pointee, to: &writer) }
    }

    /// Writes what follows the type of an event whose payload is none of the usual ones.
    ///
    /// Controllers and answers go into what is prepared around them; the rest is written member by member.
    func writeOther(
        _ event: UnsafePointer<Event>, parts: CallbackFragments, to writer: inout JSONWriter
    ) {
        switch event.pointee.payload {
        case .none where parts.alone.isThere:
            let target = event.pointee.target
            writer.writeTarget(number: target.number, label: target.label, className: target.className)
            write(end: parts.alone, event.pointee.flags, to: &writer)
        case .controller(nil) where parts.noController.isThere:
            writer.write(event.pointee.target.prepared)
            write(end: parts.noController, event.pointee.flags, to: &writer)
        case .controller(let identity?) where parts.controller.isThere:
            write(event, parts.controller, aroundText: identity.label, to: &writer)
        case .controllerAnimated(let identity, true) where parts.controllerAnimated.isThere:
            write(event, parts.controllerAnimated, aroundText: identity.label, to: &writer)
        case .controllerAnimated(let identity, false) where parts.controllerUnanimated.isThere:
            write(event, parts.controllerUnanimated, aroundText: identity.label, to: &writer)
        case .answer(let arguments, .string(let text)) where arguments.isEmpty && parts.answer.isThere:
            write(event, parts.answer, aroundText: text, to: &writer)
        case .answer(let arguments, .controller(let label)) where arguments.isEmpty && parts.answer.isThere:
            write(event, parts.answer, aroundText: label, to: &writer)
        case .answer(let arguments, let answer) where arguments.isEmpty && parts.answer.isThere:
            write(event, parts.answer, around: answer, to: &writer)
        case .none, .animated, .controller, .controllerAnimated, .values, .answer, .message, .exception,
            .action:
            EventMembers.write(event.pointee, to: &writer)
        }
    }

    /// Writes an event's target, and a text between what is prepared around it, as ``write(_:_:around:to:)``
    /// writes a value: in one piece where it stands in the line as it stands in a string.
    private func write(
        _ event: UnsafePointer<Event>, _ parts: CallbackFragments.Surroundings, aroundText text: String,
        to writer: inout JSONWriter
    ) {
        let isWritten = text.withBytes { text in
            guard text.allSatisfy(EventText.standsAsItIs) else { return false }
            let text = UnsafeRawBufferPointer(text)
            let target = event.pointee.target.prepared
            let start = writer.room(
                for: target.count + parts.beforeText.count + parts.beforeMember.count + 2 * text.count + 2
                    + parts.behind.count + fragments.flagsCountMax + ByteCursor.slack)
            var cursor = ByteCursor(start)
            cursor.write(target)
            cursor.write(padded: fragments.start(of: parts.beforeText), count: parts.beforeText.count)
            cursor.write(text)
            cursor.write(padded: fragments.start(of: parts.beforeMember), count: parts.beforeMember.count)
            cursor.write(UInt8(ascii: "\""))
            cursor.write(text)
            cursor.write(UInt8(ascii: "\""))
            let flags = fragments.end(of: event.pointee.flags)
            cursor.write(
                padded: fragments.start(of: parts.behind), count: parts.behind.count - fragments.noFlagsCount)
            cursor.write(padded: fragments.start(of: flags), count: flags.count)
            writer.noteWritten(cursor.position - UnsafeMutableRawPointer(start))
            return true
        }
        if !isWritten { write(event, parts, around: .string(text), to: &writer) }
    }

    /// Writes an event's target, and a value between what is prepared around it: once in the event's line and
    /// once as a member.
    private func write(
        _ event: UnsafePointer<Event>, _ parts: CallbackFragments.Surroundings, around value: Value,
        to writer: inout JSONWriter
    ) {
        writer.write(event.pointee.target.prepared)
        writer.write(fragments[parts.beforeText])
        let start = writer.count
        writer.write(textOf: value)
        writer.escape(from: start)
        let end = writer.count
        writer.write(fragments[parts.beforeMember])
        if value.isText(ofByteCount: end - start) {
            // It stands in the line as it stands in a string.
            writer.write(byte: UInt8(ascii: "\""))
            writer.repeat(start..<end)
            writer.write(byte: UInt8(ascii: "\""))
        } else {
            writer.writeValue(value)
        }
        write(end: parts.behind, event.pointee.flags, to: &writer)
    }

    /// Writes what ends an event without flags, and its flags.
    private func write(end: EventFragments.Fragment, _ flags: Event.Flags, to writer: inout JSONWriter) {
        writer.write(
            UnsafeRawBufferPointer(start: fragments.start(of: end), count: end.count - fragments.noFlagsCount)
        )
        writer.write(fragments[flags])
    }
}

extension Value {
    /// Whether this is a text of so many bytes.
    fileprivate func isText(ofByteCount count: Int) -> Bool {
        switch self {
        case .string(let text), .controller(let text): text.utf8.count == count
        case .null, .bool, .number, .size, .array, .object, .actions: false
        }
    }
}
