import ControllerHierarchy
import JSONBytes
import Sessions
import Synchronization
import Testing
import WireFormat

@Suite("The sessions of a service")
struct RegistryTests {
    private static func definition(_ labels: String, ttl: Int? = nil) -> String {
        let seconds = ttl.map { ", \"ttlSeconds\": \($0)" } ?? ""
        return #"{"labels": {\#(labels)}\#(seconds), "root": {"class": "Home", "as": "home"}}"#
    }

    private static func delete(_ id: SessionID, in registry: SessionRegistry) throws -> Int {
        let result = Mutex<Result<Int, SessionError>?>(nil)
        registry.delete(id) { answer in result.withLock { $0 = answer } }
        return try #require(result.withLock { $0 }).get()
    }

    @Test("the journal is told a deadline that moves far, and no other, so that none ends early elsewhere")
    func notedDeadlines() throws {
        let clock = ManualClock()
        let journal = MemoryJournal()
        let registry = SessionRegistry(journal: journal, clock: clock.clock)
        let session = try registry.create(Self.definition("", ttl: 60)).session
        func noted(after seconds: Double) throws -> Double {
            clock.advance(by: seconds)
            session.touch()
            registry.noteDeadlines()
            return try #require(try journal.entry(of: session.id)).deadline
        }
        var last = try noted(after: 0)
        for (seconds, moves) in [(50.0, true), (1, false), (58, true), (59, true), (2, false)] {
            let next = try noted(after: seconds)
            #expect((next > last) == moves, "\(seconds)")
            #expect(next >= clock.clock.monotonicSeconds() + 60)
            last = next
        }
    }

    @Test("a session ends after its idle time, and is said to have expired for an hour")
    func expiry() throws {
        let clock = ManualClock()
        let registry = SessionRegistry(journal: MemoryJournal(), clock: clock.clock)
        let short = try registry.create(Self.definition("", ttl: 10)).session
        let long = try registry.create(Self.definition("")).session
        clock.advance(by: 9)
        try registry.session(short.id).perform(#"{"op": "settle"}"#)
        clock.advance(by: 9)
        #expect(try registry.session(short.id).summary().expiresMilliseconds == 1_019_000)
        short.touch()
        #expect(try short.summary().expiresMilliseconds == 1_028_000)
        #expect(registry.removeExpired() == 0)
        clock.advance(by: 10)
        let expired = SessionError.notFound(SessionEnd(reason: .expired, wallMilliseconds: 1_028_000))
        #expect(throws: expired) { try registry.session(short.id) }
        #expect(throws: SessionError.notFound(nil)) { try short.perform(#"{"op": "settle"}"#) }
        clock.advance(by: 3_599)
        #expect(throws: expired) { try registry.session(short.id) }
        #expect(registry.removeExpired() == 1)
        #expect(long.isEnded)
        clock.advance(by: 2)
        #expect(throws: SessionError.notFound(nil)) { try registry.session(short.id) }
        #expect(registry.countInMemory == 0)
    }

    @Test("of the sessions that have ended the last ones are remembered, as many as are to be")
    func endsRemembered() throws {
        for count in [0, 1, 70] {
            var limits = SessionLimits()
            limits.tombstonesMax = count
            let clock = ManualClock().clock
            let registry = SessionRegistry(journal: MemoryJournal(), limits: limits, clock: clock)
            var ended: [SessionID] = []
            for _ in 0..<150 {
                ended.append(try registry.create(Self.definition("")).session.id)
                #expect(try Self.delete(ended[ended.count - 1], in: registry) == 1)
            }
            let end = SessionEnd(reason: .deleted, wallMilliseconds: 1_000_000)
            for (place, id) in ended.enumerated() {
                let isRemembered = place >= ended.count - count
                #expect(throws: SessionError.notFound(isRemembered ? end : nil), "\(place) of \(count)") {
                    try registry.session(id)
                }
            }
        }
    }

    @Test("a session that nobody uses leaves memory, comes back by a replay, and expires all the same")
    func eviction() throws {
        let clock = ManualClock()
        let journal = MemoryJournal()
        let registry = SessionRegistry(journal: journal, clock: clock.clock)
        let session = try registry.create(RandomOperations.definition).session
        try session.perform(#"{"op": "push", "target": "nav", "controller": {"as": "b"}}"#)
        let before = try session.snapshot()
        clock.advance(by: 300)
        registry.keepHouse(evictingIdleFor: 300)
        #expect(registry.countInMemory == 0)
        let listed = try #require(try registry.list().items.first)
        #expect(listed.version == 1 && listed.expiresMilliseconds == 2_800_000)
        #expect(registry.countInMemory == 0, "listing needs no session in memory")
        clock.advance(by: 1_499)
        registry.keepHouse(evictingIdleFor: 300)
        let again = try registry.session(session.id)
        #expect(again !== session)
        #expect(try again.snapshot() == before)
        #expect(try again.summary().expiresMilliseconds == 4_599_000)
        registry.keepHouse(evictingIdleFor: 300)
        clock.advance(by: 400)
        registry.keepHouse(evictingIdleFor: 300)
        #expect(registry.countInMemory == 0)
        clock.advance(by: 1_399)
        #expect(registry.removeExpired() == 0)
        clock.advance(by: 2)
        #expect(throws: SessionError.self) { try registry.session(session.id) }
        #expect(registry.removeExpired() == 0)
        #expect(try journal.sessionCount() == 0)
        #expect(throws: SessionError.self) { try registry.session(session.id) }
    }

    @Test("after a process has died, sessions live no shorter than was promised, and a little longer at most")
    func deadlinesAfterACrash() throws {
        let clock = ManualClock()
        let journal = MemoryJournal()
        let registry = SessionRegistry(journal: journal, clock: clock.clock)
        let session = try registry.create(Self.definition("", ttl: 100)).session
        for _ in 0..<60 {
            clock.advance(by: 5)
            session.touch()
            registry.noteDeadlines()
        }
        let successor = SessionRegistry(journal: journal, clock: clock.clock)
        clock.advance(by: 99)
        #expect(successor.removeExpired() == 0)
        clock.advance(by: 41)
        #expect(successor.removeExpired() == 1)
    }

    @Test("activity does not keep a session beyond its greatest age")
    func age() throws {
        let clock = ManualClock()
        var limits = SessionLimits()
        limits.ageSecondsMax = 100
        let registry = SessionRegistry(journal: MemoryJournal(), limits: limits, clock: clock.clock)
        let session = try registry.create(Self.definition("", ttl: 60)).session
        clock.advance(by: 50)
        session.touch()
        clock.advance(by: 49)
        #expect(try registry.session(session.id).id == session.id)
        session.touch()
        clock.advance(by: 2)
        #expect(throws: SessionError.self) { try registry.session(session.id) }
    }

    @Test("sessions are listed in the order of creation, by pages and by label, and deleted alike")
    func listing() throws {
        let registry = SessionRegistry(journal: MemoryJournal())
        let ids = try (0..<25).map { index in
            try registry.create(Self.definition("\"run\": \"\(index % 2)\", \"n\": \"\(index)\"")).session.id
        }
        var listed: [SessionID] = []
        var cursor: String?
        repeat {
            let page = try registry.list(cursor: cursor, limit: 10)
            listed += page.items.map(\.id)
            cursor = page.next
        } while cursor != nil
        #expect(listed == ids)
        let odd = SessionDefinition.Label(key: "run", value: "1")
        #expect(try registry.list(label: odd).items.count == 12)
        #expect(throws: SessionError.self) { try registry.list(cursor: "x") }
        #expect(try Self.delete(ids[0], in: registry) == 1)
        #expect(throws: SessionError.notFound(SessionEnd(reason: .deleted, wallMilliseconds: 0))) {
            do {
                _ = try registry.session(ids[0])
            } catch SessionError.notFound(let end?) {
                throw SessionError.notFound(SessionEnd(reason: end.reason, wallMilliseconds: 0))
            }
        }
        #expect(throws: SessionError.self) { _ = try Self.delete(ids[0], in: registry) }
        let removed = Mutex(0)
        registry.delete(label: odd) { answer in removed.withLock { $0 = (try? answer.get()) ?? -1 } }
        #expect(removed.withLock { $0 } == 12)
        let even = ids.indices.filter { $0 > 0 && $0 % 2 == 0 }.map { ids[$0] }
        #expect(try registry.list().items.map(\.id) == even)
    }

    @Test("a creation with a key happens once")
    func creationKey() throws {
        let journal = MemoryJournal()
        let registry = SessionRegistry(journal: journal)
        let key = IdempotencyKey(text: "k", fingerprint: 1)
        let first = try registry.create(Self.definition(""), key: key)
        try first.session.perform(#"{"op": "settle"}"#)
        for present in [registry, SessionRegistry(journal: journal)] {
            let again = try present.create(Self.definition(""), key: key)
            #expect(again.isReplayed)
            #expect(again.session.id == first.session.id)
            #expect(again.launch.events.count == first.launch.events.count)
        }
        #expect(throws: SessionError.idempotencyKeyReused) {
            try registry.create(Self.definition(""), key: IdempotencyKey(text: "k", fingerprint: 2))
        }
        #expect(try registry.list().items.count == 1)
    }

    @Test(
        "what cannot be created leaves nothing behind",
        arguments: [
            #"{"root": {"class": "A", "titel": 1}}"#, #"{"storyboards": {"Main": "<x/>"}}"#,
            #"{"classes": {"A": {"superclass": "B"}, "B": {"superclass": "A"}}, "root": {"class": "A"}}"#,
        ])
    func refusals(definition: String) throws {
        let registry = SessionRegistry(journal: MemoryJournal())
        #expect(throws: SessionError.self) { try registry.create(definition) }
        #expect(try registry.list().items.isEmpty)
        #expect(registry.countInMemory == 0)
    }

    @Test("labels and time to live can be changed, and a full service creates no more")
    func changes() throws {
        var limits = SessionLimits()
        limits.sessionsMax = 1
        let journal = MemoryJournal()
        let registry = SessionRegistry(journal: journal, limits: limits)
        let session = try registry.create(Self.definition("\"a\": \"b\"")).session
        #expect(throws: SessionError.quotaExceeded("sessions")) { try registry.create(Self.definition("")) }
        let change = try SessionChange(body: Array(#"{"labels": {"c": "d"}, "ttlSeconds": 7}"#.utf8))
        let result = Mutex<Result<SessionSummary, SessionError>?>(nil)
        registry.change(session.id, change) { answer in result.withLock { $0 = answer } }
        let summary = try #require(result.withLock { $0 }).get()
        #expect(summary.labels == [.init(key: "c", value: "d")])
        #expect(summary.idleSeconds == 7)
        #expect(try SessionRegistry(journal: journal).session(session.id).summary().labels == summary.labels)
        #expect(moment(951_827_696_789) == "2000-02-29T12:34:56.789Z")
        #expect(moment(-1) == "1969-12-31T23:59:59.999Z")
        #expect(moment(1_767_225_600_007) == "2026-01-01T00:00:00.007Z")
    }

    private func moment(_ milliseconds: Int64) -> String {
        var writer = JSONWriter()
        Timestamp.write(milliseconds: milliseconds, to: &writer)
        return writer.string()
    }
}
