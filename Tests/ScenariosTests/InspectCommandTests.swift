import Foundation
import JSONBytes
import Testing

/// `understudy storyboard inspect` as build servers call it.
@Suite struct InspectCommandTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/inspection")

    private static func files(_ names: String...) throws -> [String: String] {
        try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: fixtures.appending(path: $0), encoding: .utf8))
            })
    }

    /// The exit status follows the least severity that counts.
    @Test func exitStatusFollowsSeverity() throws {
        let folder = try TemporaryFolder(
            files: Self.files("Second.storyboard", "Crashing.storyboard", "Faulty.storyboard"))
        let cases: [(arguments: [String], status: Int32)] = [
            (["Second.storyboard"], 0), (["Second.storyboard", "--fail-on", "warning"], 0),
            (["Second.storyboard", "--fail-on", "note"], 1), (["Crashing.storyboard"], 1),
            (["Faulty.storyboard", "--no-walk"], 1), (["Second.storyboard", "Faulty.storyboard"], 1),
            (["missing.storyboard"], 64),
            (["Second.storyboard", "--fail-on", "fatal"], 64),
            (["Second.storyboard", "--map", "map.png"], 64),
        ]
        for (arguments, status) in cases {
            let result = try CommandLineProgram.run(
                ["storyboard", "inspect"] + arguments, in: folder.url)
            #expect(result.status == status, "\(arguments): \(result.output) \(result.error)")
        }
    }

    /// Findings as JSON and JUnit, a map in each form, and a scenario that fails as the walk did.
    @Test func everyOutputIsWritten() throws {
        let folder = try TemporaryFolder(files: Self.files("Crashing.storyboard"))
        let result = try CommandLineProgram.run(
            [
                "storyboard", "inspect", "Crashing.storyboard", "--json", "--junit", "report.xml", "--map",
                "map.svg", "--scenarios", ".",
            ], in: folder.url)
        #expect(result.status == 1)
        let root = try JSONTree(JSONDocument(parsing: Array(result.output.utf8)).root)
        #expect(root["walks"]?[0]?["failures"]?[0]?["outcome"]?.string == "raised")
        let kinds = (0..<3).map { root["findings"]?[$0]?["kind"]?.string }
        #expect(kinds.contains("segue-raises"))
        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
        }
        #expect(try text("report.xml").contains("failures=\"1\""))
        #expect(try text("map.svg").contains("</svg>"))
        for (name, beginning) in [("map.mmd", "flowchart"), ("map.dot", "digraph")] {
            _ = try CommandLineProgram.run(
                ["storyboard", "inspect", "Crashing.storyboard", "--map", name], in: folder.url)
            #expect(try text(name).hasPrefix(beginning))
        }
        let scenario = try CommandLineProgram.run(["test", "Crashing-1.yaml"], in: folder.url)
        #expect(scenario.status == 0, "\(scenario.output) \(scenario.error)")
    }
}
