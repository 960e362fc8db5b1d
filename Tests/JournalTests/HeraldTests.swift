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
            let session = SessionID.random()
            func tell(_ version: Int) {
                herald.tell([
                    .append([Samples.record(version)], session, JournalAuthor(identity: 1, isChained: false))
                ])
            }
            /// The messages up to the one that tells of a version.
            func messages(to version: Int) throws -> [String] {
                var messages: [String] = []
                let deadline = ContinuousClock.now + .seconds(10)
                while !messages.contains(where: { $0.hasSuffix("\(session) \(version)") }) {
                    guard ContinuousClock.now < deadline else { break }
                    messages += try listener.notifications(within: .seconds(1), orAlarm: -1)
                }
                return messages
            }
            func versions(_ messages: [String]) -> [Int] {
                messages.flatMap { $0.split(separator: "\n").dropFirst() }
                    .compactMap { Int($0.split(separator: " ")[1]) }
            }
            tell(1)
            #expect(try versions(messages(to: 1)) == [1])
            // As many as do not fit in one message, within a tenth of a second or a little more.
            for version in 2...1_000 {
                tell(version)
                if version % 10 == 0 { usleep(1_000) }
            }
            let busy = try messages(to: 1_000)
            #expect(versions(busy) == Array(2...1_000))
            #expect(busy.count < 50 && busy.allSatisfy { $0.utf8.count < 8_000 })
            herald.close()
        }
    }
}
