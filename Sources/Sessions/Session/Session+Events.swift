import ControllerHierarchy
import Synchronization

extension Session {
    /// A part of the log: the newest events from memory, older ones by a replay.
    package func events(
        _ query: EventQuery = EventQuery(), within budget: RequestBudget? = nil
    ) throws(SessionError) -> EventPage {
        touch()
        return try state.withLock { state throws(SessionError) in
            try self.refresh(&state)
            state.core.history.budget = budget
            defer { state.core.history.budget = nil }
            return try self.events(query, of: state.core, last: state.core.nextSequence - 1)
        }
    }

    /// A part of the durable log, for whoever follows it; it does not count as activity.
    ///
    /// - Parameter version: The version that somebody has told of. Memory that is behind it, because another
    ///   replica was at work, is read anew.
    package func durableEvents(_ query: EventQuery, asOf version: Int) throws(SessionError) -> EventPage {
        try state.withLock { state throws(SessionError) in
            try self.refresh(&state)
            if version > state.core.version, state.core.history.unacknowledged.isEmpty {
                try self.reload(&state)
            }
            return try self.events(query, of: state.core, last: state.core.durableSequence)
        }
    }

    private func events(
        _ query: EventQuery, of core: SessionCore, last: Int
    ) throws(SessionError) -> EventPage {
        let limits = environment.limits
        let first = max(1, last - limits.eventsKeptMax + 1)
        let start = max(query.after + 1, first)
        var collector = EventCollector(
            query: query, limit: min(max(query.limit ?? limits.pageSizeDefault, 1), limits.eventsPerPageMax),
            start: start, last: last,
            page: EventPage(
                next: max(query.after, 0), last: last, first: first, isTruncated: query.after + 1 < first))
        if start > last { return collector.page }
        if let kept = core.tail.firstSequence, kept <= start {
            for (sequence, event) in core.tail.events(from: start) {
                if !collector.take(event, sequence: sequence) { break }
            }
        } else {
            try core.history.replayEvents(through: core.version, into: &collector)
        }
        return collector.page
    }
}

/// Puts a page together from events that come in order.
private struct EventCollector {
    let query: EventQuery
    let limit: Int
    /// The places of the first and the last event that count.
    let start: Int
    let last: Int
    var page: EventPage
    /// How often the model may be made again for the sake of operations that were rolled back.
    var rebuildsLeft = 32

    /// Looks at an event; false when the page is full.
    mutating func take(_ event: Event, sequence: Int) -> Bool {
        guard sequence >= start else { return true }
        guard sequence <= last else { return false }
        guard page.events.count < limit else {
            page.hasMore = true
            return false
        }
        page.next = sequence
        if query.includes(event) { page.events.append((sequence, event)) }
        return true
    }

    /// Looks at an operation's events; false when the page is full.
    mutating func take(_ events: [Event], firstSequence: Int) -> Bool {
        for (offset, event) in events.enumerated() where !take(event, sequence: firstSequence + offset) {
            return false
        }
        return true
    }
}

extension History {
    /// Runs the session again from its launch and hands over the events on the way.
    ///
    /// An operation that was rolled back left no trace in the model, so its events are had by running it on a
    /// model that is thrown away then; only so many of these are made for one page.
    fileprivate func replayEvents(
        through version: Int, into collector: inout EventCollector
    ) throws(SessionError) {
        let header = try header()
        let records = try records(through: version)
        var (application, launch) = try launch(header)
        guard collector.take(launch.events, firstSequence: 1) else { return }
        var sequence = launch.events.count + 1
        for record in records {
            defer { sequence += record.eventCount }
            let isWanted = sequence + record.eventCount > collector.start
            switch record.effect {
            case .applied, .crashed, .storyboardAdded:
                let outcome = try perform(record, in: &application)
                if isWanted, !collector.take(outcome.events, firstSequence: sequence) { return }
            case .reset:
                (application, launch) = try self.launch(header)
                if isWanted, !collector.take(launch.events, firstSequence: sequence) { return }
            case .rolledBack:
                guard isWanted else { continue }
                guard collector.rebuildsLeft > 0 else {
                    collector.page.hasMore = true
                    return
                }
                collector.rebuildsLeft -= 1
                var previous = try self.application(at: record.version - 1)
                let outcome = try perform(record, in: &previous)
                if !collector.take(outcome.events, firstSequence: sequence) { return }
            }
        }
    }
}
