import Foundation
import Testing

/// Runs the commands that pages of the documentation show, and compares what they print.
///
/// In such a page a block behind a line that ends with `FILE`: and a colon is a file. In a block that begins
/// with `$ ` each such line is a command of the shell, and what follows is its output; a line `…` stands for
/// any number of lines. A comment `<!-- sh: COMMAND -->` is run and not shown.
@Suite struct DocumentedCommandsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The pages whose commands are run here.
    static let pages = ["docs/scenarios.md", "docs/storyboards.md", "docs/tutorial.md", "docs/versions.md"]

    private enum Step {
        case file(String, String)
        case command(String, output: [String]?)
    }

    @Test(arguments: pages)
    func commandsPrintWhatThePageSays(page: String) throws {
        let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
        let folder = try TemporaryFolder(files: ["notes": ""])
        for name in ["Scenarios", "docs"] {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appending(path: name), withDestinationURL: Self.root.appending(path: name))
        }
        var count = 0
        let server = try DocumentedServer(in: folder.url)
        for step in Self.steps(of: text) {
            switch step {
            case .file(let name, let content):
                try Data(content.utf8).write(to: folder.url.appending(path: name))
            case .command(let command, let expected):
                let output = try server.shell(command)
                guard let expected else { continue }
                count += 1
                #expect(
                    Self.agree(output[...], expected[...]),
                    "\(page): \(command)\n\(output.joined(separator: "\n"))")
            }
        }
        #expect(count > 0, "\(page) shows no command")
    }

    private static func agree(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
        guard let first = expected.first else { return lines.isEmpty }
        let rest = expected.dropFirst()
        guard first.trimmingCharacters(in: .whitespaces) == "…" else {
            return lines.first == first && agree(lines.dropFirst(), rest)
        }
        return (lines.startIndex...lines.endIndex).contains { agree(lines[$0...], rest) }
    }

    private static func steps(of text: String) -> [Step] {
        var steps: [Step] = []
        var block: [String]?
        var name: String?
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                if let lines = block {
                    steps += contents(lines, name)
                    (block, name) = (nil, nil)
                } else {
                    block = []
                }
            } else if block != nil {
                block?.append(line)
            } else if let match = line.wholeMatch(of: /<!-- sh: (.*) -->/) {
                steps.append(.command(String(match.1), output: nil))
            } else if !line.isEmpty {
                name = line.firstMatch(of: /`([\w.-]+\.[a-z]+)`:$/).map { String($0.1) }
            }
        }
        return steps
    }

    private static func contents(_ lines: [String], _ name: String?) -> [Step] {
        guard lines.first?.hasPrefix("$ ") == true else {
            return name.map { [.file($0, lines.joined(separator: "\n") + "\n")] } ?? []
        }
        var commands: [(String, [String])] = []
        for line in lines {
            if line.hasPrefix("$ ") {
                commands.append((String(line.dropFirst(2)), []))
            } else {
                commands[commands.count - 1].1.append(line)
            }
        }
        return commands.map { .command($0.0, output: $0.1) }
    }
}

/// A service for the commands of a page, which say `localhost:8080`, and the shell that runs them.
private final class DocumentedServer {
    private let program: RunningProgram
    private let folder: URL
    private let port: String

    init(in folder: URL) throws {
        self.folder = folder
        program = try RunningProgram(
            ["serve", "--listen", "127.0.0.1:0", "--port-file", "port"], in: folder, environment: [:])
        let file = folder.appending(path: "port")
        var port = ""
        for _ in 0..<600 where port.isEmpty {
            port = (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .newlines) ?? ""
            if port.isEmpty { usleep(50_000) }
        }
        try #require(!port.isEmpty, "the server did not start")
        self.port = port
    }

    deinit { _ = program.stop() }

    /// The lines that a command prints, on whichever stream.
    func shell(_ command: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c", command.replacingOccurrences(of: "localhost:8080", with: "localhost:\(port)"),
        ]
        process.currentDirectoryURL = folder
        let build = CommandLineProgram.url.deletingLastPathComponent().path
        process.environment = CommandLineProgram.environment.merging([
            "PATH": "\(build):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
            "UNDERSTUDY_URL": "http://127.0.0.1:\(port)",
        ]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
