import ControllerHierarchy
import JSONBytes

/// Events whose payload is none of the usual ones.
extension EventEncoder {
    /// Writes what follows the type of an event whose payload is none of the usual ones.
    ///
    /// Controllers and answers go into what is prepared around them; the rest is written member by member.
    func writeOther(
        _ event: UnsafePointer<EventList.Entry>, _ identity: UnsafePointer<Identity>,
        parts: UnsafePointer<CallbackFragments>, to writer: inout JSONWriter
    ) {
        let around = Around(target: identity.pointee.prepared, flags: event.pointee.flags)
        let isWritten = EventList.payload(of: event).pointee.write(
            with: self, around, identity, parts, to: &writer)
        if !isWritten { EventMembers.write(Event(event.pointee, target: identity.pointee), to: &writer) }
    }

    /// Writes what is prepared but for a value; false for all others.
    ///
    /// Each case hands on what it binds and does nothing else: it is borrowed then, and not copied.
    fileprivate func write(
        _ payload: Event.Payload, _ event: Around, _ identity: UnsafePointer<Identity>,
        _ parts: UnsafePointer<CallbackFragments>, to writer: inout JSONWriter
    ) -> Bool {
        switch payload {
        case .none: writeAlone(event, identity.pointee, parts.pointee.alone, to: &writer)
        case .controller(nil): writeNoController(event, parts.pointee.noController, to: &writer)
        case .controller(let other?): write(event, parts.pointee.controller, around: other, to: &writer)
        case .controllerAnimated(let other, true):
            write(event, parts.pointee.controllerAnimated, around: other, to: &writer)
        case .controllerAnimated(let other, false):
            write(event, parts.pointee.controllerUnanimated, around: other, to: &writer)
        case .answer(let arguments, let answer):
            arguments.isEmpty && write(event, parts.pointee.answer, aroundAnswer: answer, to: &writer)
        case .animated, .values, .message, .exception, .action: false
        }
    }

    private func writeAlone(
        _ event: Around, _ target: Identity, _ alone: EventFragments.Fragment, to writer: inout JSONWriter
    ) -> Bool {
        guard alone.isThere else { return false }
        writer.writeTarget(number: target.number, label: target.label, className: target.className)
        write(end: alone, event.flags, to: &writer)
        return true
    }

    private func writeNoController(
        _ event: Around, _ rest: EventFragments.Fragment, to writer: inout JSONWriter
    ) -> Bool {
        guard rest.isThere else { return false }
        writer.write(event.target)
        write(end: rest, event.flags, to: &writer)
        return true
    }

    private func write(
        _ event: Around, _ parts: CallbackFragments.Surroundings, around other: Identity,
        to writer: inout JSONWriter
    ) -> Bool {
        guard parts.isThere else { return false }
        write(event, parts, aroundText: other.label, to: &writer)
        return true
    }

    private func write(
        _ event: Around, _ parts: CallbackFragments.Surroundings, aroundAnswer answer: Value,
        to writer: inout JSONWriter
    ) -> Bool {
        guard parts.isThere else { return false }
        switch answer {
        case .string(let text), .controller(let text): write(event, parts, aroundText: text, to: &writer)
        case .array(let values): write(event, parts, aroundTexts: values, to: &writer)
        case .null, .bool, .number, .size, .object, .actions:
            write(event, parts, around: answer, to: &writer)
        }
        return true
    }

    /// What of an event stands around its value.
    fileprivate struct Around {
        let target: UnsafeRawBufferPointer
        let flags: Event.Flags
    }

    /// Writes an event's target, and a text between what is prepared around it, as ``write(_:_:around:to:)``
    /// writes a value: in one piece where it stands in the line as it stands in a string.
    private func write(
        _ event: Around, _ parts: CallbackFragments.Surroundings, aroundText text: String,
        to writer: inout JSONWriter
    ) {
        let isWritten = text.withBytes { bytes in
            let text = UnsafeRawBufferPointer(bytes)
            guard EventText.standsAsItIs(text) else { return false }
            write(event, parts, valueBytesMax: 2 * text.count + 2, to: &writer) { cursor in
                cursor.write(text)
            } member: { cursor in
                cursor.write(UInt8(ascii: "\""))
                cursor.write(text)
                cursor.write(UInt8(ascii: "\""))
            }
            return true
        }
        if !isWritten { write(event, parts, around: .string(text), to: &writer) }
    }

    /// The same with an array, in one piece where all its elements are such texts.
    private func write(
        _ event: Around, _ parts: CallbackFragments.Surroundings, aroundTexts values: [Value],
        to writer: inout JSONWriter
    ) {
        var byteCount = 4
        var areTexts = true
        values.visitHeld { value in
            // In the line with a comma and a space, in the member with a comma and quotation marks.
            if let count = value.plainTextCount { byteCount += 2 * count + 5 } else { areTexts = false }
        }
        guard areTexts else { return write(event, parts, around: .array(values), to: &writer) }
        write(event, parts, valueBytesMax: byteCount, to: &writer) { cursor in
            cursor.write(values, separator: ", ", mark: nil)
        } member: { cursor in
            cursor.write(values, separator: ",", mark: UInt8(ascii: "\""))
        }
    }

    /// Writes an event's target, and a value between what is prepared around it, in one piece.
    ///
    /// - Parameter valueBytesMax: How many bytes `line` and `member` write at most.
    @inline(__always)
    private func write(
        _ event: Around, _ parts: CallbackFragments.Surroundings, valueBytesMax: Int,
        to writer: inout JSONWriter, line: (inout ByteCursor) -> Void, member: (inout ByteCursor) -> Void
    ) {
        let target = event.target
        let start = writer.room(
            for: target.count + parts.beforeText.count + valueBytesMax + parts.beforeMember.count
                + parts.behind.count + fragments.flagsCountMax + ByteCursor.slack)
        var cursor = ByteCursor(start)
        cursor.write(target)
        cursor.write(padded: fragments.start(of: parts.beforeText), count: parts.beforeText.count)
        line(&cursor)
        cursor.write(padded: fragments.start(of: parts.beforeMember), count: parts.beforeMember.count)
        member(&cursor)
        cursor.write(padded: fragments.start(of: parts.behind), count: parts.behind.count)
        if event.flags.rawValue != 0 { replaceNoFlags(by: event.flags, &cursor) }
        writer.noteWritten(cursor.position - UnsafeMutableRawPointer(start))
    }

    /// Writes an event's target, and a value between what is prepared around it: once in the event's line and
    /// once as a member.
    private func write(
        _ event: Around, _ parts: CallbackFragments.Surroundings, around value: Value,
        to writer: inout JSONWriter
    ) {
        writer.write(event.target)
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
        write(end: parts.behind, event.flags, to: &writer)
    }

    /// Writes what ends an event without flags, and its flags.
    private func write(end: EventFragments.Fragment, _ flags: Event.Flags, to writer: inout JSONWriter) {
        writer.write(
            UnsafeRawBufferPointer(start: fragments.start(of: end), count: end.count - fragments.noFlagsCount)
        )
        writer.write(fragments[flags])
    }
}

extension ByteCursor {
    /// Writes texts as the elements of an array.
    ///
    /// - Parameter mark: What stands on both sides of each.
    fileprivate mutating func write(_ values: [Value], separator: StaticString, mark: UInt8?) {
        write(UInt8(ascii: "["))
        var isFirst = true
        values.visitHeld { value in
            if !isFirst {
                for place in 0..<separator.utf8CodeUnitCount { write(separator.utf8Start[place]) }
            }
            isFirst = false
            if let mark { write(mark) }
            value.write(to: &self)
            if let mark { write(mark) }
        }
        write(UInt8(ascii: "]"))
    }
}

extension EventList.HeldPayload {
    @inline(__always)
    fileprivate func write(
        with encoder: EventEncoder, _ event: EventEncoder.Around, _ identity: UnsafePointer<Identity>,
        _ parts: UnsafePointer<CallbackFragments>, to writer: inout JSONWriter
    ) -> Bool {
        encoder.write(payload, event, identity, parts, to: &writer)
    }
}

extension [Value] {
    /// Calls a closure with each value where it lies, in the place of the call.
    @inline(__always)
    fileprivate func visitHeld(_ body: (borrowing HeldValue) -> Void) {
        withUnsafeBufferPointer { values in
            values.withMemoryRebound(to: HeldValue.self) { held in
                for place in held.indices { body(held[place]) }
            }
        }
    }
}

extension HeldValue {
    /// How many bytes a text has that a line and a string have as it is; nil for any other value.
    @inline(__always)
    fileprivate var plainTextCount: Int? {
        guard case .string(let text) = value else { return nil }
        return text.withBytes { EventText.standsAsItIs(UnsafeRawBufferPointer($0)) ? $0.count : nil }
    }

    /// Writes a text as it is.
    @inline(__always)
    fileprivate func write(to cursor: inout ByteCursor) {
        if case .string(let text) = value { text.withBytes { cursor.write(UnsafeRawBufferPointer($0)) } }
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
