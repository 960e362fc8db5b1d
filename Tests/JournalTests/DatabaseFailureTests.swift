import Sessions
import Testing

@testable import PostgresJournal

/// What follows from the codes of PostgreSQL's errors, most of which no test can bring about.
@Suite("Failures of the database") struct DatabaseFailureTests {
    private enum Kind { case passing, server, damage, full, other }

    private static let kinds: [(state: String?, kind: Kind)] = [
        (nil, .server),
        // deadlock_detected, serialization_failure
        ("40P01", .passing), ("40001", .passing),
        // read_only_sql_transaction; admin_shutdown, crash_shutdown, cannot_connect_now
        ("25006", .server), ("57P01", .server), ("57P02", .server), ("57P03", .server),
        // data_corrupted, index_corrupted; disk_full
        ("XX001", .damage), ("XX002", .damage), ("53100", .full),
        // in_failed_sql_transaction, unique_violation, out_of_memory, query_canceled, internal_error
        ("25P02", .other), ("23505", .other), ("53200", .other), ("57014", .other), ("XX000", .other),
        ("40002", .other),
    ]

    @Test("a transaction is tried again, another server looked for, or who waits told why, by the code")
    func meanings() {
        for (state, kind) in Self.kinds {
            let failure = state.map { DatabaseFailure.refused(state: $0, message: "m") } ?? .lost("m")
            #expect(failure.isPassing == (kind == .passing), "\(failure)")
            #expect(failure.isAboutServer == (kind == .server), "\(failure)")
            #expect(failure.isCorruption == (kind == .damage), "\(failure)")
            #expect(failure.isFull == (kind == .full), "\(failure)")
            let text = state.map { "m (SQLSTATE \($0))" } ?? "m"
            let meaning: JournalError =
                kind == .full ? .full : kind == .damage ? .damaged(text) : .unavailable(text)
            #expect(failure.meaning == meaning, "\(failure)")
        }
    }
}
