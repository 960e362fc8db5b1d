import ControllerHierarchy
import Synchronization

extension Session {
    /// A part of the log: the newest events from memory, older ones by a replay.
    package func events(
        _ query: EventQuery = EventQuery(), within budget: RequestBudget? = nil
    ) throws(SessionError) -> EventPage {
        touch()
        var part = try withState { state throws(SessionError) in
            try self.refresh(&state)
            return self.part(query, &state, last: state.core.nextSequence - 1)
        }
        part.history.budget = budget
        let page = try page(part)
        guard let paused else { return page }
        return rehearsed(by: paused, behind: part.collector, page)
    }

    /// The page with the events of the operation in which a call waits, as far as it has come.
    private func rehearsed(
        by paused: Rehearsal, behind collector: EventCollector, _ page: EventPage
    ) -> EventPage {
        guard let report = paused.report,
            let (earlier, own) = paused.look({ ($0.earlierEvents, $0.application.events(from: 0)) })
        else { return page }
        let events = earlier + own
        let first = report.sequence - report.pause.eventIndex - earlier.count
        var page = page
        page.last = first + events.count - 1
        if page.hasMore { return page }
        var behind = EventCollector(
            query: collector.query, limit: collector.limit, start: collector.start, last: page.last,
            page: page)
        for (index, event) in events.enumerated() {
            if !behind.take(event, sequence: first + index) { break }
        }
        return behind.page
    }

    /// A part of the durable log, for whoever follows it; it does not count as activity.
    ///
    /// - Parameter version: The version that somebody has told of. Memory that is behind it, because another
    ///   replica was at work, is read anew.
    package func durableEvents(_ query: EventQuery, asOf version: Int) throws(SessionError) -> EventPage {
        let part = try withState { state throws(SessionError) in
            try self.refresh(&state)
            if version > state.core.version, state.core.history.unacknowledged.isEmpty {
                try self.reload(&state)
            }
            return self.part(query, &state, last: state.core.durableSequence)
        }
        return try page(part)
    }

    /// What is to be read, found under the lock; the reading itself needs none.
    private struct Part {
        var history: History
        let version: Int
        let lineage: UInt64
        var collector: EventCollector
        var isComplete: Bool
    }

    private func part(_ query: EventQuery, _ state: inout State, last: Int) -> Part {
        let limits = environment.limits
        var query = query
        query.workMax = query.workMax ?? limits.history.replayWorkMax
        let first = max(1, last - limits.eventsKeptMax + 1)
        let start = max(query.after + 1, first)
        var collector = EventCollector(
            query: query, limit: min(max(query.limit ?? limits.pageSizeDefault, 1), limits.eventsPerPageMax),
            start: start, last: last,
            page: EventPage(
                next: max(query.after, 0), last: last, first: first, isTruncated: query.after + 1 < first))
        var isComplete = start > last
        if !isComplete, let kept = state.core.tail.firstSequence, kept <= start {
            for (sequence, event) in state.core.tail.events(from: start) {
                if !collector.take(event, sequence: sequence) { break }
            }
            isComplete = true
        }
        return Part(
            history: state.core.history, version: state.core.version, lineage: state.lineage,
            collector: collector, isComplete: isComplete)
    }

    /// Reads what memory does not have by going on with a replay.
    private func page(_ part: Part) throws(SessionError) -> EventPage {
        var part = part
        if part.isComplete { return part.collector.page }
        let replays = environment.replays
        let parked = try replays.take(part.history, part.lineage, .event(part.collector.start))
        let collector = part.collector
        let history = part.history
        let version = part.version
        part.collector = try parked.replay.withLock { replay throws(SessionError) in
            var collector = collector
            try replay.read(into: &collector, of: history, through: version)
            return collector
        }
        part.collector.page.isParked = replays.park(parked, of: id, part.lineage)
        if part.collector.isPostponed { throw .stopped(.postponed) }
        return part.collector.page
    }
}
