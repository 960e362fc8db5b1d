import ControllerHierarchy
import JSONBytes

/// Events whose payload is none of the usual ones.
extension EventEncoder {
    /// Writes what follows the type of an event whose payload is none of the usual ones.
    ///
    /// Controllers and answers go into what is prepared around them; the rest is written member by member.
    func writeOther(
        _ event: UnsafePointer<Event>, parts: UnsafePointer<CallbackFragments>, to writer: inout JSONWriter
    ) {
        switch event.pointee.payload {
        case .none where parts.pointee.alone.isThere:
            let target = event.pointee.target
            writer.writeTarget(number: target.number, label: target.label, className: target.className)
            write(end: parts.pointee.alone, event.pointee.flags, to: &writer)
        case .controller(nil) where parts.pointee.noController.isThere:
            writer.write(event.pointee.target.prepared)
            write(end: parts.pointee.noController, event.pointee.flags, to: &writer)
        case .controller(let identity?) where parts.pointee.controller.isThere:
            write(event, parts.pointee.controller, aroundText: identity.label, to: &writer)
        case .controllerAnimated(let identity, true) where parts.pointee.controllerAnimated.isThere:
            write(event, parts.pointee.controllerAnimated, aroundText: identity.label, to: &writer)
        case .controllerAnimated(let identity, false) where parts.pointee.controllerUnanimated.isThere:
            write(event, parts.pointee.controllerUnanimated, aroundText: identity.label, to: &writer)
        case .answer(let arguments, let answer) where arguments.isEmpty && parts.pointee.answer.isThere:
            switch answer {
            case .string(let text), .controller(let text):
                write(event, parts.pointee.answer, aroundText: text, to: &writer)
            case .array(let values):
                write(event, parts.pointee.answer, aroundTexts: values, to: &writer)
            case .null, .bool, .number, .size, .object, .actions:
                write(event, parts.pointee.answer, around: answer, to: &writer)
            }
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
        _ event: UnsafePointer<Event>, _ parts: CallbackFragments.Surroundings, aroundTexts values: [Value],
        to writer: inout JSONWriter
    ) {
        var byteCount = 4
        for value in values {
            guard case .string(let text) = value,
                text.withBytes({ EventText.standsAsItIs(UnsafeRawBufferPointer($0)) })
            else { return write(event, parts, around: .array(values), to: &writer) }
            // In the line with a comma and a space, in the member with a comma and quotation marks.
            byteCount += 2 * text.utf8.count + 5
        }
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
        _ event: UnsafePointer<Event>, _ parts: CallbackFragments.Surroundings, valueBytesMax: Int,
        to writer: inout JSONWriter, line: (inout ByteCursor) -> Void, member: (inout ByteCursor) -> Void
    ) {
        let target = event.pointee.target.prepared
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
        if event.pointee.flags.rawValue != 0 { replaceNoFlags(by: event.pointee.flags, &cursor) }
        writer.noteWritten(cursor.position - UnsafeMutableRawPointer(start))
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

extension ByteCursor {
    /// Writes texts as the elements of an array.
    ///
    /// - Parameter mark: What stands on both sides of each.
    fileprivate mutating func write(_ values: [Value], separator: StaticString, mark: UInt8?) {
        write(UInt8(ascii: "["))
        for (position, value) in values.enumerated() {
            guard case .string(let text) = value else { continue }
            if position > 0 {
                for place in 0..<separator.utf8CodeUnitCount { write(separator.utf8Start[place]) }
            }
            if let mark { write(mark) }
            text.withBytes { write(UnsafeRawBufferPointer($0)) }
            if let mark { write(mark) }
        }
        write(UInt8(ascii: "]"))
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
