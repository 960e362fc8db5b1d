package import JSONBytes
import Sessions
import WireFormat

extension RunRecord {
    /// Writes the members of a run: `definition`, `version`, `events`, `steps`, `comparison`, `explanation`.
    ///
    /// Each step has its `title`, `line`, `operation`, `effect`, the `events` as the log has them, the `tree`
    /// and `controllers` where they are not as before, and a picture of its lines.
    ///
    /// - Parameter picture: A picture of lines, as SVG.
    package func writeMembers(picture: ([String]) -> String, to writer: inout JSONWriter) {
        writer.key("definition")
        writer.value(appearance)
        writer.key("version")
        writer.value(steps.count - 1)
        writer.key("events")
        writer.value(steps.reduce(0) { $0 + $1.events.count })
        writer.key("steps")
        writer.beginArray()
        var sequence = 1
        for (number, step) in steps.enumerated() {
            write(step, number: number, firstSequence: sequence, picture: picture, to: &writer)
            sequence += step.events.count
        }
        writer.endArray()
        writer.key("comparison")
        if let comparison { writer.value(fragment: comparison.json) } else { writer.null() }
        if let explanation {
            writer.key("explanation")
            write(explanation, to: &writer)
        }
    }

    /// Bytes that are kept of the run, about.
    package var byteCount: Int {
        steps.reduce(1_024 + (comparison?.byteCount ?? 0) + (explanation?.byteCount ?? 0)) { sum, step in
            let looks = step.controllers.reduce(step.tree?.count ?? 0) { $0 + $1.bytes.count }
            // An event stands in the log and in the picture.
            return sum + 512 + looks + step.events.count * 3 * EventEncoder.usualByteCount
        }
    }

    /// The definition without the documents that it is made of, which are long.
    private var appearance: JSONTree {
        guard let document = try? JSONDocument(parsing: course.definition, limits: .unlimited) else {
            return .object([])
        }
        var tree = JSONTree(document.root)
        tree["storyboards"] = nil
        tree["nibs"] = nil
        return tree
    }

    private func write(
        _ step: Step, number: Int, firstSequence: Int, picture: ([String]) -> String,
        to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("title")
        writer.value(step.title)
        if let place = step.place {
            writer.key("line")
            writer.value(place)
        }
        writer.key("operation")
        writer.value(fragment: number == 0 ? Array("{}".utf8) : operation(course.steps[number - 1].action))
        writer.key("effect")
        writer.value(step.effect)
        if let refusal = step.refusal {
            writer.key("refusal")
            writer.value(refusal)
        }
        writer.key("events")
        writer.beginArray()
        for (offset, event) in step.events.enumerated() {
            var text = JSONWriter(capacity: EventEncoder.usualByteCount)
            EventEncoder().write(event, sequence: firstSequence + offset, to: &text)
            writer.value(fragment: text.bytes())
        }
        writer.endArray()
        if let tree = step.tree {
            writer.key("tree")
            writer.value(fragment: tree)
        }
        writer.key("controllers")
        writer.beginObject()
        for (id, bytes) in step.controllers {
            writer.key(id)
            writer.value(fragment: bytes)
        }
        writer.endObject()
        writer.key("picture")
        writer.value(picture(step.lines))
        writer.endObject()
    }

    /// The operation as it was sent; of a document its name.
    private func operation(_ action: Course.Action) -> [UInt8] {
        switch action {
        case .operation(let operation): return operation.json
        case .document(let document):
            let tree = JSONTree.object([
                (key: "op", value: .string(document.kind.rawValue)),
                (key: "name", value: .string(document.name)),
            ])
            return Array(tree.description.utf8)
        }
    }

    /// As `explain=true` has it.
    private func write(_ explanation: CourseExplanation, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("events")
        writer.beginArray()
        let lines = explanation.steps.flatMap { $0.lines.filter(\.isEvent) }
        for (index, line) in lines.enumerated() {
            writer.beginObject()
            writer.key("seq")
            writer.value(index + 1)
            line.writeCauses(to: &writer)
            writer.endObject()
        }
        writer.endArray()
        explanation.writeCauses(to: &writer)
        writer.endObject()
    }
}
