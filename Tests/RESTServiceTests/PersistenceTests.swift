import Foundation
import GRDB
import JSONBytes
import Logging
import Sessions
import Testing
import WireFormat

@testable import RESTService
@testable import SQLiteJournal

/// The service over a store in a file.
@Suite struct PersistenceTests {
    /// Calls `body` with a client of a service over the file, and stops the service then.
    private static func serve<Answer>(
        _ path: String, _ logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
        _ body: (SocketClient, SQLiteJournal) throws -> Answer
    ) throws -> Answer {
        let journal = try SQLiteJournal(path: path)
        let service = Service(
            configuration: ServiceConfiguration(), registry: SessionRegistry(journal: journal),
            logger: logger)
        let port = try service.start()
        defer { service.stop(grace: .seconds(1)) }
        return try body(SocketClient(port: port), journal)
    }

    private static func withFile(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "persistence-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: "store.sqlite").path)
    }

    private static let push = #"{"controller":{"class":"Detail"}}"#

    @Test("A retry with its key gets the first answer, also from the next process")
    func retries() throws {
        try Self.withFile { path in
            var bodies: [String: String] = [:]
            var session = ""
            var export = ""
            for round in 0..<2 {
                try Self.serve(path) { client, _ in
                    func send(_ target: String, _ body: String?, key: String, status: Int) throws -> JSONTree?
                    {
                        let response = try client.send(
                            TestRequest("POST", target, body, headers: [("Idempotency-Key", "\"\(key)\"")]))
                        #expect(response.status == status, "\(target): \(response.text)")
                        let isReplayed = response.header("Idempotency-Replayed") == "true"
                        #expect(isReplayed == (round == 1 && status < 300), "\(target)")
                        // A session that is created says when it expires, which has moved on.
                        guard status == 200 else { return response.json }
                        if round == 0 { bodies[target] = response.text }
                        #expect(bodies[target] == response.text)
                        return response.json
                    }
                    let created = try send("/v1/sessions", TestSession.navigation, key: "c", status: 201)
                    let id = try #require(created?["session"]?["id"]?.string)
                    #expect(session.isEmpty || session == id)
                    session = id
                    let base = "/v1/sessions/\(id)"
                    _ = try send(base + "/controllers/nav/push", Self.push, key: "p", status: 200)
                    let batch = #"{"operations":[{"op":"pop","target":"nav"},{"op":"settle"}]}"#
                    _ = try send(base + "/operations", batch, key: "b", status: 200)
                    if round == 0 {
                        export = try client.send(TestRequest("GET", base + "/export")).text
                    }
                    for (key, target, body, version) in [
                        ("fork", base + "/fork", #"{"at":2}"#, 2), ("import", "/v1/imports", export, 3),
                    ] {
                        let copied = try send(target, body, key: key, status: 201)?["session"]
                        let copy = try #require(copied?["id"]?.string)
                        #expect(bodies[key] == nil || bodies[key] == copy)
                        bodies[key] = copy
                        let paths = ["/v1/sessions/\(copy)/tree?", "\(base)/tree?at=\(version)&"]
                        let trees = try paths.map {
                            try client.send(TestRequest("GET", $0 + "format=text")).text
                        }
                        #expect(trees[0] == trees[1] && copied?["version"]?.int == version)
                    }
                    let list = try client.send(TestRequest("GET", "/v1/sessions"))
                    #expect(list.json?["items"]?.elements.count == 3)
                    let other = try send(
                        base + "/controllers/nav/push", #"{"controller":{}}"#, key: "p", status: 422)
                    #expect(other?["code"]?.string == "idempotency_key_reused")
                    let state = ["tree?format=text", "tree?at=1&format=text", "events?format=text"].map {
                        try? client.send(TestRequest("GET", "\(base)/\($0)")).text
                    }.description
                    #expect(bodies["state"] == nil || bodies["state"] == state)
                    bodies["state"] = state
                    #expect(try client.send(TestRequest("GET", base)).header("ETag") == "\"v3\"")
                }
            }
        }
    }

    @Test("A session that another version of the program made is refused, and can be exported")
    func engineChanged() throws {
        try Self.withFile { path in
            let session = try Self.serve(path) { client, _ in
                let session = try client.createSession()
                let target = "/v1/sessions/\(session)/controllers/nav/push"
                #expect(try client.send(TestRequest("POST", target, Self.push)).status == 200)
                return session
            }
            let forge = try SQLiteJournal(path: path)
            try forge.database.write { try Self.falsifyDigests($0) }
            forge.close()
            try Self.serve(path) { client, _ in
                let base = "/v1/sessions/\(session)"
                for request in [
                    TestRequest("GET", base + "/tree"), TestRequest("GET", base + "/events"),
                    TestRequest("GET", base + "/controllers/nav"),
                    TestRequest("POST", base + "/controllers/nav/pop"),
                ] {
                    let response = try client.send(request)
                    #expect(response.status == 409, "\(request.target)")
                    #expect(response.json?["code"]?.string == "engine_changed")
                    #expect(response.json?["retryable"]?.bool == false)
                }
                #expect(try client.send(TestRequest("GET", base)).json?["version"]?.int == 1)
                let export = try client.send(TestRequest("GET", base + "/export"))
                #expect(export.json?["operations"]?.elements.count == 1)
                #expect(try client.send(TestRequest("POST", base + "/reset")).status == 200)
                #expect(try client.send(TestRequest("GET", base + "/tree")).status == 200)
            }
        }
    }

    /// Makes the records of a session of one segment those of a program that answers otherwise.
    private static func falsifyDigests(_ db: Database) throws {
        let row = try #require(try Row.fetchOne(db, sql: "SELECT records, session FROM segment"))
        let (packed, session): (Data, Int64) = (row[0], row[1])
        var records: [JournalRecord] = []
        try RecordSegment.records(in: [UInt8](packed), versions: 1...99, into: &records)
        var changed = records.map { record in
            JournalRecord(
                version: record.version, operation: record.operation, effect: record.effect,
                eventCount: record.eventCount, lastSequence: record.lastSequence,
                digest: record.digest &+ 1, key: record.key)
        }[...]
        let segment = try #require(RecordSegment(&changed))
        let seal = Seal.of(segment.bytes, session: session, first: segment.first, last: segment.last)
        try db.execute(
            sql: "UPDATE segment SET records = ?, seal = ?", arguments: [Data(segment.bytes), seal])
    }

    @Test("A damaged store is told as such: in the answer, the log, the figures and by /readyz")
    func damagedStore() throws {
        try Self.withFile { path in
            let sessions = try Self.serve(path) { client, _ in
                try (0..<2).map { _ in try client.createSession() }
            }
            let lines = LogLines()
            try Self.serve(path, lines.logger(.critical)) { client, journal in
                func status(_ method: String, _ target: String, _ body: String? = nil) throws -> String {
                    let response = try client.send(TestRequest(method, target, body))
                    return "\(response.status) \(response.json?["code"]?.string ?? "")"
                }
                #expect(try status("GET", "/readyz") == "200 ")
                try journal.database.write { db in
                    try db.execute(sql: "UPDATE definition SET json = x'7b' WHERE session = 1")
                }
                let damaged = "/v1/sessions/\(sessions[0])"
                for _ in 0..<30 {
                    #expect(try status("GET", damaged + "/tree") == "500 store_damaged")
                }
                #expect(try status("POST", damaged + "/reset") == "500 store_damaged")
                let batch = #"{"operations":[{"op":"settle"}]}"#
                #expect(try status("POST", damaged + "/operations", batch) == "500 store_damaged")
                #expect(try status("GET", "/v1/sessions/\(sessions[1])/tree") == "200 ")
                // Of the others nothing is known to be damaged.
                #expect(try status("POST", "/v1/sessions", "{}") == "201 ")
                #expect(try status("GET", "/readyz") == "500 store_damaged")
                let metrics = try client.send(TestRequest("GET", "/metrics")).text
                #expect(metrics.contains("understudy_store_trouble{class=\"damaged\"} 1\n"))
                #expect(metrics.contains("understudy_store_errors_total{class=\"damaged\"} 3"))
                let requests = lines.all.filter { $0.contains(" request ") }
                #expect(requests.first?.contains("code=store_damaged detail=The store is damaged") == true)
                #expect(lines.all.contains { $0.contains("the store failed class=damaged") })
                #expect(!lines.all.contains { $0.contains(sessions[0]) })
                // One a second of each kind, with the number of those between.
                #expect(requests.count < 15, "\(requests.count)")
                sleep(1)
                _ = try status("GET", damaged + "/tree")
                #expect(lines.all.last { $0.contains(" request ") }?.contains("passed_over=") == true)
            }
        }
    }

    @Test("A store that SQLite finds damaged is written to no more, and read as far as it goes")
    func damagedForm() throws {
        try Self.withFile { path in
            let (session, page) = try Self.serve(path) { client, journal in
                let session = try client.createSession()
                let page = try journal.database.read { db in
                    try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'segment'")
                        ?? 0
                }
                return (session, page)
            }
            let file = try FileHandle(forUpdating: URL(filePath: path))
            try file.seek(toOffset: UInt64((page - 1) * 4_096))
            try file.write(contentsOf: Data(repeating: 0xFF, count: 100))
            try file.close()
            try Self.serve(path) { client, _ in
                #expect(try client.send(TestRequest("POST", "/v1/sessions", "{}")).status == 201)
                let read = try client.send(TestRequest("GET", "/v1/sessions/\(session)/tree"))
                #expect(read.json?["code"]?.string == "store_damaged", "\(read.text)")
                for request in [
                    TestRequest("POST", "/v1/sessions", "{}"),
                    TestRequest("GET", "/v1/sessions/\(SessionID.random())"), TestRequest("GET", "/readyz"),
                ] {
                    let refused = try client.send(request)
                    #expect(refused.status == 500, "\(request.target)")
                    #expect(refused.json?["code"]?.string == "store_damaged", "\(refused.text)")
                    #expect(refused.json?["retryable"]?.bool == false)
                }
            }
        }
    }

    @Test("A full store answers 507, reads go on, and so does the service once there is space")
    func fullStore() throws {
        try Self.withFile { path in
            try Self.serve(path) { client, journal in
                func limitPages(_ limit: String) throws {
                    try journal.database.writeWithoutTransaction { db in
                        let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
                        let maximum = limit == "now" ? pages : 1 << 30
                        _ = try Int.fetchOne(db, sql: "PRAGMA max_page_count = \(maximum)")
                    }
                }
                let session = try client.createSession()
                let base = "/v1/sessions/\(session)"
                let title = String(repeating: "long ", count: 5_000)
                let large = #"{"controller":{"class":"Detail","title":"\#(title)"}}"#
                try limitPages("now")
                for _ in 0..<3 {
                    let refused = try client.send(TestRequest("POST", base + "/controllers/nav/push", large))
                    #expect(refused.status == 507)
                    #expect(refused.json?["code"]?.string == "storage_full")
                    #expect(try client.send(TestRequest("GET", base)).json?["version"]?.int == 0)
                    #expect(try client.send(TestRequest("GET", base + "/tree?format=text")).status == 200)
                }
                try limitPages("none")
                let pushed = try client.send(TestRequest("POST", base + "/controllers/nav/push", large))
                #expect(pushed.header("ETag") == "\"v1\"", "\(pushed.text)")
            }
        }
    }
}
