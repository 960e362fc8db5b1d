package import ControllerHierarchy
import JSONBytes

extension OperationOutcome {
    /// How many bytes the texts of the result have: its JSON takes at least as many.
    ///
    /// Nothing is written for it, so it is had at once however long they are.
    package var resultByteCount: Int { result.reduce(0) { $0 + $1.value.textByteCount } }
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
    package func byteCount(of events: [Event]) -> Int {
        // What stands around the prepared parts: a sequence and a time.
        let otherBytes = 64
        let headBytes = #"{"seq":,"time":"#.utf8.count
        var count = 0
        var scratch = JSONWriter(capacity: 256)
        let fragments = EventFragments.shared
        events.withUnsafeBufferPointer { events in
            guard let first = events.baseAddress else { return }
            for index in 0..<events.count {
                let parts = fragments.callbacks + events[index].callback.position
                if let rest = parts.pointee.rest(of: events[index].shape) {
                    count += otherBytes + events[index].target.prepared.count
                    count += parts.pointee.type.count + rest.count - fragments.noFlagsCount
                    count += fragments[events[index].flags].count
                    continue
                }
                // In its place: a copy would count whatever the event refers to.
                let event = first + index
                scratch.removeAll()
                scratch.writeInt(index)
                scratch.writeTime(event.pointee.time)
                let plain = plainByteCount(event, parts.pointee)
                if plain == nil { writeOther(event, parts: parts, to: &scratch) }
                count += otherBytes + headBytes + parts.pointee.type.count + scratch.count + (plain ?? 0)
            }
        }
        return count
    }

    /// How many bytes ``writeOther(_:parts:to:)`` writes of an event about another controller, of which a new
    /// hierarchy makes many; nil of all others, and where the label does not stand as it is.
    private func plainByteCount(_ event: UnsafePointer<Event>, _ parts: CallbackFragments) -> Int? {
        guard case .controller(let other?) = event.pointee.payload, parts.controller.isThere else {
            return nil
        }
        let fragments = EventFragments.shared
        return other.label.withBytes { label in
            guard EventText.standsAsItIs(UnsafeRawBufferPointer(label)) else { return nil }
            let around = parts.controller
            // It stands in the line, and in quotation marks in the member.
            let texts = 2 * label.count + 2
            return event.pointee.target.prepared.count + around.beforeText.count + around.beforeMember.count
                + texts + around.behind.count - fragments.noFlagsCount + fragments[event.pointee.flags].count
        }
    }
}
