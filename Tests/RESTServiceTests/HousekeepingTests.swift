import Foundation
import Logging
import Sessions
import Testing

@testable import RESTService

/// What a service does every few seconds, whatever requests come.
@Suite struct HousekeepingTests {
    @Test("A running service puts idle sessions away by itself")
    func housekeeping() throws {
        var configuration = ServiceConfiguration()
        configuration.evictionSeconds = 0
        let registry = SessionRegistry(journal: MemoryJournal())
        let service = Service(
            configuration: configuration, registry: registry,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let client = SocketClient(port: try service.start())
        defer { service.stop(grace: .seconds(1)) }
        let created = try client.send(TestRequest("POST", "/v1/sessions", TestSession.navigation))
        #expect(created.status == 201)
        // It looks every five seconds; a machine with much else to do may be late.
        let deadline = Date(timeIntervalSinceNow: 60)
        while registry.countInMemory > 0, Date() < deadline { usleep(50_000) }
        #expect(registry.countInMemory == 0)
        #expect(try registry.list().items.count == 1)
    }
}
