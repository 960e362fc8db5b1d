import ControllerHierarchy

/// The schema of an operation's field.
enum FieldSchema {
    static func text(of field: FieldSpecification, _ kind: OperationKind) -> String {
        if let name = names[field.field] { return YAML.reference("schemas", name) }
        switch field.type {
        case .controller:
            let isOptional = kind == .present || kind == .setRoot
            return YAML.reference("schemas", "ControllerReference" + (isOptional ? "OrNull" : ""))
        case .existingController: return YAML.reference("schemas", "ControllerName")
        case .existingControllerOrNull: return YAML.reference("schemas", "ControllerNameOrNull")
        case .controllers: return YAML.reference("schemas", "ControllerReferences")
        case .operations: return YAML.reference("schemas", "Operations")
        case .bool: return "{type: boolean}"
        case .number, .integer: return "{type: number}"
        case .string: return "{type: string, minLength: 1, maxLength: 1024}"
        case .word(let words):
            if words == InterfaceOrientation.allCases.map(\.rawValue) {
                return YAML.reference("schemas", "InterfaceOrientation")
            }
            return "{type: string, enum: \(YAML.list(words))}"
        case .archive: return YAML.reference("schemas", "Archive")
        case .settings, .any: return YAML.reference("schemas", "AnyValue")
        }
    }

    private static let names: [OperationField: String] = [
        .action: "Selector", .animated: "Animated", .background: "BackgroundLaunch", .by: "Terminator",
        .column: "SplitColumn", .control: "ControlName", .direction: "PageDirection",
        .displayMode: "DisplayModeName", .duration: "Seconds", .height: "Extent",
        .identifier: "SegueIdentifier", .index: "Index", .input: "KeyInput", .key: "KeyInput",
        .phase: "GesturePhase", .seconds: "Seconds", .selector: "Selector", .source: "SourceName",
        .width: "Extent", .window: "WindowName",
    ]
}
