/// One object of an archive's document, with its place for messages.
struct ArchiveReader {
    private let content: [Value.Member]
    private let place: [String]

    /// - Throws: when the value is no object, or has a member of another name.
    init(_ value: Value, _ place: [String], allowed: [String]) throws(ArchiveMistake) {
        guard case .object(let members) = value else {
            throw ArchiveMistake(place: place, reason: "must be an object")
        }
        for member in members where !allowed.contains(member.name) {
            throw ArchiveMistake(
                place: place + [member.name], reason: "is not known here; known are \(allowed.list)")
        }
        content = members
        self.place = place
    }

    func mistake(_ name: String, _ reason: String) -> ArchiveMistake {
        ArchiveMistake(place: place + [name], reason: reason)
    }

    /// The member of that name; null counts as none.
    func member(_ name: String) throws(ArchiveMistake) -> Value? {
        guard let member = content.first(where: { $0.name == name }), member.value != .null else {
            return nil
        }
        return member.value
    }

    func text(_ name: String) throws(ArchiveMistake) -> String? {
        guard let value = try member(name) else { return nil }
        guard let text = value.string else { throw mistake(name, "must be a string") }
        return text
    }

    func bool(_ name: String) throws(ArchiveMistake) -> Bool? {
        guard let value = try member(name) else { return nil }
        guard let flag = value.bool else { throw mistake(name, "must be true or false") }
        return flag
    }

    func number(_ name: String, isRequired: Bool = false) throws(ArchiveMistake) -> Double? {
        guard let value = try member(name) else {
            if isRequired { throw mistake(name, "is required") }
            return nil
        }
        guard let number = value.number else { throw mistake(name, "must be a number") }
        return number
    }

    func elements(_ name: String) throws(ArchiveMistake) -> [Value]? {
        guard let value = try member(name) else { return nil }
        guard let elements = value.array else { throw mistake(name, "must be an array") }
        return elements
    }

    func members(_ name: String) throws(ArchiveMistake) -> [Value.Member]? {
        guard let value = try member(name) else { return nil }
        guard case .object(let members) = value else { throw mistake(name, "must be an object") }
        return members
    }
}

extension [String] {
    fileprivate var list: String { joined(separator: ", ") }
}
