import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    /// A property's new value; a property that is read-only, or a value of another type, is an issue.
    mutating func setting(
        _ property: Property, key: JSONValue, value: JSONValue
    ) -> ControllerDescription.PropertySetting? {
        guard property.isSettable else {
            fail(key, "\(property.rawValue) is read-only")
            return nil
        }
        guard let value = propertyValue(value, type: property.type) else { return nil }
        return ControllerDescription.PropertySetting(property, value)
    }

    /// A value of a property's type.
    mutating func propertyValue(_ value: JSONValue, type: PropertyType) -> Value? {
        switch type {
        case .bool: return bool(value).map(Value.bool)
        case .integer: return integer(value).map { .number(Double($0)) }
        case .text:
            if value.isNull { return .null }
            if let text = value.string { return .string(text) }
            fail(value, "must be a string or null")
            return nil
        case .size: return size(value).map(Value.size)
        case .word(let words): return word(value, among: words).map(Value.string)
        case .words(let words):
            return self.words(value, among: words).map { .array($0.map(Value.string)) }
        case .controller:
            if value.isNull { return .null }
            if let label = value.string, !label.isEmpty { return .controller(label) }
            fail(value, "must be a controller's label or id, or null")
            return nil
        case .controllers:
            return elements(value).map { elements in
                .array(elements.compactMap { name($0) }.map(Value.controller))
            }
        case .delegate(let kind): return value.isNull ? .null : delegate(value, kind: kind)?.value
        case .popoverAnchor: return value.isNull ? .null : popoverAnchor(value)
        case .any: return self.value(value)
        }
    }
}

extension Property {
    /// The property of that Swift name.
    static func named(_ key: JSONValue) -> Property? {
        key.string.flatMap { byName[$0] }
    }

    /// Faster than the initializer from a raw value, which compares with one name after the other.
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
