package import JSONBytes
import WireFormat

extension SessionSummary {
    /// Writes the session as a resource.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.write(#""id":""#)
        id.write(to: &writer)
        writer.write(#"","version":"#)
        writer.writeInt(version)
        if isCrashed { writer.write(#","state":"crashed""#) } else { writer.write(#","state":"running""#) }
        writer.write(#","events":"#)
        writer.writeInt(eventCount)
        writer.write(#","labels":{"#)
        for label in labels {
            writer.key(label.key)
            writer.value(label.value)
        }
        writer.write(#"},"ttlSeconds":"#)
        writer.writeInt(idleSeconds)
        writer.write(#","createdAt":""#)
        Timestamp.write(milliseconds: createdMilliseconds, to: &writer)
        writer.write(#"","expiresAt":""#)
        Timestamp.write(milliseconds: expiresMilliseconds, to: &writer)
        writer.write(#""}"#)
    }
}

/// Moments as RFC 3339 writes them, in UTC.
package enum Timestamp {
    /// Writes a moment, such as `2026-11-21T12:00:00.000Z`.
    ///
    /// The date follows from the day's number by the usual reckoning in eras of 400 years that begin on 1
    /// March.
    package static func write(milliseconds: Int64, to writer: inout JSONWriter) {
        let (days, time) = floorDivide(milliseconds, 86_400_000)
        let (era, dayOfEra) = floorDivide(days + 719_468, 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        var unit: Int64 = 1_000
        while year < unit, unit > 1 {
            writer.write("0")
            unit /= 10
        }
        writer.writeInt(Int(year))
        // The rest has always the same length.
        let text = writer.room(for: 20)
        write("-", month, to: text)
        write("-", day, to: text + 3)
        write("T", time / 3_600_000, to: text + 6)
        write(":", time / 60_000 % 60, to: text + 9)
        write(":", time / 1_000 % 60, to: text + 12)
        write(".", time % 1_000 / 10, to: text + 15)
        text[18] = digit(time % 10)
        text[19] = UInt8(ascii: "Z")
        writer.noteWritten(20)
    }

    private static func floorDivide(_ value: Int64, _ divisor: Int64) -> (Int64, Int64) {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    /// Writes a mark and a number below a hundred in two digits.
    private static func write(
        _ mark: Unicode.Scalar, _ value: Int64, to text: UnsafeMutablePointer<UInt8>
    ) {
        text[0] = UInt8(ascii: mark)
        text[1] = digit(value / 10)
        text[2] = digit(value % 10)
    }

    private static func digit(_ value: Int64) -> UInt8 {
        UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
    }
}
