import Foundation
import Sessions
import Synchronization
import Testing
import WireFormat

@testable import PostgresJournal

/// What several processes that share a database must do; here they are several journals of one process.
@Suite("Replicas", .enabled(if: PostgresPlace.server != nil, "needs Tools/with-postgres.py"))
struct ReplicaTests {
    private static let definition = #"{"root": {"class": "UINavigationController", "as": "nav"}}"#

    private static func title(_ text: String) -> String {
        #"{"op": "set", "target": "nav", "title": "\#(text)"}"#
    }

    @Test("every replica answers as if it were the only one", arguments: [nil, ServingLoop()])
    func agreement(on loop: ServingLoop?) throws {
        try Replica.withSeveral(3, on: loop) { replicas in
            let id = try replicas[0].create(Self.definition)
            for round in 1...9 {
                let replica = replicas[round % 3]
                #expect(try replica.perform(Self.title("\(round)"), on: id).version == round)
                for other in replicas { #expect(try other.registry.session(id).summary().version == round) }
            }
            let key = IdempotencyKey(text: "k", fingerprint: 1)
            for (index, replica) in replicas.enumerated() {
                let receipt = try replica.perform(Self.title("k"), on: id, key: key)
                #expect(receipt.version == 10)
                #expect(receipt.isReplayed == (index > 0))
            }
            let stale = IdempotencyKey(text: "k", fingerprint: 2)
            #expect(throws: SessionError.idempotencyKeyReused) {
                try replicas[1].perform(Self.title("k"), on: id, key: stale)
            }
            // Replica 2 has not been asked since, and replica 0 acts on a version that is gone.
            #expect(try replicas[1].perform(Self.title("a"), on: id, version: 10).version == 11)
            #expect(throws: SessionError.preconditionFailed(current: 11)) {
                try replicas[2].perform(Self.title("b"), on: id, version: 10)
            }
            // A mistake is one only if it still is one now.
            let made = #"{"op": "instantiate", "controller": {"class": "A", "as": "late"}}"#
            #expect(try replicas[1].perform(made, on: id).version == 12)
            #expect(try replicas[0].perform(#"{"op": "loadView", "target": "late"}"#, on: id).version == 13)
            let logs = try replicas.map { try $0.registry.session(id).events().events.map { "\($0)" } }
            #expect(Set(logs).count == 1)
        }
    }

    @Test("labels, time to live, creation keys and ends are known to all")
    func resources() throws {
        try Replica.withSeveral(2) { replicas in
            let key = IdempotencyKey(text: "create", fingerprint: 3)
            let id = try replicas[0].create(Self.definition, key: key)
            #expect(try replicas[1].create(Self.definition, key: key) == id)
            let other = try replicas[1].registry.session(id)
            let change = try SessionChange(
                body: Array(#"{"labels": {"a": "b"}, "ttlSeconds": 77}"#.utf8), limits: ContentLimits())
            try answer { done in replicas[0].registry.change(id, change) { done($0.map { _ in }) } }
            let summary = try replicas[1].registry.session(id).summary()
            #expect(summary.labels == [SessionDefinition.Label(key: "a", value: "b")])
            #expect(summary.idleSeconds == 77)
            #expect(try replicas[1].registry.list(label: summary.labels[0]).items.map(\.id) == [id])
            try answer { done in replicas[1].registry.delete(id) { done($0.map { _ in }) } }
            #expect(other.isEnded)
            for replica in replicas {
                #expect(throws: SessionError.self) { try replica.registry.session(id) }
                #expect(throws: SessionError.self) { try replica.perform(Self.title("late"), on: id) }
            }
        }
    }

    @Test("how many sessions all have made is known a second later")
    func counts() throws {
        try PostgresPlace.withDatabase { address in
            let journals = try (0..<2).map { _ in try PostgresJournal(ConnectionSettings(uri: address)) }
            defer { for journal in journals { journal.close() } }
            #expect(try journals[0].sessionCount() == 0)
            for _ in 0..<3 { try journals[1].createNow(Samples.header()) }
            usleep(1_100_000)
            #expect(try journals[0].sessionCount() == 3)
        }
    }

    @Test("whose a session is, is known to all")
    func owners() throws {
        try Replica.withSeveral(2) { replicas in
            let ids = try ["ada", "bob"].map { try replicas[0].create(Self.definition, owner: $0) }
            for (number, replica) in replicas.enumerated() {
                for (id, owner) in zip(ids, ["ada", "bob"]) {
                    for (user, scope) in [("ada", SessionScope.own("ada")), ("root", .everybodys)] {
                        let isFound = owner == user || user == "root"
                        let find = { try replica.registry.session(id, in: scope).id }
                        let findToChange = { try replica.registry.sessionToChange(id, in: scope).id }
                        for find in [find, findToChange] {
                            if isFound {
                                #expect(try find() == id)
                            } else {
                                #expect(throws: SessionError.notFound(nil), "\(number)") { try find() }
                            }
                        }
                    }
                }
                #expect(try replica.registry.list(in: .own("bob")).items.map(\.id) == [ids[1]])
            }
            let fork = try answer { done in
                do {
                    replicas[1].registry.fork(
                        try replicas[1].registry.session(ids[0]), owner: "bob", answer: done)
                } catch { Issue.record(error) }
            }
            #expect(fork.session.owner == "bob")
            #expect(throws: SessionError.notFound(nil)) {
                try replicas[0].registry.session(fork.session.id, in: .own("ada"))
            }
            try answer { done in replicas[1].registry.delete(ids[1]) { done($0.map { _ in }) } }
            // Neither of the owner's end, nor of when it came, does anybody else hear.
            for replica in replicas {
                #expect(throws: SessionError.notFound(nil)) {
                    try replica.registry.session(ids[1], in: .own("ada"))
                }
            }
            let told = #expect(throws: SessionError.self) {
                try replicas[1].registry.session(ids[1], in: .own("bob"))
            }
            #expect(told != .notFound(nil))
        }
    }

    @Test("who follows a session on one replica is woken by the others")
    func news() throws {
        try Replica.withSeveral(2) { replicas in
            let id = try replicas[0].create(Self.definition)
            // The same news may come twice.
            let (changed, deleted) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let heard = Box<[SessionNews]>([])
            _ = replicas[1].registry.watchers.add(id) { news in
                heard.change { $0.append(news) }
                if news == .version(1) { changed.signal() }
                if news == .ended(.deleted) { deleted.signal() }
            }
            _ = try replicas[0].perform(Self.title("1"), on: id)
            #expect(changed.wait(timeout: .now() + 20) == .success)
            try answer { done in replicas[0].registry.delete(id) { done($0.map { _ in }) } }
            #expect(deleted.wait(timeout: .now() + 20) == .success)
            #expect(heard.get().last == .ended(.deleted))
        }
    }

    @Test(
        "of what writers on all replicas are told nothing is lost and nothing done twice, while connections break",
        arguments: [nil, ServingLoop()])
    func brokenConnections(on loop: ServingLoop?) throws {
        try PostgresPlace.withDatabase { address in
            try Replica.withSeveral(3, at: address, on: loop) { replicas in
                let ids = try (0..<4).map { _ in try replicas[0].create(Self.definition) }
                let acknowledged = Box<[String]>([])
                let unknown = Box<Set<String>>([])
                let breaker = try Connection(ConnectionSettings(uri: address))
                let isOver = Atomic(false)
                let writers = DispatchGroup()
                for writer in 0..<9 {
                    DispatchQueue.global().async(group: writers) {
                        for number in 0..<40 {
                            let text = "\(writer)-\(number)"
                            let id = ids[(writer + number) % ids.count]
                            do {
                                let receipt = try replicas[writer % 3].perform(Self.title(text), on: id)
                                acknowledged.change { $0.append("\(id) \(receipt.version) \(text)") }
                            } catch SessionError.outcomeUnknown {
                                unknown.change { _ = $0.insert(text) }
                            } catch {
                                // There was no server, or others were faster several times in a row.
                                if case .storageUnavailable? = error as? SessionError { continue }
                                if error as? SessionError != .versionConflict { Issue.record(error) }
                            }
                        }
                    }
                }
                DispatchQueue.global().async {
                    writers.wait()
                    isOver.store(true, ordering: .releasing)
                }
                while !isOver.load(ordering: .acquiring) {
                    usleep(30_000)
                    try breaker.script(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                            + "WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < 0.3"
                    )
                }
                let stored = try ids.flatMap { try PostgresPlace.titles(of: $0, address) }
                #expect(
                    Set(stored.map { $0.split(separator: " ")[2] }).count == stored.count, "nothing twice")
                #expect(Set(acknowledged.get()).isSubset(of: stored), "nothing lost")
                let extra = Set(stored).subtracting(acknowledged.get())
                #expect(extra.allSatisfy { unknown.get().contains(String($0.split(separator: " ")[2])) })
                #expect(acknowledged.get().count > 100)
            }
        }
    }

    @Test("tables of another version are refused with a word on what to do")
    func versions() throws {
        try PostgresPlace.withEmptyDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            func refusal() -> String? {
                do throws(PostgresJournalError) {
                    try PostgresJournal(settings).close()
                    return nil
                } catch {
                    return error.code == .configuration ? error.detail : "unreachable"
                }
            }
            #expect(refusal()?.contains("understudy migrate") == true)
            #expect(try PostgresJournal.migrate(settings) == (0, Schema.version))
            #expect(try PostgresJournal.migrate(settings) == (Schema.version, Schema.version))
            #expect(refusal() == nil)
            try Connection(settings).script("UPDATE understudy.schema_version SET version = 99")
            #expect(refusal()?.contains("later program") == true)
            #expect(throws: PostgresJournalError.self) { try PostgresJournal.migrate(settings) }
        }
        #expect(throws: PostgresJournalError.self) {
            try PostgresJournal(ConnectionSettings(uri: "postgres://127.0.0.1:1/none"))
        }
        #expect(throws: PostgresJournalError.self) { try ConnectionSettings(uri: "postgres://a:b:c/%") }
    }
}
