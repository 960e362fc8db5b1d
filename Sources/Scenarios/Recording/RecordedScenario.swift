package import ControllerHierarchy
import JSONBytes
package import Sessions
import WireFormat

/// A session as a scenario file: what was done, and as a draft of what is expected what the model answered.
package struct RecordedScenario: Sendable {
    /// The file in YAML; values are written as JSON, which YAML understands.
    package let text: String

    /// Members of a definition that say nothing about the app.
    private static let membersOfSession = ["labels", "ttlSeconds"]

    /// Records a course by carrying it out once more.
    ///
    /// - Parameters:
    ///   - limits: Those of a session.
    ///   - budget: What it may cost; nil for whatever it takes.
    package init(
        _ course: Course, name: String, limits: SessionLimits = SessionLimits(),
        within budget: RequestBudget? = nil
    ) throws(WorkRefusal) {
        let log = try CourseLog(
            course.definition, course.steps, filter: LineFilter(), limits: limits.ofRuns, within: budget)
        var text = """
            # What is expected here was seen in the model, not in UIKit: keep what an app has printed.
            name: \(JSONTree.string(name))
            source: recorded from a session of the model

            """
        for (key, value) in Self.members(of: course) { text += "\(JSONTree.string(key)): \(value)\n" }
        if let launch = log.steps.first { text += Self.lines("launch", launch.events, indent: "") }
        text += "steps:"
        let steps = zip(course.steps, log.steps.dropFirst()).compactMap(Self.step)
        text += steps.isEmpty ? " []\n" : "\n" + steps.joined()
        self.text = text
    }

    /// The definition's members, with the documents that were added later.
    private static func members(of course: Course) -> [(key: String, value: JSONTree)] {
        var tree = JSONTree.object([])
        if let document = try? JSONDocument(parsing: course.definition, limits: .unlimited) {
            tree = JSONTree(document.root)
        }
        for step in course.steps {
            guard case .document(let document) = step.action else { continue }
            var documents = tree[document.kind.member] ?? .object([])
            documents[document.name] = .string(document.xml)
            tree[document.kind.member] = documents
        }
        return tree.members.filter { !membersOfSession.contains($0.key) }
    }

    /// One operation with what it caused; nil for what is no operation.
    private static func step(_ step: Course.Step, _ log: CourseLog.Step) -> String? {
        guard case .operation(let operation) = step.action,
            let document = try? JSONDocument(parsing: operation.json, limits: .unlimited)
        else { return nil }
        let fields = JSONTree(document.root).members.filter { $0.key != "op" }
        var text = "  - \(operation.operation.kind.rawValue): \(JSONTree.object(fields))\n"
        if let outcome = log.outcome, outcome != .completed { text += "    outcome: \(outcome.rawValue)\n" }
        return text + lines("expect", log.events, indent: "    ")
    }

    private static func lines(_ key: String, _ lines: [String], indent: String) -> String {
        if lines.isEmpty { return "\(indent)\(key): []\n" }
        let quoted = lines.map { "\(indent)  - \(JSONTree.string($0))\n" }
        return "\(indent)\(key):\n" + quoted.joined()
    }
}
