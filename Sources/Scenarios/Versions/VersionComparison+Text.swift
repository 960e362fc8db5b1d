import ControllerHierarchy
package import JSONBytes

extension VersionComparison {
    /// The comparison for people: which versions agree, and where each parts from the one before it.
    package var text: String {
        var text = ""
        for group in groups {
            let count = group.lines.count
            text += "iOS \(words(of: group)): \(count) line\(count == 1 ? "" : "s")\n"
        }
        for difference in differences { text += "\n" + difference.text }
        return text
    }

    /// The answer of the service: `{"groups": [...], "differences": [...]}`.
    package var json: [UInt8] { written().array() }

    /// The same in memory that can be sent as it is.
    package func written() -> JSONWriter {
        var writer = JSONWriter(capacity: byteCount)
        writer.beginObject()
        writer.key("groups")
        writer.beginArray()
        for group in groups { group.write(to: &writer) }
        writer.endArray()
        writer.key("differences")
        writer.beginArray()
        for difference in differences { difference.write(to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer
    }

    /// Bytes of the comparison in any of its forms, about.
    package var byteCount: Int {
        let lines = groups.reduce(256) { sum, group in
            group.lines.reduce(sum + 64 + group.versions.count * 8) { $0 + $1.utf8.count + 3 }
        }
        return differences.reduce(lines) { sum, difference in
            let rows = difference.rows.reduce(sum + 128) { $0 + $1.text.utf8.count + 24 }
            return difference.causes.reduce(rows) { $0 + $1.text.utf8.count + 48 }
        }
    }
}

extension VersionComparison.Group {
    /// The lines of the launch and of all steps.
    package var lines: [String] { steps.flatMap(\.self) }

    /// The same by step, the launch first.
    package var steps: [[String]] { log.steps.map(\.texts) }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("versions")
        writer.beginArray()
        for version in versions { writer.value(version.description) }
        writer.endArray()
        writer.key("lines")
        writer.beginArray()
        for line in lines { writer.value(line) }
        writer.endArray()
        writer.endObject()
    }
}

extension VersionComparison.Difference {
    fileprivate var text: String {
        let place = title.map { "step \(step) (\($0))" } ?? "launch"
        var text = "iOS \(from) -> \(to), \(place)\n"
        for row in rows { text += "  \(row.mark.rawValue) \(row.text)\n" }
        for cause in causes { text += "  because of \(cause.text)\n" }
        return text
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("from")
        writer.value(from.description)
        writer.key("to")
        writer.value(to.description)
        writer.key("step")
        writer.value(step)
        if let title {
            writer.key("operation")
            writer.value(title)
        }
        writer.key("rows")
        writer.beginArray()
        for row in rows {
            writer.beginObject()
            writer.key("mark")
            writer.value(row.mark.rawValue)
            writer.key("line")
            writer.value(row.text)
            writer.endObject()
        }
        writer.endArray()
        writer.key("causes")
        writer.beginArray()
        for cause in causes { cause.write(to: &writer) }
        writer.endArray()
        writer.endObject()
    }
}
