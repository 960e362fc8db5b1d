package import ControllerHierarchy
package import JSONBytes

/// Writes what came of an operation as openapi.yaml's `OperationResult`.
package struct OutcomeEncoder: Sendable {
    private let events = EventEncoder()

    /// Creates an encoder; it is cheap and keeps nothing.
    package init() {}

    /// Writes the result.
    ///
    /// - Parameters:
    ///   - version: The session's version after the operation, which also numbers the operation.
    ///   - firstSequence: The place in the session's log of the first event, counted from 1.
    package func write(
        _ outcome: OperationOutcome, version: Int, firstSequence: Int, to writer: inout JSONWriter
    ) {
        writer.reserve(160 + outcome.events.count * EventEncoder.usualByteCount)
        writer.write(#"{"operation":"#)
        writer.writeInt(version)
        writer.write(#","version":"#)
        writer.writeInt(version)
        writer.write(#","time":"#)
        writer.writeTime(outcome.time)
        switch outcome.outcome {
        case .completed: writer.write(#","outcome":"completed","settled":"#)
        case .ignored: writer.write(#","outcome":"ignored","settled":"#)
        case .raised: writer.write(#","outcome":"raised","settled":"#)
        }
        // An exception that leaves nothing running leaves nothing to wait for.
        writer.writeBool(outcome.isSettled || outcome.waitingFor.isEmpty)
        writer.write(#","result":"#)
        writer.writeMembers(outcome.result)
        writer.write(#","events":["#)
        events.writeElements(outcome.events, firstSequence: firstSequence, to: &writer)
        writer.write(#"],"exception":"#)
        writeException(outcome.exception, to: &writer)
        if !outcome.isSettled { writeWaiting(outcome.waitingFor, to: &writer) }
        writer.write("}")
    }

    /// Writes what has happened of an operation that has stopped in a call.
    ///
    /// - Parameters:
    ///   - operation: The operation's number; 0 for the launch.
    ///   - version: The session's version, which is that before the operation.
    ///   - time: Virtual seconds since launch.
    ///   - writePause: Writes where it has stopped.
    package func writePaused(
        _ events: EventList, firstSequence: Int, operation: Int, version: Int, time: Double,
        to writer: inout JSONWriter,
        _ writePause: (inout JSONWriter) -> Void
    ) {
        writer.write(#"{"operation":"#)
        writer.writeInt(operation)
        writer.write(#","version":"#)
        writer.writeInt(version)
        writer.write(#","time":"#)
        writer.writeTime(time)
        writer.write(#","outcome":"paused","settled":false,"result":{},"events":["#)
        self.events.writeElements(events, firstSequence: firstSequence, to: &writer)
        writer.write(#"],"exception":null,"paused":"#)
        writePause(&writer)
        writer.write("}")
    }

    private func writeException(_ exception: UIKitException?, to writer: inout JSONWriter) {
        guard let exception else { return writer.writeNull() }
        writer.write(#"{"name":"#)
        writer.writeString(exception.name)
        writer.write(#","reason":"#)
        writer.writeString(exception.reason)
        writer.write("}")
    }

    private func writeWaiting(_ waitingFor: [String], to writer: inout JSONWriter) {
        writer.write(#","waitingFor":["#)
        for (position, name) in waitingFor.enumerated() {
            if position > 0 { writer.write(",") }
            writer.writeString(name)
        }
        writer.write("]")
    }
}
