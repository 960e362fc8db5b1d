import Dispatch
import Sessions
import Testing
import WireFormat

/// What every store must do, whatever it is made of.
@Suite("The journal's contract")
struct JournalContractTests {
    @Test("a session is stored as it was given, once for each key", arguments: StoreKind.allCases)
    func creation(kind: StoreKind) throws {
        try kind.withJournal { journal in
            let key = IdempotencyKey(text: "first", fingerprint: 1 << 63)
            let labels = [SessionDefinition.Label(key: "b", value: "1"), .init(key: "a", value: "ü'\"")]
            var first = Samples.header(labels: labels, key: key)
            #expect(try journal.sessionCount() == 0)
            try journal.createNow(first)
            #expect(try journal.sessionCount() == 1)
            var second = Samples.header()
            try journal.createNow(second)
            let order = try journal.entries(label: nil, owner: nil, after: 0, limit: 9).map(\.order)
            #expect(order == order.sorted() && Set(order).count == 2)
            first.entry.order = order[0]
            second.entry.order = order[1]
            for (index, header) in [first, second].enumerated() {
                let stored = try #require(try journal.header(of: header.id))
                var expected = header
                expected.entry.head = .init(lastSequence: 9)
                #expect(stored == expected, "session \(index)")
            }
            #expect(try journal.session(createdWith: "first")?.id == first.id)
            #expect(try journal.session(createdWith: "second") == nil)
            #expect(throws: JournalError.keyTaken(first.id)) {
                try journal.createNow(Samples.header(key: key))
            }
            #expect(try journal.sessionCount() == 2)
            #expect(try journal.header(of: .random()) == nil)
        }
    }

    @Test("records are added behind the last version or not at all", arguments: StoreKind.allCases)
    func appending(kind: StoreKind) throws {
        try kind.withJournal { journal in
            let header = Samples.header()
            try journal.createNow(header)
            try journal.appendNow([Samples.record(1)], to: header.id)
            try journal.appendNow(Samples.records(2...20), to: header.id)
            for wrong in [1, 20, 22] {
                #expect(throws: JournalError.conflict) {
                    try journal.appendNow([Samples.record(wrong)], to: header.id)
                }
            }
            #expect(throws: JournalError.unknownSession) {
                try journal.appendNow([Samples.record(1)], to: .random())
            }
            try journal.appendNow([Samples.record(21)], to: header.id)
            for range in [1...21, 1...1, 5...9, 21...21, 20...99, 22...30] {
                #expect(
                    try journal.records(of: header.id, versions: range)
                        == Samples.records(1...21).filter { range.contains($0.version) })
            }
            let head = try #require(try journal.header(of: header.id)).entry.head
            #expect(head == JournalEntry.Head(version: 21, lastSequence: 30))
            #expect(try journal.entries(label: nil, owner: nil, after: 0, limit: 1).map(\.head) == [head])
            #expect(throws: JournalError.unknownSession) {
                _ = try journal.records(of: .random(), versions: 1...1)
            }
        }
    }

    @Test("a session is created with its past, or not at all", arguments: StoreKind.allCases)
    func creationWithRecords(kind: StoreKind) throws {
        try kind.withJournal { journal in
            let key = IdempotencyKey(text: "a b", fingerprint: 3)
            let header = Samples.header(key: key, owner: "ä")
            try waiting { journal.create(header, with: Samples.records(1...500), completion: $0) }
            let second = Samples.header(key: key, owner: "ä")
            #expect(throws: JournalError.keyTaken(header.id)) {
                try waiting { journal.create(second, with: Samples.records(1...3), completion: $0) }
            }
            #expect(try journal.header(of: second.id) == nil)
            #expect(try journal.header(of: header.id)?.entry.owner == "ä")
            #expect(try journal.header(of: header.id)?.entry.head.version == 500)
            #expect(try journal.records(of: header.id, versions: 1...999) == Samples.records(1...500))
            try journal.appendNow(Samples.records(501...502), to: header.id)
            let plain = Samples.header()
            try waiting { journal.create(plain, with: Samples.records(1...2), completion: $0) }
            #expect(try journal.records(of: plain.id, versions: 1...9) == Samples.records(1...2))
            #expect(try journal.sessionCount(of: "ä") == 1)
            #expect(try journal.sessionCount(of: "a") == 0)
            try journal.deleteNow([header.id])
            #expect(try journal.sessionCount(of: "ä") == 0)
            try waiting { journal.create(second, with: Samples.records(1...3), completion: $0) }
            #expect(try journal.records(of: second.id, versions: 1...9) == Samples.records(1...3))
        }
    }

    @Test("what a store is asked is counted and timed", arguments: StoreKind.allCases)
    func figures(kind: StoreKind) throws {
        try kind.withPlace { place in
            let figures = try place.withJournal { journal in
                let replica = Replica(registry: SessionRegistry(journal: journal))
                let definition = #"{"root": {"as": "home"}}"#
                let ids = try (0..<3).map { _ in try replica.create(definition) }
                for number in 0..<5 {
                    let set = #"{"op": "set", "target": "home", "title": "\#(number)"}"#
                    _ = try replica.perform(set, on: ids[0])
                }
                #expect(try replica.registry.storedBytes() > 100)
                #expect(replica.registry.unknownOutcomeCount == 0)
                return replica.registry.journalFigures
            }
            func count(_ work: JournalFigures.Work) -> Int {
                figures.withDurations(of: work) { $0.snapshot.counts.reduce(0, +) }
            }
            #expect(count(.create) == 3)
            #expect(count(.append) == 5)
            #expect(count(.delete) == 0)
            #expect(count(.read) >= 3)
            #expect(figures.withDurations(of: .append) { $0.snapshot.sumSeconds } > 0)
            #expect(figures.conflictCount == 0)
            #expect(JournalFigures.Failure.allCases.allSatisfy { figures.count(of: $0) == 0 })
        }
    }

    @Test("the head says whether the app has ended", arguments: StoreKind.allCases)
    func crashes(kind: StoreKind) throws {
        try kind.withJournal { journal in
            let header = Samples.header()
            try journal.createNow(header)
            for (index, effect) in [JournalRecord.Effect.applied, .crashed, .reset].enumerated() {
                let record = JournalRecord(
                    version: index + 1, operation: [0x7b, 0x7d], effect: effect, eventCount: 0,
                    lastSequence: 9, digest: 0, key: nil)
                try journal.appendNow([record], to: header.id)
                #expect(try journal.header(of: header.id)?.entry.head.isCrashed == (effect == .crashed))
            }
        }
    }

    @Test("of writers that are after the same version one wins", arguments: StoreKind.allCases)
    func contention(kind: StoreKind) throws {
        try kind.withJournal { journal in
            let header = Samples.header()
            try journal.createNow(header)
            let wins = Box<[Int: Int]>([:])
            DispatchQueue.concurrentPerform(iterations: 6) { writer in
                for version in 1...60 {
                    do {
                        try journal.appendNow([Samples.record(version, tag: writer)], to: header.id)
                        wins.change { $0[version, default: 0] += 1 }
                    } catch {
                        #expect(error as? JournalError == .conflict)
                    }
                }
            }
            let stored = try journal.records(of: header.id, versions: 1...100)
            #expect(stored.map(\.version) == Array(1...stored.count))
            #expect(wins.get() == Dictionary(uniqueKeysWithValues: stored.map { ($0.version, 1) }))
        }
    }

    @Test("writers of different sessions do not meet", arguments: StoreKind.allCases)
    func independence(kind: StoreKind) throws {
        try kind.withJournal { journal in
            let headers = (0..<8).map { _ in Samples.header() }
            DispatchQueue.concurrentPerform(iterations: headers.count) { writer in
                do {
                    try journal.createNow(headers[writer])
                    for version in 1...200 {
                        try journal.appendNow([Samples.record(version, tag: writer)], to: headers[writer].id)
                        if version % 50 == 0 {
                            let seen = try journal.records(of: headers[writer].id, versions: 1...version)
                            #expect(seen == Samples.records(1...version, tag: writer))
                        }
                    }
                } catch {
                    Issue.record(error)
                }
            }
            let count = try journal.sessionCount()
            #expect(count == headers.count)
        }
    }

    @Test("the list has pages, follows labels, and forgets the deleted", arguments: StoreKind.allCases)
    func listing(kind: StoreKind) throws {
        try kind.withJournal { journal in
            let odd = SessionDefinition.Label(key: "odd", value: "1")
            let headers = (0..<25).map { Samples.header(labels: $0 % 2 == 1 ? [odd] : []) }
            for header in headers { try journal.createNow(header) }
            var listed: [SessionID] = []
            var page: [JournalEntry] = []
            repeat {
                page = try journal.entries(label: nil, owner: nil, after: page.last?.order ?? 0, limit: 10)
                #expect(page.count == min(10, headers.count - listed.count))
                listed += page.map(\.id)
            } while !page.isEmpty
            #expect(listed == headers.map(\.id))
            #expect(try journal.entries(label: odd, owner: nil, after: 0, limit: 99).count == 12)
            #expect(try journal.entries(label: odd, owner: nil, after: 0, limit: .max).count == 12)
            let changed = JournalChange(session: headers[1].id, labels: [], idleSeconds: 7, deadline: 70)
            try journal.updateNow(changed)
            try journal.updateNow(
                JournalChange(session: headers[2].id, labels: [odd], idleSeconds: 8, deadline: 80))
            #expect(throws: JournalError.unknownSession) {
                try journal.updateNow(
                    JournalChange(session: .random(), labels: [], idleSeconds: 1, deadline: 1))
            }
            try journal.appendNow(Samples.records(1...3), to: headers[3].id)
            try journal.deleteNow([headers[3].id, .random(), headers[4].id])
            let remaining = try journal.entries(label: odd, owner: nil, after: 0, limit: 99)
            #expect(remaining.map(\.id) == [headers[2].id] + (2..<12).map { headers[$0 * 2 + 1].id })
            #expect(remaining[0].idleSeconds == 8)
            #expect(try journal.header(of: headers[3].id) == nil)
            #expect(throws: JournalError.unknownSession) {
                try journal.appendNow([Samples.record(4)], to: headers[3].id)
            }
            #expect(try journal.sessionCount() == 23)
        }
    }

    @Test("owners have their own sessions and no others", arguments: StoreKind.allCases)
    func owners(kind: StoreKind) throws {
        try kind.withJournal { journal in
            let odd = SessionDefinition.Label(key: "odd", value: "1")
            let owners = ["ä", "a", nil, "'; DROP TABLE session", ""]
            let headers = (0..<50).map { number in
                Samples.header(labels: number % 2 == 1 ? [odd] : [], owner: owners[number % owners.count])
            }
            for header in headers { try journal.createNow(header) }
            for owner in owners {
                let own = headers.filter { owner == nil || $0.entry.owner == owner }
                for (label, expected) in [(nil, own), (odd, own.filter { $0.entry.labels == [odd] })] {
                    var listed: [JournalEntry] = []
                    var page: [JournalEntry] = []
                    repeat {
                        page = try journal.entries(
                            label: label, owner: owner, after: listed.last?.order ?? 0, limit: 3)
                        listed += page
                    } while !page.isEmpty
                    #expect(listed.map(\.reference) == expected.map(\.entry.reference), "\(owner ?? "all")")
                }
                guard let owner else { continue }
                for header in headers {
                    #expect(try journal.contains(header.id, of: owner) == (header.entry.owner == owner))
                }
                #expect(try !journal.contains(.random(), of: owner))
            }
            try journal.deleteNow([headers[0].id])
            #expect(try !journal.contains(headers[0].id, of: "ä"))
        }
    }

    @Test("sessions are overdue behind their deadline, until it is postponed", arguments: StoreKind.allCases)
    func deadlines(kind: StoreKind) throws {
        try kind.withJournal { journal in
            let headers = [(30.0, "a"), (10, nil), (20, "ä"), (40, "a")].map { deadline, owner in
                Samples.header(deadline: deadline, owner: owner)
            }
            for header in headers { try journal.createNow(header) }
            let references = headers.map(\.entry.reference)
            #expect(try journal.overdue(at: 9, limit: 9).isEmpty)
            #expect(try journal.overdue(at: 30, limit: 9) == [references[1], references[2], references[0]])
            #expect(try journal.overdue(at: 99, limit: 2) == [references[1], references[2]])
            let later = [
                SessionDeadline(session: headers[1].id, seconds: 50),
                SessionDeadline(session: .random(), seconds: 1),
            ]
            try journal.postponeNow(later, at: 31)
            #expect(try journal.overdue(at: 45, limit: 9).count == 3)
            #expect(try journal.header(of: headers[1].id)?.entry.deadline == 50)
        }
    }
}
