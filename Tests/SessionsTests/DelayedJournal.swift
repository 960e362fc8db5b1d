import Sessions
import Synchronization
import WireFormat

/// A journal whose appends wait until they are let through, or fail then.
final class DelayedJournal: Journal {
    private let base = MemoryJournal()
    private let waiting = Mutex<[Append]>([])

    private struct Append {
        let records: [JournalRecord]
        let session: SessionID
        let completion: JournalCompletion
    }

    /// Lets everything through that waits, or fails it.
    func flush(failing error: JournalError? = nil) {
        let appends = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for append in appends {
            if let error {
                append.completion(error)
            } else if case .failed(let error) = base.append(
                append.records, to: append.session, completion: { append.completion })
            {
                append.completion(error)
            } else {
                append.completion(nil)
            }
        }
    }

    func append(
        _ records: [JournalRecord], to session: SessionID, completion: @Sendable () -> JournalCompletion
    ) -> JournalStatus {
        let append = Append(records: records, session: session, completion: completion())
        waiting.withLock { $0.append(append) }
        return .pending
    }

    func create(_ header: JournalHeader, completion: @escaping JournalCompletion) -> JournalStatus {
        base.create(header, completion: completion)
    }

    func update(_ change: JournalChange, completion: @escaping JournalCompletion) -> JournalStatus {
        base.update(change, completion: completion)
    }

    func postpone(
        _ deadlines: [SessionDeadline], at seconds: Double, completion: @escaping JournalCompletion
    ) -> JournalStatus {
        base.postpone(deadlines, at: seconds, completion: completion)
    }

    func delete(_ sessions: [SessionID], completion: @escaping JournalCompletion) -> JournalStatus {
        base.delete(sessions, completion: completion)
    }

    func header(of session: SessionID) throws(JournalError) -> JournalHeader? { try base.header(of: session) }

    func records(
        of session: SessionID, versions: ClosedRange<Int>
    ) throws(JournalError) -> [JournalRecord] {
        try base.records(of: session, versions: versions)
    }

    func session(createdWith key: String) throws(JournalError) -> JournalHeader? {
        try base.session(createdWith: key)
    }

    func entries(
        label: SessionDefinition.Label?, after order: Int64, limit: Int
    ) throws(JournalError) -> [JournalEntry] {
        try base.entries(label: label, after: order, limit: limit)
    }

    func overdue(at seconds: Double, limit: Int) throws(JournalError) -> [SessionID] {
        try base.overdue(at: seconds, limit: limit)
    }

    var secondsAtOpening: Double? { nil }

    func sessionCount() throws(JournalError) -> Int { try base.sessionCount() }
}
