import ControllerHierarchy

/// YAML in the one form in which the description has it.
enum YAML {
    /// A reference to a component.
    static func reference(_ group: String, _ name: String) -> String {
        "{$ref: \"#/components/\(group)/\(name)\"}"
    }

    /// A reference to a component, or null.
    static func referenceOrNull(_ group: String, _ name: String) -> String {
        "{oneOf: [\(reference(group, name)), {type: \"null\"}]}"
    }

    /// A list in brackets.
    static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

    /// A value as JSON, which is YAML too.
    static func json(_ value: Value) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .string(let text), .controller(let text): quoted(text)
        case .size(let size):
            json(.object([.init("width", .number(size.width)), .init("height", .number(size.height))]))
        case .array(let elements): list(elements.map(json))
        case .object(let members):
            "{" + members.map { "\(quoted($0.name)): \(json($0.value))" }.joined(separator: ", ") + "}"
        case .actions(let actions): json(actions.plain)
        }
    }

    /// The name of a member, in quotation marks where readers of YAML 1.1 take it for a truth value.
    static func key(_ name: String) -> String {
        ["on", "off", "yes", "no", "y", "n"].contains(name) ? quoted(name) : name
    }

    /// A text in quotation marks.
    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
