import ControllerHierarchy
import WireFormat

/// The schemas of controllers' properties.
///
/// What has words or members of its own is a component: generators of clients make a type of each place
/// where one is described, and have no name for it there.
enum PropertySchema {
    /// Those of a described controller; its view and members may be described themselves, by hand.
    static var described: [String] {
        let plain = Property.allCases.filter {
            $0.isSettable && ![.viewControllers, .view, .searchController].contains($0)
        }
        return plain.map { $0 == .popoverPresentationController ? anchor($0) : line($0) }
    }

    /// The components that properties and traits refer to, in the order in which they come to use them.
    static var components: [String] {
        var names: Set<String> = []
        let all =
            Property.allCases.flatMap { ComponentSchema.all(in: $0.type, named: $0.rawValue) }
            + Trait.allCases.flatMap { ComponentSchema.all(in: $0.type, named: $0.rawValue) }
        return all.filter { names.insert($0.name).inserted }.map { "\($0.name): \($0.schema)" }
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

    static func schema(of property: Property) -> String {
        schema(
            of: property.type, named: property.rawValue,
            meaning: property == .userActivity ? "The type of `userActivity`." : nil)
    }

    private static func schema(
        of type: PropertyType, named name: String, of owner: String = "", meaning: String? = nil
    ) -> String {
        let description = "description: \"\(meaning ?? "`\(name)`.")\""
        func component() -> String { ComponentSchema.name(of: type, named: name, of: owner) }
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
        case .action: return YAML.referenceOrNull("schemas", "PrimaryAction")
        case .menu:
            return "{type: [array, \"null\"], maxItems: \(FieldType.listedControllersMax), \(description), "
                + "items: \(YAML.reference("schemas", "MenuAction"))}"
        case .record: return YAML.referenceOrNull("schemas", component())
        case .size: return YAML.reference("schemas", "Size")
        case .word, .wordOrNumber: return YAML.reference("schemas", component())
        case .words(let words):
            return "{type: array, maxItems: \(words.count), \(description), "
                + "items: \(YAML.reference("schemas", component()))}"
        case .controller: return YAML.reference("schemas", "ControllerNameOrNull")
        case .controllers:
            let items = YAML.reference("schemas", "ControllerName")
            return
                "{type: array, maxItems: \(FieldType.listedControllersMax), \(description), items: \(items)}"
        case .delegate(.container): return YAML.referenceOrNull("schemas", "ContainerDelegate")
        case .delegate(.presentation): return YAML.referenceOrNull("schemas", "PresentationDelegate")
        case .delegate(.transitioning): return YAML.referenceOrNull("schemas", "TransitioningDelegate")
        case .popoverAnchor: return YAML.referenceOrNull("schemas", "PopoverAnchor")
        case .detents: return YAML.reference("schemas", "Detents")
        case .object: return YAML.reference("schemas", "StateValues")
        case .any: return YAML.reference("schemas", "AnyValue")
        }
    }

    /// As `schema`, where null stands for UIKit's default.
    ///
    /// - Parameter owner: The name of the record that has the member; empty for a trait.
    static func memberSchema(of member: PropertyMember, in owner: String = "") -> String {
        let description = "description: \"`\(member.name)`.\""
        func component() -> String { ComponentSchema.name(of: member.type, named: member.name, of: owner) }
        return switch member.type {
        case .bool: "{type: [boolean, \"null\"], \(description)}"
        case .integer: "{type: [integer, \"null\"], format: int64, \(description)}"
        case .word: YAML.referenceOrNull("schemas", component())
        case .words(let words):
            "{type: [array, \"null\"], maxItems: \(words.count), \(description), "
                + "items: \(YAML.reference("schemas", component()))}"
        default: schema(of: member.type, named: member.name, of: owner)
        }
    }
}
