import ControllerHierarchy

/// Events that follow one another in a log, whole operations of them.
struct EventWindow {
    private var operations: [Entry] = []
    private var count = 0
    private(set) var byteCount = 0

    private struct Entry {
        let firstSequence: Int
        let events: [Event]
        let byteCount: Int
    }

    /// Beyond so many events, or bytes of memory, the oldest operations go; the newest one stays.
    private static let countMax = 8_192
    private static let bytesMax = 2 << 20

    /// The place of the oldest event; nil without any.
    var firstSequence: Int? { operations.first?.firstSequence }

    /// Adds the events of an operation that follow on those that there are.
    mutating func append(_ events: [Event], firstSequence: Int) {
        guard !events.isEmpty else { return }
        let bytes = events.memoryBytes
        operations.append(Entry(firstSequence: firstSequence, events: events, byteCount: bytes))
        count += events.count
        byteCount += bytes
        // Many at a time, so that each costs little.
        if count > 2 * EventWindow.countMax || byteCount > 2 * EventWindow.bytesMax { trim() }
    }

    private mutating func trim() {
        var gone = 0
        while gone < operations.count - 1, count > EventWindow.countMax || byteCount > EventWindow.bytesMax {
            count -= operations[gone].events.count
            byteCount -= operations[gone].byteCount
            gone += 1
        }
        operations.removeFirst(gone)
    }

    /// The events from a place on, each with its place.
    func events(from sequence: Int) -> some Sequence<(sequence: Int, event: Event)> {
        var (low, high) = (0, operations.count)
        while low < high {
            let middle = (low + high) / 2
            let entry = operations[middle]
            if entry.firstSequence + entry.events.count <= sequence {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return operations[low...].lazy.flatMap { operation in
            let first = max(sequence - operation.firstSequence, 0)
            return operation.events[first...].enumerated().lazy
                .map { (sequence: operation.firstSequence + first + $0.offset, event: $0.element) }
        }
    }
}

extension [Event] {
    /// About how many bytes of memory the events take, names of controllers and classes apart.
    fileprivate var memoryBytes: Int {
        // In their buffer: copying an event would count up and down whatever it refers to.
        withUnsafeBufferPointer { events in
            guard let first = events.baseAddress else { return 0 }
            var count = events.count * MemoryLayout<Event>.stride
            for index in 0..<events.count where (first + index).pointee.shape == .other {
                count += (first + index).pointee.payload.memoryBytes
            }
            return count
        }
    }
}

extension Event.Payload {
    fileprivate var memoryBytes: Int {
        switch self {
        case .none, .animated, .controller, .controllerAnimated: 0
        case .values(let values): values.memoryBytes
        case .answer(let values, let answer): values.memoryBytes + answer.memoryBytes
        case .message(_, let text): 64 + text.utf8.count
        case .exception(let exception): 64 + exception.name.utf8.count + exception.reason.utf8.count
        case .action(let selector): 64 + selector.utf8.count
        }
    }
}

extension [Value] {
    fileprivate var memoryBytes: Int { reduce(32) { $0 + $1.memoryBytes } }
}

extension Value {
    fileprivate var memoryBytes: Int {
        switch self {
        case .null, .bool, .number, .size: 32
        case .string(let text), .controller(let text): 32 + text.utf8.count
        case .array(let values): 32 + values.memoryBytes
        case .object(let members):
            members.reduce(64) { $0 + 32 + $1.name.utf8.count + $1.value.memoryBytes }
        }
    }
}
