/// What the parser met, small enough to be thrown in registers; ``JSONError`` adds the words and the line.
struct JSONParseFailure: Error {
    let reason: Reason
    let offset: Int

    /// The repeated key of ``Reason/duplicateKey``.
    var key: JSONNode?

    @inline(never)
    init(_ reason: Reason, at offset: Int, key: JSONNode? = nil) {
        self.reason = reason
        self.offset = offset
        self.key = key
    }

    enum Reason: UInt8 {
        case expectedValue, expectedKey, expectedColon, expectedCommaOrBrace, expectedCommaOrBracket
        case expectedEnd, byteOrderMark
        case expectedQuote, controlCharacter, invalidEscape, invalidUnicodeEscape, loneSurrogate, invalidUTF8
        case leadingZero, expectedDigit, numberRange, numberTooLong
        case tooDeep, stringTooLong, tooManyValues, documentTooLarge, duplicateKey
    }
}

extension JSONParseFailure.Reason {
    var kind: JSONError.Kind {
        switch self {
        case .loneSurrogate: .loneSurrogate
        case .invalidUTF8: .invalidUTF8
        case .numberRange, .numberTooLong: .numberRange
        case .tooDeep: .depth
        case .stringTooLong: .stringTooLong
        case .tooManyValues: .tooManyValues
        case .documentTooLarge: .documentTooLarge
        case .duplicateKey: .duplicateKey
        default: .syntax
        }
    }

    var message: String {
        switch self {
        case .expectedValue: "expected a value"
        case .expectedKey: "expected a key in quotes"
        case .expectedColon: "expected ':'"
        case .expectedCommaOrBrace: "expected ',' or '}'"
        case .expectedCommaOrBracket: "expected ',' or ']'"
        case .expectedEnd: "expected nothing after the value"
        case .byteOrderMark: "expected a value, not a byte order mark,"
        case .expectedQuote: "expected '\"' to end the string"
        case .controlCharacter: "expected a control character to be escaped"
        case .invalidEscape: "expected one of \"\\/bfnrtu after '\\'"
        case .invalidUnicodeEscape: "expected four hexadecimal digits after '\\u'"
        case .loneSurrogate: "lone surrogate in an escape"
        case .invalidUTF8: "invalid UTF-8"
        case .leadingZero: "expected no digit after a leading zero"
        case .expectedDigit: "expected a digit"
        case .numberRange: "number out of range"
        case .numberTooLong: "number too long"
        case .tooDeep: "nested too deeply"
        case .stringTooLong: "string too long"
        case .tooManyValues: "too many values"
        case .documentTooLarge: "document too large"
        case .duplicateKey: "duplicate key"
        }
    }
}
