package import JSONBytes

extension ScenarioReport {
    /// The report as the service answers it: `{"passed", "steps": [...]}` with what else is known.
    package var json: [UInt8] { written().array() }

    /// The same in memory that can be sent as it is.
    package func written() -> JSONWriter {
        var writer = JSONWriter(capacity: byteCount)
        write(to: &writer)
        return writer
    }

    /// Writes the report as the next value.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("passed")
        writer.value(passed)
        writer.key("name")
        writer.value(name)
        if let path {
            writer.key("path")
            writer.value(path)
        }
        if let source {
            writer.key("source")
            writer.value(source)
        }
        if let launch {
            writer.key("launch")
            launch.write(to: &writer)
        }
        writer.key("steps")
        writer.beginArray()
        for step in steps { step.write(to: &writer) }
        writer.endArray()
        Self.write(mistakes, key: "errors", to: &writer)
        Self.write(remarks, key: "remarks", to: &writer)
        if let explanation {
            writer.key("explanation")
            explanation.write(to: &writer)
        }
        writer.endObject()
    }

    private static func write(_ mistakes: [ScenarioMistake], key: String, to writer: inout JSONWriter) {
        guard !mistakes.isEmpty else { return }
        writer.key(key)
        writer.beginArray()
        for mistake in mistakes {
            writer.beginObject()
            writer.key("pointer")
            writer.value(mistake.pointer)
            if let line = mistake.line {
                writer.key("line")
                writer.value(line)
            }
            writer.key("detail")
            writer.value(mistake.detail)
            writer.endObject()
        }
        writer.endArray()
    }
}

extension ScenarioReport.Step {
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("step")
        writer.value(number)
        writer.key("operation")
        writer.value(title)
        if let line {
            writer.key("line")
            writer.value(line)
        }
        writer.key("passed")
        writer.value(passed)
        if let outcome {
            writer.key("outcome")
            writer.value(outcome)
        }
        if let events {
            writer.key("events")
            writer.beginArray()
            for event in events { writer.value(event) }
            writer.endArray()
        }
        if let tree {
            writer.key("tree")
            writer.value(tree)
        }
        if !failures.isEmpty {
            writer.key("failures")
            writer.beginArray()
            for failure in failures {
                writer.beginObject()
                writer.key("kind")
                writer.value(failure.kind.rawValue)
                writer.key("detail")
                writer.value(failure.detail)
                writer.endObject()
            }
            writer.endArray()
        }
        if let comparison, !comparison.matches { comparison.writeMembers(to: &writer) }
        writer.endObject()
    }
}

extension Comparison {
    /// The answer of `expect`: `{"match", "firstDifference", "diff"}`, and the rows of the diff.
    package var json: [UInt8] { written().array() }

    /// The same in memory that can be sent as it is.
    package func written() -> JSONWriter {
        var writer = JSONWriter(capacity: byteCount)
        writer.beginObject()
        writer.key("match")
        writer.value(matches)
        writeMembers(to: &writer)
        writer.endObject()
        return writer
    }

    /// Writes where both sides part, and the diff as text and as rows.
    func writeMembers(
        heading: (expected: String, actual: String) = ("expected", "got"), to writer: inout JSONWriter
    ) {
        writer.key("firstDifference")
        if let index = firstDifference {
            writer.beginObject()
            writer.key("index")
            writer.value(index)
            rows[index].writeSides(to: &writer)
            writer.endObject()
        } else {
            writer.null()
        }
        writer.key("diff")
        writer.value(matches ? "" : text(heading: heading))
        writer.key("rows")
        writeRows(to: &writer)
    }

    private func writeRows(to writer: inout JSONWriter) {
        writer.beginArray()
        for row in rows {
            writer.beginObject()
            writer.key("mark")
            writer.value(row.mark.rawValue)
            row.writeSides(to: &writer)
            if let note = row.note {
                writer.key("note")
                writer.value(note)
            }
            writer.endObject()
        }
        writer.endArray()
    }
}

extension Comparison.Row {
    fileprivate func writeSides(to writer: inout JSONWriter) {
        writer.key("expected")
        if let expected { writer.value(expected) } else { writer.null() }
        writer.key("actual")
        if let actual { writer.value(actual) } else { writer.null() }
    }
}
