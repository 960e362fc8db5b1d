package import ControllerHierarchy
import JSONBytes

extension Identity {
    /// Prepares an identity's part of its events' JSON, up to where the line goes on with the call.
    ///
    /// An example is `"target":"home","id":"c2","class":"HomeViewController","line":"home.`.
    ///
    /// Applications whose events are to be encoded by this module must be created with it.
    package static let wirePreparation: Preparation = { number, label, className in
        var writer = JSONWriter(capacity: 128)
        writer.writeTarget(number: number, label: label, className: className)
        writer.write(#","line":""#)
        let start = writer.count
        EventText.writeTarget(label, to: &writer)
        writer.escape(from: start)
        return writer.bytes()
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
