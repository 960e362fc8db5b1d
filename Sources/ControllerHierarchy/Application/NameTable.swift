/// Values by their names: few are looked through, many are hashed.
struct NameTable<Value> {
    private var few: [(mark: NameMark, name: String, value: Value)] = []
    /// All, once there are many.
    private var many: [String: Value] = [:]

    /// Hashing a name costs as much as looking at the marks of so many.
    private static var lookedThroughMax: Int { 16 }

    init() {}

    var count: Int { many.isEmpty ? few.count : many.count }

    subscript(name: String) -> Value? {
        if many.isEmpty { return place(of: name).map { few[$0].value } }
        return many[name]
    }

    /// Gives a name its value, or another one.
    mutating func set(_ value: Value, for name: String) {
        if !many.isEmpty {
            many[name] = value
        } else if let place = place(of: name) {
            few[place].value = value
        } else if few.count < NameTable.lookedThroughMax {
            // Doubled, the room of few names would be half empty.
            if few.count == few.capacity { few.reserveCapacity(few.count + 2) }
            few.append((NameMark(name), name, value))
        } else {
            for entry in few { many[entry.name] = entry.value }
            many[name] = value
            few = []
        }
    }

    private func place(of name: String) -> Int? {
        let mark = NameMark(name)
        for place in few.indices where few[place].mark.mayBe(mark) && few[place].name == name { return place }
        return nil
    }
}

extension NameTable: Sendable where Value: Sendable {}
