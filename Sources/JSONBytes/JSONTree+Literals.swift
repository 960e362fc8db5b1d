// There is no literal `nil` for `null`: with it `tree["key"] == nil` would no longer ask whether there is a
// member.

extension JSONTree: ExpressibleByBooleanLiteral {
    /// Makes a truth value.
    package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONTree: ExpressibleByIntegerLiteral {
    /// Makes an integer.
    package init(integerLiteral value: Int) { self = .int(value) }
}

extension JSONTree: ExpressibleByFloatLiteral {
    /// Makes a number.
    package init(floatLiteral value: Double) { self = .double(value) }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Makes a string.
    package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONTree: ExpressibleByArrayLiteral {
    /// Makes an array.
    package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
}

extension JSONTree: ExpressibleByDictionaryLiteral {
    /// Makes an object with its members in the order of the literal.
    package init(dictionaryLiteral elements: (String, JSONTree)...) {
        self = .object(elements.map { (key: $0.0, value: $0.1) })
    }
}
