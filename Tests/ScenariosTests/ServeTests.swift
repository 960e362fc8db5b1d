import Foundation
import FoundationNetworking
import Glibc
import Testing

/// `serve` from its start to its end.
@Suite struct ServeTests {
    @Test func itTellsItsPortAnswersAndStopsWhenAsked() throws {
        let folder = try TemporaryFolder(files: ["x": ""])
        let file = folder.url.appending(path: "port")
        let service = try RunningProgram(
            ["serve", "--port-file", "port", "--log", "error"], in: folder.url,
            environment: ["UNDERSTUDY_LISTEN": "127.0.0.1:0", "UNDERSTUDY_MAX_SESSIONS": "5"])
        let line = try #require(service.firstLine())
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["event"] as? String == "listening")
        let port = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
        let url = try #require(object["url"] as? String)
        #expect(url == "http://127.0.0.1:\(port)")
        let health = try CommandLineProgram.run(["healthcheck", "--url", url], in: folder.url)
        #expect(health.status == 0, "\(health.error)")
        let busy = try CommandLineProgram.run(["serve", "--listen", "127.0.0.1:\(port)"], in: folder.url)
        #expect(busy.status == 69, "\(busy.error)")
        #expect(busy.error.contains("127.0.0.1:\(port) is in use; --listen 127.0.0.1:0 takes a free port"))
        #expect(service.stop() == 0)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let gone = try CommandLineProgram.run(["healthcheck", "--url", url], in: folder.url)
        #expect(gone.status == 1)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func signalsThatAskItToStopLetItDrain(signal: Int32) throws {
        // Whoever runs the tests may ignore it, which programs inherit.
        Glibc.signal(SIGHUP, SIG_DFL)
        let folder = try TemporaryFolder(files: ["x": ""])
        let service = try RunningProgram(
            ["serve", "--listen", "127.0.0.1:0", "--store", "memory:", "--port-file", "port"],
            in: folder.url, environment: [:])
        _ = try #require(service.firstLine())
        #expect(service.stop(by: signal) == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "port").path))
    }

    @Test func helpHasDefaultsAndExitCodes() throws {
        let folder = try TemporaryFolder(files: ["x": ""])
        let all = try CommandLineProgram.run(["--help"], in: folder.url).output
        let commands = all.matches(of: /(?m)^  ([a-z]+)(?: \(default\))?  +\S/).map { [String($0.1)] }
        #expect(commands.count >= 14)
        let storyboard = ["inspect", "diff", "identifiers", "rules"].map { ["storyboard", $0] }
        for command in commands + storyboard where command != ["storyboard"] {
            let help = try CommandLineProgram.run(["help"] + command, in: folder.url).output
            #expect(help.contains("Exit codes: 0"), "\(command)")
        }
        let serve = try CommandLineProgram.run(["help", "serve"], in: folder.url).output
        let without = ["--port-file", "--tokens-file", "--allowed-hosts"]
        for option in serve.split(separator: "\n  --").dropFirst() {
            let name = "--" + option.prefix { !$0.isWhitespace && $0 != "\n" }
            guard option.contains("<"), !without.contains(name) else { continue }
            #expect(option.contains("default"), "\(name)")
        }
    }

    @Test func sessionsAreInTheDataDirectoryAndSurvive() throws {
        let folder = try TemporaryFolder(files: ["x": ""])
        let data = folder.url.appending(path: "share").path
        let environment = [
            "XDG_DATA_HOME": data, "UNDERSTUDY_STORE": "", "UNDERSTUDY_LISTEN": "127.0.0.1:0",
        ]
        var sessions: [String] = []
        for _ in 0..<2 {
            let service = try RunningProgram(["serve"], in: folder.url, environment: environment)
            let line = try #require(service.firstLine())
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let url = try #require((object?["url"] as? String).flatMap { URL(string: $0 + "/v1/sessions") })
            sessions.append(String(decoding: try Data(contentsOf: url), as: UTF8.self))
            var creation = URLRequest(url: url)
            creation.httpMethod = "POST"
            let created = DispatchSemaphore(value: 0)
            URLSession.shared.dataTask(with: creation) { _, _, _ in created.signal() }.resume()
            created.wait()
            let second = try RunningProgram(["serve"], in: folder.url, environment: environment)
            #expect(second.end() == 69, "one process at a time uses a store")
            #expect(service.stop() == 0)
        }
        #expect(sessions[0] == #"{"items":[]}"#)
        #expect(sessions[1].contains(#""version":0"#))
        let attributes = try FileManager.default.attributesOfItem(atPath: data + "/understudy")
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func aStoreHasOneServerWhateverItIsCalledAndOnlyWhileItIsThere() throws {
        let folder = try TemporaryFolder(files: ["x": ""])
        let files = FileManager.default
        let serve = ["serve", "--listen", "127.0.0.1:0", "--store"]
        let service = try RunningProgram(serve + ["sqlite:store"], in: folder.url, environment: [:])
        _ = try #require(service.firstLine())
        let store = folder.url.appending(path: "store")
        try files.createSymbolicLink(at: folder.url.appending(path: "link"), withDestinationURL: store)
        for (name, reason) in [("link", "another process uses this store"), ("name", "hard links")] {
            if name == "name" { try files.linkItem(at: store, to: folder.url.appending(path: name)) }
            let second = try CommandLineProgram.run(serve + ["sqlite:\(name)"], in: folder.url)
            #expect(second.status == 69 && second.error.contains(reason), "\(second.error)")
            #expect(second.error.split(separator: "\n").count == 1, "\(second.error)")
        }
        try files.removeItem(at: folder.url.appending(path: "store-lock"))
        #expect(service.end() == 74)
    }

    @Test func aStoreIsCheckedWhenNoServiceUsesIt() throws {
        let folder = try TemporaryFolder(files: ["x": ""])
        let service = try RunningProgram(
            ["serve", "--port", "0", "--store", "sqlite:store"], in: folder.url, environment: [:])
        _ = try #require(service.firstLine())
        func check(_ arguments: String...) throws -> CommandLineProgram.Result {
            try CommandLineProgram.run(["check"] + arguments, in: folder.url)
        }
        let used = try check("sqlite:store")
        #expect(used.status == 69 && used.error.contains("another process"), "\(used.error)")
        #expect(service.stop() == 0)
        let whole = try check("store", "--json")
        #expect(whole.status == 0)
        #expect(whole.output == #"{"sessions":0,"operations":0,"findings":[]}"# + "\n")
        let log = try? Data(contentsOf: folder.url.appending(path: "store-wal"))
        #expect(log?.isEmpty ?? true, "a service that ends leaves all in the file")
        let file = try FileHandle(forUpdating: folder.url.appending(path: "store"))
        try file.seek(toOffset: 8_192)
        try file.write(contentsOf: Data(repeating: 1, count: 4_096))
        try file.close()
        let damaged = try check("sqlite:store")
        #expect(damaged.status == 1 && damaged.output.contains("0 sessions"), "\(damaged.output)")
        #expect(try check("none").status == 69)
        #expect(try check("memory:").status == 64)
        // What the environment names is none.
        #expect(try check().status == 64)
    }

    @Test func oneThreadServesOverAStoreThatOthersShare() throws {
        let folder = try TemporaryFolder(files: ["x": ""])
        var cases: [(store: String, options: [String], count: Int)] = [
            ("memory:", [], 2), ("memory:", ["--threads", "3"], 3), ("sqlite:store", [], 2),
        ]
        if let address = ProcessInfo.processInfo.environment["UNDERSTUDY_TEST_POSTGRES"] {
            let migrated = try CommandLineProgram.run(["migrate", "--store", address], in: folder.url)
            #expect(migrated.status == 0, "\(migrated.error)")
            cases += [(address, [], 1), (address, ["--threads", "2"], 2)]
        }
        for (store, options, count) in cases {
            let service = try RunningProgram(
                ["serve", "--listen", "127.0.0.1:0", "--store", store] + options, in: folder.url,
                environment: [:])
            _ = try #require(service.firstLine())
            // A thread has its name some time after it has begun.
            let deadline = ContinuousClock.now + .seconds(30)
            func served() throws -> Int { try service.threadNames().filter { $0 == "MHD-single" }.count }
            while try served() != count, ContinuousClock.now < deadline { usleep(10_000) }
            #expect(try served() == count, "\(options)")
            #expect(service.stop() == 0)
        }
    }

    @Test func anotherServicesPortFileIsLeftAlone() throws {
        let folder = try TemporaryFolder(files: ["x": ""])
        let file = folder.url.appending(path: "port")
        let service = try RunningProgram(
            ["serve", "--listen", "127.0.0.1:0", "--port-file", "port"], in: folder.url, environment: [:])
        _ = try #require(service.firstLine())
        try Data("1\n".utf8).write(to: file)
        #expect(service.stop() == 0)
        #expect(try String(contentsOf: file, encoding: .utf8) == "1\n")
    }

    @Test func aWrongVariableIsAConfigurationError() throws {
        let folder = try TemporaryFolder(files: ["x": ""])
        let wrong = [
            "UNDERSTUDY_MAX_SESSIONS": "many", "UNDERSTUDY_AUTH": "token", "UNDERSTUDY_LISTEN": "80800",
            "UNDERSTUDY_STORE": "redis://h/db",
        ]
        for (name, value) in wrong {
            let service = try RunningProgram(["serve"], in: folder.url, environment: [name: value])
            #expect(service.end() == 78, "\(name)")
        }
    }

    @Test func aHostThatNoRequestCanNameIsRefused() throws {
        let folder = try TemporaryFolder(files: ["x": ""])
        for name in ["understudy:8080", "*", "*.example", "http://understudy", "::1", "a,,b", "a b", ""] {
            // A port that is taken by nobody: what is refused must be refused before anything listens.
            let arguments = ["serve", "--listen", "127.0.0.1:0", "--allowed-hosts", name]
            let result = try CommandLineProgram.run(arguments, in: folder.url)
            #expect(result.status == 78, "\(name)")
            let value = name == "a,,b" ? "" : name
            for part in ["--allowed-hosts", "UNDERSTUDY_ALLOWED_HOSTS", "\"\(value)\""] {
                #expect(result.error.contains(part), "\(name): \(result.error)")
            }
        }
        let service = try RunningProgram(
            ["serve", "--listen", "127.0.0.1:0", "--allowed-hosts", " understudy , [fd00::7]"],
            in: folder.url, environment: [:])
        #expect(service.firstLine() != nil)
        #expect(service.stop() == 0)
    }
}
