import ControllerHierarchy

/// The newest events of a session, as many as fit; whole operations, so that nothing is copied.
struct EventTail {
    private var operations: [Entry] = []
    private var count = 0

    private struct Entry {
        let firstSequence: Int
        let events: EventList
    }

    /// The place in the log of the oldest event that is kept; nil if none is.
    var firstSequence: Int? { operations.first?.firstSequence }

    /// Adds an operation's events and lets the oldest go; an operation with far more than fit leaves nothing.
    mutating func append(_ events: EventList, firstSequence: Int, maximum: Int) {
        guard !events.isEmpty else { return }
        operations.append(Entry(firstSequence: firstSequence, events: events))
        count += events.count
        while count > maximum, operations.count > 1 || count > 4 * maximum, !operations.isEmpty {
            count -= operations.remove(at: 0).events.count
        }
    }

    /// Forgets the operations whose events stand at a place or behind it.
    mutating func removeEvents(from sequence: Int) {
        while let last = operations.last, last.firstSequence >= sequence {
            count -= last.events.count
            operations.removeLast()
        }
    }

    /// The kept events from a place on, each with its place.
    func events(from sequence: Int) -> some Sequence<(sequence: Int, event: Event)> {
        operations.lazy.flatMap { operation in
            operation.events.enumerated().lazy.map { (operation.firstSequence + $0.offset, $0.element) }
        }.drop { $0.0 < sequence }
    }
}
