import Foundation
import SQLiteJournal
import Sessions
import Synchronization
import Testing
import WireFormat

@testable import PostgresJournal

/// A kind of store that must keep the journal's contract; a new one joins the cases.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
    case memory
    case sqlite
    case postgres
    /// PostgreSQL, whose groups a thread carries out that serves connections.
    case postgresOnThread

    /// Those that can be had here: PostgreSQL needs a server, which `Tools/with-postgres.py` starts.
    static var allCases: [StoreKind] {
        [.memory, .sqlite] + (PostgresPlace.server == nil ? [] : [.postgres, .postgresOnThread])
    }

    var testDescription: String { rawValue }

    /// Whether a store that is closed and opened again has what it had.
    var outlivesTheProcess: Bool { self != .memory }

    /// Calls `body` with a place for stores of this kind, which is removed afterwards.
    func withPlace(_ body: (StorePlace) throws -> Void) throws {
        if self == .postgres || self == .postgresOnThread {
            return try PostgresPlace.withDatabase { try body(StorePlace(kind: self, path: $0)) }
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(StorePlace(kind: self, path: folder.appending(path: "store.sqlite").path))
    }

    /// Calls `body` with a new store of this kind.
    func withJournal(_ body: (any Journal) throws -> Void) throws {
        try withPlace { try $0.withJournal(body) }
    }
}

/// Where a store is, so that it can be opened more than once.
struct StorePlace {
    let kind: StoreKind
    let path: String

    /// Opens the store, calls `body` with it and closes it.
    func withJournal<Answer>(_ body: (any Journal) throws -> Answer) throws -> Answer {
        switch kind {
        case .memory: return try body(MemoryJournal())
        case .sqlite:
            let journal = try SQLiteJournal(path: path)
            defer { journal.close() }
            return try body(journal)
        case .postgres:
            let journal = try PostgresJournal(ConnectionSettings(uri: path))
            defer { journal.close() }
            return try body(journal)
        case .postgresOnThread:
            let journal = try PostgresJournal(ConnectionSettings(uri: path))
            let loop = ServingLoop()
            defer { loop.end() }
            defer { journal.close() }
            try loop.adopt(journal)
            defer {
                if loop.tellCount.load(ordering: .relaxed) == 0 { Issue.record("the thread did nothing") }
            }
            return try body(journal)
        }
    }
}

/// Copies the files of a SQLite store as the next process finds them when this one ends now.
func copyStore(_ path: String, to copy: String) throws {
    for suffix in ["", "-wal", "-recent"] where FileManager.default.fileExists(atPath: path + suffix) {
        try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
    }
}

// MARK: Writes that wait

/// Starts a write and waits until it is durable or has failed.
func waiting(_ start: (@escaping JournalCompletion) -> JournalStatus) throws {
    let done = DispatchSemaphore(value: 0)
    let result = Box<JournalError?>(nil)
    switch start({ error in
        result.set(error)
        done.signal()
    }) {
    case .committed: return
    case .failed(let error): throw error
    case .pending: done.wait()
    }
    if let error = result.get() { throw error }
}

extension Journal {
    func createNow(_ header: JournalHeader) throws { try waiting { create(header, completion: $0) } }

    func appendNow(_ records: [JournalRecord], to session: SessionID) throws {
        try waiting { completion in append(records, to: session) { completion } }
    }

    func deleteNow(_ sessions: [SessionID]) throws { try waiting { delete(sessions, completion: $0) } }

    func updateNow(_ change: JournalChange) throws { try waiting { update(change, completion: $0) } }

    func postponeNow(_ deadlines: [SessionDeadline], at seconds: Double) throws {
        try waiting { postpone(deadlines, at: seconds, completion: $0) }
    }
}

/// A value that threads share.
final class Box<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }

    func get() -> Value { value.withLock { $0 } }

    func set(_ new: Value) { value.withLock { $0 = new } }

    func change(_ body: (inout Value) -> Void) { value.withLock { body(&$0) } }
}
