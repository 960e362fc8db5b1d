import ControllerHierarchy

/// Events that follow one another in a log, in a few bytes each, so that any page of a long one is at hand.
struct CompactLog {
    private var blocks: [Block] = []
    private var identities = IdentityTable()
    /// How many bytes the full blocks have.
    private var fullByteCount = 0

    /// Events that lie side by side; a page decodes the block that it begins in from its beginning.
    private struct Block {
        /// The place in the log of the first event.
        let firstSequence: Int
        /// The time of the first event.
        let firstTime: Double
        var lastTime: Double
        var count = 0
        var bytes = EventBytes()
    }

    /// Bytes behind which a block is full; what an operation adds at once may be more.
    private static let bytesOfBlock = 4_096
    /// Bytes of memory beyond which a log begins anew: those of more events than a session may have.
    private static let bytesMax = 32 << 20

    /// The place of the oldest event; nil without any.
    var firstSequence: Int? { blocks.first?.firstSequence }

    /// About how many bytes of memory the log takes.
    var byteCount: Int { fullByteCount + (blocks.last?.bytes.count ?? 0) + identities.byteCount }

    /// Adds the events of an operation that follow on those that there are.
    mutating func append(_ events: EventList, firstSequence sequence: Int) {
        guard let first = events.first else { return }
        if byteCount > CompactLog.bytesMax { self = CompactLog() }
        if blocks.last.map({ $0.bytes.count >= CompactLog.bytesOfBlock }) ?? true {
            if !blocks.isEmpty {
                // A full block is as large as it is, and not as the next one would have to be.
                blocks[blocks.count - 1].bytes.trim()
                fullByteCount += blocks[blocks.count - 1].bytes.count
            }
            blocks.append(Block(firstSequence: sequence, firstTime: first.time, lastTime: first.time))
        }
        let last = blocks.count - 1
        var time = blocks[last].lastTime
        blocks[last].bytes.append(events, after: &time, &identities)
        blocks[last].lastTime = time
        blocks[last].count += events.count
    }

    /// Calls a closure with the events from a place on, each with its place, until it answers no.
    ///
    /// - Returns: Whether it never did.
    func forEach(from sequence: Int, _ body: (_ sequence: Int, _ event: Event) -> Bool) -> Bool {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].firstSequence + blocks[middle].count <= sequence {
                low = middle + 1
            } else {
                high = middle
            }
        }
        for block in blocks[low...] {
            var reader = EventBytes.Reader(block.bytes, from: block.firstTime)
            for place in block.firstSequence..<block.firstSequence + block.count {
                let event = reader.next(identities)
                if place >= sequence, !body(place, event) { return false }
            }
        }
        return true
    }
}
