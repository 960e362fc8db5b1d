import ControllerHierarchy
import WireFormat

extension ScenarioReader {
    /// Fields of a step beside its operation.
    private static let stepFields = StepField.allCases.map(\.rawValue)

    /// Reads one step; nil if it has no operation.
    mutating func step(_ node: DocumentNode, _ pointer: String) -> Scenario.Step? {
        guard let members = node.members else {
            let example = Self.example(of: node.string ?? "push")
            mistake(
                node, pointer,
                "a step is a mapping with one operation, this is \(node.kindName); write `- \(example)`")
            return nil
        }
        let operations = members.filter { !Self.stepFields.contains($0.name) }
        guard let operation = operations.first else {
            mistake(node, pointer, "the step has no operation; `settle:` is one that changes nothing at rest")
            return nil
        }
        for other in operations.dropFirst() {
            mistake(
                DocumentNode(content: .null, line: other.line), "\(pointer)/\(other.name)",
                unknownField(other.name, beside: operation.name))
        }
        let isKnown = check(operation, "\(pointer)/\(operation.name)")
        let content = isKnown ? self.content(of: operation, pointer) : nil
        let decoded = content.flatMap { self.decoded($0, "\(pointer)/\(operation.name)") }
        let mode = word(node["mode"], "\(pointer)/mode", ComparisonMode.self)
        if mode != nil, node["expect"] == nil {
            mistake(
                node["mode"], "\(pointer)/mode", "`mode` says how `expect` is compared; the step has none")
        }
        let expected = node["expect"].map { patterns($0, "\(pointer)/expect") }
        let never = node["never"].map { patterns($0, "\(pointer)/never") } ?? []
        let times = times(node["times"], "\(pointer)/times")
        let assertions = assertions(node["assert"], "\(pointer)/assert")
        let outcome = outcome(node["outcome"], "\(pointer)/outcome")
        let exception = exception(node["exception"], "\(pointer)/exception")
        guard let decoded else { return nil }
        return Scenario.Step(
            line: operation.line ?? node.line, operation: decoded.operation.kind.rawValue,
            target: content?["target"]?.string, decoded: decoded, expected: expected, mode: mode ?? .exact,
            counts: LineCounts(never: never, times: times), assertions: assertions,
            outcome: outcome, exception: exception)
    }

    /// What is written for an operation, or for a call such as `nav.pushViewController(b, animated: true)`.
    private static func example(of text: String) -> String {
        let head = text.prefix { $0 != "(" && $0 != ":" }
        let words = head.split(separator: ".", maxSplits: 1).map(String.init)
        let name = words.last ?? text
        let known = OperationKind(rawValue: name) ?? UIKitSpelling.operation(name)
        guard let known else { return "\(text): {target: …}" }
        let target = known.scope == .session ? [] : ["target: \(words.count > 1 ? words[0] : "…")"]
        let others = known.fields.contains(where: \.isRequired) && words.count > 1 ? ["…"] : []
        return "\(known.rawValue): {\((target + others).joined(separator: ", "))}"
    }

    /// The operation as the service's own reader takes it; nil if there is something wrong with it.
    private mutating func decoded(_ content: DocumentNode, _ pointer: String) -> DecodedOperation? {
        do throws(WireError) {
            return try DecodedOperation(json: content.json, isOfYAML: true)
        } catch {
            note(error, in: content, at: pointer)
            return nil
        }
    }

    private func unknownField(_ name: String, beside operation: String) -> String {
        if OperationKind(rawValue: name) != nil {
            return "a step is one operation; make `\(name)` a step of its own after `\(operation)`"
        }
        return "`\(name)` is neither an operation nor one of \(Self.stepFields.joined(separator: ", "))"
            + advice(for: name, among: Self.stepFields)
    }

    /// Whether the operation exists.
    private mutating func check(_ operation: DocumentNode.Member, _ pointer: String) -> Bool {
        let isKnown = OperationKind(rawValue: operation.name) != nil
        guard !isKnown, UIKitSpelling.operation(operation.name) == nil else { return true }
        let node = DocumentNode(content: .null, line: operation.line)
        let kinds = OperationKind.allCases.map(\.rawValue)
        if operation.name == "op" {
            mistake(node, pointer, "name the operation itself: `push: {target: nav}`")
        } else if operation.name.contains("."), !Self.example(of: operation.name).hasPrefix(operation.name) {
            let meant = Self.example(of: operation.name)
            mistake(node, pointer, "`\(operation.name)` is no operation; write `\(meant)`")
        } else if let meant = suggestion(for: operation.name, among: kinds) {
            mistake(node, pointer, "`\(operation.name)` is no operation; `\(meant)` is one")
        } else {
            mistake(node, pointer, "`\(operation.name)` is no operation")
        }
        return false
    }

    /// What to write where something stands in place of an operation's fields: its target, or another one.
    private static func fieldAdvice(_ operation: DocumentNode.Member) -> String {
        guard let kind = OperationKind(rawValue: operation.name) ?? UIKitSpelling.operation(operation.name)
        else { return "" }
        let own = kind.fields.first(where: \.isRequired) ?? kind.alternatives.first
        let written = operation.value.shown(as: own?.type)
        let isOwn = own?.type.mayBe(operation.value.content) ?? false
        let isText = operation.value.string != nil
        guard isOwn || isText else { return "" }
        let name = own?.field.rawValue
        let fields =
            switch kind.scope {
            case .session: name.map { ["\($0): \(written)"] } ?? []
            case .controller where isOwn: ["target: …"] + (name.map { ["\($0): \(written)"] } ?? [])
            case .controller: ["target: \(written)"] + (name.map { ["\($0): …"] } ?? [])
            }
        return fields.isEmpty ? "" : "; write `\(operation.name): {\(fields.joined(separator: ", "))}`"
    }

    /// The operation as the JSON object that the service takes.
    ///
    /// - Returns: Nil where its fields are none, which it notes.
    private mutating func content(of operation: DocumentNode.Member, _ pointer: String) -> DocumentNode? {
        let name = DocumentNode.Member(
            name: "op", value: DocumentNode(content: .string(operation.name), line: operation.line),
            line: operation.line)
        switch operation.value.content {
        case .null:
            return DocumentNode(content: .object([name]), line: operation.line)
        case .object(let fields):
            let fields = fields.filter { field in
                guard field.name == "op" else { return true }
                mistake(operation.value, "\(pointer)/\(operation.name)/op", "the operation is named twice")
                return false
            }
            return DocumentNode(content: .object([name] + fields), line: operation.line)
        default:
            mistake(
                operation.value, "\(pointer)/\(operation.name)",
                "the fields of an operation are a mapping, this is \(operation.value.kindName)"
                    + Self.fieldAdvice(operation))
            return nil
        }
    }

    /// Lines with how often they must come.
    private mutating func times(
        _ node: DocumentNode?, _ pointer: String
    ) -> [(pattern: EventPattern, count: Int)] {
        guard let node, node.content != .null else { return [] }
        guard let members = node.members else {
            mistake(node, pointer, "write `{home.viewWillAppear: 2}`, this is \(node.kindName)")
            return []
        }
        return members.compactMap { member in
            let line = DocumentNode(content: .string(member.name), line: member.line)
            let read = patterns(
                DocumentNode(content: .array([line]), line: member.line), "\(pointer)/\(member.name)")
            guard case .number(let text) = member.value.content, let count = Int(text), count >= 0 else {
                mistake(
                    member.value, "\(pointer)/\(member.name)",
                    "how often it comes is a number, 0 or more, this is \(member.value.kindName)")
                return nil
            }
            return read.first.map { ($0, count) }
        }
    }

    private mutating func assertions(_ node: DocumentNode?, _ pointer: String) -> [Scenario.Assertion] {
        guard let node, node.content != .null else { return [] }
        guard let members = node.members else {
            mistake(node, pointer, "write `{nav.topViewController: B}`, this is \(node.kindName)")
            return []
        }
        for member in members where !member.name.contains(".") {
            mistake(
                DocumentNode(content: .null, line: member.line), "\(pointer)/\(member.name)",
                "`\(member.name)` names no property; write `\(member.name).PROPERTY`")
        }
        return members.map {
            Scenario.Assertion(path: $0.name, expected: $0.value, line: $0.line)
        }
    }

    private mutating func outcome(_ node: DocumentNode?, _ pointer: String) -> StepOutcome? {
        word(node, pointer, StepOutcome.self)
    }

    private mutating func exception(_ node: DocumentNode?, _ pointer: String) -> Scenario.ExpectedException? {
        guard let node, node.content != .null else { return nil }
        guard let members = node.members else {
            guard let line = text(node, pointer) else { return nil }
            let name = line.prefix { $0 != ":" }
            return Scenario.ExpectedException(
                name: String(name).trimmed,
                reason: name.count == line.count ? nil : String(line.dropFirst(name.count + 1)).trimmed)
        }
        for member in members where !["name", "reason"].contains(member.name) {
            mistake(node, "\(pointer)/\(member.name)", "an exception has `name` and `reason`")
        }
        return Scenario.ExpectedException(
            name: text(node["name"], "\(pointer)/name"), reason: text(node["reason"], "\(pointer)/reason"))
    }
}

extension DocumentNode {
    /// The value as it stands in advice, where it is a field of a type.
    fileprivate func shown(as type: FieldType?) -> String {
        switch content {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let text), .string(let text): text
        case .array: type == .operations ? "[{op: …}]" : "[…]"
        case .object: "{…}"
        }
    }
}

extension FieldType {
    /// Whether a value that stands alone is likely to be meant for a field of the type.
    fileprivate func mayBe(_ content: DocumentNode.Content) -> Bool {
        switch content {
        case .null, .object: false
        case .bool: self == .bool
        case .number: isNumber
        case .array: isList
        case .string(let text): isText(text)
        }
    }

    private var isNumber: Bool {
        switch self {
        case .number, .integer: true
        case .controller, .controllerOrNull, .existingController, .existingControllerOrNull, .controllers,
            .operations, .bool, .string, .word, .words, .settings, .archive, .pauses, .property, .any:
            false
        }
    }

    private var isList: Bool {
        switch self {
        case .controllers, .operations, .words: true
        case .controller, .controllerOrNull, .existingController, .existingControllerOrNull, .bool, .number,
            .integer, .string, .word, .settings, .archive, .pauses, .property, .any:
            false
        }
    }

    private func isText(_ text: String) -> Bool {
        switch self {
        case .controller, .controllerOrNull, .existingController, .string: true
        case .word(let words): words.contains(text)
        case .existingControllerOrNull, .controllers, .operations, .bool, .number, .integer, .words,
            .settings, .archive, .pauses, .property, .any:
            false
        }
    }
}
