import Foundation
import FoundationNetworking
import Testing

/// The commands that ask a running service.
@Suite struct ClientCommandTests {
    /// The reply to a POST of JSON, as an object.
    private static func post(_ url: String, _ json: String) throws -> [String: Any] {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(json.utf8)
        nonisolated(unsafe) var reply: Data?
        let done = DispatchSemaphore(value: 0)
        URLSession.shared.dataTask(with: request) { data, _, _ in
            reply = data
            done.signal()
        }.resume()
        done.wait()
        let object = try JSONSerialization.jsonObject(with: try #require(reply))
        return try #require(object as? [String: Any])
    }

    /// Calls `body` with the address of a service that is stopped afterwards.
    private static func withService(_ body: (String, URL) throws -> Void) throws {
        let folder = try TemporaryFolder(files: ["x": ""])
        let service = try RunningProgram(
            ["serve", "--listen", "127.0.0.1:0", "--store", "memory:", "--log", "error"], in: folder.url,
            environment: [:])
        let line = Data(try #require(service.firstLine()).utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
        try body(try #require(object["url"] as? String), folder.url)
        #expect(service.stop() == 0)
    }

    @Test("A session goes out into a file and in again as another one with the same past")
    func exportAndImport() throws {
        try Self.withService { url, folder in
            let definition = #"{"root":{"class":"UINavigationController","as":"nav","viewControllers":[{}]}}"#
            let created = try Self.post(url + "/v1/sessions", definition)
            let session = try #require((created["session"] as? [String: Any])?["id"] as? String)
            _ = try Self.post(
                url + "/v1/sessions/\(session)/controllers/nav/push", #"{"controller":{"as":"b"}}"#)
            func run(_ arguments: [String]) throws -> CommandLineProgram.Result {
                try CommandLineProgram.run(arguments + ["--url", url], in: folder)
            }
            #expect(try run(["export", session, "--output", "session.json"]).status == 0)
            let file = try String(contentsOf: folder.appending(path: "session.json"), encoding: .utf8)
            let printed = try run(["export", session])
            #expect(printed.status == 0 && printed.output == file)
            let imported = try run(["import", "session.json"])
            #expect(imported.status == 0, "\(imported.error)")
            let copy = imported.output.trimmingCharacters(in: .newlines)
            #expect(copy != session)
            #expect(try run(["export", copy]).output == file)

            let unknown = try run(["export", String(repeating: "0", count: 26)])
            #expect(
                unknown.status == 1 && unknown.error.hasPrefix("understudy: 404 session_not_found: There is"))
            #expect(try run(["export", "../x"]).status == 64)
            #expect(try run(["import", "missing.json"]).status == 64)
            try Data("{}".utf8).write(to: folder.appending(path: "wrong.json"))
            let refused = try run(["import", "wrong.json"])
            #expect(refused.status == 1 && refused.error.contains("invalid_request"))
        }
        let folder = try TemporaryFolder(files: ["session.json": "{}"])
        let nobody = try CommandLineProgram.run(
            ["import", "session.json", "--url", "http://127.0.0.1:1"], in: folder.url)
        #expect(nobody.status == 69 && nobody.error.contains("127.0.0.1:1"))
    }

    @Test("The bench measures a service and leaves nothing behind")
    func bench() throws {
        try Self.withService { url, folder in
            let measured = try CommandLineProgram.run(
                ["bench", "--url", url, "--seconds", "1", "--connections", "3"], in: folder)
            #expect(measured.status == 0, "\(measured.error)")
            let lines = measured.output.split(separator: "\n")
            #expect(lines.first == "3 connections, 1 s each")
            for (line, name) in zip(lines.dropFirst(), ["present + dismiss", "push + pop"]) {
                let rate = line.wholeMatch(
                    of: /(.*): (\d+) requests\/s, p50 [\d.]+ ms, p99 [\d.]+ ms, max [\d.]+ ms/)
                #expect(rate?.output.1 == Substring(name), "\(line)")
                #expect(rate.flatMap { Int($0.output.2) } ?? 0 > 0, "\(line)")
            }
            #expect(lines.count == 3)
            let left = try Data(contentsOf: try #require(URL(string: url + "/v1/sessions")))
            #expect(String(decoding: left, as: UTF8.self) == #"{"items":[]}"#)
            let wrong = try CommandLineProgram.run(["bench", "--connections", "0"], in: folder)
            #expect(wrong.status == 64 && wrong.error.contains("--connections"))
        }
    }
}
