extension JSONParser {
    /// Reads a number (RFC 8259, section 6) and puts it on the tape.
    @inline(__always)
    mutating func readNumber() throws(JSONParseFailure) {
        let start = position
        var cursor = start + (input[start] == ASCII.minus ? 1 : 0)
        let integerStart = cursor
        try skipDigits(&cursor)
        if input[integerStart] == ASCII.zero, cursor - integerStart > 1 {
            throw JSONParseFailure(.leadingZero, at: integerStart + 1)
        }
        var tag = JSONNode.Tag.integer
        if cursor < end, input[cursor] == ASCII.point {
            tag = .fraction
            cursor += 1
            try skipDigits(&cursor)
        }
        var hasExponent = false
        if cursor < end, input[cursor] | 0x20 == UInt8(ascii: "e") {
            tag = .fraction
            hasExponent = true
            cursor += 1
            if cursor < end, input[cursor] == ASCII.plus || input[cursor] == ASCII.minus { cursor += 1 }
            try skipDigits(&cursor)
        }
        guard cursor - start <= limits.numberBytesMax else {
            throw JSONParseFailure(.numberTooLong, at: start)
        }
        // Below 10^300 there is nothing to check.
        if hasExponent || cursor - start > 300 { try refuseInfinity(start..<cursor) }
        try append(tag, start: start, end: cursor)
        position = cursor
    }

    @inline(__always)
    private func skipDigits(_ cursor: inout Int) throws(JSONParseFailure) {
        let start = cursor
        while cursor < end, ASCII.zero <= input[cursor], input[cursor] <= ASCII.nine { cursor += 1 }
        guard cursor > start else { throw JSONParseFailure(.expectedDigit, at: cursor) }
    }

    @inline(never)
    private func refuseInfinity(_ range: Range<Int>) throws(JSONParseFailure) {
        let text = UnsafeBufferPointer(start: input + range.lowerBound, count: range.count)
        guard doubleValue(ofNumber: text).isFinite else {
            throw JSONParseFailure(.numberRange, at: range.lowerBound)
        }
    }
}

/// The `Double` next to a number's text; infinity if it is out of range.
func doubleValue(ofNumber text: UnsafeBufferPointer<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? .infinity
}

/// The value of a number's text without fraction and exponent, or nil if it does not fit.
func integerValue(ofNumber text: UnsafeBufferPointer<UInt8>) -> Int? {
    let isNegative = text.first == ASCII.minus
    var value = 0
    for byte in text[(isNegative ? 1 : 0)...] {
        let digit = Int(byte &- ASCII.zero)
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, carry) =
            isNegative
            ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
        guard !overflow, !carry else { return nil }
        value = sum
    }
    return value
}
