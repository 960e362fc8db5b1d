import JournalSupport
import Synchronization
import Testing
import WireFormat

@testable import Sessions

/// Limits of sessions where many are created at once and the journal takes its time.
@Suite struct SessionPlacesTests {
    private static let definition = #"{"root": {"class": "Home", "as": "home"}}"#

    /// Holds the registry to no more sessions than these at once, and to as many of one owner.
    private static func registry(_ count: Int, ofOwner: Int = .max) -> SessionRegistry {
        var limits = SessionLimits()
        limits.sessionsMax = count
        limits.sessionsPerOwnerMax = ofOwner
        return SessionRegistry(journal: DelayedJournal(.milliseconds(20)), limits: limits)
    }

    private static let allInUse = SessionError.quotaExceeded("sessions")
    private static let allOfTokenInUse = SessionError.quotaExceeded("sessions of this token")

    /// What came of requests that make sessions.
    private final class Answers: Sendable {
        private let all = Mutex<[Result<SessionID, SessionError>]>([])

        func add(_ answer: Result<SessionID, SessionError>) { all.withLock { $0.append(answer) } }

        func wait(for count: Int) async throws -> [Result<SessionID, SessionError>] {
            for _ in 0..<2_000 where all.withLock({ $0.count }) < count {
                try await Task.sleep(for: .milliseconds(5))
            }
            let answers = all.withLock { $0 }
            #expect(answers.count == count)
            return answers
        }
    }

    private func create(
        in registry: SessionRegistry, _ answers: Answers, owner: String? = nil, key: IdempotencyKey? = nil,
        _ definition: String = Self.definition
    ) {
        registry.create(definition: Array(definition.utf8), key: key, owner: owner) { answer in
            answers.add(answer.map(\.session.id))
        }
    }

    private func made(_ answers: [Result<SessionID, SessionError>]) -> [SessionID] {
        answers.compactMap { try? $0.get() }
    }

    @Test("Of many creations at once, forks and imports among them, as many are made as the limit says")
    func all() async throws {
        let registry = Self.registry(7)
        let first = Answers()
        create(in: registry, first)
        let source = try registry.session(made(try await first.wait(for: 1))[0])
        let export = try source.export()
        let answers = Answers()
        let copied: CopyAnswer = { answers.add($0.map(\.session.id)) }
        for _ in 0..<10 {
            create(in: registry, answers)
            registry.fork(source, answer: copied)
            registry.import(export, answer: copied)
        }
        let ends = try await answers.wait(for: 30)
        #expect(made(ends).count == 6)
        #expect(ends.compactMap(\.refusal).allSatisfy { $0 == Self.allInUse })
        #expect(try registry.list().items.count == 7)
        #expect(registry.environment.places.count == 0)
        let deleted = Answers()
        registry.delete(source.id) { answer in deleted.add(answer.map { _ in source.id }) }
        _ = try await deleted.wait(for: 1)
        let last = Answers()
        for _ in 0..<3 { create(in: registry, last) }
        #expect(made(try await last.wait(for: 3)).count == 1)
    }

    @Test("Whoever creates many at once meets its own limit, and others have room")
    func ofOwner() async throws {
        let registry = Self.registry(6, ofOwner: 2)
        let answers = Answers()
        for owner in ["a", "b"] {
            for _ in 0..<5 { create(in: registry, answers, owner: owner) }
        }
        let ends = try await answers.wait(for: 10)
        #expect(made(ends).count == 4)
        #expect(ends.compactMap(\.refusal).allSatisfy { $0 == Self.allOfTokenInUse })
        for _ in 0..<5 { create(in: registry, answers) }
        #expect(made(try await answers.wait(for: 15)).count == 6)
        #expect(registry.environment.places.count == 0)
    }

    @Test("What is refused, fails, or turns out to be a retry gives its place back")
    func failures() async throws {
        let registry = Self.registry(2)
        let answers = Answers()
        create(in: registry, answers, #"{"root": {"class": "A", "titel": 1}}"#)
        let export = #"{"format": "nothing"}"#
        registry.import(Array(export.utf8)) { answers.add($0.map(\.session.id)) }
        #expect(made(try await answers.wait(for: 2)).isEmpty)
        let key = IdempotencyKey(text: "k", fingerprint: 1)
        let retries = Answers()
        for _ in 0..<2 { create(in: registry, retries, key: key) }
        let ids = made(try await retries.wait(for: 2))
        #expect(ids.count == 2 && Set(ids).count == 1)
        #expect(registry.environment.places.count == 0)
        create(in: registry, answers)
        #expect(made(try await answers.wait(for: 3)).count == 1)
    }
}

extension Result where Failure == SessionError {
    fileprivate var refusal: SessionError? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
