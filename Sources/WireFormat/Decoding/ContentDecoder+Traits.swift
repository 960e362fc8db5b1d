import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    /// The traits that an app defines, by their names.
    mutating func traitDefinitions(_ value: JSONValue) -> [TraitDefinition] {
        let absence = [Property.traitOverrides.absence(in: systemVersion)]
        guard let traits = members(value) else { return [] }
        return traits.compactMap { key, value in
            checkAvailability(key, absence)
            guard let name = key.string, !name.isEmpty, name.utf8.count <= limits.nameBytesMax else {
                fail(key, "must be a name of at most \(limits.nameBytesMax) bytes")
                return nil
            }
            var definition = TraitDefinition(name: name)
            let allowed = ["defaultValue", "affectsColorAppearance"]
            for (key, value) in members(value, of: "a trait", allowed: allowed) ?? [] {
                if key.utf8Equals("defaultValue") {
                    definition.defaultValue = self.value(value)
                } else {
                    definition.affectsColorAppearance = bool(value) ?? false
                }
            }
            return definition
        }
    }
}
