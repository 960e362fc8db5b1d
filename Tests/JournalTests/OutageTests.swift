import CPostgreSQL
import Dispatch
import Glibc
import Sessions
import Synchronization
import Testing

@testable import PostgresJournal

/// A server that is gone for a while, and connections that break.
@Suite(
    "Outages of the database", .serialized,
    .enabled(if: PostgresPlace.server != nil, "needs Tools/with-postgres.py"))
struct OutageTests {
    private static let readerCount = 3

    /// Calls `body` with a journal and what has the server let nobody in, or everybody again.
    private static func withJournal(
        on loop: ServingLoop? = nil,
        _ body: (PostgresJournal, _ address: String, _ setOpen: (Bool) throws -> Void) throws -> Void
    ) throws {
        try PostgresPlace.withDatabase { address in
            guard let server = PostgresPlace.server else { throw CancellationError() }
            let admin = try Connection(ConnectionSettings(uri: server))
            let settings = try ConnectionSettings(uri: address)
            let name = try #require(Connection(settings).script("SELECT current_database()").text(0, 0))
            let journal = try PostgresJournal(settings, readerCount: readerCount)
            defer { journal.close() }
            try loop?.adopt(journal)
            try body(journal, address) { isOpen in
                try admin.script("ALTER DATABASE \(name) ALLOW_CONNECTIONS \(isOpen)")
                if isOpen { return }
                try admin.script(
                    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '\(name)'")
            }
        }
    }

    @Test("who reads waits for connections that are made anew, and all of them are")
    func readers() throws {
        try Self.withJournal { journal, address, setOpen in
            let header = Samples.header()
            try journal.createNow(header)
            /// The processes of the server for the journal, as soon as there are so many.
            func processes(_ count: Int, whileReading isReading: Bool = false) throws -> String? {
                let other = try Connection(ConnectionSettings(uri: address))
                let deadline = ContinuousClock.now + .seconds(60)
                while true {
                    let found = try other.script(
                        "SELECT count(*)::text, string_agg(pid::text, ' ' ORDER BY pid) FROM pg_stat_activity "
                            + "WHERE datname = current_database() AND pid <> pg_backend_pid()")
                    if found.text(0, 0) == "\(count)" { return found.text(0, 1) }
                    guard ContinuousClock.now < deadline else { return nil }
                    if isReading { _ = try? journal.header(of: header.id) }
                    usleep(10_000)
                }
            }
            // Beside those that read there is one that writes and one that tells of it.
            try journal.appendNow([Samples.record(1)], to: header.id)
            let before = try processes(Self.readerCount + 2)
            for version in 2...4 { try journal.appendNow([Samples.record(version)], to: header.id) }
            #expect(try before != nil && processes(Self.readerCount + 2) == before)
            var found = 0
            for _ in 0..<6 {
                try setOpen(false)
                try setOpen(true)
                // On a busy machine it may take longer than who reads waits.
                if (try? journal.header(of: header.id))?.entry.id == header.id { found += 1 }
            }
            #expect(found > 2)
            // Who reads finds out that a connection made between two outages is broken.
            #expect(try processes(Self.readerCount, whileReading: true) != nil)
        }
    }

    /// Who reads is refused at once until there is a connection again.
    private static func waitForReads(of journal: PostgresJournal) {
        let deadline = ContinuousClock.now + .seconds(10)
        while (try? journal.sessionCount(of: "nobody")) == nil, ContinuousClock.now < deadline {
            usleep(10_000)
        }
    }

    /// Calls `body` with a writer whose groups a thread carries out, its session, and what has it write.
    private static func withWriter(
        _ body: (
            GroupWriter, SessionID, ConnectionSettings, (JournalWrite, @escaping JournalCompletion) -> Void
        ) throws -> Void
    ) throws {
        try PostgresPlace.withDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            let herald = Herald(settings: settings)
            let writer = GroupWriter(
                settings: settings, health: Health(), herald: herald, transactionLimit: .seconds(1))
            let loop = ServingLoop()
            defer {
                writer.close()
                herald.close()
                loop.end()
            }
            let header = Samples.header()
            func write(_ write: JournalWrite, _ completion: @escaping JournalCompletion) {
                _ = loop.post { _ = writer.enqueue(write, completion) }
            }
            try waiting { completion in
                write(.create(header, []), completion)
                return .pending
            }
            try body(writer, header.id, settings, write)
        }
    }

    @Test("an answer that comes in parts is read as a whole")
    func manyAtOnce() throws {
        try Self.withWriter { writer, _, settings, write in
            let author = JournalAuthor(identity: 7, isChained: false)
            let headers = (0..<500).map { _ in Samples.header() }
            let done = DispatchSemaphore(value: 0)
            let failures = Box(0)
            func writeAll(_ one: (JournalHeader) -> JournalWrite) {
                for header in headers {
                    write(one(header)) { error in
                        if error != nil { failures.change { $0 += 1 } }
                        done.signal()
                    }
                }
                for _ in headers where done.wait(timeout: .now() + 20) != .success { return }
            }
            writeAll { .create($0, []) }
            writeAll { .append([Samples.record(1)], $0.id, author) }
            #expect(failures.get() == 0 && writer.unknownOutcomes.load(ordering: .relaxed) == 0)
            let stored = try Connection(settings).number("SELECT count(*) FROM understudy.record")
            #expect(stored == 500)
        }
    }

    @Test("a group that the socket does not take whole is sent elsewhere")
    func muchAtOnce() throws {
        try Self.withWriter { writer, session, settings, write in
            let author = JournalAuthor(identity: 7, isChained: false)
            for version in 1...2 {
                let record = JournalRecord(
                    version: version, operation: [UInt8](repeating: 7, count: 24 << 20), effect: .applied,
                    eventCount: 0, lastSequence: 0, digest: 0, key: nil)
                try waiting { completion in
                    write(.append([record], session, author), completion)
                    return .pending
                }
            }
            let stored = try Connection(settings).number(
                "SELECT sum(length(operation)) FROM understudy.record")
            #expect(stored == 48 << 20)
        }
    }

    @Test("an answer that has come by the end of the time counts")
    func lateReading() throws {
        try PostgresPlace.withDatabase { address in
            let connection = try Connection.ready(ConnectionSettings(uri: address))
            try connection.begin([Call(.sessionCount, Parameters())])
            var answer = pollfd(fd: PQsocket(connection.handle), events: Int16(POLLIN), revents: 0)
            #expect(poll(&answer, 1, 20_000) == 1)
            #expect(try connection.finish(within: .zero)[0].integer(0, 0) == 0)
            // Where the answer has to wait for a lock, none has come.
            let other = try Connection(ConnectionSettings(uri: address))
            try other.script("BEGIN; LOCK TABLE understudy.session")
            #expect(throws: DatabaseFailure.self) {
                try connection.run([Call(.sessionCount, Parameters())], within: .zero)
            }
            #expect(connection.end != nil)
        }
    }

    @Test("a group that a thread has begun is taken over when its time is up, and carried out once")
    func timeIsUp() throws {
        try Self.withWriter { writer, session, settings, write in
            let other = try Connection(settings)
            try other.script("BEGIN; SELECT FROM understudy.head FOR UPDATE")
            let answers = Box<[JournalError?]>([])
            let done = DispatchSemaphore(value: 0)
            write(.append([Samples.record(1)], session, JournalAuthor(identity: 7, isChained: false))) {
                answers.set([$0])
                done.signal()
            }
            let deadline = ContinuousClock.now + .seconds(20)
            while writer.unknownOutcomes.load(ordering: .relaxed) == 0, ContinuousClock.now < deadline {
                usleep(5_000)
            }
            #expect(answers.get().isEmpty && writer.unknownOutcomes.load(ordering: .relaxed) == 1)
            try other.script("COMMIT")
            #expect(done.wait(timeout: .now() + 20) == .success)
            #expect(answers.get() == [nil])
            #expect(try other.number("SELECT count(*) FROM understudy.record") == 1)
        }
    }

    @Test(
        "a write outlasts a short outage; after a long one it is given up, and so are others at once",
        arguments: [nil, ServingLoop()])
    func writers(on loop: ServingLoop?) throws {
        try Self.withJournal(on: loop) { journal, _, setOpen in
            let header = Samples.header()
            try journal.createNow(header)
            let done = DispatchSemaphore(value: 0)
            let answers = Box<[JournalError?]>([])
            func append(_ version: Int) {
                let status = journal.append(
                    [Samples.record(version)], to: header.id,
                    author: JournalAuthor(identity: 7, isChained: false)
                ) {
                    { error in
                        answers.change { $0.append(error) }
                        done.signal()
                    }
                }
                guard case .failed(let error) = status else { return }
                answers.change { $0.append(error) }
                done.signal()
            }
            try setOpen(false)
            append(1)
            #expect(done.wait(timeout: .now() + 0.5) == .timedOut)
            #expect(journal.trouble != nil)
            try setOpen(true)
            #expect(done.wait(timeout: .now() + 20) == .success)
            #expect(answers.get() == [nil])
            while journal.trouble != nil { usleep(1_000) }
            #expect(journal.unknownOutcomeCount == 1)

            try setOpen(false)
            // A change that was sent over a connection that turns out to be broken is not tried again.
            let change = JournalChange(session: header.id, labels: [], idleSeconds: 7, deadline: 1)
            let status = journal.update(change) { error in
                answers.change { $0.append(error) }
                done.signal()
            }
            guard case .pending = status else { throw CancellationError() }
            #expect(done.wait(timeout: .now() + 20) == .success)
            #expect(answers.get().last??.isUnknown == true)
            #expect(throws: JournalError.self) { try journal.header(of: header.id) }
            append(2)
            #expect(done.wait(timeout: .now() + 1) == .timedOut)
            #expect(done.wait(timeout: .now() + 30) == .success)
            #expect(answers.get().last??.isUnavailable == true)
            append(2)
            #expect(done.wait(timeout: .now()) == .success)
            #expect(answers.get().last??.isUnavailable == true)
            #expect(journal.unknownOutcomeCount == 2)
            try setOpen(true)
            while journal.trouble != nil { usleep(1_000) }
            append(2)
            #expect(done.wait(timeout: .now() + 20) == .success)
            #expect(answers.get().last == .some(nil))
            Self.waitForReads(of: journal)
            #expect(try journal.records(of: header.id, versions: 1...9) == Samples.records(1...2))
        }
    }
}

extension JournalError {
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
    fileprivate var isUnavailable: Bool { if case .unavailable = self { true } else { false } }
}
