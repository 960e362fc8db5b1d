import Dispatch
import Testing

@testable import PostgresJournal
@testable import Sessions

/// The statements of groups of writes, where many appends are one of them.
@Suite("Groups of writes", .enabled(if: PostgresPlace.server != nil, "needs Tools/with-postgres.py"))
struct WriteGroupTests {
    private static let author = JournalAuthor(identity: 7, isChained: false)
    private static let chained = JournalAuthor(identity: 7, isChained: true)

    /// What a group does to a session whose head a create has made.
    private enum Course: Int, CaseIterable {
        case nothing, next, nextTwice, nextBoth, another, afterAnother

        func writes(to session: SessionID) -> [JournalWrite] {
            func append(_ versions: ClosedRange<Int>, _ author: JournalAuthor) -> JournalWrite {
                .append(Samples.records(versions), session, author)
            }
            return switch self {
            case .nothing: []
            case .next: [append(1...1, author)]
            case .nextTwice: [append(1...1, author), append(2...2, chained)]
            case .nextBoth: [append(1...2, author)]
            case .another: [append(3...3, author)]
            // It went on from a record of its own that is not there.
            case .afterAnother: [append(1...1, chained)]
            }
        }

        /// The version that the session has then.
        var version: Int {
            switch self {
            case .nothing, .another, .afterAnother: 0
            case .next: 1
            case .nextTwice, .nextBoth: 2
            }
        }
    }

    private static func pending(_ writes: [JournalWrite]) -> [PendingWrite] {
        writes.map {
            PendingWrite(write: $0, weight: 1, completion: nil, lane: nil, begun: 0, deadline: nil)
        }
    }

    @discardableResult
    private static func commit(_ writes: [JournalWrite], over connection: Connection) throws -> Set<Int> {
        let group = WriteGroup(pending(writes))
        return group.refused(try connection.transaction(group.calls, within: .seconds(10)))
    }

    private static func stored(_ session: SessionID, over connection: Connection) throws -> [JournalRecord] {
        var parameters = Parameters()
        parameters.add(session)
        parameters.add(1)
        parameters.add(1_000)
        return try connection.run([Call(.records, parameters)], within: .seconds(5))[0].records
    }

    @Test("of writes that are one statement those are refused that find another state", arguments: 1...12)
    func refusals(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        try PostgresPlace.withDatabase { address in
            let connection = try Connection.ready(ConnectionSettings(uri: address))
            let sessions = (0..<40).map { _ in Samples.header() }
            let refused = try Self.commit(sessions.map { .create($0, []) }, over: connection)
            #expect(refused.isEmpty)
            var writes: [JournalWrite] = [.append([Samples.record(1)], .random(), Self.author)]
            var expected: Set = [0]
            var courses: [Course] = []
            for session in sessions {
                let course = Course.allCases[generator.next(below: Course.allCases.count)]
                courses.append(course)
                if course == .another || course == .afterAnother { expected.insert(writes.count) }
                writes += course.writes(to: session.id)
            }
            #expect(WriteGroup(Self.pending(writes)).calls.count < writes.count / 2)
            let found = try Self.commit(writes, over: connection)
            #expect(found == expected)
            for (session, course) in zip(sessions, courses) {
                let records = try Self.stored(session.id, over: connection)
                #expect(records == Array(Samples.records(1...3)[..<course.version]))
            }
        }
    }

    @Test("rows are locked by session, then by creation key, then the clock's")
    func locks() {
        let sessions = [SessionID.random(), SessionID.random()].sorted()
        func create(_ key: String) -> JournalWrite {
            .create(Samples.header(key: IdempotencyKey(text: key, fingerprint: 1)), [])
        }
        let writes: [JournalWrite] = [
            .postpone([], at: 1), create("second"),
            .append([Samples.record(1)], sessions[1], Self.author),
            create("first"),
            .append([Samples.record(1)], sessions[0], Self.author),
        ]
        let calls = WriteGroup(Self.pending(writes)).calls
        #expect(calls.map(\.statement) == [.appendSeveral, .createWithKey, .createWithKey, .setClock])
        for (call, text) in zip(calls[1...2], ["first", "second"]) {
            #expect(call.parameters.bytes.contains(Array(text.utf8)))
        }
    }

    @Test("groups that meet wait for each other, and not in a circle")
    func order() throws {
        try PostgresPlace.withDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            let sessions = (0..<16).map { _ in Samples.header() }
            try Self.commit(sessions.map { .create($0, []) }, over: Connection.ready(settings))
            let wins = Box<[SessionID: [Int]]>([:])
            DispatchQueue.concurrentPerform(iterations: 4) { writer in
                do {
                    let connection = try Connection.ready(settings)
                    for version in 1...40 {
                        let own = sessions.shuffled().prefix(12)
                        let record = Samples.record(version, tag: writer)
                        let refused = try Self.commit(
                            own.map { .append([record], $0.id, Self.author) }, over: connection)
                        for (place, session) in own.enumerated() where !refused.contains(place) {
                            wins.change { $0[session.id, default: []].append(version) }
                        }
                    }
                } catch {
                    Issue.record(error)
                }
            }
            let connection = try Connection.ready(settings)
            for session in sessions {
                let versions = try Self.stored(session.id, over: connection).map(\.version)
                #expect(versions == Array(1..<versions.count + 1))
                #expect(wins.get()[session.id, default: []].sorted() == versions)
            }
        }
    }

    /// A server whose writers may not read who wrote a record: no refused append can be explained.
    private static func withoutExplanations(
        _ admin: Connection, _ body: () throws -> Void
    ) throws {
        let role = "writer_\(UInt64.random(in: 0 ... .max))"
        try admin.script(
            """
            CREATE ROLE \(role);
            GRANT USAGE ON SCHEMA understudy TO \(role);
            GRANT ALL ON ALL TABLES IN SCHEMA understudy TO \(role);
            REVOKE SELECT ON understudy.record FROM \(role);
            GRANT SELECT (session) ON understudy.record TO \(role);
            DO $$ BEGIN
                EXECUTE format('ALTER DATABASE %I SET role = \(role)', current_database());
            END $$
            """)
        defer { _ = try? admin.script("DROP OWNED BY \(role); DROP ROLE \(role)") }
        try body()
    }

    @Test("what a transaction has carried out is told so, whatever fails for another write of it")
    func explanationFails() throws {
        try PostgresPlace.withDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            let admin = try Connection.ready(settings)
            let sessions = (0..<2).map { _ in Samples.header() }
            try Self.commit(sessions.map { .create($0, []) }, over: admin)
            try Self.withoutExplanations(admin) {
                let writer = GroupWriter(
                    settings: settings, health: Health(), herald: Herald(settings: settings))
                let answers = Box<[Int: JournalError?]>([:])
                // The first is held up, so that the others are one group.
                try admin.script("BEGIN; LOCK TABLE understudy.head")
                let writes: [JournalWrite] = [
                    .append([Samples.record(1)], sessions[0].id, Self.author),
                    .append([Samples.record(2)], sessions[0].id, Self.chained),
                    .append([Samples.record(3)], sessions[1].id, Self.author),
                ]
                for (place, write) in writes.enumerated() {
                    _ = writer.enqueue(write) { error in answers.change { $0[place] = .some(error) } }
                }
                try admin.script("COMMIT")
                writer.close()
                let told = answers.get()
                #expect(told.count == 3)
                #expect(told[0] == .some(nil))
                #expect(told[1] == .some(nil))
                #expect(told[2] != .some(nil))
            }
        }
    }

    /// Has the database refuse records by their tags: as if the disk were full, and as if another transaction
    /// were in the way, which it is three times.
    private static let refusals = """
        CREATE SEQUENCE public.collisions;
        CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE content text := convert_from(NEW.operation, 'UTF8');
        BEGIN
            IF content LIKE '%"tag":53100%' THEN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END IF;
            IF content LIKE '%"tag":40001%' AND nextval('public.collisions') < 4 THEN
                RAISE EXCEPTION 'collision' USING ERRCODE = '40001';
            END IF;
            RETURN NEW;
        END $$;
        CREATE TRIGGER refuse BEFORE INSERT ON understudy.record
            FOR EACH ROW EXECUTE FUNCTION public.refuse();
        """

    @Test("a write that the database refuses is refused alone, and what only collides is tried again")
    func refusedAlone() throws {
        try PostgresPlace.withDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            let admin = try Connection.ready(settings)
            let sessions = (0..<5).map { _ in Samples.header() }
            try Self.commit(sessions.map { .create($0, []) }, over: admin)
            try admin.script(Self.refusals)
            let writer = GroupWriter(
                settings: settings, health: Health(), herald: Herald(settings: settings))
            let answers = Box<[Int: JournalError?]>([:])
            try admin.script("BEGIN; LOCK TABLE understudy.head")
            let begun = ContinuousClock.now
            for (place, tag) in [0, 1, 53_100, 40_001, 2].enumerated() {
                let write = JournalWrite.append(
                    [Samples.record(1, tag: tag)], sessions[place].id, Self.author)
                _ = writer.enqueue(write) { error in answers.change { $0[place] = .some(error) } }
            }
            try admin.script("COMMIT")
            writer.close()
            #expect(answers.get() == [0: nil, 1: nil, 2: .full, 3: nil, 4: nil])
            // A refusal is none that time mends.
            #expect(ContinuousClock.now - begun < .seconds(4))
            for (place, session) in sessions.enumerated() {
                #expect(try Self.stored(session.id, over: admin).count == (place == 2 ? 0 : 1))
            }
        }
    }

    @Test("what a socket does not take at once is sent as it takes it")
    func large() throws {
        try PostgresPlace.withDatabase { address in
            let connection = try Connection.ready(ConnectionSettings(uri: address))
            let session = Samples.header()
            try Self.commit([.create(session, [])], over: connection)
            let record = JournalRecord(
                version: 1, operation: [UInt8](repeating: 32, count: 32 << 20), effect: .applied,
                eventCount: 0, lastSequence: 9, digest: 1, key: nil)
            let writes: [JournalWrite] = [.append([record], session.id, Self.author)]
            #expect(try Self.commit(writes, over: connection).isEmpty)
            #expect(try Self.stored(session.id, over: connection) == [record])
        }
    }
}
