/// `UITraitCollection`: the size classes, and whatever other traits somebody has set.
struct TraitCollection: Equatable {
    var horizontalSizeClass: SizeClass
    var verticalSizeClass: SizeClass
    /// The traits that have been set besides the size classes, in order of first setting.
    private var others: [Value.Member] = []

    init(horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }

    /// How events print the collection.
    var value: Value {
        .object(
            [
                .init("horizontalSizeClass", .string(horizontalSizeClass.rawValue)),
                .init("verticalSizeClass", .string(verticalSizeClass.rawValue)),
            ] + others)
    }

    /// `forceTouchCapability`, where somebody has set it.
    var forceTouchCapability: String? {
        others.first { $0.name == "forceTouchCapability" }?.value.string
    }

    /// Takes over the traits of an object, as an override does.
    mutating func override(with traits: [Value.Member]) {
        for trait in traits {
            let sizeClass = trait.value.string.flatMap(SizeClass.init(rawValue:))
            switch trait.name {
            case "horizontalSizeClass": horizontalSizeClass = sizeClass ?? horizontalSizeClass
            case "verticalSizeClass": verticalSizeClass = sizeClass ?? verticalSizeClass
            default: others.set(trait)
            }
        }
    }

    /// The traits that an app or a user can set, and the values of those that have a fixed list.
    private static let known: [(name: String, values: [String])] = [
        ("horizontalSizeClass", SizeClass.allCases.map(\.rawValue)),
        ("verticalSizeClass", SizeClass.allCases.map(\.rawValue)),
        ("userInterfaceStyle", ["light", "dark"]), ("userInterfaceLevel", ["base", "elevated"]),
        ("layoutDirection", ["leftToRight", "rightToLeft"]), ("legibilityWeight", ["regular", "bold"]),
        ("accessibilityContrast", ["normal", "high"]), ("activeAppearance", ["active", "inactive"]),
        ("displayGamut", ["SRGB", "P3"]), ("forceTouchCapability", ["available", "unavailable"]),
        ("preferredContentSizeCategory", []), ("displayScale", []),
    ]

    /// Reads an object of traits.
    ///
    /// - Throws: `invalidArgument` for a name or a value that no trait has.
    static func members(_ traits: Value) throws(Interruption) -> [Value.Member] {
        guard case .object(let members) = traits else {
            throw .error(.invalidArgument(field: "traits", reason: "it must be an object of traits"))
        }
        for member in members {
            guard let trait = known.first(where: { $0.name == member.name }) else {
                let names = known.map(\.name).joined(separator: ", ")
                throw .error(
                    .invalidArgument(
                        field: "traits", reason: "\(member.name) is no trait; there are \(names)"))
            }
            guard trait.values.isEmpty || trait.values.contains(member.value.string ?? "") else {
                let values = trait.values.joined(separator: " or ")
                throw .error(
                    .invalidArgument(field: "traits", reason: "\(member.name) must be \(values)"))
            }
        }
        return members
    }
}

extension [Value.Member] {
    /// Replaces the member of that name, or appends it.
    mutating func set(_ member: Value.Member) {
        if let index = firstIndex(where: { $0.name == member.name }) {
            self[index] = member
        } else {
            append(member)
        }
    }
}

extension ViewController {
    /// The traits that this controller has in an environment of its window.
    func traits(in environment: Environment) -> TraitCollection {
        var traits = parent?.traits(in: environment) ?? environment.traits
        if let style = presentedBy?.style, style == .formSheet || style == .popover {
            traits.horizontalSizeClass = .compact
        }
        if case .object(let overriding)? = overrideTraits { traits.override(with: overriding) }
        return traits
    }

    /// An environment with this controller's own traits.
    func own(_ environment: Environment) -> Environment {
        var own = environment
        own.traits = traits(in: environment)
        return own
    }

    /// The environment of which this controller was told last.
    var knownEnvironment: Environment { outdatedEnvironment ?? own(application.environment) }
}
