import Foundation
import JSONBytes
import Logging
import Sessions
import Testing
import WireFormat

@testable import RESTService

/// A journal whose writes are durable a moment after they were asked for, on another thread.
final class LateJournal: Journal {
    private let memory = MemoryJournal()
    private let writer = DispatchQueue(label: "late journal")

    private func later(
        _ completion: @escaping JournalCompletion, _ write: @escaping @Sendable () -> JournalStatus
    ) -> JournalStatus {
        writer.asyncAfter(deadline: .now() + .milliseconds(2)) {
            switch write() {
            case .committed: completion(nil)
            case .failed(let error): completion(error)
            case .pending: break
            }
        }
        return .pending
    }

    func create(_ header: JournalHeader, completion: @escaping JournalCompletion) -> JournalStatus {
        later(completion) { self.memory.create(header) { _ in } }
    }

    func append(
        _ records: [JournalRecord], to session: SessionID, completion: @Sendable () -> JournalCompletion
    ) -> JournalStatus {
        later(completion()) { self.memory.append(records, to: session) { { _ in } } }
    }

    func update(_ change: JournalChange, completion: @escaping JournalCompletion) -> JournalStatus {
        later(completion) { self.memory.update(change) { _ in } }
    }

    func postpone(
        _ deadlines: [SessionDeadline], at seconds: Double, completion: @escaping JournalCompletion
    ) -> JournalStatus {
        later(completion) { self.memory.postpone(deadlines, at: seconds) { _ in } }
    }

    func delete(_ sessions: [SessionID], completion: @escaping JournalCompletion) -> JournalStatus {
        later(completion) { self.memory.delete(sessions) { _ in } }
    }

    func header(of session: SessionID) throws(JournalError) -> JournalHeader? {
        try memory.header(of: session)
    }

    func records(
        of session: SessionID, versions: ClosedRange<Int>
    ) throws(JournalError) -> [JournalRecord] {
        try memory.records(of: session, versions: versions)
    }

    func session(createdWith key: String) throws(JournalError) -> JournalHeader? {
        try memory.session(createdWith: key)
    }

    func entries(
        label: SessionDefinition.Label?, after order: Int64, limit: Int
    ) throws(JournalError) -> [JournalEntry] {
        try memory.entries(label: label, after: order, limit: limit)
    }

    func overdue(at seconds: Double, limit: Int) throws(JournalError) -> [SessionID] {
        try memory.overdue(at: seconds, limit: limit)
    }

    var secondsAtOpening: Double? { nil }

    func sessionCount() throws(JournalError) -> Int { try memory.sessionCount() }
}

@Suite struct LateAnswerTests {
    @Test("An answer that waits for the journal comes, and is the same")
    func lateAnswers() throws {
        let service = Service(
            configuration: ServiceConfiguration(), registry: SessionRegistry(journal: LateJournal()),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let port = try service.start()
        defer { service.stop(grace: .seconds(1)) }
        let client = SocketClient(port: port)
        let session = try client.createSession()
        let base = "/v1/sessions/\(session)"
        let pushed = try client.send(
            TestRequest("POST", base + "/controllers/nav/push", #"{"controller":{"as":"detail"}}"#))
        #expect(pushed.status == 200)
        #expect(pushed.header("ETag") == "\"v1\"")
        #expect(pushed.header("Request-Id") != nil)
        #expect(pushed.json?["outcome"]?.string == "completed")
        let batch = try client.send(
            TestRequest("POST", base + "/operations", #"{"operations":[{"op":"pop","target":"nav"}]}"#))
        #expect(batch.json?["version"]?.int == 2)
        #expect(try client.send(TestRequest("PATCH", base, #"{"ttlSeconds":60}"#)).status == 200)
        #expect(try client.send(TestRequest("POST", base + "/reset")).status == 200)
        #expect(try client.send(TestRequest("DELETE", base)).status == 204)
        #expect(try client.send(TestRequest("GET", base)).status == 404)
    }
}
