/// Values by their names: few are looked through, many are hashed.
struct NameTable<Value> {
    private var few: [(mark: NameMark, name: String, value: Value)] = []
    /// All, once there are many.
    private var many: [String: Value] = [:]

    /// Hashing a name costs as much as looking at the marks of so many.
    private static var lookedThroughMax: Int { 16 }

    init() {}

    var count: Int { many.isEmpty ? few.count : many.count }

    subscript(name: String) -> Value? { self[name, NameMark(name)] }

    /// The value of a name of which the mark is known.
    subscript(name: String, mark: NameMark) -> Value? {
        if many.isEmpty { return place(of: name, mark).map { few[$0].value } }
        return many[name]
    }

    /// Gives a name its value, or another one.
    mutating func set(_ value: Value, for name: String) { set(value, for: name, NameMark(name)) }

    /// The same for a name of which the mark is known.
    mutating func set(_ value: Value, for name: String, _ mark: NameMark) {
        if !many.isEmpty {
            many[name] = value
        } else if let place = place(of: name, mark) {
            few[place].value = value
        } else if few.count < NameTable.lookedThroughMax {
            // Doubled, the room of few names would be half empty.
            if few.count == few.capacity { few.reserveCapacity(few.count + 2) }
            few.append((mark, name, value))
        } else {
            for entry in few { many[entry.name] = entry.value }
            many[name] = value
            few = []
        }
    }

    private func place(of name: String, _ mark: NameMark) -> Int? {
        for place in few.indices where few[place].mark.mayBe(mark) && few[place].name == name { return place }
        return nil
    }
}

extension NameTable: Sendable where Value: Sendable {}
