import FoundationEssentials
import GRDB
import Sessions
import WireFormat

extension JournalWriter {
    /// What the writer knows of the store without asking it.
    struct Memory: Sendable {
        /// Where the records of sessions end; at least those of all sessions with recent ones.
        var heads: [SessionID: Head] = [:]
        var lastNumber: Int64
        var sessionCount: Int
        /// What is not filed.
        private var unfiled = Amount()
        /// How many rows of table and file hold what is not filed.
        var recentRowCount: Int64 = 0
        /// Where the file of recent records goes on; nil while there is none.
        var fileEnd: RecentFile.End?
        /// Whether that file has not taken a group since the last filing.
        var hasFileFailed = false
        /// How many bytes are in the log that may not be in the file.
        var loggedBytes = 0
        /// How many bytes may be in the log or not filed, so that the reserve has space for them in the file.
        var bytesMax = Memory.filingAmount.bytes
        /// How much more is put up with where filing has failed.
        private var patience = 1
        /// How many commits there have been.
        private(set) var commitCount = 0
        /// Whether something is in the log that is not in the file.
        var hasLog = true
        /// Whether a write has failed, so that the rest may not be what the store says.
        var isUncertain = false
        /// Why nothing is written any more; nil while it is.
        var refusal: JournalError?
        var isClosed = false
        var isTidyingScheduled = false

        /// A session's number in the store and its last version.
        struct Head {
            let number: Int64
            var version: Int
        }

        /// Records, their bytes and the commits that they came with.
        private struct Amount: Sendable {
            var records = 0
            var bytes = 0
            var commits = 0

            /// The greatest part of what there may be of each at once.
            func isOver(_ limit: Amount, times factor: Int) -> Bool {
                records >= limit.records * factor || bytes >= limit.bytes * factor
                    || commits >= limit.commits * factor
            }
        }

        /// Enough for filing to put many records of a session into one row; few enough to be kept in memory,
        /// and to be read when the store is opened.
        private static let filingAmount = Amount(
            records: 8_192, bytes: StoreReserve.bytes / 2, commits: 1_024)
        private static let headsMax = 65_536

        var isDirty: Bool { hasLog || hasUnfiled }
        var hasUnfiled: Bool { unfiled.commits > 0 }
        var isDue: Bool {
            var limit = Memory.filingAmount
            limit.bytes = min(limit.bytes, bytesMax)
            // What is in the file of recent records is filed through the log, and so takes space twice.
            let bytesToCome = loggedBytes + 2 * (fileEnd?.byteCount ?? 0)
            return refusal == nil
                && (unfiled.isOver(limit, times: patience) || loggedBytes >= bytesMax * patience
                    || bytesToCome >= 2 * bytesMax * patience)
        }

        /// Reads what the store has, and the recent records for all.
        init(reading db: Database, _ recent: RecentRecords, _ file: RecentFile) throws {
            lastNumber = try Int64.fetchOne(db, sql: "SELECT max(number) FROM session") ?? 0
            sessionCount = try Int.fetchOne(db, sql: "SELECT count(*) FROM session") ?? 0
            var found: [Int64: RecentRecords.Recent] = [:]
            for entry in try readRows(db, file) {
                recentRowCount += 1
                guard entry.place == recentRowCount else { throw DamagedStore("the list of recent records") }
                unfiled.records += try RecentBatch.read(entry.row, into: &found)
                unfiled.bytes += entry.row.count
                unfiled.commits += 1
            }
            var known: [SessionID: RecentRecords.Recent] = [:]
            for (number, records) in found {
                let query = try db.cachedStatement(sql: "SELECT name FROM session WHERE number = ?")
                guard let name = try Data.fetchOne(query, arguments: [number]),
                    let id = SessionID(name: name), let last = records.segments.last?.last
                else { throw DamagedStore("a row of recent records") }
                known[id] = records
                heads[id] = Head(number: number, version: last.version)
            }
            recent.replace(with: known)
        }

        /// The rows of table and file in their order.
        private mutating func readRows(_ db: Database, _ file: RecentFile) throws -> [RecentFile.Entry] {
            var entries: [RecentFile.Entry] = []
            let rows = try Row.fetchCursor(db, sql: "SELECT records, seal, place FROM recent ORDER BY place")
            while let row = try rows.next() {
                let entry = RecentFile.Entry(place: try row.value(2), row: [UInt8](try row.value(0) as Data))
                try Seal.check(row[1], is: Seal.of(entry.row, place: entry.place), "a row of recent records")
                entries.append(entry)
            }
            guard let salt = try Schema.salt(db) else { return entries }
            let (others, end) = try file.reopen(salt)
            fileEnd = end
            return (entries + others).sorted { $0.place < $1.place }
        }

        /// Reads what the store has, after a write has failed.
        mutating func reload(_ db: Database, _ recent: RecentRecords, _ file: RecentFile) throws {
            var fresh = try Memory(reading: db, recent, file)
            fresh.patience = patience
            fresh.bytesMax = bytesMax
            fresh.loggedBytes = loggedBytes
            fresh.commitCount = commitCount
            fresh.isTidyingScheduled = isTidyingScheduled
            fresh.hasFileFailed = hasFileFailed
            self = fresh
        }

        /// Whether groups may go to the file of recent records: not where these cannot be filed, since they
        /// would become more and more there, nor on a disk with little space, where they had better be in the
        /// database already.
        var takesFile: Bool {
            patience == 1 && !isUncertain && !hasFileFailed && bytesMax >= Memory.filingAmount.bytes
        }

        /// Files the recent records: each session's together.
        ///
        /// - Parameter salt: What their file begins anew with; nil where there is none any more.
        static func file(_ recent: RecentRecords, _ salt: Int64?, _ db: Database) throws {
            // First, so that their pages are there for what they held: a full file does not grow.
            try db.cachedStatement(sql: "DELETE FROM recent").execute()
            try Schema.setSalt(salt, db)
            let insert = try db.cachedStatement(
                sql: "INSERT INTO segment (session, last, first, lastSequence, effect, records, seal) "
                    + "VALUES (?, ?, ?, ?, ?, ?, ?)")
            let note = try db.cachedStatement(
                sql: "UPDATE session SET filed = ?, filedSeal = ? WHERE number = ?")
            for session in recent.snapshot.values.sorted(by: { $0.number < $1.number }) {
                for segment in session.segments {
                    try insert.execute(arguments: [
                        session.number, segment.last.version, segment.first, segment.last.lastSequence,
                        Int64(segment.last.effect.rawValue), Data(segment.bytes),
                        Seal.of(
                            segment.bytes, session: session.number, first: segment.first, last: segment.last),
                    ])
                }
                guard let version = session.segments.last?.last.version else { continue }
                let seal = Seal.ofFiled(version, session: session.number)
                try note.execute(arguments: [version, seal, session.number])
            }
        }

        /// Takes note that filing is tried.
        mutating func beginFiling() { patience += 1 }

        /// Takes note that all records are filed.
        mutating func endFiling(_ salt: Int64?) {
            unfiled = Amount()
            recentRowCount = 0
            fileEnd = salt.map { RecentFile.End(salt: $0) }
            hasFileFailed = false
            patience = 1
            hasLog = true
            if heads.count > Memory.headsMax { heads.removeAll() }
        }

        /// Takes note of a commit.
        ///
        /// - Parameter isLogged: Whether it is in the database's log.
        mutating func committed(_ batch: RecentBatch, isLogged: Bool = true) {
            commitCount += 1
            guard !batch.changes.isEmpty else { return }
            if isLogged { loggedBytes += batch.byteCount }
            unfiled.commits += 1
            unfiled.records += batch.recordCount
            unfiled.bytes += batch.byteCount
        }
    }
}
