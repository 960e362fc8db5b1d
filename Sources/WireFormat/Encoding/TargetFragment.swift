package import ControllerHierarchy
import JSONBytes

extension Identity {
    /// Prepares an identity's part of its events' JSON, up to where the line goes on with the call.
    ///
    /// An example is `"target":"home","id":"c2","class":"HomeViewController","line":"home.`.
    ///
    /// Applications whose events are to be encoded by this module must be created with it.
    package static let wirePreparation: Preparation = { number, label, className in
        if let prepared = preparedPlainly(number, label, className) { return prepared }
        var writer = JSONWriter(capacity: 128)
        writer.writeTarget(number: number, label: label, className: className)
        writer.write(#","line":""#)
        let start = writer.count
        EventText.writeTarget(label, to: &writer)
        writer.escape(from: start)
        return writer.withUnsafeBytes { bytes in
            let memory = memory(for: bytes.count)
            var cursor = ByteCursor(memory + countSize)
            cursor.write(bytes)
            return memory
        }
    }

    /// The same in one piece, for a controller whose names stand in JSON as they are; nil for others.
    private static func preparedPlainly(
        _ number: Int, _ label: String, _ className: String
    ) -> UnsafeMutableRawPointer? {
        label.withBytes { label in
            className.withBytes { className in
                let (label, className) = (UnsafeRawBufferPointer(label), UnsafeRawBufferPointer(className))
                guard number > 0, EventText.standsAsItIs(label), EventText.standsAsItIs(className) else {
                    return nil
                }
                let (start, id, name): (StaticString, StaticString, StaticString) = (
                    #""target":""#, #"","id":"c"#, #"","class":""#
                )
                let line: StaticString = #"","line":""#
                let digits = ByteCursor.digitCount(of: UInt(number))
                let partCount =
                    start.utf8CodeUnitCount + id.utf8CodeUnitCount + name.utf8CodeUnitCount
                    + line.utf8CodeUnitCount
                let memory = memory(for: partCount + digits + 2 * label.count + className.count + 1)
                var cursor = ByteCursor(memory + countSize)
                cursor.write(start)
                cursor.write(label)
                cursor.write(id)
                cursor.write(decimal: UInt(number), digits: digits)
                cursor.write(name)
                cursor.write(className)
                cursor.write(line)
                cursor.write(label)
                cursor.write(UInt8(ascii: "."))
                return memory
            }
        }
    }

    /// The bytes are kept behind their count.
    private static let countSize = MemoryLayout<UInt32>.size

    private static func memory(for count: Int) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: countSize + count, alignment: countSize)
        memory.storeBytes(of: UInt32(count), as: UInt32.self)
        return memory
    }

    /// What was prepared.
    var prepared: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(
            start: preparedMemory + MemoryLayout<UInt32>.size,
            count: Int(preparedMemory.load(as: UInt32.self)))
    }
}

extension JSONWriter {
    /// Writes who an event is about, as `"target":"home","id":"c2","class":"HomeViewController"`.
    mutating func writeTarget(number: Int, label: String, className: String) {
        write(#""target":"#)
        writeString(label)
        write(#","id":"#)
        if number > 0 {
            write("\"c")
            writeInt(number)
            write("\"")
        } else {
            writeNull()
        }
        write(#","class":"#)
        writeString(className)
    }
}
