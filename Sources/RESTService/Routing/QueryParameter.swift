/// A query parameter that a route takes.
package struct QueryParameter: Sendable {
    package let name: String
    package let kind: Kind
    package let isRequired: Bool

    /// Declares a parameter.
    init(_ name: String, _ kind: Kind, required: Bool = false) {
        self.name = name
        self.kind = kind
        isRequired = required
    }

    /// Versions and places in a log, as far as every JSON reader has them exactly.
    static let positions = 0...9_007_199_254_740_991

    /// Characters of a label's key and value with the colon between them.
    private static let labelLengthMax = 513

    /// What the parameter's value must look like.
    package enum Kind: Sendable {
        /// A decimal integer in a range.
        case integer(ClosedRange<Int>)
        /// One of the listed words.
        case word([String])
        /// Some of the listed words, separated by commas.
        case words([String])
        /// Text of one to this many characters (Unicode scalars).
        case text(maximum: Int)
        /// One to this many decimal digits.
        case digits(maximum: Int)
        /// `key:value` of a session's label.
        case label
    }

    /// Says what is wrong with a value; nil when nothing is.
    func fault(in value: String) -> String? {
        switch kind {
        case .integer(let range):
            if let number = QueryParameter.integer(value), range.contains(number) { return nil }
            return "must be an integer from \(range.lowerBound) to \(range.upperBound)"
        case .word(let words):
            return words.contains(value) ? nil : "must be one of \(words.joined(separator: ", "))"
        case .words(let words):
            let given = value.split(separator: ",", omittingEmptySubsequences: false)
            let isKnown = given.allSatisfy { words.contains(String($0)) }
            return isKnown ? nil : "must be some of \(words.joined(separator: ", ")), separated by commas"
        case .text(let maximum):
            let isFit = (1...maximum).contains(value.unicodeScalars.count)
            return isFit ? nil : "must have 1 to \(maximum) characters"
        case .digits(let maximum):
            let isFit =
                (1...maximum).contains(value.utf8.count) && value.utf8.allSatisfy { (48...57).contains($0) }
            return isFit ? nil : "must be 1 to \(maximum) digits"
        case .label:
            let colon = value.firstIndex(of: ":")
            let isPair = colon != nil && colon != value.startIndex
            let isFit = value.unicodeScalars.count <= QueryParameter.labelLengthMax
            return isPair && isFit ? nil : "must be a label as key:value"
        }
    }

    /// Reads decimal digits with an optional minus; `+1`, ` 1` and other spellings that `Int` would take are
    /// nil.
    static func integer(_ text: String) -> Int? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }
}

/// A query parameter of a request, decoded and valid.
struct QueryValue {
    let name: String
    let value: String
}

extension Call {
    /// The value of a query parameter; nil when it was not given.
    func query(_ name: String) -> String? {
        for entry in query where entry.name == name { return entry.value }
        return nil
    }

    /// The value of an integer parameter; nil when it was not given.
    func integer(_ name: String) -> Int? { query(name).flatMap(Int.init) }

    /// The comma-separated words of a parameter; nil when it was not given.
    func list(_ name: String) -> [String]? {
        query(name)?.split(separator: ",").map(String.init)
    }
}

extension Route {
    /// Decodes a query and holds it against what the route takes.
    func parseQuery(_ bytes: UnsafeRawBufferPointer) throws(Problem) -> [QueryValue] {
        var values: [QueryValue] = []
        for pair in bytes.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let valueBytes =
                parts.count == 2 ? UnsafeRawBufferPointer(rebasing: parts[1]) : .init(start: nil, count: 0)
            guard let name = PercentEncoding.queryComponent(UnsafeRawBufferPointer(rebasing: parts[0])),
                let value = PercentEncoding.queryComponent(valueBytes)
            else { throw Problem(.invalidParameter, "The query is not well-formed percent-encoded UTF-8.") }
            if values.contains(where: { $0.name == name }) {
                throw Problem(
                    .invalidParameter, "The query parameter \(quoted(name)) is given twice. Give it once.")
            }
            try check(name: name, value: value)
            values.append(QueryValue(name: name, value: value))
        }
        return values
    }

    private func check(name: String, value: String) throws(Problem) {
        if name == "format", takesFormat {
            let formats = representations.compactMap(\.formatName)
            guard !formats.contains(value) else { return }
            throw Problem(
                .invalidParameter, "The parameter format must be one of \(formats.joined(separator: ", ")).")
        }
        guard let parameter = parameters.first(where: { $0.name == name }) else {
            let known = parameters.map(\.name) + (takesFormat ? ["format"] : [])
            let hint = known.isEmpty ? "takes none" : "takes \(known.joined(separator: ", "))"
            throw Problem(
                .invalidParameter, "There is no query parameter \(quoted(name)) here; this path \(hint).")
        }
        if let fault = parameter.fault(in: value) {
            throw Problem(.invalidParameter, "The query parameter \(name) \(fault).")
        }
    }
}

/// A client's text within quotation marks, cut to a length that fits a message and free of control
/// characters.
func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(64).map { scalar in
        scalar.value < 0x20 || scalar.value == 0x7f ? "\u{fffd}" : String(scalar)
    }
    return "\"" + shown.joined() + (text.unicodeScalars.count > 64 ? "…" : "") + "\""
}
