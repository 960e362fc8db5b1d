import ControllerHierarchy
package import JSONBytes

extension CourseExplanation {
    /// The lines of the launch, which is step 0, or of a step, with numbers of what decides about them.
    func texts(ofStep number: Int) -> [String]? {
        steps.indices.contains(number) ? steps[number].lines.map(\.textWithCauses) : nil
    }

    /// What the numbers stand for, a line each.
    package var legend: String { legend(indent: "") }

    func legend(indent: String) -> String {
        causes.enumerated().map { "\(indent)[\($0.offset + 1)] \($0.element.text)\n" }.joined()
    }

    /// Writes the explanation as the next value.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("version")
        writer.value(version.description)
        writer.key("steps")
        writer.beginArray()
        for (number, step) in steps.enumerated() {
            writer.beginObject()
            writer.key("step")
            writer.value(number)
            if let title = step.title {
                writer.key("operation")
                writer.value(title)
            }
            writer.key("lines")
            writer.beginArray()
            for line in step.lines {
                writer.beginObject()
                writer.key("line")
                writer.value(line.text)
                line.writeCauses(to: &writer)
                writer.endObject()
            }
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        writeCauses(to: &writer)
        writer.endObject()
    }

    /// Writes the member `causes`.
    package func writeCauses(to writer: inout JSONWriter) {
        writer.key("causes")
        writer.beginArray()
        for cause in causes { cause.write(to: &writer) }
        writer.endArray()
    }

    /// Bytes of the explanation in any of its forms, about.
    package var byteCount: Int {
        let lines = steps.reduce(256) { sum, step in
            step.lines.reduce(sum + 96) {
                $0 + $1.text.utf8.count + 48 + 6 * ($1.presence.count + $1.order.count)
            }
        }
        return causes.reduce(lines) { $0 + $1.text.utf8.count + 64 }
    }
}

extension CourseExplanation.Line {
    /// The line followed by the numbers of what decides about it: `[1]` that it is there, `[order 2]` where.
    package var textWithCauses: String {
        var notes = presence.isEmpty ? [] : [Self.numbers(presence)]
        if !order.isEmpty { notes.append("order " + Self.numbers(order)) }
        return notes.isEmpty ? text : "\(text)   [\(notes.joined(separator: ", "))]"
    }

    private static func numbers(_ places: [Int]) -> String {
        places.map { "\($0 + 1)" }.joined(separator: " ")
    }

    /// Writes the members `presence` and `order`: places in the list of causes.
    package func writeCauses(to writer: inout JSONWriter) {
        for (key, places) in [("presence", presence), ("order", order)] {
            writer.key(key)
            writer.beginArray()
            for place in places { writer.value(place) }
            writer.endArray()
        }
    }
}
