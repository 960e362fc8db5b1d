import Foundation
import Testing

/// The built program, run as its users run it: exit codes, output and files.
@Suite struct CommandLineTests {
    private static let push = """
        name: a push
        root: {class: UINavigationController, as: nav, viewControllers: [{as: A}]}
        steps:
          - push: {target: nav, controller: {as: B}}
            expect: [B.viewDidLoad]

        """

    /// The files of the folder in which the program runs.
    private static let files: [String: String] = [
        "good/a.yaml": push, "good/deep/b.yml": push, "good/notes.txt": "x",
        "bad/c.yaml": push.replacingOccurrences(
            of: "[B.viewDidLoad]", with: "[A.viewDidLoad, B.viewDidLoad]"),
        "broken/d.yaml": "steps: 5", "empty/notes.txt": "x", "good.log": "B viewDidLoad",
        "bad.log": "B viewWillAppear\nB viewDidLoad",
        "noise.log": "x",
        "e.json":
            #"{"name": "j", "root": {"as": "A"}, "steps": [{"settle": {}, "assert": {"A.isViewLoaded": true}}]}"#,
    ]

    struct Case: Sendable {
        let arguments: String
        let status: Int32
        var output = ""
        var error = ""
    }

    static let cases: [Case] = [
        Case(arguments: "version", status: 0, output: "understudy 0."),
        Case(arguments: "--version", status: 0, output: "0."),
        Case(arguments: "--help", status: 0, output: "SUBCOMMANDS"),
        Case(arguments: "help test", status: 0, output: "--junit"),
        Case(arguments: "", status: 0, output: "SUBCOMMANDS"),
        Case(arguments: "nothing", status: 64, error: "nothing"),
        Case(arguments: "test", status: 64, error: "Missing expected argument"),
        Case(arguments: "test missing", status: 64, error: "missing: there is no such file or folder"),
        Case(arguments: "test empty", status: 64, error: "no .yaml or .yml file"),
        Case(arguments: "test --colour good", status: 64, error: "--colour"),
        Case(
            arguments: "test good", status: 0, output: "passed  good/deep/b.yml: a push\n2 passed, 0 failed\n"
        ),
        Case(arguments: "test good good/a.yaml", status: 0, output: "2 passed, 0 failed\n"),
        Case(arguments: "test e.json", status: 0, output: "1 passed, 0 failed\n"),
        Case(arguments: "test --quiet good", status: 0, output: "2 passed, 0 failed\n"),
        Case(arguments: "test good bad", status: 1, output: "- A.viewDidLoad\n"),
        Case(arguments: "test -q good bad", status: 1, output: "2 passed, 1 failed\n"),
        Case(arguments: "test broken", status: 1, output: "broken/d.yaml:1: /steps: a list is wanted"),
        Case(arguments: "test good --junit no/such/folder.xml", status: 73, error: "cannot be written"),
        Case(arguments: "verify good/a.yaml good.log", status: 0, output: "This is what UIKit does: a push"),
        Case(arguments: "verify good/a.yaml bad.log", status: 1, output: "This is not what UIKit does"),
        Case(arguments: "verify good/a.yaml noise.log", status: 65, error: "holds no call"),
        Case(arguments: "verify broken/d.yaml good.log", status: 65, error: "broken/d.yaml:1:"),
        Case(arguments: "verify good/a.yaml missing.log", status: 64, error: "missing.log"),
        Case(arguments: "healthcheck --url http://127.0.0.1:1", status: 1, error: "did not answer"),
        Case(arguments: "healthcheck --url https://example.org", status: 64, error: "http://127.0.0.1:PORT"),
        Case(arguments: "healthcheck --url http://192.0.2.1:80", status: 64, error: "http://127.0.0.1:PORT"),
        Case(arguments: "healthcheck --timeout 0", status: 64, error: "--timeout"),
    ]

    @Test func exitCodesAndOutput() throws {
        let folder = try TemporaryFolder(files: Self.files)
        for test in Self.cases {
            let arguments = test.arguments.split(separator: " ").map(String.init)
            let result = try CommandLineProgram.run(arguments, in: folder.url)
            #expect(result.status == test.status, "\(test.arguments): \(result.output)\(result.error)")
            #expect(
                test.output.isEmpty || result.output.contains(test.output),
                "\(test.arguments): \(result.output)")
            #expect(
                test.error.isEmpty || result.error.contains(test.error), "\(test.arguments): \(result.error)")
        }
        let quiet = try CommandLineProgram.run(["test", "--quiet", "good"], in: folder.url)
        #expect(quiet.output == "2 passed, 0 failed\n")
        let junit = try CommandLineProgram.run(["test", "good", "bad", "--junit", "r.xml"], in: folder.url)
        #expect(junit.status == 1)
        let xml = try String(contentsOf: folder.url.appending(path: "r.xml"), encoding: .utf8)
        #expect(xml.contains(#"<testsuites tests="3" failures="1" errors="0">"#))
        #expect(XMLCheck.isWellFormed(xml))
    }
}

/// A folder that lives as long as the value.
final class TemporaryFolder {
    let url: URL

    init(files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "understudy-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// Runs the built program.
enum CommandLineProgram {
    struct Result {
        let status: Int32
        let output: String
        let error: String
    }

    /// Beside the test bundle, or where `UNDERSTUDY_BINARY` says.
    static var url: URL {
        if let path = ProcessInfo.processInfo.environment["UNDERSTUDY_BINARY"] { return URL(filePath: path) }
        let arguments = ProcessInfo.processInfo.arguments
        if let index = arguments.firstIndex(of: "--test-bundle-path"), index + 1 < arguments.count {
            return URL(filePath: arguments[index + 1]).deletingLastPathComponent().appending(
                path: "understudy")
        }
        return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: ".build/debug/understudy")
    }

    static func run(_ arguments: [String], in folder: URL) throws -> Result {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        try process.run()
        // The outputs are shorter than a pipe's buffer, so one may be read after the other.
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        let errorData = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
            error: String(decoding: errorData, as: UTF8.self))
    }
}
