import ControllerHierarchy

/// The schemas of an operation: its fields as a body, and itself as a member of a list.
enum OperationSchemas {
    /// The body's schema; none for an operation without fields.
    static func request(_ kind: OperationKind) -> [String] {
        if kind.fields.isEmpty { return [] }
        let description =
            kind.takesSettings ? "Properties by their Swift names." : "The fields of `\(kind.rawValue)`."
        return schema("Request", kind, description, before: [])
    }

    /// The schema of the operation with its name and target.
    static func inList(_ kind: OperationKind) -> [String] {
        var members = [("op", "{type: string, enum: [\(kind.rawValue)]}")]
        if kind.scope == .controller {
            members.append(("target", YAML.reference("schemas", "ControllerName")))
        }
        let addition = kind.takesSettings ? "; its other members are properties" : ""
        let description = "The operation `\(kind.rawValue)` as a member of a list\(addition)."
        return schema("Operation", kind, description, before: members)
    }

    /// What every operation takes: the calls that stop in it alone.
    private static let pauses = "pauses: " + YAML.reference("schemas", "PausePoints")

    private static func schema(
        _ suffix: String, _ kind: OperationKind, _ description: String,
        before: [(name: String, schema: String)]
    ) -> [String] {
        let required = before.map(\.name) + kind.fields.filter(\.isRequired).map(\.field.rawValue)
        var lines = [
            "\(kind.schemaName)\(suffix):", "  type: object", "  description: \(description)",
        ]
        if !required.isEmpty { lines.append("  required: " + YAML.list(required)) }
        if !kind.alternatives.isEmpty {
            lines.append("  minProperties: \(before.count + 1)")
        }
        let companions = kind.companions.map(\.field.rawValue)
        if !companions.isEmpty {
            let dependent = companions.map { name in
                "\(name): " + YAML.list(companions.filter { $0 != name })
            }
            lines.append("  dependentRequired: {\(dependent.joined(separator: ", "))}")
        }
        let own = kind.fields.filter { $0.type != .settings }
        let settable = Property.allCases.filter { property in
            property.isSettable && !own.contains { $0.field.rawValue == property.rawValue }
        }
        let properties =
            before.map { "\($0.name): \($0.schema)" }
            + (kind.takesSettings ? settable.map(PropertySchema.line) : [])
            + own.map { YAML.key($0.field.rawValue) + ": " + FieldSchema.text(of: $0) }
            + (own.contains { $0.type == .pauses } ? [] : [pauses])
        if !properties.isEmpty { lines += ["  properties:"] + properties.map { "    " + $0 } }
        return lines + ["  additionalProperties: false"]
    }
}

extension OperationKind {
    /// Whether properties are its fields.
    fileprivate var takesSettings: Bool { fields.contains { $0.type == .settings } }

    /// The operation's name as the schemas begin with it.
    var schemaName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
