extension JSONTree: Equatable {
    /// Whether both mean the same: numbers by value, strings by scalars, objects whatever the order of their
    /// members.
    package static func == (one: JSONTree, two: JSONTree) -> Bool {
        switch (one, two) {
        case (.null, .null): true
        case (.bool(let one), .bool(let two)): one == two
        case (.int(let one), .int(let two)): one == two
        case (.double(let one), .double(let two)): one == two
        case (.int(let int), .double(let double)), (.double(let double), .int(let int)):
            Int(exactly: double) == int
        case (.string(let one), .string(let two)): one.utf8.elementsEqual(two.utf8)
        case (.array(let one), .array(let two)): one == two
        case (.object(let one), .object(let two)): haveEqualMembers(one, two)
        default: false
        }
    }

    private typealias Members = [(key: String, value: JSONTree)]

    private static func haveEqualMembers(_ one: Members, _ two: Members) -> Bool {
        guard one.count == two.count else { return false }
        let (one, two) = (sorted(one), sorted(two))
        return zip(one, two).allSatisfy { $0.key.utf8.elementsEqual($1.key.utf8) && $0.value == $1.value }
    }

    private static func sorted(_ members: Members) -> Members {
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
}
