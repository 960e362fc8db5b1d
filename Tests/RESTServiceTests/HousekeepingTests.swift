import Foundation
import Logging
import Sessions
import Testing

@testable import RESTService

/// What a service does every few seconds, whatever requests come.
@Suite struct HousekeepingTests {
    /// Calls `body` with the registry of a service that holds a session which nobody uses.
    private static func withIdleSession(
        _ configuration: ServiceConfiguration, _ body: (SessionRegistry) throws -> Void
    ) throws {
        var configuration = configuration
        configuration.evictionSeconds = 0
        let registry = SessionRegistry(journal: MemoryJournal())
        let service = Service(
            configuration: configuration, registry: registry,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let client = SocketClient(port: try service.start())
        defer { service.stop(grace: .seconds(1)) }
        let created = try client.send(TestRequest("POST", "/v1/sessions", TestSession.navigation))
        #expect(created.status == 201)
        try body(registry)
    }

    @Test("A running service puts idle sessions away by itself, as often as it is told to")
    func housekeeping() throws {
        var seldom = ServiceConfiguration()
        seldom.housekeepingSeconds = 86_400
        try Self.withIdleSession(seldom) { other in
            try Self.withIdleSession(ServiceConfiguration()) { registry in
                // It looks every five seconds; a machine with much else to do may be late.
                let deadline = Date(timeIntervalSinceNow: 60)
                while registry.countInMemory > 0, Date() < deadline { usleep(50_000) }
                let listed = try registry.list().items
                #expect(registry.countInMemory == 0 && listed.count == 1)
            }
            // It was started before, and has not looked yet.
            #expect(other.countInMemory == 1)
        }
    }
}
