import ControllerHierarchy
import JSONBytes

/// The parts of events' JSON that are known beforehand, in one piece of memory.
///
/// They are made once and live as long as the process: their memory is neither counted, as an array for each
/// part would be, nor freed.
struct EventFragments: Sendable {
    private nonisolated(unsafe) let bytes: UnsafeRawPointer
    /// By the callback's raw value.
    nonisolated(unsafe) let callbacks: UnsafePointer<CallbackFragments>
    /// As `,"flags":["isMovingToParent"]}`; by raw value.
    private nonisolated(unsafe) let flags: UnsafePointer<Fragment>
    /// How many bytes the end of an event without flags has.
    let noFlagsCount: Int
    /// How many bytes the end of an event has at most.
    let flagsCountMax: Int

    /// What begins an element of an array of events, and a line of them; each but the first.
    let element: Fragment
    let line: Fragment

    /// Where a part is in the memory of all, behind which there is a cursor's slack.
    struct Fragment {
        fileprivate let start: Int32
        fileprivate let byteCount: Int32

        var count: Int { Int(byteCount) }
    }

    /// The parts of a callback's events.
    struct CallbackFragments {
        /// As `,"type":"callback",` for a callback.
        let type: Fragment
        /// As `,"call":"viewWillAppear(_:)","args":` for its call.
        let call: Fragment
        /// As `call`, with `{}` for a call without arguments, and with no flags.
        let bareCall: Fragment
        /// As `call`, with `{"animated":false}` and no flags.
        let unanimatedCall: Fragment
        /// As `call`, with `{"animated":true}` and no flags.
        let animatedCall: Fragment
        /// As `call`, with `{},"returned":false` and no flags.
        let callAnsweredNo: Fragment
        /// As `call`, with `{},"returned":true` and no flags.
        let callAnsweredYes: Fragment
        /// As `call`, with `{},"returned":`.
        let callToAnswer: Fragment
        /// As `call`, with `{"parent":`, the name of the first argument.
        let callToFirstArgument: Fragment

        /// The rest of an event without flags; nil where the shape does not say its arguments.
        @inline(__always)
        func rest(of shape: Event.Shape) -> Fragment? {
            switch shape {
            case .bare: bareCall
            case .unanimated: unanimatedCall
            case .animated: animatedCall
            case .answeredNo: callAnsweredNo
            case .answeredYes: callAnsweredYes
            case .other: nil
            }
        }
    }

    static let shared = EventFragments()

    private init() {
        var pool = Pool()
        callbacks = EventFragments.forever(
            Callback.allCases.map { callback in
                func add(_ arguments: StaticString) -> Fragment {
                    pool.add {
                        EventFragments.writeCall(callback, arguments, to: &$0)
                        EventFragments.writeFlags([], to: &$0)
                    }
                }
                return CallbackFragments(
                    type: pool.add {
                        $0.write(",\"type\":")
                        $0.writeString(callback.kind.rawValue)
                        $0.write(",")
                    },
                    call: pool.add { EventFragments.writeCall(callback, "", to: &$0) },
                    bareCall: add("{}"),
                    unanimatedCall: add(#"{"animated":false}"#),
                    animatedCall: add(#"{"animated":true}"#),
                    callAnsweredNo: add(#"{},"returned":false"#),
                    callAnsweredYes: add(#"{},"returned":true"#),
                    callToAnswer: pool.add {
                        EventFragments.writeCall(callback, #"{},"returned":"#, to: &$0)
                    },
                    callToFirstArgument: pool.add {
                        EventFragments.writeCall(callback, "{", to: &$0)
                        $0.key(EventFragments.argumentName(0, of: callback))
                    })
            })
        flags = EventFragments.forever(
            (0..<16).map { rawValue in
                pool.add { EventFragments.writeFlags(Event.Flags(rawValue: UInt8(rawValue)), to: &$0) }
            })
        noFlagsCount = flags[0].count
        flagsCountMax = (0..<16).reduce(0) { [flags] in max($0, flags[$1].count) }
        element = pool.add { $0.write(#",{"seq":"#) }
        line = pool.add { $0.write("\n{\"seq\":") }
        bytes = UnsafeRawPointer(
            EventFragments.forever(pool.bytes + [UInt8](repeating: 0, count: ByteCursor.slack)))
    }

    /// The bytes of a part.
    subscript(_ fragment: Fragment) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start(of: fragment), count: fragment.count)
    }

    /// What stands behind the call of an event with these flags.
    subscript(_ flags: Event.Flags) -> UnsafeRawBufferPointer { self[end(of: flags)] }

    /// Where a part is; behind it there is a cursor's slack to read.
    @inline(__always)
    func start(of fragment: Fragment) -> UnsafeRawPointer { bytes + Int(fragment.start) }

    /// What stands behind the call of an event with these flags.
    @inline(__always)
    func end(of flags: Event.Flags) -> Fragment { self.flags[Int(flags.rawValue & 15)] }

    /// A copy that is never freed.
    private static func forever<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
        let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
        copy.initialize(from: elements, count: elements.count)
        return UnsafePointer(copy)
    }

    /// Puts the parts one behind the other.
    private struct Pool {
        private(set) var bytes: [UInt8] = []

        mutating func add(_ write: (inout JSONWriter) -> Void) -> Fragment {
            var writer = JSONWriter()
            write(&writer)
            let start = bytes.count
            bytes += writer.bytes()
            return Fragment(start: Int32(start), byteCount: Int32(writer.count))
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
