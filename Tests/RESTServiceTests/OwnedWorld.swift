import Foundation
import JSONBytes
import JournalSupport
import Logging
import MicroHTTPServer
import SQLiteJournal
import Sessions
import Synchronization
import Testing

@testable import RESTService

/// A service that ada and bob use, and root runs, over a store.
struct OwnedWorld {
    let registry: SessionRegistry
    private let client: SocketClient
    private let clock: Clock
    private let journal: @Sendable () throws -> any Journal

    /// Where sessions are kept.
    enum Store: CaseIterable {
        case memory, sqlite
        /// By other processes as well, as far as the service knows.
        case shared
    }

    /// An identifier that no session has.
    static let unknown = "00000000000000000000000000"

    private static let tokens = ["ada", "bob", "root"].map {
        AccessToken(name: $0, role: $0 == "root" ? .admin : .user, token: "\($0)-token")
    }

    /// Seconds that pass when they are told to.
    private final class Clock: Sendable {
        let seconds = Mutex(1_000.0)
    }

    /// Calls `body` with a new service, and stops it then.
    static func with(_ store: Store, _ body: (OwnedWorld) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "owners-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "store.sqlite").path
        let journal: @Sendable () throws -> any Journal = {
            switch store {
            case .memory: MemoryJournal()
            case .sqlite: try SQLiteJournal(path: path)
            case .shared: DelayedJournal(.milliseconds(0), isShared: true)
            }
        }
        try start(journal, Clock(), withTokens: true, body)
    }

    private static func start(
        _ journal: @escaping @Sendable () throws -> any Journal, _ clock: Clock, withTokens: Bool,
        _ body: (OwnedWorld) throws -> Void
    ) throws {
        var configuration = ServiceConfiguration()
        configuration.server.eventThreads = 1
        // Housekeeping reads the store, and the tests count who does.
        configuration.housekeepingSeconds = 86_400
        if withTokens { configuration.authenticator = Authenticator(tokens: tokens) }
        let sessionClock = SessionClock(
            monotonicSeconds: { clock.seconds.withLock { $0 } },
            wallMilliseconds: { clock.seconds.withLock { Int64($0 * 1_000) } })
        let registry = SessionRegistry(journal: try journal(), clock: sessionClock)
        let service = Service(
            configuration: configuration, registry: registry,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let client = SocketClient(port: try service.start())
        defer { service.stop(grace: .seconds(1)) }
        try body(OwnedWorld(registry: registry, client: client, clock: clock, journal: journal))
    }

    /// Stops the service and calls `body` with another one over the same store.
    func restart(withTokens: Bool, _ body: (OwnedWorld) throws -> Void) throws {
        registry.close()
        try OwnedWorld.start(journal, clock, withTokens: withTokens, body)
    }

    func advance(by seconds: Double) { clock.seconds.withLock { $0 += seconds } }

    func send(_ user: String?, _ request: TestRequest) throws -> TestResponse {
        var request = request
        if let user { request.headers.append(("Authorization", "Bearer \(user)-token")) }
        return try client.send(request)
    }

    func create(_ user: String?, labels: String = "{}") throws -> String {
        let definition = TestSession.navigation.replacing(
            #"{"root""#, with: #"{"labels": \#(labels), "root""#)
        let created = try send(user, TestRequest("POST", "/v1/sessions", definition))
        return try #require(created.json?["session"]?["id"]?.string, "\(created.text)")
    }

    func list(_ user: String?, _ query: String = "") throws -> [String] {
        let page = try send(user, TestRequest("GET", "/v1/sessions" + query)).json
        return page?["items"]?.elements.compactMap { $0["id"]?.string } ?? []
    }

    /// How often the store has been read.
    var readCount: Int {
        registry.journalFigures.withDurations(of: .read) { $0.snapshot.counts.reduce(0, +) }
    }
}
