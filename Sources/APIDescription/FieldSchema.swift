import ControllerHierarchy

/// The schema of an operation's field.
enum FieldSchema {
    /// The schemas that fields share, in the order in which operations come to use them.
    static var shared: [String] {
        var names: Set<String> = []
        let meanings = OperationKind.allCases.flatMap(\.fields).compactMap(\.meaning)
        return meanings.filter { names.insert($0.name).inserted }.map { meaning in
            let members =
                members(of: meaning.type)
                + [meaning.standard.map { "default: " + YAML.json($0) }].compactMap(\.self)
                + [meaning.example.map { "examples: [\(YAML.json($0))]" }].compactMap(\.self)
                + ["description: " + YAML.quoted(meaning.description)]
            return "\(meaning.name): {\(members.joined(separator: ", "))}"
        }
    }

    static func text(of field: FieldSpecification) -> String {
        if let meaning = field.meaning { return YAML.reference("schemas", meaning.name) }
        switch field.type {
        case .controller: return YAML.reference("schemas", "ControllerReference")
        case .controllerOrNull: return YAML.referenceOrNull("schemas", "ControllerReference")
        case .existingController: return YAML.reference("schemas", "ControllerName")
        case .existingControllerOrNull: return YAML.reference("schemas", "ControllerNameOrNull")
        case .controllers: return YAML.reference("schemas", "ControllerReferences")
        case .operations: return YAML.reference("schemas", "Operations")
        case .bool, .number, .integer, .string, .word, .words:
            return "{\((members(of: field.type) + ownMembers(of: field)).joined(separator: ", "))}"
        case .archive: return YAML.reference("schemas", "Archive")
        case .pauses: return YAML.reference("schemas", "PausePoints")
        case .property(let property): return PropertySchema.schema(of: property)
        case .settings: return YAML.reference("schemas", "AnyValue")
        case .any:
            let reference = "$ref: \"#/components/schemas/AnyValue\""
            return "{\(([reference] + ownMembers(of: field)).joined(separator: ", "))}"
        }
    }

    /// What is said of the one field alone.
    private static func ownMembers(of field: FieldSpecification) -> [String] {
        [
            field.standard.map { "default: " + YAML.json($0) },
            field.purpose.map { "description: " + YAML.quoted($0) },
        ].compactMap(\.self)
    }

    /// Type and limits of a plain value; nothing of others, which have schemas of their own.
    private static func members(of type: FieldType) -> [String] {
        switch type {
        case .bool: ["type: boolean"]
        case .number(let range):
            ["type: number"]
                + bounds(YAML.json(.number(range.lowerBound)), YAML.json(.number(range.upperBound)))
        case .integer(let range):
            ["type: integer", "format: int32"] + bounds("\(range.lowerBound)", "\(range.upperBound)")
        case .string(let bytesMax): ["type: string", "minLength: 1", "maxLength: \(bytesMax)"]
        case .word(let words): ["type: string", "enum: \(YAML.list(words))"]
        case .words(let words):
            ["type: array", "maxItems: \(words.count)", "items: {type: string, enum: \(YAML.list(words))}"]
        case .controller, .controllerOrNull, .existingController, .existingControllerOrNull, .controllers,
            .operations, .settings, .archive, .pauses, .property, .any:
            []
        }
    }

    private static func bounds(_ minimum: String, _ maximum: String) -> [String] {
        ["minimum: \(minimum)", "maximum: \(maximum)"]
    }
}
