import ControllerHierarchy
import WireFormat

/// The schemas of controllers' properties.
enum PropertySchema {
    /// Those of a described controller; its view and members may be described themselves, by hand.
    static var described: [String] {
        let plain = Property.allCases.filter {
            $0.isSettable && ![.viewControllers, .view, .searchController].contains($0)
        }
        return plain.map { $0 == .popoverPresentationController ? anchor($0) : line($0) }
    }

    /// One property with its schema.
    static func line(_ property: Property) -> String { "\(property.rawValue): " + schema(of: property) }

    /// A trait, or a value of another name, with the schema of its type and null.
    static func line(_ name: String, _ type: PropertyType) -> String {
        "\(name): " + memberSchema(of: PropertyMember(name, type))
    }

    /// A controller is described with an anchor or without.
    private static func anchor(_ property: Property) -> String {
        "\(property.rawValue): " + YAML.reference("schemas", "PopoverAnchor")
    }

    private static func schema(of property: Property) -> String {
        schema(
            of: property.type, named: property.rawValue,
            meaning: property == .userActivity ? "The type of `userActivity`." : nil)
    }

    private static func schema(of type: PropertyType, named name: String, meaning: String? = nil) -> String {
        let description = "description: \"\(meaning ?? "`\(name)`.")\""
        switch type {
        case .bool: return "{type: boolean, \(description)}"
        case .integer: return "{type: integer, format: int64, \(description)}"
        case .text:
            return "{type: [string, \"null\"], maxLength: \(ContentLimits().textBytesMax), \(description)}"
        case .name:
            return "{type: [string, \"null\"], maxLength: \(FieldType.nameBytesMax), \(description)}"
        case .number: return "{type: [number, \"null\"], \(description)}"
        case .texts:
            return "{type: [array, \"null\"], maxItems: \(FieldType.listedControllersMax), \(description), "
                + "items: {type: string, maxLength: \(ContentLimits().textBytesMax)}}"
        case .barItem: return YAML.reference("schemas", "BarButtonItem")
        case .barItems:
            return "{type: [array, \"null\"], maxItems: \(FieldType.listedControllersMax), \(description), "
                + "items: \(YAML.reference("schemas", "BarButtonItem"))}"
        case .record(let name, let members):
            let properties = members.map { "\($0.name): \(memberSchema(of: $0))" }
            return
                "{type: [object, \"null\"], description: \"`\(name)`.\", "
                + "properties: {\(properties.joined(separator: ", "))}, additionalProperties: false}"
        case .size: return YAML.reference("schemas", "Size")
        case .word(let words):
            if isOrientation(words) { return YAML.reference("schemas", "InterfaceOrientation") }
            return "{type: string, enum: \(YAML.list(words)), \(description)}"
        case .wordOrNumber(let words, let range):
            return
                "{anyOf: [{type: string, enum: \(YAML.list(words))}, {type: integer, "
                + "minimum: \(range.lowerBound), maximum: \(range.upperBound)}], \(description)}"
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
        case .detents: return YAML.reference("schemas", "Detents")
        case .object: return YAML.reference("schemas", "StateValues")
        case .any: return YAML.reference("schemas", "AnyValue")
        }
    }

    /// As `schema`, where null stands for UIKit's default.
    private static func memberSchema(of member: PropertyMember) -> String {
        let description = "description: \"`\(member.name)`.\""
        return switch member.type {
        case .bool: "{type: [boolean, \"null\"], \(description)}"
        case .integer: "{type: [integer, \"null\"], format: int64, \(description)}"
        case .word(let words): "{enum: \(YAML.list(words + ["null"])), \(description)}"
        case .words(let words):
            "{type: [array, \"null\"], maxItems: \(words.count), \(description), "
                + "items: {type: string, enum: \(YAML.list(words))}}"
        default: schema(of: member.type, named: member.name)
        }
    }

    private static func isOrientation(_ words: [String]) -> Bool {
        words == InterfaceOrientation.allCases.map(\.rawValue)
    }
}
