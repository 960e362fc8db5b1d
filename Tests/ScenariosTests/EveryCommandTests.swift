import Foundation
import Testing

/// Every command that README and the documents show is run by something, and names what there is.
@Suite struct EveryCommandTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// What runs the commands that no page runs of itself: how they begin, and where what they do is done.
    private static let elsewhere: [(beginning: String, file: String, text: String)] = [
        ("docker build -t understudy .", "Tools/image-check.sh", "buildah bud"),
        ("docker build -t registry.example.com/understudy .", "Tools/image-check.sh", "buildah bud"),
        ("./dist/understudy test", "Tests/continuous-integration.py", "(./dist/"),
        ("understudy migrate --store postgres://", "Tools/cluster/cluster.py", #""migrate", "--store""#),
        ("understudy serve   --store 'postgres://", "Tools/cluster/replicas.py", #""serve", "--listen""#),
        ("pip install ./Clients/Python", "Clients/Python/test.sh", "pip install"),
    ]

    private struct Page {
        let path: String
        /// The lines of fenced blocks that are commands, but for those between the marks of a tour.
        var commands: [String] = []
        /// What stands between backquotes in the text.
        var code: [String] = []
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static func pages() throws -> [Page] {
        let documents = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "docs").path)
        let paths = documents.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }.sorted()
        return try (["README.md", "CONTRIBUTING.md"] + paths).map { try page($0) }
    }

    private static func page(_ path: String) throws -> Page {
        var page = Page(path: path)
        var isTour = false
        var fence: String?
        for line in try text(path).components(separatedBy: "\n") {
            if line.hasPrefix("<!-- tour") || line.hasPrefix("<!-- /tour") {
                isTour = line == "<!-- tour -->"
            }
            if line.hasPrefix("```") {
                fence = fence == nil ? String(line.dropFirst(3)) : nil
            } else if fence == nil {
                page.code += line.matches(of: /`([^`]+)`/).map { String($0.1) }
            } else if fence == "" || fence == "sh", !isTour {
                page.commands.append(line)
            }
        }
        return page
    }

    /// A line is a command if it begins as one; what is printed below `$ ` does not.
    private static func isCommand(_ line: String) -> Bool {
        line.contains(/^(\$ |make |docker |understudy [^ ]|\.\/dist\/|pip |zip |curl )/)
    }

    @Test func everyCommandIsRun() throws {
        let makefile = try Self.text("Makefile")
        let targets = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
        for page in try Self.pages() {
            for line in page.commands where Self.isCommand(line) {
                let isRun =
                    line.hasPrefix("$ ")
                    ? DocumentedCommandsTests.pages.contains(page.path)
                    : line.hasPrefix("make ")
                        ? targets.contains(String(line.dropFirst(5).prefix { $0 != " " }))
                        : line.contains("...") || line.contains(" OLD NEW")
                            || Self.elsewhere.contains { line.hasPrefix($0.beginning) }
                #expect(isRun, "\(page.path): nothing runs `\(line)`")
            }
            for code in page.code where code.hasPrefix("make ") && !code.contains("[") {
                let target = String(code.dropFirst(5).prefix { $0 != " " })
                #expect(targets.contains(target), "\(page.path): `\(code)`")
            }
        }
        for (beginning, file, text) in Self.elsewhere {
            #expect(try Self.text(file).contains(text), "\(beginning) is not run by \(file)")
        }
    }

    /// Commands of the program that the text names, or gives the form of, exist with their options.
    @Test func everyOptionExists() throws {
        let folder = try TemporaryFolder(files: ["notes": ""])
        var helps: [String: String] = [:]
        func help(_ command: String) throws -> String {
            if let help = helps[command] { return help }
            let arguments = ["help"] + command.split(separator: " ").map(String.init)
            helps[command] = try CommandLineProgram.run(arguments, in: folder.url).output
            return helps[command] ?? ""
        }
        var count = 0
        for page in try Self.pages() {
            let forms = Self.joined(page.commands).map { $0.hasPrefix("$ ") ? String($0.dropFirst(2)) : $0 }
            for form in (page.code + forms) where form.contains(/^understudy [^ ]/) {
                var words = form.dropFirst(11).split { " []|();'".contains($0) }.map(String.init)
                let depth = words.first == "storyboard" ? 2 : 1
                let command = words.prefix(depth).joined(separator: " ")
                words.removeFirst(min(depth, words.count))
                guard !command.hasPrefix("-") else { continue }
                let known = try help(command)
                #expect(known.contains("USAGE: understudy \(command)"), "\(page.path): `\(form)`")
                for option in words.prefix(while: { $0 != "&&" && $0 != ">" }) where option.hasPrefix("--") {
                    count += 1
                    let name = option.prefix { $0 != "=" }
                    #expect(known.contains("\(name)"), "\(page.path): \(command) has no \(name)")
                }
            }
        }
        #expect(count > 40)
        let service = try ["serve", "check", "export"].map(help).joined()
        for code in try Self.page("docs/operations.md").code where code.hasPrefix("--") {
            let name = code.prefix { $0 != " " && $0 != "=" }
            #expect(service.contains("\(name)"), "docs/operations.md: `\(code)`")
        }
    }

    /// Each command with the lines that go on with it, which are indented.
    private static func joined(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { commands, line in
            if line.hasPrefix(" "), !commands.isEmpty {
                commands[commands.count - 1] += line
            } else {
                commands.append(line)
            }
        }
    }
}
