import ControllerHierarchy
import JSONBytes
import WireFormat

/// Reads bodies that belong to the service itself and not to the model.
enum JSONContent {
    /// Reads a body as JSON.
    static func document(
        _ body: UnsafeRawBufferPointer, limits: JSONLimits = JSONLimits()
    ) throws(WireError) -> JSONDocument {
        do throws(JSONError) {
            return try JSONDocument(parsing: body, limits: limits)
        } catch {
            throw WireError(error)
        }
    }
}

/// Takes an object's members one by one and notes everything that is wrong.
struct FieldReader {
    private let object: JSONValue
    private var known: [String] = []
    private var violations: [Problem.Violation] = []

    /// Starts to read an object; any other value is a violation.
    init(_ value: JSONValue) {
        object = value
        if value.kind != .object { fail("", "must be an object") }
    }

    /// Notes that a place is wrong.
    mutating func fail(_ pointer: String, _ detail: String) {
        violations.append(Problem.Violation(pointer: pointer, detail: detail))
    }

    /// A member of any kind; nil when it is not there.
    mutating func member(_ name: String) -> JSONValue? {
        known.append(name)
        return object[name]
    }

    /// A member of any kind that must be there.
    mutating func required(_ name: String) -> JSONValue? {
        if let value = member(name) { return value }
        if object.kind == .object { fail("/" + name, "\(name) is required") }
        return nil
    }

    /// A member that is one of the listed words; nil when it is not there.
    mutating func word(_ name: String, among words: [String]) -> String? {
        guard let value = member(name) else { return nil }
        if let text = value.string, words.contains(text) { return text }
        fail("/" + name, "must be one of " + words.joined(separator: ", "))
        return nil
    }

    /// A member that is an integer in a range; nil when it is not there.
    mutating func integer(_ name: String, in range: ClosedRange<Int>) -> Int? {
        guard let value = member(name) else { return nil }
        if let number = value.int, range.contains(number) { return number }
        fail("/" + name, "must be an integer from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    /// A member that is an array of strings that are not empty; nil when it is not there.
    mutating func strings(_ name: String, maximum: Int) -> [String]? {
        guard let value = member(name) else { return nil }
        guard value.kind == .array else {
            fail("/" + name, "must be an array of strings")
            return nil
        }
        if value.count > maximum { fail("/" + name, "must have at most \(maximum) elements") }
        var strings: [String] = []
        for (index, element) in value.elements.enumerated() {
            if let text = element.string, !text.isEmpty {
                strings.append(text)
            } else {
                fail("/\(name)/\(index)", "must be a string that is not empty")
            }
        }
        return strings
    }

    /// A member that is an array of names of controllers; nil when it is not there.
    mutating func names(_ name: String, maximum: Int) -> [String]? {
        let names = strings(name, maximum: maximum)
        for (index, text) in (names ?? []).enumerated() {
            let (pointer, bytesMax) = ("/\(name)/\(index)", FieldType.nameBytesMax)
            if text.utf8.count > bytesMax { fail(pointer, "must be at most \(bytesMax) bytes") }
            if ControlCharacters.areIn(text) { fail(pointer, "must be without control characters") }
        }
        return names
    }

    /// A member whose members are whole numbers from 0 on; nothing when it is not there.
    mutating func counts(_ name: String, maximum: Int) -> [(name: String, count: Int)] {
        guard let value = member(name) else { return [] }
        guard value.kind == .object else {
            fail("/" + name, "must be an object of lines, each with how often it comes")
            return []
        }
        if value.count > maximum { fail("/" + name, "must have at most \(maximum) members") }
        var counts: [(name: String, count: Int)] = []
        for (key, value) in value.members {
            if let line = key.string, let count = value.int, count >= 0 {
                counts.append((line, count))
            } else {
                fail(value.pointer, "must be an integer from 0 on")
            }
        }
        return counts
    }

    /// Throws what was noted, members that nobody asked for included.
    mutating func finish() throws(Problem) {
        for (key, _) in object.members where !known.contains(where: { key.utf8Equals($0) }) {
            let name = key.string ?? ""
            fail(
                key.pointer,
                "\(name) is not a field here" + adviceOrAll(for: name, among: known, "there are "))
        }
        guard let first = violations.first else { return }
        let place = first.pointer.isEmpty ? "The body" : first.pointer
        throw Problem(.invalidRequest, "\(place): \(first.detail).", errors: violations)
    }
}
