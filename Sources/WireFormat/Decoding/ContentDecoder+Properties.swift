import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    /// What an operation gives a property; as for `setting`, where the property is no delegate.
    mutating func assignment(
        _ entry: PropertyEntry, key: JSONValue, value: JSONValue
    ) -> PropertyAssignment? {
        switch entry.property {
        case .delegate: .delegate(containerDelegate(value))
        case .presentationDelegate: .presentationDelegate(presentationDelegate(value))
        case .transitioningDelegate: .transitioningDelegate(transitioningDelegate(value))
        default: setting(entry, key: key, value: value).map(PropertyAssignment.value)
        }
    }

    /// A property's new value; a property that is read-only, or a value of another type, is an issue.
    mutating func setting(
        _ entry: PropertyEntry, key: JSONValue, value: JSONValue
    ) -> ControllerDescription.PropertySetting? {
        guard entry.isSettable else {
            fail(key, "\(entry.property.rawValue) is read-only")
            return nil
        }
        if entry.property == .style, let meant = styleMeant(value) {
            fail(
                key,
                "style is that of a split view controller; write "
                    + "`\(meant.rawValue): \(value.string ?? "…")`")
            return nil
        }
        guard let value = propertyValue(value, type: entry.type) else { return nil }
        return ControllerDescription.PropertySetting(entry.property, value)
    }

    /// A value of a property's type.
    mutating func propertyValue(_ value: JSONValue, type: PropertyType) -> Value? {
        switch type {
        case .bool: return bool(value).map(Value.bool)
        case .integer: return integer(value).map { .number(Double($0)) }
        case .text, .name:
            if value.isNull { return .null }
            guard let text = value.string else {
                fail(value, "must be a string or null")
                return nil
            }
            if case .text = type { return .string(text) }
            if text.utf8.count <= limits.nameBytesMax { return .string(text) }
            fail(value, "must be at most \(limits.nameBytesMax) bytes, as a name")
            return nil
        case .number: return value.isNull ? .null : number(value).map(Value.number)
        case .texts:
            if value.isNull { return .null }
            return elements(value).map { .array($0.compactMap { string($0) }.map(Value.string)) }
        case .barItem: return barItem(value)
        case .barItems:
            if value.isNull { return .null }
            return elements(value).map { .array($0.compactMap { barItem($0) }) }
        case .action:
            return value.isNull ? .null : primaryAction(value).map { .actions(ActionList($0)) }
        case .menu:
            if value.isNull { return .null }
            return elements(value).map { .actions(ActionList(menu: $0.compactMap { menuAction($0) })) }
        case .record(let name, let fields): return record(value, name, fields)
        case .size: return size(value).map(Value.size)
        case .word(let words): return word(value, among: words).map(Value.string)
        case .wordOrNumber(let words, let range):
            guard value.kind == .number else { return word(value, among: words).map(Value.string) }
            return integer(value, in: range).map { .number(Double($0)) }
        case .words(let words):
            return self.words(value, among: words).map { .array($0.map(Value.string)) }
        case .controller:
            if value.isNull || takesNil(value) { return .null }
            if let label = value.string, !label.isEmpty { return .controller(label) }
            fail(value, "must be a controller's label or id, or null")
            return nil
        case .controllers:
            return elements(value).map { elements in
                .array(elements.compactMap { name($0) }.map(Value.controller))
            }
        case .delegate(let kind):
            // An override of a delegate's getter: nothing asks for it, but what is wrong in it is told.
            switch kind {
            case .container: _ = containerDelegate(value)
            case .presentation: _ = presentationDelegate(value)
            case .transitioning: _ = transitioningDelegate(value)
            }
            return self.value(value)
        case .popoverAnchor: return value.isNull ? .null : popoverAnchor(value)
        case .detents: return elements(value).map { .array($0.compactMap { detent($0) }) }
        case .object: return members(value).map { _ in self.value(value) }
        case .any: return self.value(value)
        }
    }
}

extension ContentDecoder {
    /// A detent of a sheet: a word, or an object with an identifier and what its resolver answers.
    private mutating func detent(_ value: JSONValue) -> Value? {
        guard value.kind == .object else { return word(value, among: ["medium", "large"]).map(Value.string) }
        guard let members = members(value, of: "a detent", allowed: ["identifier", "height", "fraction"])
        else { return nil }
        if value["identifier"] == nil { failMissing("identifier", in: value) }
        for (key, member) in members where !member.isNull {
            if key.utf8Equals("identifier") {
                _ = name(member)
            } else {
                _ = number(member, in: 0...(key.utf8Equals("fraction") ? 1 : 10_000))
            }
        }
        return self.value(value)
    }

    /// A bar button item by its title, or with what it does.
    private mutating func barItem(_ value: JSONValue) -> Value? {
        value.kind == .object
            ? record(value, "barButtonItem", PropertyType.barButtonItem) : propertyValue(value, type: .text)
    }

    /// An object with members of known names and types, each of which may be null.
    private mutating func record(
        _ value: JSONValue, _ name: String, _ fields: [PropertyMember]
    ) -> Value? {
        if value.isNull { return .null }
        let holds = limits.holdsFields
        if holds, members(value, of: name, allowed: fields.map(\.name)) == nil { return nil }
        guard let members = members(value) else { return nil }
        var read: [Value.Member] = []
        for (key, member) in members {
            let field = fields.first { key.utf8Equals($0.name) }
            if let field, !member.isNull, holds || field.type.hasClosures {
                if let value = propertyValue(member, type: field.type) {
                    read.append(.init(field.name, value))
                }
            } else {
                // What was accepted once is read whatever the names were.
                read.append(.init(key.string ?? "", self.value(member)))
            }
        }
        return .object(read)
    }
}

extension PropertyType {
    /// Whether its values have closures of the app's.
    fileprivate var hasClosures: Bool { [.action, .menu, .barItem, .barItems].contains(self) }
}

/// A property with what is asked of its values, made once for each: the model makes the words anew each time.
final class PropertyEntry: Sendable {
    let property: Property
    let isSettable: Bool
    let type: PropertyType

    init(_ property: Property) {
        self.property = property
        isSettable = property.isSettable
        type = property.type
    }

    /// The property of that Swift name.
    static func named(_ key: JSONValue) -> PropertyEntry? { names.place(of: key).map { all[$0] } }

    /// In the order of declaration.
    static let all = Property.allCases.map(PropertyEntry.init)
    private static let names = NameIndex(all.map(\.property.rawValue))
}
