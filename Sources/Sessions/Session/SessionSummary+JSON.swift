package import JSONBytes
import WireFormat

extension SessionSummary {
    /// Writes the session as a resource.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.value(id.description)
        writer.key("version")
        writer.value(version)
        writer.key("state")
        writer.value(isCrashed ? "crashed" : "running")
        writer.key("events")
        writer.value(eventCount)
        writer.key("labels")
        writer.beginObject()
        for label in labels {
            writer.key(label.key)
            writer.value(label.value)
        }
        writer.endObject()
        writer.key("ttlSeconds")
        writer.value(idleSeconds)
        writer.key("createdAt")
        writer.value(Timestamp.text(milliseconds: createdMilliseconds))
        writer.key("expiresAt")
        writer.value(Timestamp.text(milliseconds: expiresMilliseconds))
        writer.endObject()
    }
}

/// Moments as RFC 3339 writes them, in UTC.
package enum Timestamp {
    /// The text of a moment, such as `2026-11-21T12:00:00.000Z`.
    ///
    /// The date follows from the day's number by the usual reckoning in eras of 400 years that begin on 1
    /// March.
    package static func text(milliseconds: Int64) -> String {
        let (days, time) = floorDivide(milliseconds, 86_400_000)
        let (era, dayOfEra) = floorDivide(days + 719_468, 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        var text: [UInt8] = []
        text.reserveCapacity(24)
        append(year, 1_000, "-", to: &text)
        append(month, 10, "-", to: &text)
        append(day, 10, "T", to: &text)
        append(time / 3_600_000, 10, ":", to: &text)
        append(time / 60_000 % 60, 10, ":", to: &text)
        append(time / 1_000 % 60, 10, ".", to: &text)
        append(time % 1_000, 100, "Z", to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    private static func floorDivide(_ value: Int64, _ divisor: Int64) -> (Int64, Int64) {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    /// Appends a number's digits, the first of them that of a unit at least so large, and what follows them.
    private static func append(
        _ value: Int64, _ firstUnit: Int64, _ mark: Unicode.Scalar, to text: inout [UInt8]
    ) {
        var unit = firstUnit
        while value / unit >= 10 { unit *= 10 }
        while unit > 0 {
            text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / unit % 10))
            unit /= 10
        }
        text.append(UInt8(ascii: mark))
    }
}
