import Foundation
import Testing

/// docs/coverage.md against the class reference and the scenarios.
@Suite struct CoverageTests {
    struct Row {
        let member: String
        let state: String
        let scenario: String
    }

    /// The rows of the tables of the class reference.
    static func rows() throws -> [Row] {
        let page = try #require(ProjectFiles.file("docs/coverage.md"))
        let start = try #require(page.lines.firstIndex(of: "## Members"))
        let part = page.lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
        return part.filter { $0.hasPrefix("| `") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(
                member: cells[0].trimmingCharacters(in: ["`"]), state: cells.count > 1 ? cells[1] : "",
                scenario: cells.count > 2 ? cells[2] : "")
        }
    }

    @Test func everyMemberHasOneRow() throws {
        let members = try #require(ProjectFiles.file("Tests/Fixtures/class-reference-members.txt")).lines
        #expect(try Self.rows().map(\.member) == members)
    }

    @Test func everyMemberIsDoneAndHasAScenario() throws {
        for row in try Self.rows() {
            let isDone = row.state == "done" || row.state.hasPrefix("iOS ")
            #expect(isDone, "\(row.member) has the state '\(row.state)'")
            #expect(
                !row.scenario.isEmpty && ProjectFiles.file("Scenarios/" + row.scenario) != nil,
                "\(row.member) names \(row.scenario)")
        }
    }

    @Test func whatIsUnprovenSaysHowItWasSearchedFor() throws {
        let page = try #require(ProjectFiles.file("docs/coverage.md"))
        let start = try #require(page.lines.firstIndex(of: "## Unproven"))
        let rows = page.lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| ") }
            .map { line in
                line.split(separator: "|", omittingEmptySubsequences: false)
                    .map { $0.trimmingCharacters(in: .whitespaces) }
            }
        #expect(rows.first?.dropLast().last == "searched for")
        #expect(rows.count > 1)
        for row in rows.dropFirst() {
            #expect(row.count == 7 && row[5] != "", "\(row) does not say how it was searched for")
        }
    }

    /// The parts of docs/first-runs.md, each with its numbers of files, of those that passed, and of the
    /// reasons why the others did not: a mistake of the scenario, its source, the model, something else.
    static func firstRuns() throws -> [String: [Int]] {
        var part = ""
        var sums: [String: [Int]] = [:]
        for line in try #require(ProjectFiles.file("docs/first-runs.md")).lines {
            if line.hasPrefix("## ") { part = String(line.dropFirst(3)) }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard let result = cells.firstIndex(where: ["passed", "failed"].contains) else { continue }
            let reasons = [["a mistake of the scenario", "the same mistake"], ["the source"], ["the model"]]
            let reason = reasons.firstIndex { $0.contains { cells[result + 1].hasPrefix($0) } }
            let column = cells[result] == "passed" ? 1 : 2 + (reason ?? 3)
            sums[part, default: [0, 0, 0, 0, 0, 0]][0] += 1
            sums[part, default: []][column] += 1
        }
        return sums
    }

    @Test func firstRunsAreSummedUp() throws {
        let page = try #require(ProjectFiles.file("docs/coverage.md"))
        let start = try #require(page.lines.firstIndex(of: "## First runs"))
        var rows: [String: [Int]] = [:]
        for line in page.lines[start...] where line.hasPrefix("| [") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            rows[String(cells[0].dropFirst().prefix { $0 != "]" })] = cells.dropFirst().compactMap { Int($0) }
        }
        let sums = try Self.firstRuns()
        #expect(sums.count > 40)
        #expect(rows == sums)
    }
}
