import Glibc
import JSONBytes

/// A session's identifier: 128 random bits, written as 26 digits of Crockford's base 32 in lower case.
///
/// Only the canonical spelling is read, so that one session has one address.
package struct SessionID: Sendable, Hashable {
    package let high: UInt64
    /// The lower half; as random as any, so good for choosing one of a few places.
    package let low: UInt64

    /// The number of characters of the text form.
    package static let textLength = 26

    /// Makes a new identifier from the system's generator.
    package static func random() -> SessionID {
        // Both at once: each number of Swift's generator is a call of the system.
        var halves: (UInt64, UInt64) = (0, 0)
        let status = withUnsafeMutableBytes(of: &halves) { getentropy($0.baseAddress, $0.count) }
        precondition(status == 0, "the system has no random numbers")
        return SessionID(high: halves.0, low: halves.1)
    }

    /// Creates an identifier from its two halves.
    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads the canonical text form; anything else is nil.
    package init?(_ text: String) {
        var text = text
        let read = text.withUTF8 { SessionID(utf8: $0) }
        guard let read else { return nil }
        self = read
    }

    /// Reads the canonical text form from its bytes; anything else is nil.
    package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count == SessionID.textLength else { return nil }
        let (halves, isCanonical) = SessionID.values.withUnsafeBufferPointer { values in
            var (high, low): (UInt64, UInt64) = (0, 0)
            var all: UInt8 = 0
            let middle = SessionID.textLength / 2
            for position in 0..<middle {
                let digit = values[Int(bytes[position])]
                all |= digit
                high = high << 5 | UInt64(digit)
            }
            for position in middle..<SessionID.textLength {
                let digit = values[Int(bytes[position])]
                all |= digit
                low = low << 5 | UInt64(digit)
            }
            // The first half is 63 bits, the second one 65: its first is the last of the upper 64.
            high = high << 1 | UInt64(values[Int(bytes[middle])] >> 4)
            return ((high, low), all < 32 && values[Int(bytes[0])] < 8)
        }
        guard isCanonical else { return nil }
        self.init(high: halves.0, low: halves.1)
    }

    /// Writes the text form.
    func write(to writer: inout JSONWriter) {
        write(to: writer.room(for: SessionID.textLength))
        writer.noteWritten(SessionID.textLength)
    }

    /// Adds the text form.
    package func write(to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: SessionID.textLength) { text in
            guard let start = text.baseAddress else { return }
            write(to: start)
            bytes.append(contentsOf: text)
        }
    }

    /// Writes the text form where there is room for it.
    private func write(to text: UnsafeMutablePointer<UInt8>) {
        var (high, low) = (high, low)
        for position in stride(from: SessionID.textLength - 1, through: 0, by: -1) {
            text[position] = SessionID.digits.utf8Start[Int(low & 31)]
            low = low >> 5 | high << 59
            high >>= 5
        }
    }

    private static let digits: StaticString = "0123456789abcdefghjkmnpqrstvwxyz"

    /// The value of each byte as a digit; 255 for bytes that are none.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for value in 0..<UInt8(digits.utf8CodeUnitCount) {
            values[Int(digits.utf8Start[Int(value)])] = value
        }
        return values
    }()
}

extension SessionID {
    /// Half of the bits are as random as all of them.
    package func hash(into hasher: inout Hasher) { hasher.combine(high) }

    /// Bits that the system has drawn need no hashing, whoever asks for what they name.
    ///
    /// They are not those of the lower half, by which a table is chosen.
    package func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: high) ^ seed }
}

extension SessionID: CustomStringConvertible {
    package var description: String { text(behind: "") }

    /// The text form with what stands before it, in one piece.
    package func text(behind prefix: StaticString) -> String {
        let prefixLength = prefix.utf8CodeUnitCount
        return String(unsafeUninitializedCapacity: prefixLength + SessionID.textLength) { text in
            guard let start = text.baseAddress else { return 0 }
            start.update(from: prefix.utf8Start, count: prefixLength)
            write(to: start + prefixLength)
            return prefixLength + SessionID.textLength
        }
    }
}

extension SessionID: Comparable {
    package static func < (left: SessionID, right: SessionID) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}
