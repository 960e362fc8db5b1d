import Dispatch
import Foundation
import Sessions
import Testing
import WireFormat

@testable import PostgresJournal

/// Connections that break between a commit and its answer, when nobody can know what became of it.
@Suite("Broken commits", .enabled(if: PostgresPlace.server != nil, "needs Tools/with-postgres.py"))
struct BrokenCommitTests {
    private static let definition = #"{"root": {"class": "UINavigationController", "as": "nav"}}"#

    private static func title(_ text: String) -> String {
        #"{"op": "set", "target": "nav", "title": "\#(text)"}"#
    }

    private static let appends: [Statement] = [.append, .appendSeveral]

    /// A replica that reaches the database through a relay, and another one that reaches it by itself.
    private struct Place {
        let relay: Relay
        let journal: PostgresJournal
        let (replica, other): (Replica, Replica)
        let address: String

        /// The titles that a session's operations have set, in their order.
        func titles(of session: SessionID) throws -> [String] {
            try PostgresPlace.titles(of: session, address).map { String($0.split(separator: " ")[2]) }
        }

        /// Waits until somebody waits for a row that another transaction has changed.
        func awaitLock() {
            guard let settings = try? ConnectionSettings(uri: address),
                let connection = try? Connection(settings)
            else { return }
            let waiting =
                "SELECT count(*) FROM pg_stat_activity "
                + "WHERE datname = current_database() AND wait_event_type = 'Lock'"
            BrokenCommitTests.until { try connection.number(waiting) > 0 }
        }
    }

    /// Waits until something holds, for some seconds at most.
    fileprivate static func until(_ holds: () throws -> Bool) {
        let deadline = ContinuousClock.now + .seconds(20)
        while (try? holds()) != true, ContinuousClock.now < deadline { usleep(5_000) }
    }

    /// - Parameter loop: Has the groups of the one behind the relay carried out; nil for its queue.
    private static func withPlace(on loop: ServingLoop?, _ body: (Place) throws -> Void) throws {
        try PostgresPlace.withDatabase { address in
            let port = try #require(UInt16(address.split(separator: "port=").last ?? ""))
            let relay = try Relay(to: port)
            defer { relay.end() }
            var way = address.replacing(#/\?.*/#, with: "?host=127.0.0.1&port=\(relay.port)")
            way += "&sslmode=disable&gssencmode=disable"
            let journal = try PostgresJournal(ConnectionSettings(uri: way), readerCount: 2)
            try loop?.adopt(journal)
            let replica = Replica(registry: SessionRegistry(journal: journal))
            defer { replica.registry.close() }
            try Replica.withSeveral(1, at: address) { others in
                try body(
                    Place(
                        relay: relay, journal: journal, replica: replica, other: others[0], address: address))
            }
        }
    }

    @Test(
        "a write is carried out once, and who waits for it told so; of a change nobody can say it",
        arguments: Relay.Break.allCases, [nil, ServingLoop()])
    func once(_ kind: Relay.Break, on loop: ServingLoop?) throws {
        try Self.withPlace(on: loop) { place in
            let (replica, registry) = (place.replica, place.replica.registry)
            let id = try replica.create(Self.definition)
            func breaking<Answer>(
                _ statements: [Statement], times: Int = 1, _ body: () throws -> Answer
            ) rethrows -> Answer {
                place.relay.breakNext(statements, kind, times: times) {
                    if statements != [.update] { place.awaitLock() }
                }
                let count = place.journal.unknownOutcomeCount
                defer {
                    for _ in 0..<times {
                        #expect(place.relay.broken.wait(timeout: .now()) == .success, "\(statements)")
                    }
                    #expect(place.journal.unknownOutcomeCount == count + 1, "\(statements)")
                }
                return try body()
            }
            for version in 1...3 {
                let receipt = try breaking(Self.appends, times: version) {
                    try replica.perform(Self.title("\(version)"), on: id)
                }
                #expect(receipt.version == version)
            }
            #expect(try place.titles(of: id) == ["1", "2", "3"])
            let made = try breaking([.create]) { try replica.create(Self.definition) }
            let key = IdempotencyKey(text: "create", fingerprint: 3)
            let keyed = try breaking([.createWithKey]) {
                let created = try answer { done in
                    registry.create(definition: Array(Self.definition.utf8), key: key, answer: done)
                }
                #expect(!created.isReplayed)
                return created.session.id
            }
            #expect(try place.other.create(Self.definition, key: key) == keyed)
            #expect(try place.other.registry.list().items.map(\.id) == [id, made, keyed])
            try breaking([.deleteSession]) {
                try answer { done in registry.delete(made) { done($0.map { _ in }) } }
            }
            #expect(try place.other.registry.list().items.map(\.id) == [id, keyed])

            let change = try SessionChange(body: Array(#"{"ttlSeconds": 77}"#.utf8), limits: ContentLimits())
            let before = try registry.session(id).summary().idleSeconds
            let refusal = breaking([.update]) {
                #expect(throws: SessionError.self) {
                    try answer { done in registry.change(id, change) { done($0.map { _ in }) } }
                }
            }
            #expect(refusal?.isUnknown == true, "\(String(describing: refusal))")
            if kind == .late { Self.until { try registry.session(id).summary().idleSeconds == 77 } }
            for replica in [replica, place.other] {
                let seconds = try replica.registry.session(id).summary().idleSeconds
                #expect(seconds == (kind.isCommitted ? 77 : before))
            }
        }
    }

    @Test(
        "what others have written meanwhile stands behind it, or before it is done again",
        arguments: Relay.Break.allCases, [nil, ServingLoop()])
    func others(_ kind: Relay.Break, on loop: ServingLoop?) throws {
        try Self.withPlace(on: loop) { place in
            let id = try place.replica.create(Self.definition)
            let session = try place.replica.registry.session(id)
            place.relay.breakNext(Self.appends, kind, closes: true) { place.awaitLock() }
            let operation = try DecodedOperation(json: Array(Self.title("1").utf8))
            let next = try DecodedOperation(json: Array(Self.title("2").utf8))
            let answers = Box<[Result<OperationReceipt, SessionError>]>([])
            let done = DispatchSemaphore(value: 0)
            func perform(_ operation: DecodedOperation) {
                session.perform(operation) { result in
                    answers.change { $0.append(result) }
                    done.signal()
                }
            }
            perform(operation)
            #expect(place.relay.broken.wait(timeout: .now() + 10) == .success)
            // It is built on the one that nobody knows about, in this replica's memory alone.
            perform(next)
            let version = try place.other.perform(Self.title("9"), on: id).version
            #expect(version == (kind.isCommitted ? 2 : 1))
            #expect(answers.get().isEmpty)
            place.relay.open()
            for _ in 0..<2 { #expect(done.wait(timeout: .now() + 20) == .success) }
            let titles = try place.titles(of: id)
            #expect(titles.sorted() == ["1", "2", "9"])
            #expect(titles.firstIndex(of: "9") == version - 1)
            let versions = try answers.get().map { try $0.get().version }
            #expect(Set(versions) == Set([1, 2, 3]).subtracting([version]))
            #expect(place.journal.unknownOutcomeCount == 1)
            let logs = try [place.replica, place.other].map { replica in
                try replica.registry.session(id).events().events.map { "\($0)" }
            }
            #expect(logs[0] == logs[1])
        }
    }

    @Test(
        "when the server stays away nobody is told that nothing was done, and the same key finds what was",
        arguments: [Relay.Break.uncommitted, .unanswered], [nil, ServingLoop()])
    func outage(_ kind: Relay.Break, on loop: ServingLoop?) throws {
        try Self.withPlace(on: loop) { place in
            let id = try place.replica.create(Self.definition)
            let key = IdempotencyKey(text: "k", fingerprint: 1)
            place.relay.breakNext(Self.appends, kind, closes: true)
            let unsent = Box<SessionError?>(nil)
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                _ = place.relay.broken.wait(timeout: .now() + 10)
                do { _ = try place.replica.perform(Self.title("2"), on: id) } catch {
                    unsent.set(error as? SessionError)
                }
                done.signal()
            }
            let refusal = #expect(throws: SessionError.self) {
                try place.replica.perform(Self.title("1"), on: id, key: key)
            }
            #expect(refusal?.isUnknown == true, "\(String(describing: refusal))")
            #expect(done.wait(timeout: .now() + 20) == .success)
            #expect(unsent.get()?.isUnknown == false, "\(String(describing: unsent.get()))")
            #expect(place.journal.unknownOutcomeCount == 1)
            for replica in [place.replica, place.other] {
                let version = try replica.registry.session(id).summary().version
                #expect(version == (kind.isCommitted ? 1 : 0))
            }
            place.relay.open()
            var receipt: OperationReceipt?
            Self.until {
                receipt = try place.replica.perform(Self.title("1"), on: id, key: key)
                return true
            }
            #expect(receipt?.version == 1 && receipt?.isReplayed == kind.isCommitted)
            // What was found was read; writes are refused until somebody has tried for the server again.
            Self.until {
                receipt = try place.replica.perform(Self.title("2"), on: id)
                return true
            }
            #expect(receipt?.version == 2)
            #expect(try place.titles(of: id) == ["1", "2"])
        }
    }
}

extension SessionError {
    fileprivate var isUnknown: Bool { if case .outcomeUnknown = self { true } else { false } }
}
