import Foundation
import Sessions
import Testing

@testable import PostgresJournal

/// What replicas tell each other of what they have written.
@Suite("Heralds", .enabled(if: PostgresPlace.server != nil, "needs Tools/with-postgres.py"))
struct HeraldTests {
    @Test("a busy replica tells of much in few messages, and leaves nothing out")
    func telling() throws {
        try PostgresPlace.withDatabase { address in
            let settings = try ConnectionSettings(uri: address)
            let listener = try Connection.ready(settings)
            _ = try listener.run([Call(.listen, Parameters())], within: .seconds(5))
            let herald = Herald(settings: settings)
            func tell(_ session: SessionID, _ version: Int) {
                herald.tell([
                    .append([Samples.record(version)], session, JournalAuthor(identity: 1, isChained: false))
                ])
            }
            /// The messages up to the one that tells of a session's version.
            func messages(to session: SessionID, _ version: Int) throws -> [String] {
                var messages: [String] = []
                let deadline = ContinuousClock.now + .seconds(10)
                while !messages.contains(where: { "\($0)\n".contains("\n\(session) \(version)\n") }) {
                    guard ContinuousClock.now < deadline else { break }
                    messages += try listener.notifications(within: .seconds(1), orAlarm: -1)
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
            herald.close()
        }
    }
}
