package import ControllerHierarchy
package import JSONBytes

extension JSONWriter {
    /// Writes a value of the model; a controller is written as its label.
    package mutating func writeValue(_ value: Value) {
        switch value {
        case .null: writeNull()
        case .bool(let flag): writeBool(flag)
        case .number(let number): writeDouble(number)
        case .string(let text), .controller(let text): writeString(text)
        case .size(let size):
            write(#"{"width":"#)
            writeDouble(size.width)
            write(#","height":"#)
            writeDouble(size.height)
            write("}")
        case .array(let values):
            write("[")
            for (position, value) in values.enumerated() {
                if position > 0 { write(",") }
                writeValue(value)
            }
            write("]")
        case .object(let members):
            writeMembers(members)
        case .actions(let actions): writeValue(actions.plain)
        }
    }

    /// Writes members as an object.
    package mutating func writeMembers(_ members: [Value.Member]) {
        write("{")
        var isFirst = true
        members.forEachHeld { held in
            if !isFirst { write(",") }
            isFirst = false
            write(held)
        }
        write("}")
    }

    private mutating func write(_ held: borrowing HeldMember) {
        writeString(held.member.name)
        write(":")
        writeValue(held.member.value)
    }

    /// Writes a virtual time in seconds as the shortest decimal that is the same number.
    ///
    /// Times are nearly always multiples of a tenth of a millisecond. Such a decimal of at most 15 digits
    /// that reads back as the number is the shortest one, because two decimals of so few digits never are the
    /// same number; it is written without going through a string.
    @inline(__always)
    mutating func writeTime(_ seconds: Double) {
        if seconds == 0 { return write("0") }
        let units = (seconds * 10_000).rounded()
        guard units > 0, units < 1e14, units / 10_000 == seconds else { return writeDouble(seconds) }
        var (whole, fraction) = Int(units).quotientAndRemainder(dividingBy: 10_000)
        writeInt(whole)
        guard fraction > 0 else { return }
        write(".")
        whole = 1_000
        while fraction > 0 {
            write(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / whole))
            fraction %= whole
            whole /= 10
        }
    }
}
