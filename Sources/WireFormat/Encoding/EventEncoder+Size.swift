package import ControllerHierarchy
import JSONBytes

extension OperationOutcome {
    /// How many bytes the texts of the result have: its JSON takes at least as many.
    ///
    /// Nothing is written for it, so it is had at once however long they are.
    package var resultByteCount: Int {
        var count = 0
        result.forEachHeld { count += $0.textByteCount }
        return count
    }
}

extension HeldMember {
    fileprivate var textByteCount: Int { member.value.textByteCount }
}

extension Value {
    fileprivate var textByteCount: Int {
        switch self {
        case .null, .bool, .number, .size: 1
        case .string(let text), .controller(let text): text.utf8.count
        case .array(let values): values.reduce(0) { $0 + $1.textByteCount }
        case .object(let members):
            members.reduce(0) { $0 + $1.name.utf8.count + $1.value.textByteCount }
        case .actions(let actions): actions.plain.textByteCount
        }
    }
}

extension OutcomeEncoder {
    /// About how many bytes a result takes as JSON, never fewer; the text form takes less.
    ///
    /// It is had before the result is written, so that one which is too long can be refused while the
    /// operation can still be taken back.
    package func byteCount(of outcome: OperationOutcome) -> Int {
        var writer = JSONWriter(capacity: 256)
        writer.writeMembers(outcome.result)
        if let exception = outcome.exception {
            writer.writeString(exception.name)
            writer.writeString(exception.reason)
        }
        for name in outcome.waitingFor { writer.value(name) }
        return 256 + writer.count + EventEncoder().byteCount(of: outcome.events)
    }
}

extension EventEncoder {
    /// About how many bytes events take as JSON, never fewer.
    package func byteCount(of events: EventList) -> Int {
        // What stands around the prepared parts: a sequence and a time.
        let otherBytes = 64
        let headBytes = #"{"seq":,"time":"#.utf8.count
        var count = 0
        var scratch = JSONWriter(capacity: 256)
        // Most events happen at the moment of the one before.
        var (time, timeBytes) = (-1.0, 0)
        let fragments = EventFragments.shared
        events.withEntries { first, entryCount, targets in
            for index in 0..<entryCount {
                let event = first + index
                let identity = targets + Int(event.pointee.targetPlace)
                let parts = fragments.callbacks + Int(event.pointee.position)
                if let rest = parts.pointee.rest(of: event.pointee.shape) {
                    count += otherBytes + identity.pointee.prepared.count
                    count += parts.pointee.type.count + rest.count - fragments.noFlagsCount
                    count += fragments[event.pointee.flags].count
                    continue
                }
                if event.pointee.time != time {
                    time = event.pointee.time
                    scratch.removeAll()
                    scratch.writeTime(time)
                    timeBytes = scratch.count
                }
                count += otherBytes + headBytes + ByteCursor.digitCount(of: UInt(index)) + timeBytes
                count += parts.pointee.type.count
                let plain = EventList.payload(of: event).pointee.plainByteCount(
                    event.pointee.flags, identity.pointee.prepared, parts.pointee.controller)
                if let plain {
                    count += plain
                } else {
                    scratch.removeAll()
                    writeOther(event, identity, parts: parts, to: &scratch)
                    count += scratch.count
                }
            }
        }
        return count
    }
}

extension EventList.HeldPayload {
    /// How many bytes ``EventEncoder/writeOther(_:_:parts:to:)`` writes of an event about another controller,
    /// of which a new hierarchy makes many; nil of all others, and where the label does not stand as it is.
    fileprivate func plainByteCount(
        _ flags: Event.Flags, _ target: UnsafeRawBufferPointer, _ around: CallbackFragments.Surroundings
    ) -> Int? {
        switch payload {
        case .controller(let other): other?.plainByteCount(flags, target, around)
        default: nil
        }
    }
}

extension Identity {
    /// The same of an event about this one.
    fileprivate func plainByteCount(
        _ flags: Event.Flags, _ target: UnsafeRawBufferPointer, _ around: CallbackFragments.Surroundings
    ) -> Int? {
        let fragments = EventFragments.shared
        return label.withBytes { label in
            guard around.isThere, EventText.standsAsItIs(UnsafeRawBufferPointer(label)) else { return nil }
            // It stands in the line, and in quotation marks in the member.
            let texts = 2 * label.count + 2
            return target.count + around.beforeText.count + around.beforeMember.count
                + texts + around.behind.count - fragments.noFlagsCount + fragments[flags].count
        }
    }
}
