package import JSONBytes

extension Session {
    /// The operations behind a version, in order, with where in the log their events are.
    ///
    /// - Parameter limit: How many at most; fewer come where they are long.
    package func operations(after version: Int, limit: Int) throws(SessionError) -> OperationPage {
        touch()
        let (history, current) = try withState { state throws(SessionError) in
            try self.refresh(&state)
            return (state.core.history, state.core.version)
        }
        guard version <= current else { throw .unknownVersion(version, current: current) }
        let definition = version == 0 ? try history.header().definition : nil
        let last = min(current, version + max(limit, 1))
        var records = last > version ? try history.records(version + 1...last) : []
        var bytes = 0
        let count = records.firstIndex {
            bytes += $0.operation.count
            return bytes > OperationPage.bytesMax
        }
        if let count { records.removeSubrange(max(count, 1)...) }
        return OperationPage(definition: definition, records: records, version: current)
    }
}

/// A part of a session's past.
package struct OperationPage: Sendable {
    /// Bytes of operations after which a page ends.
    static let bytesMax = 1 << 20

    /// The definition as it was sent; only a page from the launch on has it.
    let definition: [UInt8]?
    let records: [JournalRecord]
    /// The session's version.
    package let version: Int

    /// Writes the page as a resource.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let definition {
            writer.key("definition")
            writer.value(fragment: definition.isEmpty ? Array("{}".utf8) : definition)
        }
        writer.key("operations")
        writer.beginArray()
        for record in records { record.write(to: &writer) }
        writer.endArray()
        writer.key("version")
        writer.value(version)
        if let last = records.last?.version, last < version {
            writer.key("next")
            writer.value(last)
        }
        writer.endObject()
    }
}

extension JournalRecord {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("version")
        writer.value(version)
        writer.key("operation")
        writer.value(fragment: operation)
        writer.key("effect")
        writer.value(effect.word)
        writer.key("events")
        writer.value(eventCount)
        writer.key("lastSeq")
        writer.value(lastSequence)
        writer.endObject()
    }
}

extension JournalRecord.Effect {
    /// The effect as answers name it.
    fileprivate var word: String {
        switch self {
        case .applied: "applied"
        case .rolledBack: "undone"
        case .crashed: "crashed"
        case .reset: "reset"
        case .storyboardAdded: "storyboardAdded"
        case .nibAdded: "nibAdded"
        }
    }
}
