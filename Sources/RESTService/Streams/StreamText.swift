import ControllerHierarchy
import JSONBytes
import WireFormat

/// The pieces of an event stream as the HTML standard writes them (server-sent events).
enum StreamText {
    /// How soon, in milliseconds, a client whose stream has ended may come back.
    static let opening: StaticString = "retry: 2000\n\n"
    static let heartbeat: StaticString = ": hb\n\n"

    /// One event, with its place in the log as the id to resume behind.
    static func write(_ event: Event, sequence: Int, to writer: inout JSONWriter) {
        writer.write("id: ")
        writer.writeInt(sequence)
        writer.write("\nevent: ")
        writer.write(text: event.callback.kind.rawValue)
        writer.write("\ndata: ")
        EventEncoder().write(event, sequence: sequence, to: &writer)
        writer.write("\n\n")
    }

    /// What stands in for events that were asked for and are no longer there.
    static func writeGap(_ gap: ClosedRange<Int>, to writer: inout JSONWriter) {
        writer.write(text: "id: \(gap.upperBound)\nevent: gap\n")
        writer.write(text: #"data: {"from":\#(gap.lowerBound),"to":\#(gap.upperBound)}"# + "\n\n")
    }

    /// The last words.
    static func writeBye(_ end: StreamEnd, to writer: inout JSONWriter) {
        writer.write(text: "event: bye\n" + #"data: {"reason":"\#(end.rawValue)"}"# + "\n\n")
    }
}
