/// Traits of the app's own among those of UIKit.
///
/// Objects of traits hold them below `custom`; here each stands beside the others under a name of its own,
/// with null for its default value.
///
/// Source: UITraitDefinition and UIMutableTraits references; WWDC 2023 session 10057.
enum CustomTraits {
    static let field = "custom"
    private static let prefix = field + "."

    /// The name of a trait of the app's own in collections.
    static func name(_ trait: String) -> String { prefix + trait }

    static func contains(_ member: Value.Member) -> Bool { member.name.hasPrefix(prefix) }

    /// Reads the object below `custom`.
    ///
    /// - Throws: `invalidArgument` for a trait that the app does not define, `notAvailable` before iOS 17.
    static func members(
        _ traits: Value, field: String, in application: Application
    ) throws(Interruption) -> [Value.Member] {
        let field = "\(field)/\(Self.field)"
        guard case .object(let members) = traits else {
            throw .error(.invalidArgument(field: field, reason: "it must be an object of traits"))
        }
        return try members.map { (member) throws(Interruption) in
            let value = try require(member.name, field: field, in: application).defaultValue
            return .init(name(member.name), member.value == value ? .null : member.value)
        }
    }

    /// The definition of a trait.
    static func require(
        _ name: String, field: String, in application: Application
    ) throws(Interruption) -> TraitDefinition {
        try Property.traitOverrides.availability.require(
            "UITraitDefinition", field: field, in: application.behavior)
        let definition = application.definition.traitDefinitions.first { $0.name == name }
        if let definition { return definition }
        throw .error(.invalidArgument(field: field, reason: "the app defines no trait \(name)"))
    }

    /// An object of traits as it is written: those of the app's own below `custom`.
    static func written(_ members: [Value.Member], in definitions: [TraitDefinition] = []) -> Value {
        let own = members.filter(contains).map { member in
            let name = String(member.name.dropFirst(prefix.count))
            let standard = definitions.first { $0.name == name }?.defaultValue
            return Value.Member(name, member.value == .null ? standard ?? .null : member.value)
        }
        guard !own.isEmpty else { return .object(members) }
        return .object(members.filter { !contains($0) } + [.init(field, .object(own))])
    }
}
