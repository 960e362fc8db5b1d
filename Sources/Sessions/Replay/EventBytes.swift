import ControllerHierarchy

/// Events as bytes: a head, the callback, the target, the time where it is another one than before, and what
/// the event carries.
struct EventBytes {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }

    // The head: what the payload is, whether a time follows, and the flags.
    static let shapeMask: UInt8 = 0b111
    static let timeBit: UInt8 = 0b1000
    static let flagsShift: UInt8 = 4
    /// Stands in the place of a target's number that needs four bytes, which follow.
    static let wideTarget = 0xFFFF

    /// Lets go of memory for what does not come.
    mutating func trim() { bytes = bytes.withUnsafeBufferPointer { Array($0) } }

    /// Adds events.
    ///
    /// - Parameter time: That of the event before them; of the last one afterwards.
    mutating func append(
        _ events: EventList, after time: inout Double, _ identities: inout IdentityTable
    ) {
        events.withEntries { first, count, targets in
            append(first, count: count, targets, after: &time, &identities)
        }
    }

    private mutating func append(
        _ first: UnsafePointer<EventList.Entry>, count entryCount: Int, _ targets: UnsafePointer<Identity>,
        after time: inout Double, _ identities: inout IdentityTable
    ) {
        // The usual ones are put side by side before they are added, since that costs more than they do.
        withUnsafeTemporaryAllocation(byteCount: EventBytes.usualBytesMax, alignment: 1) { usual in
            var count = 0
            for index in 0..<entryCount {
                let event = first + index
                count += EventBytes.write(event, targets, after: &time, &identities, to: usual, at: count)
                let isOther = event.pointee.shape == .other
                if isOther || count > EventBytes.usualBytesMax - EventBytes.headBytesMax {
                    bytes.append(contentsOf: usual[..<count])
                    count = 0
                }
                if isOther { append(event.pointee.payload, &identities) }
            }
            bytes.append(contentsOf: usual[..<count])
        }
    }

    private static let usualBytesMax = 512
    /// Bytes of an event without what it carries, and some that are written in passing.
    private static let headBytesMax = 24

    /// Writes all of an event but what it carries.
    ///
    /// - Returns: How many bytes it takes.
    @inline(__always)
    private static func write(
        _ event: UnsafePointer<EventList.Entry>, _ targets: UnsafePointer<Identity>,
        after time: inout Double, _ identities: inout IdentityTable,
        to memory: UnsafeMutableRawBufferPointer, at offset: Int
    ) -> Int {
        let isLater = event.pointee.time != time
        var head = event.pointee.shape.rawValue | event.pointee.flags.rawValue << flagsShift
        if isLater { head |= timeBit }
        let target = identities.index(
            of: targets + Int(event.pointee.targetPlace), number: Int(event.pointee.targetNumber))
        let isWide = target >= wideTarget
        let narrow = UInt64(isWide ? wideTarget : target)
        let word = UInt64(head) | UInt64(event.pointee.position) << 8 | narrow << 24
        memory.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
        var count = 5
        if isWide {
            memory.storeBytes(of: UInt32(target).littleEndian, toByteOffset: offset + count, as: UInt32.self)
            count += 4
        }
        if isLater {
            time = event.pointee.time
            let bits = time.bitPattern.littleEndian
            memory.storeBytes(of: bits, toByteOffset: offset + count, as: UInt64.self)
            count += 8
        }
        return count
    }

    /// Adds the lowest bytes of a number, the lowest first.
    private mutating func append(_ word: UInt64, bytes count: Int) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0[..<count]) }
    }

    // MARK: Payloads

    /// What follows the head of an event whose payload is none of the usual ones.
    enum PayloadTag: UInt8 {
        case noController, controller, controllerAnimated, controllerUnanimated
        case values, answer, message, categorizedMessage, exception, action
    }

    private mutating func append(_ payload: Event.Payload, _ identities: inout IdentityTable) {
        switch payload {
        case .none, .animated: break
        case .controller(nil): append(.noController)
        case .controller(let identity?): append(.controller, number: identities.index(of: identity))
        case .controllerAnimated(let identity, let animated):
            append(
                animated ? .controllerAnimated : .controllerUnanimated,
                number: identities.index(of: identity))
        case .values(let values):
            append(.values, number: values.count)
            for value in values { append(value) }
        case .answer(let arguments, let answer):
            append(.answer, number: arguments.count)
            for value in arguments { append(value) }
            append(answer)
        case .message(nil, let text):
            append(.message)
            append(text)
        case .message(let category?, let text):
            append(.categorizedMessage)
            append(category)
            append(text)
        case .exception(let exception):
            append(.exception)
            append(exception.name)
            append(exception.reason)
        case .action(let selector):
            append(.action)
            append(selector)
        }
    }

    private mutating func append(_ tag: PayloadTag) { bytes.append(tag.rawValue) }

    private mutating func append(_ tag: PayloadTag, number: Int) {
        append(tag)
        append(number: number)
    }

    /// Adds a number in groups of seven bits, the lowest first; all but the last have the highest bit set.
    private mutating func append(number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private mutating func append(_ text: String) {
        append(number: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    enum ValueTag: UInt8 {
        case null, no, yes, number, string, size, controller, array, object
    }

    private mutating func append(_ value: Value) {
        switch value {
        case .null: bytes.append(ValueTag.null.rawValue)
        case .bool(let value): bytes.append((value ? ValueTag.yes : .no).rawValue)
        case .number(let number):
            bytes.append(ValueTag.number.rawValue)
            append(number.bitPattern, bytes: 8)
        case .string(let text):
            bytes.append(ValueTag.string.rawValue)
            append(text)
        case .size(let size):
            bytes.append(ValueTag.size.rawValue)
            append(size.width.bitPattern, bytes: 8)
            append(size.height.bitPattern, bytes: 8)
        case .controller(let label):
            bytes.append(ValueTag.controller.rawValue)
            append(label)
        case .array(let values):
            bytes.append(ValueTag.array.rawValue)
            append(number: values.count)
            for value in values { append(value) }
        case .object(let members):
            bytes.append(ValueTag.object.rawValue)
            append(number: members.count)
            for member in members {
                append(member.name)
                append(member.value)
            }
        case .actions(let actions): append(actions.plain)
        }
    }
}
