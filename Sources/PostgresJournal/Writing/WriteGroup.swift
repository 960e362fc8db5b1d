import Sessions
import WireFormat

/// The statements of several writes, for one transaction.
///
/// Rows are locked in one order by all replicas, by session and then by key, so that groups never wait for
/// each other in a circle.
struct WriteGroup {
    private var steps: [Step] = []

    /// Statements that concern one session, or one creation key.
    private struct Step {
        /// The write's place in the group.
        let owner: Int
        let place: LockPlace
        let calls: [Call]
        /// Whether the last statement has to touch a row for the write to have been carried out.
        let mustTouch: Bool
    }

    /// Where a row stands in the order of locks.
    private enum LockPlace: Comparable {
        case session(SessionID)
        case key([UInt8])
        case clock

        static func < (left: LockPlace, right: LockPlace) -> Bool {
            switch (left, right) {
            case (.session(let left), .session(let right)): left < right
            case (.key(let left), .key(let right)): left.lexicographicallyPrecedes(right)
            case (.session, .key), (.session, .clock), (.key, .clock): true
            default: false
            }
        }
    }

    init(_ writes: [JournalWrite]) {
        for (owner, write) in writes.enumerated() { add(write, owner: owner) }
        // The sort is stable: the writes of one session stay in the order in which they came.
        steps.sort { $0.place < $1.place }
    }

    /// The statements in the order in which they are to be run.
    var calls: [Call] { steps.flatMap(\.calls) }

    /// The places of the writes that found another state than they need, from what the statements answered.
    func refused(_ results: [QueryResult]) -> Set<Int> {
        var refused: Set<Int> = []
        var index = 0
        for step in steps {
            index += step.calls.count
            if step.mustTouch, results[index - 1].touchedCount == 0 { refused.insert(step.owner) }
        }
        return refused
    }

    private mutating func add(_ write: JournalWrite, owner: Int) {
        func step(_ place: LockPlace, _ calls: [Call], mustTouch: Bool) {
            steps.append(Step(owner: owner, place: place, calls: calls, mustTouch: mustTouch))
        }
        switch write {
        case .create(let header, let records):
            // Nobody else locks the rows of a session that is not there yet.
            let place = header.creationKey.map { LockPlace.key(Array($0.text.utf8)) } ?? .session(header.id)
            step(place, [.create(header)], mustTouch: true)
            let author = JournalAuthor(identity: .random(in: .min ... .max), isChained: false)
            for call in Call.appends(records, to: header.id, author) { step(place, [call], mustTouch: true) }
        case .append(let records, let session, let author):
            for call in Call.appends(records, to: session, author) {
                step(.session(session), [call], mustTouch: true)
            }
        case .update(let change): step(.session(change.session), [.update(change)], mustTouch: true)
        case .postpone(let deadlines, let seconds):
            for deadline in deadlines {
                step(.session(deadline.session), [.postpone(deadline)], mustTouch: false)
            }
            var parameters = Parameters()
            parameters.add(seconds)
            step(.clock, [Call(.setClock, parameters)], mustTouch: false)
        case .delete(let sessions):
            for session in sessions { step(.session(session), Call.delete(session), mustTouch: false) }
        }
    }
}

extension Call {
    fileprivate static func create(_ header: JournalHeader) -> Call {
        var parameters = Parameters()
        let entry = header.entry
        parameters.add(header.id)
        parameters.add(header.definition)
        parameters.add(header.launch.digest)
        parameters.add(header.launch.eventCount)
        parameters.add(header.launch.isCrashed)
        parameters.add(entry.labels.map(\.stored))
        parameters.add(entry.idleSeconds)
        parameters.add(Int(entry.createdMilliseconds))
        parameters.add(entry.createdSeconds)
        guard let key = header.creationKey else {
            parameters.add(entry.deadline)
            parameters.add(optionalText: entry.owner)
            return Call(.create, parameters)
        }
        parameters.add(text: key.text)
        parameters.add(entry.deadline)
        parameters.add(key.fingerprint)
        parameters.add(optionalText: entry.owner)
        return Call(.createWithKey, parameters)
    }

    /// The records of one writer, each behind the one before.
    fileprivate static func appends(
        _ records: [JournalRecord], to session: SessionID, _ author: JournalAuthor
    ) -> [Call] {
        records.enumerated().map { index, record in
            append(record, to: session, author: author.identity, isChained: index > 0 || author.isChained)
        }
    }

    private static func append(
        _ record: JournalRecord, to session: SessionID, author: UInt64, isChained: Bool
    ) -> Call {
        var parameters = Parameters()
        parameters.add(session)
        parameters.add(record.version)
        parameters.add(record.operation)
        parameters.add(Int(record.effect.rawValue))
        parameters.add(record.eventCount)
        parameters.add(record.lastSequence)
        parameters.add(record.digest)
        parameters.add(author)
        if let key = record.key {
            parameters.add(text: key.text)
            parameters.add(key.fingerprint)
            parameters.add(key.operationCount)
        } else {
            for _ in 0..<3 { parameters.addNull() }
        }
        parameters.add(isChained)
        return Call(.append, parameters)
    }

    fileprivate static func update(_ change: JournalChange) -> Call {
        var parameters = Parameters()
        parameters.add(change.session)
        parameters.add(change.labels.map(\.stored))
        parameters.add(change.idleSeconds)
        parameters.add(change.deadline)
        return Call(.update, parameters)
    }

    fileprivate static func postpone(_ deadline: SessionDeadline) -> Call {
        var parameters = Parameters()
        parameters.add(deadline.session)
        parameters.add(deadline.seconds)
        return Call(.postpone, parameters)
    }

    /// The head goes first: whoever appends waits there, and finds no session then.
    fileprivate static func delete(_ session: SessionID) -> [Call] {
        var parameters = Parameters()
        parameters.add(session)
        return [Statement.deleteHead, .deleteRecords, .deleteSession].map { Call($0, parameters) }
    }
}

extension SessionDefinition.Label {
    /// The label as the store has it: the key's length in bytes, the key, the value.
    ///
    /// Text of PostgreSQL could not hold every label.
    var stored: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(bigEndian: UInt32(truncatingIfNeeded: key.utf8.count))
        return bytes + key.utf8 + value.utf8
    }

    init(stored bytes: [UInt8]) {
        let count = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let text = bytes.dropFirst(4)
        self.init(
            key: String(decoding: text.prefix(count), as: UTF8.self),
            value: String(decoding: text.dropFirst(count), as: UTF8.self))
    }
}
