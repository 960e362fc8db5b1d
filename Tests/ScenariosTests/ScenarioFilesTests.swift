import Foundation
import Scenarios
import Testing

/// Runs every scenario of the project against the model.
///
/// `Scenarios/known-differences.tsv` lists the files that are expected to fail, each with its reason. A
/// listed file that passes fails the test like an unlisted one that fails, so the list is always true.
@Suite struct ScenarioFilesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let folder = root.appending(path: "Scenarios").path

    /// The files that a list in the folder names, with their reasons.
    private static func listed(in list: String) throws -> [String: String] {
        let path = "\(folder)/\(list)"
        var listed: [String: String] = [:]
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let columns = line.split(separator: "\t", maxSplits: 1)
            try #require(columns.count == 2, "\(path):\(index + 1): write PATH, a tab and the reason")
            let isNew = listed.updateValue(String(columns[1]), forKey: String(columns[0])) == nil
            #expect(isNew, "\(path):\(index + 1): \(columns[0]) is listed twice")
        }
        return listed
    }

    @Test func everyScenarioPassesButThoseThatAreKnownToDiffer() throws {
        var known = try Self.listed(in: "known-differences.tsv")
        let runner = ScenarioRunner()
        var passed = 0
        var failures: [String] = []
        for file in try ScenarioFiles.find([Self.folder]) {
            let name = String(file.dropFirst(Self.folder.count + 1))
            let reason = known.removeValue(forKey: name)
            let report = runner.run(file: file)
            switch (report.passed, reason) {
            case (true, nil): passed += 1
            case (false, nil): failures.append(report.text)
            case (true, let reason?):
                failures.append("\(name) passes now; take it off known-differences.tsv (\(reason))\n")
            case (false, _?): break
            }
        }
        failures += known.keys.sorted().map {
            "\($0) is listed in known-differences.tsv and does not exist\n"
        }
        #expect(passed > 0)
        if !failures.isEmpty { Issue.record("\(failures.count) scenarios:\n\(failures.joined())") }
    }

    /// A log is compared line for line.
    ///
    /// What less is asked of some scenarios, and why, is in `inexact.tsv`: `documentation` and `claim` speak
    /// of some calls and not of others.
    @Test func everyLogIsComparedExactlyButThoseThatAreListed() throws {
        var listed = try Self.listed(in: "inexact.tsv")
        let runner = ScenarioRunner()
        for file in try ScenarioFiles.find([Self.folder]) {
            var scenario = try ScenarioFiles.read(file)
            let name = String(file.dropFirst(Self.folder.count + 1))
            let reason = listed.removeValue(forKey: name)
            let modes = Set(scenario.steps.map(\.mode))
            guard let reason else {
                #expect(
                    modes.subtracting([.exact]).isEmpty, "\(name): list it in inexact.tsv with its reason")
                continue
            }
            #expect(modes != [.exact], "\(name) is compared exactly now; take it off inexact.tsv")
            let isLog = reason.hasPrefix("log: ")
            #expect(isLog || ["documentation", "claim"].contains(reason), "\(name): \(reason)")
            guard isLog, modes.contains(.contains) else { continue }
            for index in scenario.steps.indices where scenario.steps[index].mode == .contains {
                scenario.steps[index].mode = .exact
            }
            #expect(!runner.run(scenario).passed, "\(name) passes with `exact` and needs no `contains`")
        }
        #expect(listed.isEmpty, "listed in inexact.tsv, and not there: \(listed.keys.sorted())")
    }

    @Test func everyScenarioNamesItsSource() throws {
        for file in try ScenarioFiles.find([Self.folder]) {
            guard let scenario = try? ScenarioFiles.read(file) else { continue }
            #expect(scenario.source?.isEmpty == false, "\(file)")
            #expect(scenario.name != file, "\(file) has no name")
        }
    }

    @Test func aLinkToAFolderIsEntered() throws {
        let link = FileManager.default.temporaryDirectory.appending(path: "scenarios-\(UUID().uuidString)")
            .path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: Self.folder + "/flows")
        defer { try? FileManager.default.removeItem(atPath: link) }
        let names = try ScenarioFiles.find([Self.folder + "/flows"]).map { $0.split(separator: "/").last }
        for path in [link, link + "/"] {
            #expect(try ScenarioFiles.find([path]).map { $0.split(separator: "/").last } == names)
        }
    }
}
