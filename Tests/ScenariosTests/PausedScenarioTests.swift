import Testing

import struct Foundation.URL

@testable import Scenarios

/// Every scenario whose classes have scripts, once with these and once with a client that does the same in
/// calls that stop.
@Suite struct PausedScenarioTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios").path

    @Test func codeInPausesIsWhatScriptsAre() throws {
        let scripted = ScenarioRunner()
        var paused = scripted
        paused.usesPauses = true
        var compared = 0
        for file in try ScenarioFiles.find([Self.folder]) {
            for scenario in (try? ScenarioFiles.readAll(file)) ?? []
            where scenario.order == .beforeSuper && ScriptClient(scenario) != nil {
                let logs = [scripted, paused].map { Self.log(of: $0.run(scenario, detail: .trees)) }
                #expect(logs[0] == logs[1], "\(file)")
                #expect(!logs[0].isEmpty, "\(file)")
                compared += 1
            }
        }
        #expect(compared > 80, "\(compared) scenarios")
    }

    /// What became of the launch and of each step, with the lines and the controllers after it.
    private static func log(of report: ScenarioReport) -> [[String]] {
        var log: [[String]] = []
        for step in [report.launch].compactMap({ $0 }) + report.steps {
            log.append([step.outcome ?? ""] + (step.events ?? []) + [step.tree ?? ""])
        }
        return log
    }
}
