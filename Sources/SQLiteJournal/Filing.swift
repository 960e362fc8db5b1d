import Dispatch
import FoundationEssentials
import GRDB
import Sessions
import Synchronization

/// Files records on a thread of its own: each session's together, in the table `segment`.
///
/// Filing some thousand records takes some ten milliseconds, half of them the disk's, in which groups would
/// not be told that they are durable.
final class Filing: Sendable {
    private let queue = DispatchQueue(label: "journal filing")
    private let outcome = Mutex<Outcome?>(nil)

    /// What has come of it.
    struct Outcome: Sendable {
        /// Whether the records are filed; after a failure nobody knows.
        var hasFiled = false
        /// Whether all of the log is in the database's file.
        var hasEmptiedLog = false
        var failure: (any Error)?
    }

    /// Calls `body`, and `then` when its outcome can be taken; one at a time.
    func begin(_ body: @escaping @Sendable () -> Outcome, then: @escaping @Sendable () -> Void) {
        queue.async {
            let outcome = body()
            self.outcome.withLock { $0 = outcome }
            then()
        }
    }

    /// Waits for the end.
    func await() { queue.sync {} }

    /// What has come of filing that has ended; once.
    func takeOutcome() -> Outcome? { outcome.withLock { $0.take() } }

    /// Files records in a transaction; on any thread.
    ///
    /// - Parameter mark: What is to be said of the file of recent records; nil where there is none any more.
    static func carryOut(
        _ records: [SessionID: RecentRecords.Recent], _ mark: RecentFile.Mark?, in database: DatabasePool
    ) -> Outcome {
        do {
            try database.writeWithoutTransaction { db in
                try db.inCachedTransaction { try write(records, mark, db) }
            }
            return Outcome(hasFiled: true)
        } catch {
            return Outcome(failure: error)
        }
    }

    private static func write(
        _ records: [SessionID: RecentRecords.Recent], _ mark: RecentFile.Mark?, _ db: Database
    ) throws {
        // First, so that their pages are there for what they held: a full file does not grow.
        try db.cachedStatement(sql: "DELETE FROM recent").execute()
        try Schema.setMark(mark, db)
        let insert = try db.cachedStatement(
            sql: "INSERT INTO segment (session, last, first, lastSequence, effect, records, seal) "
                + "VALUES (?, ?, ?, ?, ?, ?, ?)")
        let note = try db.cachedStatement(
            sql: "UPDATE session SET filed = ?, filedSeal = ? WHERE number = ?")
        for session in records.values.sorted(by: { $0.number < $1.number }) {
            for segment in session.segments {
                try insert.execute(arguments: [
                    session.number, segment.last.version, segment.first, segment.last.lastSequence,
                    Int64(segment.last.effect.rawValue), Data(segment.bytes),
                    Seal.of(segment.bytes, session: session.number, first: segment.first, last: segment.last),
                ])
            }
            guard let version = session.segments.last?.last.version else { continue }
            let seal = Seal.ofFiled(version, session: session.number)
            try note.execute(arguments: [version, seal, session.number])
        }
    }
}
