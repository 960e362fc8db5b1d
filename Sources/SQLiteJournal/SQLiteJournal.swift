import GRDB
package import Sessions
import Synchronization

/// A journal in a file: what it has acknowledged survives the process, the operating system and a power cut.
///
/// One connection writes, on a queue of its own, and does all checkpoints; writes of all sessions that come
/// while it commits are committed together next. Others read, each on the state of the last commit.
package final class SQLiteJournal: Journal {
    let database: DatabasePool
    let writer: JournalWriter
    private let files: StoreFiles
    let recent: RecentRecords
    package let secondsAtOpening: Double?
    /// What whoever runs the service should know of the store's files; a sentence each.
    package let notices: [String]

    /// Opens a store, and creates it with its folder if it is not there.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which has one name; files beside it begin with it.
    ///   - synchronous: How hard a commit presses the disk.
    ///   - onBreakdown: Called once, on any thread, when the disk has failed to make a write durable, or the
    ///     store's files are no longer those that were opened. Nothing is acknowledged any more; the process
    ///     should say so and end.
    package init(
        path: String, synchronous: Synchronous = .full,
        onBreakdown: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(SQLiteJournalError) {
        files = try StoreFiles(path: path)
        let path = files.path
        notices = files.tighten()
        do {
            database = try DatabasePool(path: path, configuration: SQLiteJournal.configuration)
            try SQLiteJournal.prepare(database, synchronous)
            try SQLiteJournal.makeNamesDurable(path)
            try files.watch("-wal")
            recent = RecentRecords()
            let file = RecentFile(beside: path, isSynchronous: synchronous == .full)
            let start = try database.write { [recent] db in
                try JournalWriter.Memory(reading: db, recent, file)
            }
            if start.fileEnd != nil { try files.watch(RecentFile.suffix) }
            secondsAtOpening = try database.read { try Schema.clockSeconds($0) }
            writer = JournalWriter(
                database: database, files: files, recent: recent, file: file, memory: start,
                onBreakdown: onBreakdown)
        } catch let error as SQLiteJournalError {
            throw error
        } catch {
            guard case .damaged(let what) = JournalError(error) else {
                throw SQLiteJournalError(detail: "\(path): \(error)")
            }
            throw SQLiteJournalError(
                detail: "\(path): the store is damaged: \(what); understudy check says what is left of it")
        }
    }

    /// How hard a commit presses the disk.
    package enum Synchronous: String, Sendable {
        /// A commit is durable when it returns.
        case full = "FULL"
        /// A power cut can undo the last commits; for tests that must notice.
        case normal = "NORMAL"
    }

    /// Finishes the writes that are under way, tidies the file and lets another process use it.
    ///
    /// Nothing is written afterwards; the connections end with the journal, so that reading stays possible.
    package func close() {
        writer.close()
        files.release()
    }

    // MARK: Writing

    package func create(
        _ header: JournalHeader, with records: [JournalRecord], completion: @escaping JournalCompletion
    ) -> JournalStatus {
        writer.enqueue(.create(header, records), completion)
    }

    package func append(
        _ records: [JournalRecord], to session: SessionID, author: JournalAuthor,
        completion: @Sendable () -> JournalCompletion
    ) -> JournalStatus {
        writer.enqueue(.append(records, session, author), completion())
    }

    package func update(_ change: JournalChange, completion: @escaping JournalCompletion) -> JournalStatus {
        writer.enqueue(.update(change), completion)
    }

    package func postpone(
        _ deadlines: [SessionDeadline], at seconds: Double, completion: @escaping JournalCompletion
    ) -> JournalStatus {
        writer.enqueue(.postpone(deadlines, at: seconds), completion)
    }

    package func delete(_ sessions: [SessionID], completion: @escaping JournalCompletion) -> JournalStatus {
        writer.enqueue(.delete(sessions), completion)
    }

    package func countPending(in figures: JournalFigures) -> Bool { writer.count(in: figures) }

    package func tellTogether(_ together: @escaping JournalBracket) { writer.tellTogether(together) }

    package var trouble: JournalError? {
        writer.refusal ?? (writer.isFull.load(ordering: .relaxed) ? .full : nil)
    }

    package var unknownOutcomeCount: Int { writer.unknownOutcomes.load(ordering: .relaxed) }

    package func sessionCount() throws(JournalError) -> Int { recent.sessionCount }
}

/// Why a store could not be opened.
package struct SQLiteJournalError: Error, Sendable {
    package let detail: String
}
