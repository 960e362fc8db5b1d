import ControllerHierarchy
import Synchronization
package import WireFormat

/// A journal that forgets everything when the process ends.
package final class MemoryJournal: Journal {
    private let shards = InlineArray<16, Shard> { _ in Shard() }
    private let directory = Mutex(Directory())

    package let writesAtOnce = true

    /// Creates an empty journal.
    package init() {}

    /// Which shard has a session; there are enough for the threads of a server to meet seldom.
    private func shard(of session: SessionID) -> Int {
        Int(truncatingIfNeeded: session.low) & (shards.count - 1)
    }

    // MARK: Journal

    package func create(
        _ header: JournalHeader, with records: [JournalRecord], completion: @escaping JournalCompletion
    ) -> JournalStatus {
        var header = header
        let refusal: JournalError? = directory.withLock { directory in
            if let key = header.creationKey {
                if let holder = directory.keys[key.text] { return .keyTaken(holder) }
                directory.keys[key.text] = header.id
            }
            if let owner = header.entry.owner { directory.counts[owner, default: 0] += 1 }
            directory.lastOrder += 1
            header.entry.order = directory.lastOrder
            directory.entries.append((header.entry.order, header.id))
            return nil
        }
        if let refusal { return .failed(refusal) }
        shards[shard(of: header.id)].sessions.withLock { $0[header.id] = StoredSession(header, records) }
        return .committed
    }

    package func append(
        _ records: [JournalRecord], to session: SessionID, author: JournalAuthor,
        completion: @Sendable () -> JournalCompletion
    ) -> JournalStatus {
        shards[shard(of: session)].sessions.withLock { sessions in
            guard let stored = sessions[session] else { return .failed(.unknownSession) }
            guard let first = records.first, first.version == stored.records.count + 1 else {
                return .failed(.conflict)
            }
            stored.append(records)
            return .committed
        }
    }

    package func update(_ change: JournalChange, completion: @escaping JournalCompletion) -> JournalStatus {
        shards[shard(of: change.session)].sessions.withLock { sessions in
            guard let stored = sessions[change.session] else { return .failed(.unknownSession) }
            stored.header.entry.labels = change.labels
            stored.header.entry.idleSeconds = change.idleSeconds
            stored.header.entry.deadline = change.deadline
            return .committed
        }
    }

    package func postpone(
        _ deadlines: [SessionDeadline], at seconds: Double, completion: @escaping JournalCompletion
    ) -> JournalStatus {
        for deadline in deadlines {
            shards[shard(of: deadline.session)].sessions.withLock {
                $0[deadline.session]?.header.entry.deadline = deadline.seconds
            }
        }
        return .committed
    }

    package func delete(_ sessions: [SessionID], completion: @escaping JournalCompletion) -> JournalStatus {
        var removed: [JournalHeader] = []
        for session in sessions {
            let header = shards[shard(of: session)].sessions.withLock {
                $0.removeValue(forKey: session)?.header
            }
            if let header { removed.append(header) }
        }
        directory.withLock { $0.forget(removed) }
        return .committed
    }

    package func header(of session: SessionID) throws(JournalError) -> JournalHeader? {
        shards[shard(of: session)].sessions.withLock { $0[session]?.currentHeader }
    }

    package func records(
        of session: SessionID, versions: ClosedRange<Int>
    ) throws(JournalError) -> [JournalRecord] {
        let found: [JournalRecord]? = shards[shard(of: session)].sessions.withLock { sessions in
            guard let records = sessions[session]?.records else { return nil }
            let lower = max(versions.lowerBound, 1)
            let upper = min(versions.upperBound, records.count)
            return lower <= upper ? (lower...upper).map { records[$0 - 1].record(version: $0) } : []
        }
        guard let found else { throw .unknownSession }
        return found
    }

    package func session(createdWith key: String) throws(JournalError) -> JournalHeader? {
        guard let holder = directory.withLock({ $0.keys[key] }) else { return nil }
        return try header(of: holder)
    }

    package func contains(_ session: SessionID, of owner: String) throws(JournalError) -> Bool {
        shards[shard(of: session)].sessions.withLock { $0[session]?.header.entry.owner == owner }
    }

    package func entries(
        label: SessionDefinition.Label?, owner: String?, after order: Int64, limit: Int
    ) throws(JournalError) -> [JournalEntry] {
        let places = directory.withLock { $0.entries(after: order) }
        var found: [JournalEntry] = []
        for place in places where found.count < limit {
            guard let entry = try header(of: place.id)?.entry else { continue }
            if let label, !entry.labels.contains(label) { continue }
            if let owner, entry.owner != owner { continue }
            found.append(entry)
        }
        return found
    }

    package func sessionCount() throws(JournalError) -> Int {
        directory.withLock { $0.entries.count }
    }

    package func sessionCount(of owner: String) throws(JournalError) -> Int {
        directory.withLock { $0.counts[owner] ?? 0 }
    }

    package func byteCount() throws(JournalError) -> Int {
        shards.indices.reduce(0) { sum, place in
            sum + shards[place].sessions.withLock { $0.values.reduce(0) { $0 + $1.byteCount } }
        }
    }

    package func overdue(at seconds: Double, limit: Int) throws(JournalError) -> [OwnedSession] {
        let due = shards.indices.flatMap { place in
            shards[place].sessions.withLock { sessions in
                sessions.values.map(\.header.entry).filter { $0.deadline <= seconds }
            }
        }
        return due.sorted { $0.deadline < $1.deadline }.prefix(limit).map(\.reference)
    }

    package var secondsAtOpening: Double? { nil }
}

extension MemoryJournal {
    /// A part of the sessions with a lock of its own.
    private struct Shard: ~Copyable {
        let sessions = Mutex<[SessionID: StoredSession]>([:])
    }

    /// A record without its version, which is its place among the session's.
    private struct StoredRecord {
        private let operation: [UInt8]
        private let digest: UInt64
        /// Few requests have one.
        private let key: Boxed<IdempotencyKey>?
        let lastSequence: Int
        private let eventCount: UInt32
        let effect: JournalRecord.Effect

        init(_ record: borrowing JournalRecord) {
            operation = record.operation
            digest = record.digest
            key = record.key.map(Boxed.init)
            lastSequence = record.lastSequence
            eventCount = UInt32(record.eventCount)
            effect = record.effect
        }

        func record(version: Int) -> JournalRecord {
            JournalRecord(
                version: version, operation: operation, effect: effect, eventCount: Int(eventCount),
                lastSequence: lastSequence, digest: digest, key: key?.content)
        }
    }

    /// A session's content; guarded by its shard's lock.
    private final class StoredSession {
        var header: JournalHeader
        private(set) var records: [StoredRecord] = []
        /// The bytes of the definition and the operations.
        private(set) var byteCount: Int

        init(_ header: JournalHeader, _ records: [JournalRecord]) {
            self.header = header
            byteCount = header.definition.count
            append(records)
        }

        func append(_ added: [JournalRecord]) {
            // By their places: each that a loop takes out is copied.
            for place in added.indices { byteCount += added[place].operation.count }
            let count = records.count + added.count
            // Doubled, the room of many sessions would be half empty.
            if count > records.capacity { records.reserveCapacity(count + count / 4 + 1) }
            for place in added.indices { records.append(StoredRecord(added[place])) }
        }

        var currentHeader: JournalHeader {
            var current = header
            let last = records.last.map { (records.count, $0.lastSequence, $0.effect) }
            current.entry.head = JournalEntry.Head(launch: header.launch, last: last)
            return current
        }
    }

    /// The order of creation and the creation keys.
    private struct Directory {
        /// Ascending in `order`.
        var entries: [(order: Int64, id: SessionID)] = []
        var keys: [String: SessionID] = [:]
        /// The number of sessions of each owner.
        var counts: [String: Int] = [:]
        var lastOrder: Int64 = 0

        func entries(after order: Int64) -> ArraySlice<(order: Int64, id: SessionID)> {
            entries[firstIndex(after: order)...]
        }

        /// The first entry behind a place, found by halving.
        private func firstIndex(after order: Int64) -> Int {
            var (low, high) = (0, entries.count)
            while low < high {
                let middle = (low + high) / 2
                if entries[middle].order <= order { low = middle + 1 } else { high = middle }
            }
            return low
        }

        mutating func forget(_ headers: [JournalHeader]) {
            for header in headers {
                if let key = header.creationKey { keys[key.text] = nil }
                if let owner = header.entry.owner {
                    let count = counts[owner, default: 1] - 1
                    counts[owner] = count == 0 ? nil : count
                }
            }
            if headers.count == 1, let order = headers.first?.entry.order {
                let index = firstIndex(after: order - 1)
                if index < entries.count, entries[index].order == order { entries.remove(at: index) }
            } else if !headers.isEmpty {
                let gone = Set(headers.map(\.entry.order))
                entries.removeAll { gone.contains($0.order) }
            }
        }
    }
}
