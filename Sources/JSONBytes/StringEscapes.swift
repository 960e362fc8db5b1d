import Glibc

/// Whether two buffers hold the same bytes.
@inline(__always)
func equalBytes(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    guard let first = one.baseAddress, let second = other.baseAddress else { return true }
    return memcmp(first, second, one.count) == 0
}

/// Writes the value of a string's text that the parser has accepted.
///
/// - Parameters:
///   - text: The bytes between the quotation marks; every escape in it is complete.
///   - destination: Exactly as many bytes as the value has.
func resolveEscapes(in text: UnsafeBufferPointer<UInt8>, into destination: UnsafeMutableBufferPointer<UInt8>)
{
    var output = 0
    var input = 0
    while input < text.count {
        let byte = text[input]
        guard byte == ASCII.backslash else {
            destination[output] = byte
            output += 1
            input += 1
            continue
        }
        guard text[input + 1] == UInt8(ascii: "u") else {
            destination[output] = resolvedShortEscape(text[input + 1])
            output += 1
            input += 2
            continue
        }
        var scalar = fourHexadecimalDigits(text, at: input + 2)
        input += 6
        if scalar & 0xFC00 == 0xD800 {
            scalar = 0x10000 + (scalar & 0x3FF) << 10 + fourHexadecimalDigits(text, at: input + 2) & 0x3FF
            input += 6
        }
        for byte in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
            destination[output] = byte
            output += 1
        }
    }
}

private func resolvedShortEscape(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): ASCII.lineFeed
    case UInt8(ascii: "r"): ASCII.carriageReturn
    case UInt8(ascii: "t"): ASCII.tab
    default: letter
    }
}

private func fourHexadecimalDigits(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
    var value: UInt32 = 0
    for index in offset..<offset + 4 {
        value = value << 4 | (ASCII.hexadecimalValue(text[index]) ?? 0)
    }
    return value
}
