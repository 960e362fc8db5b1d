import Foundation
import Sessions

@testable import PostgresJournal

/// Databases for tests, on the server that `Tools/with-postgres.py` has started.
enum PostgresPlace {
    /// The address of the server; nil if there is none.
    static let server = ProcessInfo.processInfo.environment["UNDERSTUDY_TEST_POSTGRES"]

    /// Calls `body` with the address of a new database that has the tables.
    static func withDatabase(_ body: (String) throws -> Void) throws {
        try withEmptyDatabase { address in
            _ = try PostgresJournal.migrate(ConnectionSettings(uri: address))
            try body(address)
        }
    }

    /// Calls `body` with the address of a new database without tables.
    static func withEmptyDatabase(_ body: (String) throws -> Void) throws {
        guard let server else { throw CancellationError() }
        let name = "test_" + UUID().uuidString.lowercased().filter { $0 != "-" }
        let connection = try Connection(ConnectionSettings(uri: server))
        try connection.script("CREATE DATABASE \(name)")
        defer { _ = try? connection.script("DROP DATABASE \(name) WITH (FORCE)") }
        try body(server.replacingOccurrences(of: "/understudy?", with: "/\(name)?"))
    }

    /// What each version of a session has stored: the session, the version and the title in the operation.
    static func titles(of session: SessionID, _ address: String) throws -> [String] {
        let journal = try PostgresJournal(ConnectionSettings(uri: address))
        defer { journal.close() }
        return try journal.records(of: session, versions: 1...10_000).map { record in
            let operation = String(decoding: record.operation, as: UTF8.self)
            let title =
                operation.split(separator: "title", maxSplits: 1).last.map { $0.filter { $0 != " " } } ?? ""
            return "\(session) \(record.version) " + title.filter { $0.isNumber || $0 == "-" }
        }
    }
}
