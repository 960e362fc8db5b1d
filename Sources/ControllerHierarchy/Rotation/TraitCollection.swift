/// `UITraitCollection`: the size classes, and whatever other traits are not as they are by default.
struct TraitCollection: Equatable {
    var horizontalSizeClass: SizeClass
    var verticalSizeClass: SizeClass
    /// The traits besides the size classes that are not at their default, in order of first setting.
    private var others: [Value.Member] = []

    init(horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }

    /// How events print the collection.
    var value: Value {
        CustomTraits.written(
            [
                .init("horizontalSizeClass", .string(horizontalSizeClass.rawValue)),
                .init("verticalSizeClass", .string(verticalSizeClass.rawValue)),
            ] + others)
    }

    /// What a trait is; nil where that follows from the device, or is not known.
    subscript(_ trait: Trait) -> Value? {
        switch trait {
        case .horizontalSizeClass: .string(horizontalSizeClass.rawValue)
        case .verticalSizeClass: .string(verticalSizeClass.rawValue)
        default: others.first { $0.name == trait.rawValue }?.value ?? trait.standard
        }
    }

    /// What a trait of the app's own is; nil where it is at its default.
    subscript(custom name: String) -> Value? {
        let name = CustomTraits.name(name)
        return others.first { $0.name == name }?.value
    }

    func hasSizeClasses(of other: TraitCollection) -> Bool {
        horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
    }

    /// Takes over the traits of an object, as an override does.
    mutating func override(with traits: [Value.Member]) {
        for member in traits {
            guard let trait = Trait(rawValue: member.name) else {
                guard CustomTraits.contains(member) else { continue }
                others.removeAll { $0.name == member.name }
                if member.value != .null { others.append(member) }
                continue
            }
            let sizeClass = member.value.string.flatMap(SizeClass.init(rawValue:))
            switch trait {
            case .horizontalSizeClass: horizontalSizeClass = sizeClass ?? horizontalSizeClass
            case .verticalSizeClass: verticalSizeClass = sizeClass ?? verticalSizeClass
            default:
                if member.value == trait.standard {
                    others.removeAll { $0.name == member.name }
                } else {
                    others.set(member)
                }
            }
        }
    }

    /// Reads an object of traits.
    ///
    /// - Throws: `invalidArgument` for a name or a value that no trait has, `notAvailable` for a trait that
    ///   the version has not.
    static func members(
        _ traits: Value, field: String = "traits", in application: Application
    ) throws(Interruption) -> [Value.Member] {
        guard case .object(var members) = traits else {
            throw .error(.invalidArgument(field: field, reason: "it must be an object of traits"))
        }
        let custom = members.filter { $0.name == CustomTraits.field && $0.value != .null }
        members.removeAll { $0.name == CustomTraits.field }
        let behavior = application.behavior
        for member in members {
            guard let trait = Trait(rawValue: member.name) else {
                let names = Trait.names.joined(separator: ", ")
                throw .error(
                    .invalidArgument(field: field, reason: "\(member.name) is no trait; there are \(names)"))
            }
            try trait.availability.require(member.name, field: "\(field)/\(member.name)", in: behavior)
            if let reason = trait.refusal(of: member.value) {
                throw .error(.invalidArgument(field: field, reason: reason))
            }
        }
        let own: [Value.Member] = members.map { member in
            let raw = member.value.string.flatMap(Trait.rawCategory)
            return raw.map { .init(member.name, .string($0)) } ?? member
        }
        guard let custom = custom.first else { return own }
        return try own + CustomTraits.members(custom.value, field: field, in: application)
    }
}

extension Trait {
    /// Why the trait cannot have a value; nil where it can.
    fileprivate func refusal(of value: Value) -> String? {
        if case .word(let words) = type {
            if words.contains(value.string ?? "") { return nil }
            return "\(rawValue) must be \(words.joined(separator: " or "))"
        }
        return value.number.map { $0 > 0 } ?? false ? nil : "\(rawValue) must be a number above 0"
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
