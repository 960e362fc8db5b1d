import Foundation
import Scenarios

/// One topic of the atlas: an app and what is done with it, in a scenario file that begins with what it is about.
struct AtlasTopic {
    /// The file's name without its ending.
    let stem: String
    let name: String
    /// The comment at the head of the file.
    let introduction: String
    /// The file without that comment.
    let steps: String
    let scenario: Scenario

    /// The topics in the order in which somebody would read them: those that are named here, the others behind.
    private static let order = [
        "launch", "push", "pop", "swipe-back", "cancelled-swipe", "present", "dismiss", "chains", "sheets",
        "popovers", "alerts", "tabs", "split", "pages", "containment", "rotation", "background", "memory",
        "restoration", "segues", "unwind",
    ]

    /// Reads every topic of a folder.
    static func all(in folder: String) throws -> [AtlasTopic] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let stems = names.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
        let known = order.filter(stems.contains)
        return try (known + stems.filter { !known.contains($0) }).map {
            try AtlasTopic(path: "\(folder)/\($0).yaml", stem: $0)
        }
    }

    private init(path: String, stem: String) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let head = lines.prefix { $0.hasPrefix("# ") }
        self.stem = stem
        introduction = head.map { $0.dropFirst(2) }.joined(separator: " ")
        steps = lines.dropFirst(head.count).joined(separator: "\n")
        scenario = try ScenarioFiles.read(path)
        name = scenario.name
    }

    /// Whether nothing is done behind the launch.
    var isLaunch: Bool { scenario.steps.isEmpty }

    /// What the topic is about: the operations of its steps.
    var operations: Set<String> {
        isLaunch ? [PrintedLogs.launch] : Set(scenario.steps.map(\.operation))
    }
}
