/// A value that crosses the model's edge: of a property, an override, an answer or a result.
package enum Value: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case size(Size)
    /// A controller, by its label.
    case controller(String)
    case array([Value])
    /// Members in the order in which they were given.
    case object([Member])
    /// What the app has given as closures.
    case actions(ActionList)

    /// One member of an object value.
    package struct Member: Sendable, Equatable {
        package let name: String
        package let value: Value

        /// Creates a member.
        package init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The value of the member of that name; nil if this is no object or has none.
    package subscript(_ name: String) -> Value? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// What code that has the value reaches by that name; nil if there is no such thing in it.
    ///
    /// Where a view is plays no part, so its `bounds` are its `frame`.
    package func reached(by name: String) -> Value? {
        switch self {
        case .object: self[name] ?? (name == "bounds" ? self["frame"] : nil)
        case .size(let size) where name == "width": .number(size.width)
        case .size(let size) where name == "height": .number(size.height)
        case .array(let elements) where name == "count": .number(Double(elements.count))
        case .array(let elements):
            Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
    }

    /// What an object is after some of its members were set: the others are as before.
    ///
    /// - Parameter together: members that go when another one of their list is set.
    func changing(_ old: Value?, together: [[String]] = []) -> Value {
        guard case .object(let new) = self, case .object(let kept)? = old else { return self }
        var names = Set(new.map(\.name))
        for list in together where !names.isDisjoint(with: list) { names.formUnion(list) }
        return .object(kept.filter { !names.contains($0.name) } + new)
    }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    package var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The text of a string or the label of a controller.
    package var string: String? {
        switch self {
        case .string(let value), .controller(let value): value
        default: nil
        }
    }

    package var array: [Value]? {
        if case .array(let values) = self { values } else { nil }
    }
}
