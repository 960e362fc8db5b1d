import ControllerHierarchy
import JSONBytes

/// The parts of events' JSON that are known beforehand, in one piece of memory.
///
/// One piece, and ranges into it, because an array for each part would cost two reference counts a part.
/// A class, so that encoders hold them without counting each of its arrays.
final class EventFragments: Sendable {
    let bytes: [UInt8]
    /// By the callback's raw value.
    let callbacks: [CallbackFragments]
    /// `,"flags":[...]}` and a line's end is for the caller to add; by raw value.
    let flags: [Range<Int>]

    /// Where the parts of a callback's events are in ``bytes``.
    struct CallbackFragments {
        /// As `,"type":"callback",` for a callback.
        let type: Range<Int>
        /// As `,"call":"viewWillAppear(_:)","args":` for its call.
        let call: Range<Int>
        /// As `call`, with `{}` for a call without arguments.
        let bareCall: Range<Int>
        /// As `call`, with `{"animated":false}`.
        let unanimatedCall: Range<Int>
        /// As `call`, with `{"animated":true}`.
        let animatedCall: Range<Int>
        /// As `call`, with `{"parent":`, the name of the first argument.
        let callToFirstArgument: Range<Int>
    }

    static let shared = EventFragments()

    private init() {
        var pool = Pool()
        callbacks = Callback.allCases.map { callback in
            CallbackFragments(
                type: pool.add {
                    $0.write(",\"type\":")
                    $0.writeString(callback.kind.rawValue)
                    $0.write(",")
                },
                call: pool.add { EventFragments.writeCall(callback, "", to: &$0) },
                bareCall: pool.add { EventFragments.writeCall(callback, "{}", to: &$0) },
                unanimatedCall: pool.add {
                    EventFragments.writeCall(callback, #"{"animated":false}"#, to: &$0)
                },
                animatedCall: pool.add { EventFragments.writeCall(callback, #"{"animated":true}"#, to: &$0) },
                callToFirstArgument: pool.add {
                    EventFragments.writeCall(callback, "{", to: &$0)
                    $0.key(EventFragments.argumentName(0, of: callback))
                })
        }
        flags = (0..<16).map { rawValue in
            pool.add { EventFragments.writeFlags(Event.Flags(rawValue: UInt8(rawValue)), to: &$0) }
        }
        bytes = pool.bytes
    }

    /// Puts the parts one behind the other.
    private struct Pool {
        private(set) var bytes: [UInt8] = []

        mutating func add(_ write: (inout JSONWriter) -> Void) -> Range<Int> {
            var writer = JSONWriter()
            write(&writer)
            let start = bytes.count
            bytes += writer.bytes()
            return start..<bytes.count
        }
    }

    /// The name of an argument; arguments beyond those that a callback names get a number.
    static func argumentName(_ position: Int, of callback: Callback) -> String {
        let names = callback.names.arguments
        return position < names.count ? names[position] : "argument\(position + 1)"
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
