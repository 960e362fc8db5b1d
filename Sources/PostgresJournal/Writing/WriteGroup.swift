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
        let content: Content
        /// Nil for the clock.
        let session: SessionID?
        /// Whether the statement has to touch a row for the write to have been carried out.
        let mustTouch: Bool

        var append: Append? {
            if case .append(let append) = content { return append }
            return nil
        }
    }

    private enum Content {
        case append(Append)
        case call(Call)

        var call: Call {
            switch self {
            case .append(let append): Call(.append, Parameters(append))
            case .call(let call): call
            }
        }
    }

    /// Writes that one statement has to carry out, each with its session.
    private struct Check {
        let call: Int
        let writes: ArraySlice<Step>
    }

    /// The steps by what they lock, in the order in which kinds of rows are locked.
    private struct Steps {
        private var onSessions: [Step] = []
        private var onKeys: [(key: [UInt8], step: Step)] = []
        private var onTheClock: [Step] = []

        init(expecting count: Int) { onSessions.reserveCapacity(count) }

        mutating func add(_ step: Step, behindKey key: [UInt8]? = nil) {
            if let key {
                onKeys.append((key, step))
            } else if step.session != nil {
                onSessions.append(step)
            } else {
                onTheClock.append(step)
            }
        }

        /// In the order of locks; what locks the same stays in the order in which it came.
        var inOrder: [Step] {
            // The sort is stable, and moves numbers for less than steps, whose parts are counted.
            var order: [(session: SessionID, place: Int)] = []
            order.reserveCapacity(onSessions.count)
            for place in onSessions.indices {
                if let session = onSessions[place].session { order.append((session, place)) }
            }
            order.sort { $0.session < $1.session }
            var steps = order.map { onSessions[$0.place] }
            steps += onKeys.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.step)
            steps += onTheClock
            return steps
        }
    }

    init(_ writes: [PendingWrite]) {
        var unordered = Steps(expecting: writes.count)
        for owner in writes.indices { WriteGroup.add(writes[owner].write, of: owner, to: &unordered) }
        let steps = unordered.inOrder
        var start = 0
        while start < steps.count {
            let appends = WriteGroup.appends(in: steps, from: start)
            let end = start + max(appends.count, 1)
            if steps[start].mustTouch { checks.append(Check(call: calls.count, writes: steps[start..<end])) }
            calls.append(appends.count > 1 ? .appends(appends) : steps[start].content.call)
            start = end
        }
    }

    /// The appends from a place on that follow one another, of another session each: none of them may depend
    /// on what the same statement does.
    private static func appends(in steps: [Step], from start: Int) -> [Append] {
        if steps[start].append == nil { return [] }
        var appends: [Append] = []
        appends.reserveCapacity(steps.count - start)
        for place in start..<steps.count {
            guard let append = steps[place].append, append.session != appends.last?.session else { break }
            appends.append(append)
        }
        return appends
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
    private static func add(_ write: JournalWrite, of owner: Int, to steps: inout Steps) {
        func add(_ content: Content, _ session: SessionID?, mustTouch: Bool, behindKey key: [UInt8]? = nil) {
            let step = Step(owner: owner, content: content, session: session, mustTouch: mustTouch)
            steps.add(step, behindKey: key)
        }
        func add(
            _ records: [JournalRecord], to session: SessionID, _ author: JournalAuthor, _ key: [UInt8]? = nil
        ) {
            for (place, record) in records.enumerated() {
                let isChained = place > 0 || author.isChained
                let append = Append(
                    record: record, session: session, author: author.identity, isChained: isChained)
                add(.append(append), session, mustTouch: true, behindKey: key)
            }
        }
        switch write {
        case .create(let header, let records):
            // Nobody else locks the rows of a session that is not there yet.
            let key = header.creationKey.map { Array($0.text.utf8) }
            let author = JournalAuthor(identity: .random(in: .min ... .max), isChained: false)
            add(.call(.create(header)), header.id, mustTouch: true, behindKey: key)
            add(records, to: header.id, author, key)
        case .append(let records, let session, let author): add(records, to: session, author)
        case .update(let change): add(.call(.update(change)), change.session, mustTouch: true)
        case .postpone(let deadlines, let seconds):
            var parameters = Parameters()
            parameters.add(seconds)
            for deadline in deadlines { add(.call(.postpone(deadline)), deadline.session, mustTouch: false) }
            add(.call(Call(.setClock, parameters)), nil, mustTouch: false)
        case .delete(let sessions):
            for session in sessions {
                for call in Call.delete(session) { add(.call(call), session, mustTouch: false) }
            }
        }
    }
}

/// What ``Statement/append`` does for a record: puts it behind the one before.
private struct Append: ParameterRow {
    let record: JournalRecord
    let session: SessionID
    let author: UInt64
    let isChained: Bool

    static let types = Statement.appendTypes

    func forEachParameter(_ body: (_ place: Int, _ value: Parameters.Value) -> Void) {
        body(0, .session(session))
        body(1, .integer(Int64(record.version)))
        body(2, .bytes(record.operation))
        body(3, .integer(Int64(record.effect.rawValue)))
        body(4, .integer(Int64(record.eventCount)))
        body(5, .integer(Int64(record.lastSequence)))
        body(6, .integer(Int64(bitPattern: record.digest)))
        body(7, .integer(Int64(bitPattern: author)))
        body(8, record.key.map { .bytes(Array($0.text.utf8)) } ?? .null)
        body(9, record.key.map { .integer(Int64(bitPattern: $0.fingerprint)) } ?? .null)
        body(10, record.key.map { .integer(Int64($0.operationCount)) } ?? .null)
        body(11, .boolean(isChained))
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

    /// Appends to several sessions as one statement.
    fileprivate static func appends(_ appends: [Append]) -> Call {
        Call(.appendSeveral, Parameters(columnsOf: appends))
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
