import Sessions
import WireFormat

/// The statements of several writes, for one transaction.
///
/// Rows are locked in one order by all replicas, by session and then by key, so that groups never wait for
/// each other in a circle. All that a create with a key writes stands where the key does, behind all
/// sessions: nobody else can lock the rows of a session that is not there yet. Creates with one key stay in
/// the order in which they came. Appends that follow one another in it are one statement.
struct WriteGroup {
    /// The statements in the order in which they are to be run.
    private(set) var calls: [Call] = []
    /// What has to become of them, in the order of the statements.
    private var checks: [Check] = []

    /// A statement of one write.
    private struct Step {
        /// The write's place in the group.
        let owner: Int
        let place: LockPlace
        let call: Call
        let session: SessionID?
        /// Whether the statement has to touch a row for the write to have been carried out.
        let mustTouch: Bool
    }

    /// Writes that one statement has to carry out, each with its session.
    private struct Check {
        let call: Int
        let writes: ArraySlice<Step>
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
        var unordered: [Step] = []
        unordered.reserveCapacity(writes.count)
        for (owner, write) in writes.enumerated() { WriteGroup.add(write, of: owner, to: &unordered) }
        // The sort is stable: the writes of one session stay in the order in which they came. Numbers are
        // moved for less than steps, whose parts are counted.
        let order = unordered.indices.sorted { unordered[$0].place < unordered[$1].place }
        let steps = order.map { unordered[$0] }
        var start = 0
        while start < steps.count {
            let end = WriteGroup.endOfAppends(in: steps, from: start) ?? start + 1
            if steps[start].mustTouch { checks.append(Check(call: calls.count, writes: steps[start..<end])) }
            calls.append(end - start > 1 ? .appends(steps[start..<end].map(\.call)) : steps[start].call)
            start = end
        }
    }

    /// The end of the appends from a place on that follow one another, of another session each: none of them
    /// may depend on what the same statement does.
    private static func endOfAppends(in steps: [Step], from start: Int) -> Int? {
        guard steps[start].call.statement == .append else { return nil }
        return (start + 1..<steps.count).first {
            steps[$0].call.statement != .append || steps[$0].session == steps[$0 - 1].session
        } ?? steps.count
    }

    /// The places of the writes that found another state than they need, from what the statements answered.
    func refused(_ results: [QueryResult]) -> Set<Int> {
        var refused: Set<Int> = []
        for check in checks where results[check.call].touchedCount < check.writes.count {
            let result = results[check.call]
            let done = Set((0..<result.rowCount).compactMap { result.session($0, 0) })
            for write in check.writes where !(write.session.map(done.contains) ?? false) {
                refused.insert(write.owner)
            }
        }
        return refused
    }

    /// Adds the statements of a write.
    private static func add(_ write: JournalWrite, of owner: Int, to steps: inout [Step]) {
        func add(_ session: SessionID, _ call: Call, mustTouch: Bool, at place: LockPlace? = nil) {
            steps.append(
                Step(
                    owner: owner, place: place ?? .session(session), call: call, session: session,
                    mustTouch: mustTouch))
        }
        switch write {
        case .create(let header, let records):
            // Nobody else locks the rows of a session that is not there yet.
            let place = header.creationKey.map { LockPlace.key(Array($0.text.utf8)) }
            let author = JournalAuthor(identity: .random(in: .min ... .max), isChained: false)
            add(header.id, .create(header), mustTouch: true, at: place)
            Call.forAppends(records, to: header.id, author) { add(header.id, $0, mustTouch: true, at: place) }
        case .append(let records, let session, let author):
            Call.forAppends(records, to: session, author) { add(session, $0, mustTouch: true) }
        case .update(let change): add(change.session, .update(change), mustTouch: true)
        case .postpone(let deadlines, let seconds):
            var parameters = Parameters()
            parameters.add(seconds)
            for deadline in deadlines { add(deadline.session, .postpone(deadline), mustTouch: false) }
            let clock = Call(.setClock, parameters)
            steps.append(Step(owner: owner, place: .clock, call: clock, session: nil, mustTouch: false))
        case .delete(let sessions):
            for session in sessions {
                for call in Call.delete(session) { add(session, call, mustTouch: false) }
            }
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

    /// Calls for the records of one writer, each behind the one before.
    fileprivate static func forAppends(
        _ records: [JournalRecord], to session: SessionID, _ author: JournalAuthor, _ body: (Call) -> Void
    ) {
        for (index, record) in records.enumerated() {
            let isChained = index > 0 || author.isChained
            body(append(record, to: session, author: author.identity, isChained: isChained))
        }
    }

    private static func append(
        _ record: JournalRecord, to session: SessionID, author: UInt64, isChained: Bool
    ) -> Call {
        // All besides these two are eight numbers, the session and a truth value.
        var parameters = Parameters(
            count: Statement.appendTypes.count,
            byteCount: record.operation.count + (record.key?.text.utf8.count ?? 0) + 8 * 8 + 16 + 1)
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

    /// Appends to several sessions as one statement.
    fileprivate static func appends(_ appends: [Call]) -> Call {
        var parameters = Parameters()
        parameters.add(columnsOf: appends.map(\.parameters), Statement.appendTypes)
        return Call(.appendSeveral, parameters)
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
