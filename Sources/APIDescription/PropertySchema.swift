import ControllerHierarchy
import WireFormat

/// The schemas of controllers' properties.
enum PropertySchema {
    /// Those of a described controller; its view and members may be described themselves, by hand.
    static var described: [String] {
        let plain = Property.allCases.filter { $0.isSettable && $0 != .viewControllers && $0 != .view }
        return plain.map { $0 == .popoverPresentationController ? anchor($0) : line($0) }
    }

    /// One property with its schema.
    static func line(_ property: Property) -> String { "\(property.rawValue): " + schema(of: property) }

    /// A controller is described with an anchor or without.
    private static func anchor(_ property: Property) -> String {
        "\(property.rawValue): " + YAML.reference("schemas", "PopoverAnchor")
    }

    private static func schema(of property: Property) -> String {
        let description = "description: \"`\(property.rawValue)`.\""
        switch property.type {
        case .bool: return "{type: boolean, \(description)}"
        case .integer: return "{type: integer, format: int64, \(description)}"
        case .text:
            return "{type: [string, \"null\"], maxLength: \(ContentLimits().textBytesMax), \(description)}"
        case .name:
            let text =
                property == .userActivity ? "description: \"The type of `userActivity`.\"" : description
            return "{type: [string, \"null\"], maxLength: \(FieldType.nameBytesMax), \(text)}"
        case .size: return YAML.reference("schemas", "Size")
        case .word(let words):
            if isOrientation(words) { return YAML.reference("schemas", "InterfaceOrientation") }
            return "{type: string, enum: \(YAML.list(words)), \(description)}"
        case .words(let words):
            let items =
                isOrientation(words)
                ? YAML.reference("schemas", "InterfaceOrientation")
                : "{type: string, enum: \(YAML.list(words))}"
            return "{type: array, maxItems: \(words.count), \(description), items: \(items)}"
        case .controller: return YAML.reference("schemas", "ControllerNameOrNull")
        case .controllers:
            let items = YAML.reference("schemas", "ControllerName")
            return
                "{type: array, maxItems: \(FieldType.listedControllersMax), \(description), items: \(items)}"
        case .delegate(.container): return YAML.reference("schemas", "ContainerDelegate")
        case .delegate(.presentation): return YAML.reference("schemas", "PresentationDelegate")
        case .delegate(.transitioning): return YAML.reference("schemas", "TransitioningDelegate")
        case .popoverAnchor: return YAML.reference("schemas", "PopoverAnchorOrNull")
        case .object: return YAML.reference("schemas", "StateValues")
        case .any: return YAML.reference("schemas", "AnyValue")
        }
    }

    private static func isOrientation(_ words: [String]) -> Bool {
        words == InterfaceOrientation.allCases.map(\.rawValue)
    }
}
