package import ControllerHierarchy
package import JSONBytes

/// Writes events as JSON, in the order in which openapi.yaml lists the members.
package struct EventEncoder: Sendable {
    let fragments = EventFragments.shared

    /// How many bytes an event seldom exceeds.
    package static var usualByteCount: Int { 256 }

    /// Creates an encoder; it is cheap and keeps nothing.
    package init() {}

    /// Writes events as the elements of an array, without its brackets.
    ///
    /// - Parameter firstSequence: The place of the first one in the session's log, counted from 1.
    package func writeElements(_ events: EventList, firstSequence: Int, to writer: inout JSONWriter) {
        write(events, firstSequence: firstSequence, between: fragments.element, to: &writer)
    }

    /// Writes events as newline-delimited JSON (`application/x-ndjson`), each with its line feed.
    package func writeLines(_ events: EventList, firstSequence: Int, to writer: inout JSONWriter) {
        write(events, firstSequence: firstSequence, between: fragments.line, to: &writer)
        if !events.isEmpty { writer.write("\n") }
    }

    /// Writes events; `opening` stands before each but the first, with what separates it from the one before.
    private func write(
        _ events: EventList, firstSequence: Int, between opening: EventFragments.Fragment,
        to writer: inout JSONWriter
    ) {
        events.withEntries { first, count, targets in
            var head = WrittenHead()
            for offset in 0..<count {
                let event = first + offset
                write(
                    event, targets + Int(event.pointee.targetPlace), sequence: firstSequence + offset,
                    opening, &head, to: &writer)
            }
        }
    }

    /// Writes one event as an object.
    package func write(_ event: Event, sequence: Int, to writer: inout JSONWriter) {
        event.withEntry { event, target in
            var head = WrittenHead()
            write(event, target, sequence: sequence, fragments.element, &head, to: &writer)
        }
    }

    /// What the last event begins with, and where it was written.
    ///
    /// Most events happen at the moment of the one before, and sequences count on: one more makes its text
    /// theirs.
    private struct WrittenHead {
        /// Where `,{"seq":17,"time":0.35` is in the writer's buffer, of the first event `17,"time":0.35`.
        private var start = 0
        private(set) var count = 0
        /// Whether the text has what separates the event from the one before.
        private var isSeparated = false
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
        mutating func writeNext(
            _ opening: UnsafeRawPointer, count openingCount: Int, to cursor: inout ByteCursor, at place: Int
        ) {
            let copy = cursor.position
            if isSeparated {
                cursor.write(padded: copy - (place &- start), count: count)
            } else {
                cursor.write(padded: opening, count: openingCount)
                cursor.write(padded: copy - (place &- start), count: count)
                isSeparated = true
                count &+= openingCount
                digitPlace &+= openingCount
            }
            let digits = copy.assumingMemoryBound(to: UInt8.self)
            var digit = digitPlace
            while digits[digit] == UInt8(ascii: "9") {
                digits[digit] = UInt8(ascii: "0")
                digit &-= 1
            }
            digits[digit] &+= 1
            followers &-= 1
            start = place
        }

        /// Writes the text of an event that is not near the last one, or is the first.
        @inline(never)
        mutating func write(
            sequence: Int, _ seconds: Double, _ opening: UnsafeRawBufferPointer, to writer: inout JSONWriter
        ) {
            isSeparated = count > 0
            if !isSeparated { writer.write(#"{"seq":"#) }
            start = writer.count
            if isSeparated { writer.write(opening) }
            writer.writeInt(sequence)
            digitPlace = writer.count - start - 1
            let digitCount = isSeparated ? digitPlace - opening.count : digitPlace
            followers = (0..<digitCount).reduce(10) { bound, _ in bound * 10 } - 1 - sequence
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
        _ event: UnsafePointer<EventList.Entry>, _ identity: UnsafePointer<Identity>, sequence: Int,
        _ opening: EventFragments.Fragment, _ head: inout WrittenHead, to writer: inout JSONWriter
    ) {
        let parts = fragments.callbacks + Int(event.pointee.position)
        let type = parts.pointee.type
        let rest = parts.pointee.rest(of: event.pointee.shape)
        let time = event.pointee.time
        let isNear = head.isNear(time)
        if !isNear { head.write(sequence: sequence, time, fragments[opening], to: &writer) }
        // What others begin with is theirs to say.
        let target = rest == nil ? UnsafeRawBufferPointer(start: nil, count: 0) : identity.pointee.prepared
        let start = writer.room(
            for: opening.count &+ head.count &+ type.count &+ target.count &+ (rest?.count ?? 0)
                &+ fragments.flagsCountMax &+ ByteCursor.slack)
        var cursor = ByteCursor(start)
        if isNear {
            head.writeNext(
                fragments.start(of: opening), count: opening.count, to: &cursor, at: writer.count)
        }
        cursor.write(padded: fragments.start(of: type), count: type.count)
        cursor.write(target)
        if let rest {
            cursor.write(padded: fragments.start(of: rest), count: rest.count)
            let flags = event.pointee.flags
            if flags.rawValue != 0 { replaceNoFlags(by: flags, &cursor) }
        }
        writer.noteWritten(cursor.position - UnsafeMutableRawPointer(start))
        if rest == nil { writeOther(event, identity, parts: parts, to: &writer) }
    }

    /// Puts the end of an event with flags in the place of that of an event without.
    @inline(__always)
    func replaceNoFlags(by flags: Event.Flags, _ cursor: inout ByteCursor) {
        cursor.takeBack(fragments.noFlagsCount)
        let end = fragments.end(of: flags)
        cursor.write(padded: fragments.start(of: end), count: end.count)
    }
}
