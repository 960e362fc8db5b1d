import ControllerHierarchy

/// The components that stand for the words and the members of properties.
enum ComponentSchema {
    /// What a type comes to as components: its own and those of its members.
    ///
    /// - Parameter owner: The name of the record that has it as a member; empty for a property or a trait.
    static func all(
        in type: PropertyType, named member: String, of owner: String = ""
    ) -> [(name: String, schema: String)] {
        let name = name(of: type, named: member, of: owner)
        let description = "description: \"\(meanings[name] ?? "`\(member)`.")\""
        switch type {
        case .word(let words), .words(let words):
            if isOrientation(words) || isOfFields(name, words) { return [] }
            return [(name, "{type: string, enum: \(YAML.list(words)), \(description)}")]
        case .wordOrNumber(let words, let range):
            return [
                (
                    name,
                    "{anyOf: [{type: string, enum: \(YAML.list(words))}, {type: integer, "
                        + "minimum: \(range.lowerBound), maximum: \(range.upperBound)}], \(description)}"
                )
            ]
        case .traits: return []
        case .record(_, let members):
            let properties = members.map { "\($0.name): \(PropertySchema.memberSchema(of: $0, in: name))" }
            let schema =
                "{type: object, \(description), properties: {\(properties.joined(separator: ", "))}, "
                + "additionalProperties: false}"
            return [(name, schema)] + members.flatMap { all(in: $0.type, named: $0.name, of: name) }
        case .bool, .integer, .number, .text, .name, .size, .barItem, .barItems, .action, .menu, .texts,
            .controller, .controllers, .delegate, .popoverAnchor, .detents, .object, .any:
            return []
        }
    }

    /// The component's name, by what it is the value of.
    static func name(of type: PropertyType, named member: String, of owner: String = "") -> String {
        let own = owner + member.prefix(1).uppercased() + member.dropFirst()
        switch type {
        case .traits:
            return "Traits"
        case .word(let words), .words(let words):
            if isOrientation(words) { return "InterfaceOrientation" }
            return names[own] ?? own
        default: return names[own] ?? own
        }
    }

    /// UIKit's names for what its properties name in fewer words, or several of them alike.
    private static let names = [
        "Style": "SplitViewStyle", "Mode": "TabBarMode", "EdgesForExtendedLayout": "RectEdge",
        "PreferredScreenEdgesDeferringSystemGestures": "RectEdge", "SplitBehavior": "PreferredSplitBehavior",
        "DisplayMode": "DisplayModeName", "PreferredDisplayMode": "DisplayModeName",
        "PreferredInterfaceOrientationForPresentation": "PreferredOrientation",
        "TransitionStyle": "PageTransitionStyle", "PreferredStyle": "AlertControllerStyle",
    ]

    /// Whether fields of operations have the same words, and the component.
    private static func isOfFields(_ name: String, _ words: [String]) -> Bool {
        let meanings = OperationKind.allCases.flatMap(\.fields).compactMap(\.meaning)
            .filter { $0.name == name }
        let types: [FieldType] = [.word(words), .words(words)]
        precondition(meanings.allSatisfy { types.contains($0.type) }, "\(name) would be two components")
        return !meanings.isEmpty
    }

    private static let meanings = ["RectEdge": "An edge of the screen."]

    private static func isOrientation(_ words: [String]) -> Bool {
        words == InterfaceOrientation.allCases.map(\.rawValue)
    }
}
