import Foundation
import Testing

/// `understudy storyboard diff` and `identifiers` as their users call them.
@Suite struct StoryboardDiffCommandTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/comparing")

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: fixtures.appending(path: path), encoding: .utf8)
    }

    private static func run(_ program: String, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(program) \(arguments)")
    }

    /// Folders, files and revisions of git are compared alike.
    @Test func versionsAreCompared() throws {
        let (old, new) = (try Self.text("old/Main.storyboard"), try Self.text("new/Main.storyboard"))
        let folder = try TemporaryFolder(files: [
            "old/Main.storyboard": old, "new/Main.storyboard": new, "Before.storyboard": old,
            "After.storyboard": new, "repository/App/Main.storyboard": old,
            "repository/Pods/Main.storyboard": old,
        ])
        let repository = folder.url.appending(path: "repository")
        let identity = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.com"]
        try Self.run("git", ["init", "--quiet", "--initial-branch=main"], in: repository)
        for version in [old, new] {
            for place in ["App", "Pods"] {
                try Data(version.utf8).write(to: repository.appending(path: "\(place)/Main.storyboard"))
            }
            try Self.run("git", ["add", "."], in: repository)
            try Self.run("git", identity + ["commit", "--quiet", "--message", "a version"], in: repository)
        }
        func diff(_ arguments: String..., in place: URL? = nil) throws -> (lines: [Substring], status: Int32)
        {
            let result = try CommandLineProgram.run(
                ["storyboard", "diff"] + arguments, in: place ?? folder.url)
            return (result.output.split(separator: "\n"), result.status)
        }
        let whole = try diff("old", "new", "--map", "maps/diff.svg")
        #expect(
            whole.status == 0
                && whole.lines.contains(
                    "  + scene New Screen: UIViewController; storyboard identifier \"say \"new\"\"")
        )
        let map = try String(contentsOf: folder.url.appending(path: "maps/diff.svg"), encoding: .utf8)
        #expect(map.contains("old → new") && map.contains("card screen added"))
        #expect(
            try diff("Before.storyboard", "After.storyboard").lines.dropFirst() == whole.lines.dropFirst())
        let app = repository.appending(path: "App")
        #expect(try diff("HEAD~1", "HEAD", in: app).lines == whole.lines)
        #expect(
            try diff("HEAD~1", "HEAD", "--exclude", "Pods", in: repository).lines.count == whole.lines.count)
        #expect(try diff("HEAD", ".", in: app).lines == [])
        #expect(try diff("old", "new", "--markdown").lines.first?.hasPrefix("### Storyboards: ") ?? false)
        for wrong in [["old", "nowhere"], ["--", "-x", "new"], ["old", "new", "--map", "map.png"]] {
            let result = try CommandLineProgram.run(["storyboard", "diff"] + wrong, in: folder.url)
            #expect(result.status == 64, "\(wrong): \(result.output)")
        }
    }

    /// What is written stays as it is until it changes, and is Swift that the compiler takes.
    @Test func constantsAreWritten() throws {
        let folder = try TemporaryFolder(files: [
            "Main.storyboard": try Self.text("new/Main.storyboard"),
            "Cell.xib": try Self.text("new/Cell.xib"),
        ])
        let arguments = ["storyboard", "identifiers", ".", "--output", "Made/Identifiers.swift"]
        #expect(try CommandLineProgram.run(arguments, in: folder.url).status == 0)
        let file = folder.url.appending(path: "Made/Identifiers.swift")
        let first = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
        let printed = try CommandLineProgram.run(["storyboard", "identifiers", "."], in: folder.url).output
        #expect(printed == (try String(contentsOf: file, encoding: .utf8)))
        _ = try CommandLineProgram.run(arguments, in: folder.url)
        let second = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
        #expect(first == second && first != nil)
        try Self.run("swiftc", ["-parse", file.path], in: folder.url)
    }
}
