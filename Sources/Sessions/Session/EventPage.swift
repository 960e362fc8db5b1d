package import ControllerHierarchy

/// What is asked of a session's log.
package struct EventQuery: Sendable {
    /// Events behind this place; 0 for all.
    package var after = 0
    package var limit: Int?
    /// About how many events may be caused once more for the page, which is given out as it is then; nil for
    /// twice as many as the longest past has.
    package var workMax: Int?
    /// The kinds to keep; nil for all.
    package var types: Set<Callback.Kind>?
    /// The labels or ids of the targets to keep; nil for all.
    package var targets: Set<String>?

    /// Creates a query for everything.
    package init() {}

    func includes(_ event: Event) -> Bool {
        if let types, !types.contains(event.callback.kind) { return false }
        guard let targets else { return true }
        if targets.contains(event.target.label) { return true }
        return event.target.id.map(targets.contains) ?? false
    }
}

/// A part of a session's log.
package struct EventPage: Sendable {
    /// Events with their places in the log, counted from 1.
    package internal(set) var events: [(sequence: Int, event: Event)] = []
    /// Where to go on: everything up to this place has been looked at.
    package internal(set) var next: Int
    /// Whether there may be more behind `next`.
    package internal(set) var hasMore = false
    /// Whether the next page costs no more than its own events.
    package internal(set) var isParked = true
    /// The place of the session's last event.
    package internal(set) var last: Int
    /// The place of the oldest event that can be had.
    package let first: Int
    /// Whether events that were asked for are gone.
    package let isTruncated: Bool
}
