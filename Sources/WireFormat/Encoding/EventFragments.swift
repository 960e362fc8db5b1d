import ControllerHierarchy
import JSONBytes

/// The parts of events' JSON that are known beforehand, in one piece of memory.
///
/// One piece, and ranges into it, because an array for each part would cost two reference counts a part.
struct EventFragments: Sendable {
    private(set) var bytes: [UInt8] = []
    /// `,"type":"callback",` for each callback, by raw value.
    private(set) var types: [Range<Int>] = []
    /// `,"call":"viewWillAppear(_:)","args":` for each callback, by raw value.
    private(set) var calls: [Range<Int>] = []
    /// As `calls`, with `{}` for a call without arguments.
    private(set) var bareCalls: [Range<Int>] = []
    /// As `calls`, with `{"animated":false}`.
    private(set) var unanimatedCalls: [Range<Int>] = []
    /// As `calls`, with `{"animated":true}`.
    private(set) var animatedCalls: [Range<Int>] = []
    /// `{"parent":` for each callback's first argument, by raw value; `{}` for those that have none.
    private(set) var firstArguments: [Range<Int>] = []
    /// `,"flags":[...]}` and a line's end is for the caller to add; by raw value.
    private(set) var flags: [Range<Int>] = []

    static let shared = EventFragments()

    private init() {
        for callback in Callback.allCases {
            types.append(
                add {
                    $0.write(",\"type\":")
                    $0.writeString(callback.kind.rawValue)
                    $0.write(",")
                })
            calls.append(add { EventFragments.writeCall(callback, "", to: &$0) })
            bareCalls.append(add { EventFragments.writeCall(callback, "{}", to: &$0) })
            unanimatedCalls.append(
                add { EventFragments.writeCall(callback, #"{"animated":false}"#, to: &$0) })
            animatedCalls.append(add { EventFragments.writeCall(callback, #"{"animated":true}"#, to: &$0) })
            firstArguments.append(
                add {
                    $0.write("{")
                    $0.key(EventFragments.argumentName(0, of: callback))
                })
        }
        for rawValue in 0..<16 {
            flags.append(add { EventFragments.writeFlags(Event.Flags(rawValue: UInt8(rawValue)), to: &$0) })
        }
    }

    /// The name of an argument; arguments beyond those that a callback names get a number.
    static func argumentName(_ position: Int, of callback: Callback) -> String {
        let names = callback.names.arguments
        return position < names.count ? names[position] : "argument\(position + 1)"
    }

    private mutating func add(_ write: (inout JSONWriter) -> Void) -> Range<Int> {
        var writer = JSONWriter()
        write(&writer)
        let start = bytes.count
        bytes += writer.bytes()
        return start..<bytes.count
    }

    private static func writeCall(
        _ callback: Callback, _ arguments: StaticString, to writer: inout JSONWriter
    ) {
        writer.write(#","call":"#)
        writer.writeString(callback.names.swift)
        writer.write(#","args":"#)
        writer.write(arguments)
    }

    private static func writeFlags(_ flags: Event.Flags, to writer: inout JSONWriter) {
        writer.write(#","flags":["#)
        for (flag, name) in Event.Flags.names where flags.contains(flag) { writer.value(name) }
        writer.write("]}")
    }
}
