import ControllerHierarchy

/// Puts a page together from events that come in order.
struct EventCollector: Sendable {
    let query: EventQuery
    let limit: Int
    /// The places of the first and the last event that count.
    let start: Int
    let last: Int
    var page: EventPage
    /// Whether going on would hold up a thread that serves connections.
    var isPostponed = false

    /// Looks at an event; false when nothing behind it is wanted.
    mutating func take(_ event: Event, sequence: Int) -> Bool {
        guard sequence >= start else { return true }
        guard sequence <= last else { return false }
        guard !isFull else {
            page.hasMore = true
            return false
        }
        page.next = sequence
        if query.includes(event) { page.events.append((sequence, event)) }
        // Known now: what comes next may have to be caused first.
        page.hasMore = isFull && sequence < last
        return !isFull && sequence < last
    }

    private var isFull: Bool { page.events.count >= limit }

    /// Whether the work of this page has been done; the page is given out as it is then.
    mutating func hasWorkedEnough(_ work: Int) -> Bool {
        guard let maximum = query.workMax, work >= maximum else { return false }
        page.hasMore = true
        return true
    }
}

extension Replay {
    /// How many records are read at a time.
    private static let recordsAtATime = 16...256

    /// Hands over the events up to a version, going on as far as that takes.
    mutating func read(
        into collector: inout EventCollector, of history: History, through last: Int
    ) throws(SessionError) {
        guard log.forEach(from: collector.start, { collector.take($1, sequence: $0) }) else { return }
        var count = Replay.recordsAtATime.lowerBound
        // A log may end before the last version: by operations that caused nothing, or are not durable.
        while version < last, nextSequence <= collector.last {
            for record in try history.records(version + 1...min(version + count, last)) {
                if nextSequence > collector.last || collector.hasWorkedEnough(work) { return }
                let first = nextSequence
                let isWanted = first + record.eventCount > collector.start
                if isPostponed(record, wantsEvents: isWanted) {
                    collector.isPostponed = true
                    return
                }
                let events = try step(record, of: history, wantsEvents: isWanted)
                for (index, event) in events.enumerated() where isWanted {
                    if !collector.take(event, sequence: first + index) { return }
                }
            }
            count = min(2 * count, Replay.recordsAtATime.upperBound)
        }
    }

    /// Goes on to a version; false where that would hold up a thread that serves connections.
    mutating func advance(to version: Int, of history: History) throws(SessionError) -> Bool {
        while self.version < version {
            let last = min(self.version + Replay.recordsAtATime.upperBound, version)
            for record in try history.records(self.version + 1...last) {
                if isPostponed(record, wantsEvents: false) { return false }
                try step(record, of: history, wantsEvents: false)
            }
        }
        return true
    }

    /// About how many events may be caused once more on a thread that serves connections: a fraction of what
    /// its budget allows, because what is given up within an operation cannot be gone on with.
    private static let servingWorkMax = 512

    /// Whether an operation is left to another thread.
    private func isPostponed(_ record: JournalRecord, wantsEvents: Bool) -> Bool {
        guard ServingThread.isCurrent else { return false }
        if record.operation.count > ServingThread.bytesMax { return true }
        var work = work + record.eventCount
        if record.effect == .rolledBack, wantsEvents { work += nextSequence }
        return work > Replay.servingWorkMax
    }
}
