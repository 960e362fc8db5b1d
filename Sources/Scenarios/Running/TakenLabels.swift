import ControllerHierarchy
import JSONBytes
import WireFormat

extension Scenario.Step {
    /// What is to be said where the step gives a label that another controller still has: the new one has a
    /// number behind it, and the label still means the old one.
    func remarks(onLabelsIn outcome: OperationOutcome, path: String?) -> [ScenarioMistake] {
        // Most steps give no label, and what they cause may be long.
        guard let content = try? JSONDocument(parsing: decoded.json).root else { return [] }
        let given = Set(JSONTree(content).labelsGiven)
        guard !given.isEmpty else { return [] }
        var seen: Set<Int> = []
        return outcome.events.compactMap { event in
            let label = event.target.label
            // A digit at the end is rare, and all else costs more.
            guard event.target.id != nil, let last = label.utf8.last, (0x30...0x39).contains(last),
                seen.insert(event.target.number).inserted,
                let dash = label.lastIndex(of: "-"), given.contains(String(label[..<dash]))
            else { return nil }
            let wanted = label[..<dash]
            return ScenarioMistake(
                path: path, line: line, pointer: "",
                detail: """
                    `as: \(wanted)` has made `\(label)`, because `\(wanted)` is still there; \
                    write `controller: \(wanted)` for the one that is there, or another label
                    """)
        }
    }
}

extension JSONTree {
    /// Every label that a description in it gives.
    fileprivate var labelsGiven: [String] {
        switch self {
        case .array(let elements): elements.flatMap(\.labelsGiven)
        case .object(let members):
            members.flatMap { key, value in
                key == "as" ? [value.string].compactMap(\.self) : value.labelsGiven
            }
        case .null, .bool, .int, .double, .string: []
        }
    }
}
