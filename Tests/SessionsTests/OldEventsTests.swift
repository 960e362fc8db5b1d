import ControllerHierarchy
import JournalSupport
import Sessions
import Synchronization
import Testing
import WireFormat

/// Reading what is no longer in memory: that it is right, and what it costs.
///
/// Costs are counted in events that are caused once more, which is the same on every machine.
@Suite("Old events")
struct OldEventsTests {
    static let push = #"{"op": "push", "target": "nav", "controller": {"class": "A"}}"#
    private static let pop = #"{"op": "pop", "target": "nav"}"#
    private static let raise = #"{"op": "push", "target": "nav", "controller": "home"}"#

    /// A registry that keeps nothing of a log in memory, and another one over the same journal.
    static func registries(_ clock: SessionClock = .system) -> [SessionRegistry] {
        var limits = SessionLimits()
        limits.eventsInMemoryMax = 0
        let journal = MemoryJournal()
        return (0..<2).map { _ in SessionRegistry(journal: journal, limits: limits, clock: clock) }
    }

    /// A session of pushes and pops.
    static func grown(_ registry: SessionRegistry, _ count: Int) throws -> Session {
        let session = try registry.create(RandomOperations.definition).session
        for number in 0..<count { try session.perform(number % 2 == 0 ? push : pop) }
        return session
    }

    static func page(
        _ session: Session, after: Int, limit: Int, workMax: Int? = nil
    ) throws -> EventPage {
        var query = EventQuery()
        query.after = after
        query.limit = limit
        query.workMax = workMax
        return try session.events(query)
    }

    static func lines(_ page: EventPage) -> [String] { page.events.map { "\($0)" } }

    @Test("A page costs its own events, wherever in the log it is, and a page once more nothing")
    func proportion() throws {
        let (registry, count) = (Self.registries()[0], 800)
        let session = try Self.grown(registry, count)
        let last = try session.events().last
        // What all of it costs at once; the factor leaves room for what stands in part on two pages.
        let (most, perOperation) = (last + 8 * (count + 1), last / count + 8)
        for limit in [1, 10, 250] {
            let before = registry.replayWork
            var (after, costs) = (0, [Int]())
            while after < (limit == 1 ? 300 : last) {
                let begun = registry.replayWork
                let page = try Self.page(session, after: after, limit: limit)
                costs.append(registry.replayWork - begun)
                #expect(page.events.map(\.sequence) == Array(after + 1...min(after + limit, last)))
                #expect(page.isParked)
                let again = registry.replayWork
                #expect(try Self.lines(Self.page(session, after: after, limit: limit)) == Self.lines(page))
                #expect(registry.replayWork == again, "the page behind \(after) once more")
                after = page.next
            }
            let bound = 3 * (limit + perOperation)
            #expect(costs.allSatisfy { $0 <= bound }, "\(limit): \(costs.max() ?? 0) of \(bound)")
            #expect(registry.replayWork - before <= most + bound)
            registry.keepHouse(evictingIdleFor: 3_600)
        }
    }

    @Test("Whoever reads in whatever order has the same log, over what was raised, reset and added")
    func order() throws {
        for seed in 1...4 as ClosedRange<UInt64> {
            let registries = Self.registries()
            let session = try registries[0].create(RandomOperations.definition).session
            var random = RandomOperations(seed: seed)
            for number in 0..<90 {
                _ = try? session.perform(random.next())
                if number % 13 == 0 { try session.perform(Self.raise) }
                if number == 40 { session.reset { _ in } }
            }
            let all = Self.lines(try Self.page(session, after: 0, limit: 50_000))
            #expect(all.count > 300)
            let other = try registries[1].session(session.id)
            var places = Array(0..<8).map { ($0 * all.count / 8, 1 + $0 * 7) }
            // Readers at several places take turns, each with pages of another size; and one goes back.
            for turn in 0..<120 {
                let (after, limit) = places[turn % 8]
                let page = try Self.page(other, after: after, limit: limit)
                #expect(Self.lines(page) == Array(all[after..<min(after + limit, all.count)]))
                places[turn % 8].0 = turn % 8 == 7 ? max(after - 23, 0) : page.hasMore ? page.next : 0
            }
            #expect((1...8).contains(registries[1].parkedReplayCount))
        }
    }

    @Test("A page that may do only so much work comes in parts, none of which costs more")
    func turns() throws {
        let registry = Self.registries()[0]
        let session = try Self.grown(registry, 600)
        let last = try session.events().last
        let (start, workMax) = (last - 100, 200)
        var (parts, events) = ([Int](), [Int]())
        var after = start
        repeat {
            let begun = registry.replayWork
            let page = try Self.page(session, after: after, limit: 1_000, workMax: workMax)
            parts.append(registry.replayWork - begun)
            events += page.events.map(\.sequence)
            after = page.next
            if !page.hasMore { break }
            #expect(page.isParked)
        } while parts.count < 1_000
        #expect(events == Array(start + 1...last))
        #expect(parts.count > last / (2 * workMax))
        #expect(parts.allSatisfy { $0 <= workMax + 100 }, "\(parts.max() ?? 0)")
    }

    @Test("A log of much that raised comes in pages that cost a bounded amount of work")
    func raised() throws {
        var limits = SessionLimits()
        limits.eventsInMemoryMax = 0
        (limits.history.eventsMax, limits.history.operationsMax) = (2_000, 200)
        let workMax = 2 * (2_000 + 8 * 200)
        let registry = SessionRegistry(journal: MemoryJournal(), limits: limits)
        let definition = #"""
            {"classes": {"Bad": {"scripts": {"viewDidLoad": [{"do": [
                {"op": "push", "target": "nav", "controller": "home"}]}]}}},
             "root": {"class": "UINavigationController", "as": "nav", "viewControllers": [{"as": "home"}]}}
            """#
        let session = try registry.create(definition).session
        for _ in 0..<40 { try session.perform(Self.push) }
        let bad = #"{"op": "push", "target": "nav", "controller": {"class": "Bad"}}"#
        for _ in 0..<40 { #expect(try session.perform(bad).outcome.outcome == .raised) }
        let last = try session.events().last
        var (sequences, pages) = ([Int](), 0)
        var hasMore = true
        while hasMore, pages < 100 {
            let begun = registry.replayWork
            let page = try Self.page(session, after: sequences.last ?? 0, limit: 50_000)
            #expect(!page.events.isEmpty)
            #expect(registry.replayWork - begun <= workMax + 2_000)
            sequences += page.events.map(\.sequence)
            hasMore = page.hasMore
            pages += 1
        }
        #expect(sequences == Array(1...last))
        #expect(pages > 2)
    }

    @Test("A thread that serves connections leaves the rest to another one, which goes on from there")
    func serving() throws {
        let registries = Self.registries()
        let registry = registries[0]
        let session = try Self.grown(registry, 300)
        let last = try session.events().last
        let other = try registries[1].session(session.id)
        let whole = Self.lines(try Self.page(other, after: 0, limit: 50_000))
        let begun = registry.replayWork
        var (after, postponed) = (0, 0)
        var events: [String] = []
        while after < last {
            ServingThread.enter()
            let page = Result { try Self.page(session, after: after, limit: 900) }
            ServingThread.leave()
            var taken = try? page.get()
            if taken == nil {
                #expect(throws: SessionError.stopped(.postponed)) { try page.get() }
                postponed += 1
                taken = try Self.page(session, after: after, limit: 900)
            }
            events += Self.lines(try #require(taken))
            after = taken?.next ?? last
        }
        #expect(events == whole)
        #expect(postponed > 0)
        #expect(registry.replayWork - begun < 2 * (last + 8 * 300))
        ServingThread.enter()
        defer { ServingThread.leave() }
        #expect(throws: SessionError.stopped(.postponed)) { try session.snapshot(at: 290) }
    }

    @Test("The past of the hierarchy costs what lies between two looks")
    func hierarchy() throws {
        let registries = Self.registries()
        let session = try Self.grown(registries[0], 200)
        let other = try registries[1].session(session.id)
        var snapshots: [String] = []
        for version in 0...150 { snapshots.append(try other.snapshot(at: version)) }
        let perOperation = try other.events().last / 200 + 9
        #expect(registries[1].replayWork <= 160 * perOperation)
        for version in [149, 0, 150, 75, 76] {
            #expect(try session.snapshot(at: version) == snapshots[version])
        }
    }

    @Test("What is kept for readers is bounded, and is let go with the session and with time")
    func bounds() throws {
        let clock = ManualClock()
        let registry = Self.registries(clock.clock)[0]
        let sessions = try (0..<70).map { _ in try Self.grown(registry, 20) }
        // A replay that has passed over what raised is of no use to who reads before that.
        for _ in 0..<12 {
            try sessions[0].perform(Self.raise)
            try sessions[0].perform(Self.push)
        }
        let last = try sessions[0].events().last
        for after in stride(from: last - 1, to: last / 2, by: -20) {
            _ = try Self.page(sessions[0], after: after, limit: 1)
        }
        #expect(registry.parkedReplayCount == 8)
        for session in sessions { #expect(try Self.page(session, after: 0, limit: 9).events.count == 9) }
        #expect(registry.parkedReplayCount == 64)
        // Those at work are not put out by newcomers, the others are.
        clock.advance(by: 2)
        _ = try Self.page(sessions[69], after: 0, limit: 9)
        #expect(registry.parkedReplayCount == 1)
        registry.delete(sessions[69].id) { _ in }
        #expect(registry.parkedReplayCount == 0)
        _ = try Self.page(sessions[1], after: 0, limit: 9)
        clock.advance(by: 11)
        registry.keepHouse(evictingIdleFor: 3_600)
        #expect(registry.parkedReplayCount == 0)
    }

    @Test("What a reader has seen of operations that are lost then is not gone on with")
    func lost() throws {
        var limits = SessionLimits()
        limits.eventsInMemoryMax = 0
        let journal = DelayedJournal()
        let registry = SessionRegistry(journal: journal, limits: limits)
        let session = try registry.create(RandomOperations.definition).session
        func start(_ json: String) throws {
            session.perform(try DecodedOperation(json: Array(json.utf8))) { _ in }
        }
        try start(Self.push)
        journal.flush()
        try start(Self.push)
        let seen = try Self.page(session, after: 0, limit: 1_000)
        #expect(registry.parkedReplayCount == 1)
        journal.flush(failing: .full)
        try start(Self.pop)
        journal.flush()
        let other = SessionRegistry(journal: journal, limits: limits)
        let log = try other.session(session.id).log()
        #expect(try session.log() == log)
        #expect(try Self.page(session, after: 0, limit: 1_000).last < seen.last)
        #expect(try session.snapshot(at: 1) == other.session(session.id).snapshot(at: 1))
    }

    @Test("What another replica adds is gone on with, not begun anew")
    func replicas() throws {
        let registries = Self.registries()
        let mine = try Self.grown(registries[0], 200)
        let theirs = try registries[1].session(mine.id)
        var query = EventQuery()
        query.limit = 50_000
        query.after = try mine.durableEvents(query, asOf: 200).next
        let begun = registries[0].replayWork
        for version in 201...220 {
            try theirs.perform(version % 2 == 0 ? Self.pop : Self.push)
            let page = try mine.durableEvents(query, asOf: version)
            #expect(page.last > query.after && page.next == page.last)
            query.after = page.next
        }
        #expect(registries[0].replayWork - begun < 20 * 60)
    }
}
