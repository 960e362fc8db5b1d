extension JSONValue {
    /// Whether both mean the same: numbers by value, strings by scalars, objects whatever the order of their
    /// members.
    ///
    /// The values may be of different documents.
    package func isEqual(to other: JSONValue) -> Bool {
        guard kind == other.kind else { return false }
        switch kind {
        case .null: return true
        case .bool: return bool == other.bool
        case .number: return hasEqualNumber(to: other)
        case .string: return withUTF8 { other.utf8Equals($0) } ?? false
        case .array: return hasEqualElements(to: other)
        case .object: return hasEqualMembers(to: other)
        }
    }

    private func hasEqualNumber(to other: JSONValue) -> Bool {
        switch (int, other.int) {
        case (let one?, let two?): one == two
        case (nil, nil): double == other.double
        default: false
        }
    }

    private func hasEqualElements(to other: JSONValue) -> Bool {
        var others = other.elements
        for element in elements {
            guard let counterpart = others.next(), element.isEqual(to: counterpart) else { return false }
        }
        return others.next() == nil
    }

    /// Compares in the order of the texts as long as the keys agree, from there on in the order of the keys.
    private func hasEqualMembers(to other: JSONValue) -> Bool {
        var rest = members
        var others = other.members
        while true {
            let (before, beforeOthers) = (rest, others)
            switch (rest.next(), others.next()) {
            case (nil, nil): return true
            case (nil, _?), (_?, nil): return false
            case (let one?, let two?):
                guard one.key.isEqual(to: two.key) else {
                    return Self.areEqualUnordered(before, beforeOthers)
                }
                guard one.value.isEqual(to: two.value) else { return false }
            }
        }
    }

    private static func areEqualUnordered(_ members: Members, _ others: Members) -> Bool {
        func sorted(_ members: Members) -> [(key: [UInt8], value: JSONValue)] {
            members.map { (key: $0.key.withUTF8(Array.init) ?? [], value: $0.value) }
                .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        }
        let (one, two) = (sorted(members), sorted(others))
        return one.count == two.count
            && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.isEqual(to: $1.value) }
    }
}
