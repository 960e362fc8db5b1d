import ControllerHierarchy
import Foundation
import RuleProofs
import Scenarios
import Testing

/// Every bound in the table of rules is held from both sides by a scenario that is named there, or is listed
/// as unproven.
@Suite struct RuleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let paths = Dictionary(
        uniqueKeysWithValues: ((try? ScenarioFiles.find([root.appending(path: "Scenarios").path])) ?? [])
            .map { (PassingScenario.name(of: $0), $0) })

    @Test(arguments: BoundSide.all.filter { $0.proof != nil })
    func theNamedScenarioNoticesWhenTheBoundMoves(side: BoundSide) throws {
        let name = try #require(side.proof)
        let path = try #require(Self.paths[name], "\(side): there is no scenario \(name)")
        let scenario = try #require(PassingScenario(path: path), "\(side): \(name) does not pass")
        #expect(side.decides(in: scenario.version), "\(side): \(name) runs on \(scenario.version)")
        #expect(scenario.notices(side.rule), "\(side): \(name) passes all the same")
    }

    @Test func theOthersAreListedAsUnproven() throws {
        let page = try String(contentsOf: Self.root.appending(path: "docs/coverage.md"), encoding: .utf8)
        let part = page.split(separator: "## Bounds that no scenario decides\n").dropFirst().first ?? ""
        let rows = part.prefix(while: { $0 != "#" }).split(separator: "\n").filter { $0.hasPrefix("| ") }
        let listed = rows.dropFirst().flatMap { row -> [String] in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return cells[1].split(separator: ", ").map { "\(cells[0]) \($0)" }
        }
        #expect(listed.sorted() == BoundSide.all.filter { $0.proof == nil }.map(\.description).sorted())
    }
}
