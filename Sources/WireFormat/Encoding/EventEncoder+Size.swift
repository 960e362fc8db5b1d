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
                let parts = fragments.callbacks[Int(events[index].callback.rawValue)]
                if let rest = parts.rest(of: events[index].shape) {
                    count += otherBytes + events[index].target.prepared.count
                    count += parts.type.count + rest.count - fragments.noFlagsCount
                    count += fragments[events[index].flags].count
                    continue
                }
                // In its place: a copy would count whatever the event refers to.
                scratch.removeAll()
                scratch.writeInt(index)
                scratch.writeTime(events[index].time)
                writeOther(first + index, parts: parts, to: &scratch)
                count += otherBytes + headBytes + parts.type.count + scratch.count
            }
        }
        return count
    }
}
