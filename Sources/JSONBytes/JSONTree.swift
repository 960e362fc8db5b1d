/// A JSON value that can be built and changed, for where time does not count.
package indirect enum JSONTree: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONTree])
    /// Members in the order in which they are written; keys should be unique.
    case object([(key: String, value: JSONTree)])
}

extension JSONTree {
    /// A copy of a document's value; numbers that fit are ``int(_:)`` if the text has neither fraction nor
    /// exponent.
    package init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .bool: self = .bool(value.bool ?? false)
        case .number:
            let double = value.double ?? 0
            if value.node.tag == .integer, let int = value.int, int != 0 || double.sign == .plus {
                self = .int(int)
            } else {
                self = .double(double)
            }
        case .string: self = .string(value.string ?? "")
        case .array: self = .array(value.elements.map(JSONTree.init))
        case .object:
            self = .object(value.members.map { (key: $0.key.string ?? "", value: JSONTree($0.value)) })
        }
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - limits: How much is read.
    /// - Throws: What is wrong first.
    package init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        self.init(try JSONDocument(parsing: text, limits: limits).root)
    }
}

// MARK: Parts

extension JSONTree {
    /// Whether the value is `null`.
    package var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The truth value, or nil for any other kind.
    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The number if it is integral and fits, or nil.
    package var int: Int? {
        switch self {
        case .int(let value): value
        case .double(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The number, or nil for any other kind.
    package var double: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    /// The string, or nil for any other kind.
    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements of an array; none for any other kind.
    package var elements: [JSONTree] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The members of an object; none for any other kind.
    package var members: [(key: String, value: JSONTree)] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The element at a place counted from 0; nil if there is none.
    package subscript(_ position: Int) -> JSONTree? {
        elements.indices.contains(position) ? elements[position] : nil
    }

    /// The value of a member; nil if there is none.
    ///
    /// Setting it replaces the value in its place, adds a member at the end, or with nil removes one; any
    /// other kind of value becomes an object.
    package subscript(_ key: String) -> JSONTree? {
        get { members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value }
        set {
            var members = members
            let place = members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
            switch (place, newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append((key: key, value: value))
            case (nil, nil): break
            }
            self = .object(members)
        }
    }
}
