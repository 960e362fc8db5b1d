import ControllerHierarchy

/// The labels whose controllers' ends a scenario expects, so that they name these and do not hold them.
///
/// A log in which a controller dies is that of an app which keeps no reference to it. What the app releases
/// is held until then, and a description that says itself whether it is held is left as it is.
struct EndedLabels {
    /// The last step that expects the end of a label's controller; the launch is the step 0.
    private var lastSteps: [String: Int] = [:]

    /// Collects the labels of a scenario that is not read yet.
    init(in scenario: DocumentNode) {
        note(scenario["launch"], at: 0)
        for (index, step) in (scenario["steps"]?.elements ?? []).enumerated() {
            note(step["expect"], at: index + 1)
            for count in step["times"]?.members ?? [] where count.value.content != .number("0") {
                note(line: count.name, at: index + 1)
            }
        }
        if !lastSteps.isEmpty { forgetReleased(in: scenario) }
    }

    private mutating func note(_ lines: DocumentNode?, at step: Int) {
        for line in lines?.elements ?? [] { if let line = line.string { note(line: line, at: step) } }
    }

    private mutating func note(line: String, at step: Int) {
        let names = Callback.deinitialized.names
        // To read each line twice would cost more than the rest.
        guard line.contains(names.label) || line.contains(names.selector),
            let label = (try? EventPattern(line))?.deallocatedLabel
        else { return }
        lastSteps[label] = step
    }

    private mutating func forgetReleased(in node: DocumentNode) {
        let release = OperationKind.release.rawValue
        for element in node.elements ?? [] { forgetReleased(in: element) }
        let isRelease = node["op"]?.string == release
        for member in node.members ?? [] {
            if isRelease, member.name == "target", let label = member.value.string { lastSteps[label] = nil }
            if member.name == release, let label = member.value["target"]?.string { lastSteps[label] = nil }
            forgetReleased(in: member.value)
        }
    }

    /// The scenario, in which such labels hold nobody.
    func applied(to scenario: DocumentNode) -> DocumentNode {
        guard !lastSteps.isEmpty else { return scenario }
        return scenario.mappingMembers { name, value in
            guard name == "steps", let steps = value.elements else { return released(value, at: 0) }
            let changed = steps.enumerated().map { released($1, at: $0 + 1) }
            return DocumentNode(content: .array(changed), line: value.line)
        }
    }

    /// A step, or what an app is described with, in which descriptions with these labels say `held: false`.
    private func released(_ node: DocumentNode, at step: Int) -> DocumentNode {
        if let elements = node.elements {
            return DocumentNode(content: .array(elements.map { released($0, at: step) }), line: node.line)
        }
        let changed = node.mappingMembers { released($1, at: step) }
        guard let label = node["as"]?.string, let last = lastSteps[label], step <= last,
            node["held"] == nil, let members = changed.members
        else { return changed }
        let held = DocumentNode(content: .bool(false), line: node.line)
        return DocumentNode(
            content: .object(members + [.init(name: "held", value: held, line: node.line)]), line: node.line)
    }
}

extension DocumentNode {
    /// The mapping with other values; what is none stays as it is.
    fileprivate func mappingMembers(_ change: (String, DocumentNode) -> DocumentNode) -> DocumentNode {
        guard let members else { return self }
        let changed = members.map { Member(name: $0.name, value: change($0.name, $0.value), line: $0.line) }
        return DocumentNode(content: .object(changed), line: line)
    }
}
