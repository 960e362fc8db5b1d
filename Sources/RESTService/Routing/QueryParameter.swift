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
            if let number = Int(decimal: value), range.contains(number) { return nil }
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

}

/// A query parameter of a request, decoded and valid.
struct QueryValue {
    let name: String
    let value: String
}
