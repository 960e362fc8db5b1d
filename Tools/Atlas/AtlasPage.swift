import ControllerHierarchy
import RESTService
import Scenarios
import Sessions

/// What the atlas says of a topic.
struct AtlasPage {
    let topic: AtlasTopic
    private let logs: PrintedLogs
    private let comparison: VersionComparison
    /// The newest version, and those that agree with it.
    private let newest: VersionComparison.Group

    /// What UIKit asks would hide what it tells.
    private static let filter = LineFilter(kinds: Set(Callback.Kind.allCases.filter { $0 != .query }))

    /// There is no version to compare.
    private struct NoVersion: Error {}

    /// Carries the topic out in every version.
    init(_ topic: AtlasTopic, _ logs: PrintedLogs) throws {
        self.topic = topic
        self.logs = logs
        comparison = try VersionComparison(
            Course(topic.scenario), in: VersionList.all, filter: AtlasPage.filter)
        guard let group = comparison.groups.first(where: { $0.versions.last == VersionList.all.last }) else {
            throw NoVersion()
        }
        newest = group
    }

    /// Everything that the page says, in order.
    var blocks: [AtlasBlock] {
        [
            .heading(level: 1, topic.name), .paragraph([.plain(topic.introduction)]),
            .code(topic.steps, language: "yaml"),
        ] + log + changes + printed
    }

    /// The log of the newest version as a sequence diagram, in SVG.
    var diagram: String { SequenceDiagram(lines: steps.flatMap(\.lines)).svg }

    // MARK: The newest version

    /// The steps with their lines; the launch alone where nothing is done behind it.
    private var steps: [(title: String, lines: [String])] {
        let titles = ["launch"] + topic.scenario.steps.map(\.title)
        let all = zip(titles, newest.steps).map { (title: $0, lines: $1) }
        return topic.isLaunch ? all : Array(all.dropFirst())
    }

    private var log: [AtlasBlock] {
        var text = ""
        for step in steps {
            text += "\(step.title)\n"
            for line in step.lines { text += "  \(line)\n" }
        }
        return [
            .heading(level: 2, "On iOS \(comparison.words(of: newest))"), .code(text, language: "text"),
            .diagram(topic.stem),
        ]
    }

    // MARK: What versions changed

    /// The launch is a topic of its own.
    private var differences: [VersionComparison.Difference] {
        topic.isLaunch ? comparison.differences : comparison.differences.filter { $0.step > 0 }
    }

    private var changes: [AtlasBlock] {
        var blocks: [AtlasBlock] = [.heading(level: 2, "What versions changed")]
        if differences.isEmpty {
            blocks.append(.paragraph([.plain("Nothing: every version has the same lines.")]))
        }
        var last: SystemVersion?
        for difference in differences {
            if difference.to != last { blocks.append(.heading(level: 3, "iOS \(difference.to)")) }
            last = difference.to
            if let title = difference.title {
                blocks.append(.paragraph([.plain("Step \(difference.step), "), .code(title), .plain(":")]))
            }
            blocks.append(.difference(difference.rows))
            if !difference.causes.isEmpty { blocks.append(.list(difference.causes.map(words))) }
        }
        return blocks
    }

    private func words(of cause: VersionCause) -> [AtlasText] {
        [.code(cause.name), .plain(" (\(cause.versions)): ")] + linked(cause.evidence)
    }

    /// Evidence with its scenarios as files.
    private func linked(_ evidence: String) -> [AtlasText] {
        var texts: [AtlasText] = []
        var plain = ""
        var rest = evidence[...]
        while let first = rest.first {
            let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
            if let log = logs.named(word) {
                texts += [.plain(plain), .file(word, path: log.path)]
                plain = ""
            } else {
                plain += word.isEmpty ? String(first) : word
            }
            rest = rest.dropFirst(max(1, word.count))
        }
        return texts + [.plain(plain)]
    }

    // MARK: Evidence

    private var printed: [AtlasBlock] {
        let examples = logs.examples(of: topic.operations)
        return [
            .heading(level: 2, "What apps printed"),
            examples.isEmpty
                ? .paragraph([.plain("No log that an app printed is known here.")])
                : .list(
                    examples.map { log in
                        [.plain("iOS \(log.version): "), .file(log.name, path: log.path)]
                    }),
        ]
    }
}
