import Foundation
import Testing

@testable import Scenarios

/// The flows of apps run on several versions of iOS, and docs/flows.md has the log of each and what differs.
@Suite struct FlowsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let files =
        (try? ScenarioFiles.find([root.appending(path: "Scenarios/flows").path])) ?? []
    private static let page =
        (try? String(contentsOf: root.appending(path: "docs/flows.md"), encoding: .utf8)) ?? ""

    @Test func thereAreTwelve() {
        #expect(Self.files.count == 12)
        #expect(Self.page.split(separator: "\n## ").count == 13)
    }

    @Test(arguments: files)
    func thePageHasTheLogAndWhatDiffers(file: String) throws {
        let name = URL(filePath: file).deletingPathExtension().lastPathComponent
        let section = try #require(Self.page.split(separator: "\n## ").first { $0.hasPrefix("\(name)\n") })
        let versions = try #require(section.split(separator: "\n").first { $0.hasPrefix("On iOS ") })
            .dropFirst("On iOS ".count).split(separator: ", ").map(String.init)
        #expect(versions.count == 5)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        var expected = ""
        var previous: (version: String, log: [[String]])?
        for version in versions {
            let log = try Self.log(of: text, on: version, at: file)
            expected += previous.map { Self.difference(from: $0.log, to: log, $0.version, version) } ?? ""
            if previous == nil { expected += "iOS \(version)\n" + log.joined().map { $0 + "\n" }.joined() }
            previous = (version, log)
        }
        let block = section.split(separator: "```text\n").dropFirst().first?.split(separator: "```").first
        #expect(block.map(String.init) == expected, "\(name) is now:\n\(expected)")
    }

    /// The compared events of each step behind its title, of the file on another version than its own.
    private static func log(of text: String, on version: String, at path: String) throws -> [[String]] {
        let moved = text.replacing(/systemVersion: "[0-9.]+"/, with: "systemVersion: \"\(version)\"")
        let folder = URL(filePath: path).deletingLastPathComponent()
        let scenario = try ScenarioReader.read(Array(moved.utf8), format: .yaml) {
            name throws(ScenarioReader.ResourceError) in
            guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
                throw ScenarioReader.ResourceError("\(name) cannot be read")
            }
            return text
        }
        let observed = try #require(scenario.observed)
        let report = try ScenarioRunner().trace(scenario, detail: .lines, within: nil).report
        return report.steps.map { step in
            ["> \(step.title)\(step.outcome.map { $0 == "completed" ? "" : ", \($0)" } ?? ", refused")"]
                + (step.events ?? []).filter { event in
                    let call = event.drop { $0 != "." }.dropFirst()
                    return event.hasPrefix("console") || event.hasPrefix("exception")
                        || observed.contains { call == $0 || call.hasPrefix($0 + "(") }
                }.map { "  " + $0 }
        }
    }

    /// What differs, step by step, with the lines around it; that nothing does, where nothing does.
    private static func difference(
        from old: [[String]], to new: [[String]], _ oldVersion: String, _ version: String
    ) -> String {
        guard old != new else { return "\niOS \(version), as \(oldVersion)\n" }
        var text = "\niOS \(version), against \(oldVersion)\n"
        for (old, new) in zip(old, new) where old != new {
            text += (new.first ?? "") + "\n"
            let changes = new.dropFirst().difference(from: old.dropFirst())
            var lines = old.dropFirst().map { " \($0)" }
            for case .remove(let offset, _, _) in changes { lines[offset] = "-" + lines[offset].dropFirst() }
            for case .insert(let offset, let line, _) in changes {
                let place = lines.indices.filter { !lines[$0].hasPrefix("-") }.dropFirst(offset).first
                lines.insert("+\(line)", at: place ?? lines.count)
            }
            let changed = lines.indices.filter { !lines[$0].hasPrefix(" ") }
            let near = lines.indices.filter { index in changed.contains { abs($0 - index) <= 1 } }
            text += near.map { lines[$0] + "\n" }.joined()
        }
        return text
    }
}
