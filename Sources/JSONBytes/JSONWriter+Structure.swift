/// Objects and arrays whose commas the writer keeps.
///
/// A value or key is preceded by a comma unless the last byte opens a container, follows a key, or ends a
/// line: JSON's other tokens never end with such a byte. So these calls can be mixed with fragments.
extension JSONWriter {
    /// Opens an object as the next value.
    package mutating func beginObject() {
        separate()
        write(byte: ASCII.openBrace)
    }

    /// Closes the object.
    package mutating func endObject() {
        write(byte: ASCII.closeBrace)
    }

    /// Opens an array as the next value.
    package mutating func beginArray() {
        separate()
        write(byte: ASCII.openBracket)
    }

    /// Closes the array.
    package mutating func endArray() {
        write(byte: ASCII.closeBracket)
    }

    /// Writes a key that needs no escapes; its value follows.
    package mutating func key(_ name: StaticString) {
        separate()
        write(byte: ASCII.quote)
        write(name)
        write("\":")
    }

    /// Writes a key; its value follows.
    @_disfavoredOverload
    package mutating func key(_ name: String) {
        separate()
        writeString(name)
        write(byte: ASCII.colon)
    }

    /// Writes `null` as the next value.
    package mutating func null() {
        separate()
        writeNull()
    }

    /// Writes a truth value as the next value.
    package mutating func value(_ value: Bool) {
        separate()
        writeBool(value)
    }

    /// Writes an integer as the next value.
    package mutating func value(_ value: Int) {
        separate()
        writeInt(value)
    }

    /// Writes a number as the next value.
    package mutating func value(_ value: Double) {
        separate()
        writeDouble(value)
    }

    /// Writes a string as the next value.
    package mutating func value(_ value: String) {
        separate()
        writeString(value)
    }

    /// Writes prepared JSON as the next value.
    package mutating func value(fragment bytes: [UInt8]) {
        separate()
        write(bytes: bytes)
    }

    @inline(__always)
    private mutating func separate() {
        switch lastByte {
        case nil, ASCII.openBrace, ASCII.openBracket, ASCII.colon, ASCII.comma, ASCII.lineFeed: break
        default: write(byte: ASCII.comma)
        }
    }
}
