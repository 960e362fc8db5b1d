import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    mutating func bool(_ value: JSONValue) -> Bool? {
        if let flag = flag(value) { return flag }
        fail(value, "must be true or false")
        return nil
    }

    /// True, false or a word that means one of them; nil of anything else, of which nothing is noted.
    mutating func flag(_ value: JSONValue) -> Bool? {
        if let flag = value.bool { return flag }
        let meant = value.string.flatMap { UIKitSpelling.flag($0, isOfYAML: isOfYAML) }
        if let meant { take(value, as: meant) }
        return meant
    }

    mutating func string(_ value: JSONValue) -> String? {
        if let text = value.string {
            if text.utf8.count <= limits.textBytesMax { return text }
            fail(value, "must be at most \(limits.textBytesMax) bytes")
            return nil
        }
        // YAML takes `17.0` for a number, and `on` for a word.
        let isScalar = [.number, .bool].contains(value.kind)
        let source = isScalar ? String(decoding: value.sourceBytes, as: UTF8.self) : ""
        fail(value, "must be a string" + (isScalar ? "; write \"\(source)\" in quotes" : ""))
        return nil
    }

    /// A string that is not empty, and as short as names are: they stand in every event.
    ///
    /// - Parameter bytesMax: Another limit than that of names.
    mutating func name(_ value: JSONValue, bytesMax: Int? = nil) -> String? {
        let bytesMax = bytesMax ?? limits.nameBytesMax
        guard let text = nonEmptyString(value) else { return nil }
        if text.utf8.count <= bytesMax { return text }
        fail(value, "must be at most \(bytesMax) bytes, as a name")
        return nil
    }

    mutating func nonEmptyString(_ value: JSONValue) -> String? {
        guard let text = string(value) else { return nil }
        if text.isEmpty {
            fail(value, "must not be empty")
        } else if ControlCharacters.areIn(text) {
            fail(value, "must be without control characters")
        } else {
            return text
        }
        return nil
    }

    mutating func number(_ value: JSONValue, atLeast minimum: Double = -.infinity) -> Double? {
        guard let number = value.double else {
            fail(value, "must be a number")
            return nil
        }
        if number >= minimum { return number }
        fail(value, "must be at least \(EventText.text(of: .number(minimum)))")
        return nil
    }

    mutating func number(_ value: JSONValue, in range: ClosedRange<Double>) -> Double? {
        guard let number = number(value) else { return nil }
        if range.contains(number) { return number }
        let bounds = [range.lowerBound, range.upperBound].map { EventText.text(of: .number($0)) }
        fail(value, "must be from \(bounds[0]) to \(bounds[1])")
        return nil
    }

    mutating func integer(_ value: JSONValue, in range: ClosedRange<Int>? = nil) -> Int? {
        guard let integer = value.int else {
            fail(value, "must be an integer")
            return nil
        }
        if range?.contains(integer) ?? true { return integer }
        if let range { fail(value, "must be from \(range.lowerBound) to \(range.upperBound)") }
        return nil
    }

    mutating func word(_ value: JSONValue, among words: [String]) -> String? {
        guard let text = value.string else {
            fail(value, "must be one of " + words.joined(separator: ", "))
            return nil
        }
        if words.contains(text) { return text }
        if let meant = UIKitSpelling.word(text, among: words) {
            take(value, as: [meant])
            return meant
        }
        let nearest = suggestion(for: text, among: words).map { "; did you mean \($0)?" } ?? ""
        fail(value, "must be one of " + words.joined(separator: ", ") + nearest)
        return nil
    }

    mutating func word<Word: RawRepresentable & CaseIterable>(_ value: JSONValue, _: Word.Type) -> Word?
    where Word.RawValue == String {
        word(value, among: Word.allCases.map(\.rawValue)).flatMap(Word.init)
    }

    mutating func words(_ value: JSONValue, among words: [String]) -> [String]? {
        // A set may be written as one name, in the place of the list or in it.
        if let text = value.string, let meant = UIKitSpelling.words(text, among: words) {
            take(value, as: meant, isList: true)
            return meant
        }
        guard let elements = elements(value) else { return nil }
        if elements.contains(where: { !words.contains($0.string ?? "") }) {
            let meant = elements.map { UIKitSpelling.words($0.string ?? "", among: words) }
            if meant.allSatisfy({ $0 != nil }) {
                let all = meant.flatMap { $0 ?? [] }
                let once = all.indices.filter { all.firstIndex(of: all[$0]) == $0 }.map { all[$0] }
                take(value, as: once, isList: true)
                return once
            }
        }
        return elements.compactMap { word($0, among: words) }
    }

    /// `{"width": 375, "height": 667}`, neither negative.
    mutating func size(_ value: JSONValue) -> Size? {
        guard value.kind != .string else {
            fail(value, "must be an object, such as `{width: 320, height: 480}`")
            return nil
        }
        guard let members = members(value, of: "a size", allowed: ["width", "height"]) else { return nil }
        var width: Double?
        var height: Double?
        for (key, member) in members {
            if key.utf8Equals("width") { width = number(member, atLeast: 0) }
            if key.utf8Equals("height") { height = number(member, atLeast: 0) }
        }
        if value["width"] == nil { failMissing("width", in: value) }
        if value["height"] == nil { failMissing("height", in: value) }
        guard let width, let height else { return nil }
        return Size(width: width, height: height)
    }

    /// The elements of an array; any other kind is an issue.
    mutating func elements(_ value: JSONValue) -> JSONValue.Elements? {
        if value.kind == .array { return value.elements }
        fail(value, "must be an array")
        return nil
    }

    /// Whether a value is an object; any other kind is an issue, and of a text that says where it belongs.
    mutating func isObject(_ value: JSONValue, with member: String) -> Bool {
        guard let text = value.string else { return isObject(value) }
        fail(value, "must be an object; write `{\(member): \(text)}`")
        return false
    }

    /// The members of an object; any other kind is an issue that shows an object.
    mutating func members(_ value: JSONValue, suchAs example: String) -> JSONValue.Members? {
        if value.kind == .object { return value.members }
        fail(value, "must be an object, such as `\(example)`")
        return nil
    }

    /// The members of an object; any other kind is an issue.
    mutating func members(_ value: JSONValue) -> JSONValue.Members? {
        isObject(value) ? value.members : nil
    }

    /// Whether a value is an object; any other kind is an issue.
    mutating func isObject(_ value: JSONValue) -> Bool {
        if value.kind == .object { return true }
        fail(value, "must be an object")
        return false
    }

    /// The members of an object, of which every one with another name is an issue.
    mutating func members(
        _ value: JSONValue, of what: String, allowed: [String]
    ) -> [(key: JSONValue, value: JSONValue)]? {
        guard let members = members(value) else { return nil }
        var known: [(key: JSONValue, value: JSONValue)] = []
        // To grow costs more than to count them.
        known.reserveCapacity(value.count)
        for member in members {
            if allowed.contains(where: member.key.utf8Equals) {
                known.append(member)
            } else if let meant = UIKitSpelling.delegateMethod(member.key.string ?? ""),
                allowed.contains(meant)
            {
                take(member.key, as: [meant])
            } else {
                failUnknown(member.key, in: what, allowed: allowed)
            }
        }
        return known
    }

    /// The same by the fields that the names stand for, of which a `switch` cannot forget one.
    mutating func members<Name: RawRepresentable & CaseIterable>(
        _ value: JSONValue, of what: String, as _: Name.Type
    ) -> [(field: Name, key: JSONValue, value: JSONValue)]? where Name.RawValue == String {
        members(value, of: what, allowed: Name.allCases.map(\.rawValue))?.compactMap { key, value in
            key.string.flatMap(Name.init).map { ($0, key, value) }
        }
    }

    /// Any value, as the model keeps it.
    func value(_ value: JSONValue) -> Value {
        switch value.kind {
        case .null: .null
        case .bool: .bool(value.bool ?? false)
        case .number: .number(value.double ?? 0)
        case .string: .string(value.string ?? "")
        case .array: .array(value.elements.map(self.value))
        case .object: .object(objectMembers(value))
        }
    }

    /// The members of an object, as the model keeps them.
    func objectMembers(_ object: JSONValue) -> [Value.Member] {
        object.members.map { Value.Member($0.key.string ?? "", value($0.value)) }
    }
}
