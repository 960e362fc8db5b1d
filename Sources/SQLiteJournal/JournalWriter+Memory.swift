import FoundationEssentials
import GRDB
import Glibc
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
        /// How much of it is being filed while groups go on; nil while nothing is.
        private var filing: Amount?
        /// The place of the last row of table and file.
        var recentRowCount: Int64 = 0
        /// Where the file of recent records goes on; nil while there is none.
        var fileEnd: RecentFile.End?
        /// Whether that file has not taken a group since the last filing.
        var hasFileFailed = false
        /// How many bytes are in the log that may not be in the file.
        var loggedBytes = 0
        /// How many bytes may be in the log or not filed, so that the reserve has space for them in the file.
        var bytesMax = Memory.filingAmount.bytes
        /// How often filing has failed since it was last done: so much more is put up with.
        private var failures = 0
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

            static func - (all: Amount, part: Amount) -> Amount {
                Amount(
                    records: all.records - part.records, bytes: all.bytes - part.bytes,
                    commits: all.commits - part.commits)
            }
        }

        /// Enough for filing to put many records of a session into one row; few enough to be kept in memory,
        /// and to be read when the store is opened.
        private static let filingAmount = Amount(
            records: filedRecords, bytes: StoreReserve.bytes / 2, commits: 1_024)
        #if DEBUG
        /// Fewer where a test is to meet filing all the time.
        private static let filedRecords =
            getenv("UNDERSTUDY_FILED_RECORDS").flatMap { Int(String(cString: $0)) } ?? 8_192
        #else
        private static let filedRecords = 8_192
        #endif
        private static let headsMax = 65_536

        var isDirty: Bool { hasLog || hasUnfiled }
        var hasUnfiled: Bool { unfiled.commits > 0 }
        var isFiling: Bool { filing != nil }
        var isDue: Bool {
            var limit = Memory.filingAmount
            limit.bytes = min(limit.bytes, bytesMax)
            // What is in the file of recent records is filed through the log, and so takes space twice.
            let bytesToCome = loggedBytes + 2 * (fileEnd?.byteCount ?? 0)
            let patience = 1 + failures + (isFiling ? 1 : 0)
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

        /// The rows of table and file in their order, none of which is missing.
        private mutating func readRows(_ db: Database, _ file: RecentFile) throws -> [RecentFile.Entry] {
            var entries: [RecentFile.Entry] = []
            let rows = try Row.fetchCursor(db, sql: "SELECT records, seal, place FROM recent ORDER BY place")
            while let row = try rows.next() {
                let entry = RecentFile.Entry(place: try row.value(2), row: [UInt8](try row.value(0) as Data))
                try Seal.check(row[1], is: Seal.of(entry.row, place: entry.place), "a row of recent records")
                entries.append(entry)
            }
            if let mark = try Schema.mark(db) {
                let (others, end) = try file.reopen(mark)
                (fileEnd, recentRowCount) = (end, mark.filed)
                entries = (entries + others).sorted { $0.place < $1.place }
            }
            try RecentFile.Entry.check(entries, behind: recentRowCount)
            return entries
        }

        /// Reads what the store has, after a write has failed.
        mutating func reload(_ db: Database, _ recent: RecentRecords, _ file: RecentFile) throws {
            var fresh = try Memory(reading: db, recent, file)
            fresh.failures = failures
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
            failures == 0 && !isUncertain && !hasFileFailed && bytesMax >= Memory.filingAmount.bytes
        }

        /// Takes note that all records are being filed, which are no part of what comes meanwhile.
        ///
        /// - Returns: What the database is to say of their file then; nil where there is none.
        mutating func beginFiling() -> RecentFile.Mark? {
            filing = unfiled
            hasFileFailed = false
            fileEnd?.beginFiling()
            return fileEnd.map { RecentFile.Mark(salt: $0.salt, filed: recentRowCount) }
        }

        /// Takes note that they are filed, or are not.
        mutating func endFiling(hasFiled: Bool) {
            defer { filing = nil }
            guard let filing, hasFiled else {
                failures += 1
                return
            }
            unfiled = unfiled - filing
            fileEnd?.endFiling()
            // Without a file that says which rows it has, the table's begin anew.
            if fileEnd == nil { recentRowCount = 0 }
            failures = 0
            hasLog = true
        }

        /// Forgets all heads but those of sessions with recent records, where there are many.
        mutating func forgetHeads(keepingThoseOf recent: RecentRecords) {
            guard heads.count > Memory.headsMax else { return }
            let known = recent.snapshot
            heads = heads.filter { known[$0.key] != nil }
        }

        /// Has entries begin at the file's beginning again, where all are filed.
        mutating func beginFileAnew() { fileEnd = fileEnd.map { RecentFile.End(salt: $0.salt) } }

        /// Takes note that all of the log is in the file.
        mutating func emptiedLog() {
            hasLog = false
            loggedBytes = 0
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
