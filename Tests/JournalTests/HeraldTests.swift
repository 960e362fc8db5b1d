import CPostgreSQL
import Foundation
import Testing

@testable import PostgresJournal
@testable import Sessions

/// What replicas tell each other of what they have written.
@Suite("Heralds", .enabled(if: PostgresPlace.server != nil, "needs Tools/with-postgres.py"))
struct HeraldTests {
    /// A connection to which messages come.
    private static func listening(_ settings: ConnectionSettings) throws -> Connection {
        let connection = try Connection.ready(settings)
        _ = try connection.run([Call(.listen, Parameters())], within: .seconds(5))
        return connection
    }

    /// Calls a closure with a connection that hears what a herald tells.
    private static func withListener(_ body: (Connection, Herald) throws -> Void) throws {
        try PostgresPlace.withDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            let herald = Herald(settings: settings)
            defer { herald.close() }
            try body(try listening(settings), herald)
        }
    }

    /// What a herald has heard, and when somebody gives up to wait for it.
    private struct Heard {
        let news = Box<[JournalNews?]>([])
        let deadline = ContinuousClock.now + .seconds(20)

        init(by herald: Herald, isFollowed: @escaping @Sendable () -> Bool = { true }) {
            let listener = JournalListener(isFollowed: isFollowed) { [news] heard in
                news.change { $0 += heard.map { $0.map { $0 } } ?? [nil] }
            }
            herald.listen(listener)
            wait(for: nil)
        }

        func wait(for awaited: JournalNews?) {
            while !news.get().contains(awaited), ContinuousClock.now < deadline { usleep(1_000) }
        }
    }

    /// Has a herald told of something, on the thread or from here.
    private static func tell(
        _ herald: Herald, on loop: ServingLoop?, _ add: @escaping @Sendable (inout Herald.News) -> Void
    ) {
        guard let loop else { return herald.tell(add) }
        let done = DispatchSemaphore(value: 0)
        _ = loop.post {
            herald.tell(at: ServingThread.desk, add)
            done.signal()
        }
        done.wait()
    }

    @Test(
        "a busy replica tells of much in few messages, and leaves nothing out",
        arguments: [nil, ServingLoop()])
    func telling(on loop: ServingLoop?) throws {
        try Self.withListener { listener, herald in
            func tell(_ session: SessionID, _ version: Int) {
                Self.tell(herald, on: loop) { $0[session] = version }
            }
            /// The messages up to the one that tells of a session's version.
            func messages(to session: SessionID, _ version: Int) throws -> [String] {
                var messages: [String] = []
                let deadline = ContinuousClock.now + .seconds(10)
                while !messages.contains(where: { "\($0)\n".contains("\n\(session) \(version)\n") }) {
                    guard ContinuousClock.now < deadline else { break }
                    let found = try listener.notifications(within: .seconds(1), orAlarm: -1)
                    messages += found.map { String(decoding: $0, as: UTF8.self) }
                }
                return messages
            }
            func lines(_ messages: [String]) -> [Substring] {
                messages.flatMap { $0.split(separator: "\n").dropFirst() }
            }
            let (first, changing, last) = (SessionID.random(), SessionID.random(), SessionID.random())
            tell(first, 1)
            #expect(try lines(messages(to: first, 1)) == ["\(first) 1"])
            // As many as do not fit in one message, within a tenth of a second or a little more.
            let others = (0..<500).map { _ in SessionID.random() }
            for (place, other) in others.enumerated() {
                tell(other, 7)
                tell(changing, place + 1)
                if place % 5 == 0 { usleep(1_000) }
            }
            tell(last, 1)
            let busy = try messages(to: last, 1)
            let told = lines(busy)
            #expect(busy.count < 50 && busy.allSatisfy { $0.utf8.count < 8_000 })
            #expect(Set(told).isSuperset(of: others.map { "\($0) 7" }))
            let changes = told.filter { $0.hasPrefix("\(changing) ") }
            #expect(changes.last == "\(changing) 500", "the last of its versions in each message")
            #expect(changes.count <= busy.count)
        }
    }

    @Test("what does not fit in one message goes out in several", arguments: [nil, ServingLoop()])
    func muchAtOnce(on loop: ServingLoop?) throws {
        try Self.withListener { listener, herald in
            // The first one opens the connection.
            Self.tell(herald, on: loop) { $0[.random()] = 1 }
            while try listener.notifications(within: .seconds(1), orAlarm: -1).isEmpty {}
            // The others are more than a socket takes whole.
            for (count, messagesExpected) in [(600, 3), (200_000, 741)] {
                let sessions = (0..<count).map { _ in SessionID.random() }
                Self.tell(herald, on: loop) { news in for session in sessions { news[session] = 7 } }
                var (told, messageCount): (Set<Substring>, Int) = ([], 0)
                let deadline = ContinuousClock.now + .seconds(20)
                while told.count < sessions.count, ContinuousClock.now < deadline {
                    for message in try listener.notifications(within: .seconds(1), orAlarm: -1) {
                        if message.count >= 8_000 { Issue.record("\(message.count) bytes") }
                        messageCount += 1
                        told.formUnion(
                            String(decoding: message, as: UTF8.self).split(separator: "\n").dropFirst())
                    }
                }
                #expect(told == Set(sessions.map { "\($0) 7" }) && messageCount == messagesExpected)
            }
        }
    }

    @Test(
        "while nobody follows a session only ends are heard; what was told since is, as soon as somebody does"
    )
    func unfollowed() throws {
        try PostgresPlace.withDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            let (listener, other) = (
                Herald(settings: settings, idleInterval: .seconds(3_600)), Herald(settings: settings)
            )
            let isFollowed = Box(false)
            let heard = Heard(by: listener) { isFollowed.get() }
            let (session, ended) = (SessionID.random(), SessionID.random())
            other.tell { news in
                news[session] = 1
                news.updateValue(nil, forKey: ended)
            }
            heard.wait(for: .ended(ended))
            other.tell { $0[session] = 2 }
            other.close()
            #expect(heard.news.get() == [nil, .ended(ended)])
            isFollowed.set(true)
            listener.hearSoon()
            heard.wait(for: .version(session, 2))
            #expect(heard.news.get() == [nil, .ended(ended), .version(session, 2)])
            listener.close()
        }
    }

    @Test("many messages that have come are taken in one go")
    func backlog() throws {
        try PostgresPlace.withDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            let (listener, other) = (try Self.listening(settings), try Connection.ready(settings))
            // No more than a socket takes, but more than libpq reads at once.
            try other.script(
                "SELECT pg_notify('understudy', n || repeat('x', 2000)) FROM generate_series(10, 33) n")
            // A message's kind, length, process, channel and text, and the ends of both.
            var bytes = [UInt8](repeating: 0, count: 24 * (1 + 4 + 4 + 11 + 2_003))
            let (socket, deadline) = (PQsocket(listener.handle), ContinuousClock.now + .seconds(20))
            while recv(socket, &bytes, bytes.count, Int32(MSG_PEEK)) < bytes.count,
                ContinuousClock.now < deadline
            {
                usleep(1_000)
            }
            #expect(try listener.notifications(within: .seconds(5), orAlarm: -1).count == 24)
        }
    }

    @Test("an alarm is rung by nobody who waits, and is quiet again")
    func alarm() throws {
        let alarm = Alarm()
        for _ in 0..<100_000 { alarm.ring() }
        func isRinging() -> Bool {
            var descriptor = pollfd(fd: alarm.reading, events: Int16(POLLIN), revents: 0)
            return poll(&descriptor, 1, 0) > 0
        }
        #expect(isRinging())
        alarm.calm()
        #expect(!isRinging())
    }

    @Test("what is told over a connection that has been closed meanwhile is told over another one")
    func closedMeanwhile() throws {
        try Self.withListener { listener, herald in
            let loop = ServingLoop()
            defer { loop.end() }
            for number in 1...3 {
                let session = SessionID.random()
                Self.tell(herald, on: loop) { $0[session] = number }
                var messages = ""
                let deadline = ContinuousClock.now + .seconds(10)
                while !messages.contains("\(session)"), ContinuousClock.now < deadline {
                    for message in try listener.notifications(within: .seconds(1), orAlarm: -1) {
                        messages += String(decoding: message, as: UTF8.self)
                    }
                }
                #expect(messages.contains("\(session) \(number)"))
                try listener.script(
                    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                        + "WHERE datname = current_database() AND pid <> pg_backend_pid()")
            }
        }
    }

    @Test("of a group what was carried out is told, and nothing else")
    func group() throws {
        try PostgresPlace.withDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            let (listener, herald) = (Herald(settings: settings), Herald(settings: settings))
            let heard = Heard(by: listener)
            let writer = GroupWriter(settings: settings, health: Health(), herald: herald)
            let (first, second) = (Samples.header(), Samples.header())
            let author = JournalAuthor(identity: 1, isChained: false)
            for header in [first, second] { _ = writer.enqueue(.create(header, [])) { _ in } }
            _ = writer.enqueue(.append([Samples.record(2)], second.id, author)) { _ in }
            _ = writer.enqueue(.append([Samples.record(1)], first.id, author)) { _ in }
            writer.close()
            herald.close()
            heard.wait(for: .version(first.id, 1))
            #expect(heard.news.get() == [nil, .version(first.id, 1)])
            listener.close()
        }
    }

    /// Messages that are no news, of which the last has one line that is.
    private static func oddMessages(_ session: SessionID, _ last: SessionID) -> [String] {
        ["", "x", "\(session) 1", "x\n", "x\n\(session)", "x\n\(session)-7", "x\n\(session)x7"]
            + [
                "x\n\(session) seven", "x\n\(session) 99999999999999999999", "x\n\(session) endeds",
                "x\nnobody 7",
                "x\n\(session) \n\(last) 1\n\n7",
            ]
    }

    @Test("what others tell is heard, and first of all that there may have been more; nothing else is")
    func hearing() throws {
        try PostgresPlace.withDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            let (listener, other) = (Herald(settings: settings), Herald(settings: settings))
            let heard = Heard(by: listener)
            let again = Box(0)
            listener.listen(JournalListener(isFollowed: { true }) { _ in again.change { $0 += 1 } })
            let (session, ended, last) = (SessionID.random(), SessionID.random(), SessionID.random())
            let author = JournalAuthor(identity: 1, isChained: false)
            // Its own news, which have come when somebody else has them.
            let ear = try Self.listening(settings)
            listener.tell { $0[session] = 1 }
            while try ear.notifications(within: .seconds(1), orAlarm: -1).isEmpty,
                ContinuousClock.now < heard.deadline
            {}
            other.tell { news in
                JournalWrite.append(Samples.records(7...8), session, author).add(to: &news)
                JournalWrite.delete([ended]).add(to: &news)
            }
            heard.wait(for: .ended(ended))
            for message in Self.oddMessages(session, last) {
                try ear.script("SELECT pg_notify('understudy', '\(message)')")
            }
            heard.wait(for: .version(last, 1))
            let news = heard.news.get().compactMap(\.self)
            #expect(heard.news.get().first == .some(nil) && again.get() == 0)
            #expect(news.count == 3 && Set(news.map { "\($0)" }).count == 3, "\(news)")
            for expected in [.version(session, 8), .ended(ended), JournalNews.version(last, 1)] {
                #expect(news.contains(expected), "\(news)")
            }
            listener.close()
            other.close()
        }
    }
}
