package import ControllerHierarchy
package import JSONBytes

/// Writes the calls that stop.
package enum PausePointEncoder {
    /// Writes a list of points as they are given.
    package static func write(_ points: [PausePoint], to writer: inout JSONWriter) {
        writer.beginArray()
        for point in points {
            writer.beginObject()
            if let target = point.target {
                writer.key("target")
                writer.value(target)
            }
            if let className = point.className {
                writer.key("class")
                writer.value(className)
            }
            if let call = point.calls.first {
                writer.key("call")
                writer.value(point.action ?? call.names.swift)
            }
            writer.endObject()
        }
        writer.endArray()
    }
}
