extension ScenarioReader {
    mutating func text(_ node: DocumentNode?, _ pointer: String) -> String? {
        guard let node else { return nil }
        switch node.content {
        case .string(let text): return text
        case .number(let text): return text
        case .null: return nil
        default:
            mistake(node, pointer, "a text is wanted, this is \(node.kindName)")
            return nil
        }
    }

    /// The elements of a list; an empty value counts as an empty list.
    mutating func list(_ node: DocumentNode?, _ pointer: String) -> [DocumentNode] {
        guard let node else { return [] }
        switch node.content {
        case .array(let elements): return elements
        case .null: return []
        default:
            mistake(node, pointer, "a list is wanted, this is \(node.kindName)")
            return []
        }
    }

    mutating func names(_ node: DocumentNode, _ pointer: String) -> [String] {
        var names: [String] = []
        for (index, element) in list(node, pointer).enumerated() {
            if let name = text(element, "\(pointer)/\(index)") { names.append(name) }
        }
        return names
    }

    /// The calls of `observe`, with or without a target; one that is nearly a known name is a mistake.
    mutating func calls(_ node: DocumentNode, _ pointer: String) -> [String] {
        let calls = names(node, pointer)
        for (index, call) in calls.enumerated() where methods.isUnknown(call) {
            if let detail = methods.mistake(inObserved: call) {
                mistake(node, "\(pointer)/\(index)", detail)
            } else {
                remark(unknown: call, node, "\(pointer)/\(index)")
            }
        }
        return calls
    }

    mutating func word<Word: RawRepresentable & CaseIterable>(
        _ node: DocumentNode?, _ pointer: String, _: Word.Type
    ) -> Word? where Word.RawValue == String {
        guard let node, let text = text(node, pointer) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
        mistake(node, pointer, "`\(text)` is none of \(words)")
        return nil
    }

    mutating func patterns(_ node: DocumentNode, _ pointer: String) -> [EventPattern] {
        var patterns: [EventPattern] = []
        if let line = node.string {
            mistake(node, pointer, "a list is wanted, this is a text; write `[\(line)]`")
            return []
        }
        for (index, element) in list(node, pointer).enumerated() {
            let pointer = "\(pointer)/\(index)"
            guard let line = line(of: element) else {
                mistake(element, pointer, "an expected line is a text, this is \(element.kindName)")
                continue
            }
            do throws(EventPattern.Malformed) {
                let pattern = try EventPattern(line)
                patterns.append(pattern)
                check(pattern, element, pointer)
            } catch {
                mistake(element, pointer, "`\(line)`: \(error.description)")
            }
        }
        return patterns
    }

    /// The text of a line; one with a colon and a space, as in `a.willMove(toParent: nav)`, is a mapping of
    /// one member to YAML where it is not quoted.
    private func line(of node: DocumentNode) -> String? {
        guard let members = node.members, members.count == 1 else { return node.string }
        let value = members[0].value.string
        return value.map { "\(members[0].name): \($0)" }
    }

    /// A call that is nearly a known name is a mistake; one unlike all may be an action.
    private mutating func check(_ pattern: EventPattern, _ node: DocumentNode, _ pointer: String) {
        if let detail = methods.mistake(in: pattern) {
            mistake(node, pointer, "`\(pattern)`: \(detail)")
        } else if let call = pattern.unknownCall, !methods.contains(call) {
            remark(unknown: call, node, pointer)
        }
    }
}
