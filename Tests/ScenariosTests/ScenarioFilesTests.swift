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

    /// The listed files with their reasons.
    private static func knownDifferences() throws -> [String: String] {
        let path = folder + "/known-differences.tsv"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
        var known: [String: String] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let columns = line.split(separator: "\t", maxSplits: 1)
            try #require(columns.count == 2, "\(path):\(index + 1): write PATH, a tab and the reason")
            let isNew = known.updateValue(String(columns[1]), forKey: String(columns[0])) == nil
            #expect(isNew, "\(path):\(index + 1): \(columns[0]) is listed twice")
        }
        return known
    }

    @Test func everyScenarioPassesButThoseThatAreKnownToDiffer() throws {
        var known = try Self.knownDifferences()
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

    @Test func everyScenarioNamesItsSource() throws {
        for file in try ScenarioFiles.find([Self.folder]) {
            guard let scenario = try? ScenarioFiles.read(file) else { continue }
            #expect(scenario.source?.isEmpty == false, "\(file)")
            #expect(scenario.name != file, "\(file) has no name")
        }
    }
}
