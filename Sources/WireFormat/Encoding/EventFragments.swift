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

        static let none = Fragment(0..<0)

        init(_ range: Range<Int>) {
            start = Int32(range.lowerBound)
            byteCount = Int32(range.count)
        }

        var count: Int { Int(byteCount) }
        var isThere: Bool { byteCount > 0 }
    }

    static let shared = EventFragments()

    private init() {
        var pool = Pool()
        callbacks = EventFragments.forever(Callback.allCases.map { CallbackFragments($0, in: &pool) })
        flags = EventFragments.forever(
            (0..<16).map { rawValue in
                pool.add { EventMembers.write(Event.Flags(rawValue: UInt8(rawValue)), to: &$0) }
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
    struct Pool {
        private(set) var bytes: [UInt8] = []

        mutating func add(_ write: (inout JSONWriter) -> Void) -> Fragment {
            var writer = JSONWriter()
            write(&writer)
            let start = bytes.count
            writer.withUnsafeBytes { bytes += $0 }
            return Fragment(start..<bytes.count)
        }
    }
}

extension EventFragments.Fragment {
    /// Where it is in the memory of all.
    var range: Range<Int> { Int(start)..<Int(start + byteCount) }

    /// What stands before, between and behind the bytes of a value.
    func split(at mark: UInt8, in pool: EventFragments.Pool) -> [Self] {
        pool.bytes[range].split(separator: mark, omittingEmptySubsequences: false).map { Self($0.indices) }
    }

    /// The same without so many bytes.
    func trimmed(first: Int = 0, last: Int = 0) -> Self {
        Self(range.lowerBound + first..<range.upperBound - last)
    }
}
