import ControllerHierarchy

/// The schema of an operation's field.
enum FieldSchema {
    static func text(of field: FieldSpecification) -> String {
        if let name = field.schema { return YAML.reference("schemas", name) }
        switch field.type {
        case .controller: return YAML.reference("schemas", "ControllerReference")
        case .controllerOrNull: return YAML.reference("schemas", "ControllerReferenceOrNull")
        case .existingController: return YAML.reference("schemas", "ControllerName")
        case .existingControllerOrNull: return YAML.reference("schemas", "ControllerNameOrNull")
        case .controllers: return YAML.reference("schemas", "ControllerReferences")
        case .operations: return YAML.reference("schemas", "Operations")
        case .bool: return "{type: boolean}"
        case .number, .integer: return "{type: number}"
        case .string: return "{type: string, minLength: 1, maxLength: 1024}"
        case .word(let words): return "{type: string, enum: \(YAML.list(words))}"
        case .archive: return YAML.reference("schemas", "Archive")
        case .settings, .any: return YAML.reference("schemas", "AnyValue")
        }
    }
}
