import Dispatch
import Sessions
import Testing
import WireFormat

@testable import PostgresJournal

/// A service's registry over a database that others use as well.
struct Replica: Sendable {
    let registry: SessionRegistry

    /// Calls `body` with replicas over one database, and closes them.
    ///
    /// - Parameter loop: Has the groups of all carried out; nil for their queues.
    static func withSeveral(
        _ count: Int, at address: String, on loop: ServingLoop? = nil, _ body: ([Replica]) throws -> Void
    ) throws {
        let replicas = try (0..<count).map { _ in
            let journal = try PostgresJournal(ConnectionSettings(uri: address), readerCount: 2)
            try loop?.adopt(journal)
            return Replica(registry: SessionRegistry(journal: journal))
        }
        defer { for replica in replicas { replica.registry.close() } }
        try body(replicas)
    }

    /// The same over a new database.
    static func withSeveral(
        _ count: Int, on loop: ServingLoop? = nil, _ body: ([Replica]) throws -> Void
    ) throws {
        try PostgresPlace.withDatabase { try withSeveral(count, at: $0, on: loop, body) }
    }

    func create(
        _ definition: String, key: IdempotencyKey? = nil, owner: String? = nil
    ) throws -> SessionID {
        try answer { done in
            registry.create(definition: Array(definition.utf8), key: key, owner: owner) {
                done($0.map(\.session.id))
            }
        }
    }

    func perform(
        _ json: String, on id: SessionID, version: Int? = nil, key: IdempotencyKey? = nil
    ) throws -> OperationReceipt {
        let operation = try DecodedOperation(json: Array(json.utf8))
        let session = try registry.sessionToChange(id)
        let conditions = RequestConditions(versions: version.map { [$0] }, key: key)
        return try answer { session.perform(operation, conditions: conditions, answer: $0) }
    }
}

/// Starts work and waits for its answer.
func answer<Answer: Sendable>(
    _ start: (@escaping @Sendable (Result<Answer, SessionError>) -> Void) -> Void
) throws -> Answer {
    let done = DispatchSemaphore(value: 0)
    let result = Box<Result<Answer, SessionError>?>(nil)
    start { answer in
        result.set(answer)
        done.signal()
    }
    done.wait()
    return try #require(result.get()).get()
}
