import ControllerHierarchy

/// Reads the runtime attributes of an object: key paths with values that loading sets.
enum RuntimeAttributes {
    static func read(_ element: MarkupElement) -> [Value.Member] {
        (element.child("userDefinedRuntimeAttributes")?.children.map { $0 } ?? []).compactMap { attribute in
            guard let path = attribute.attribute("keyPath") else { return nil }
            return Value.Member(path, value(attribute))
        }
    }

    /// The value, which stands in an attribute or in a child, whichever its type has.
    private static func value(_ element: MarkupElement) -> Value {
        let holder = element.child(key: "value")
        let text = element.attribute("value") ?? holder?.attribute("value")
        switch element.attribute("type") ?? "" {
        case "boolean": return .bool(text == "YES")
        case "number": return text.flatMap { Double($0) }.map(Value.number) ?? .null
        case "size":
            guard let width = holder?.attribute("width").flatMap({ Double($0) }),
                let height = holder?.attribute("height").flatMap({ Double($0) })
            else { return .null }
            return .size(Size(width: width, height: height))
        case "nil": return .null
        case "point", "rect", "range", "color":
            let members = holder?.attributes.filter { $0.name != "key" } ?? []
            return .object(members.map { Value.Member($0.name, scalar($0.value)) })
        default:
            if let text { return .string(text) }
            if let name = holder?.attribute("name") { return .string(name) }
            return holder.map { .string($0.characters) } ?? .null
        }
    }

    private static func scalar(_ text: String) -> Value {
        Double(text).map(Value.number) ?? .string(text)
    }
}
