/// How long the past of one session may get: it is stored, and carried out again when the session comes back.
package struct HistoryLimits: Sendable {
    /// Operations, also those that raised or were ignored.
    package var operationsMax = 100_000
    /// Events after which no operation is taken any more; what the last one causes does not count.
    package var eventsMax = 1_000_000
    /// Bytes of the operations as they are stored, added storyboards among them.
    package var bytesMax = 16 << 20

    /// The default limits.
    package init() {}
}

/// What of a session's past has a limit.
package enum HistoryLimit: Sendable, CaseIterable {
    case operations, events, bytes
}

extension HistoryLimits {
    /// What may be done for one page of old events: enough for any past, and for some operations that raised,
    /// each of which costs the past before it.
    var replayWorkMax: Int {
        let boundless = 1 << 40
        return 2 * (min(eventsMax, boundless) + Replay.workOfOperation * min(operationsMax, boundless))
    }

    /// Refuses operations behind a past.
    func check(_ added: Int, behind operations: Int, events: Int) throws(SessionError) {
        guard added <= operationsMax - operations else {
            throw .historyFull(.operations, maximum: operationsMax)
        }
        guard events < eventsMax || added == 0 else { throw .historyFull(.events, maximum: eventsMax) }
    }

    /// Refuses more bytes of operations behind those that there are.
    func check(bytes added: Int, behind bytes: Int) throws(SessionError) {
        guard added <= bytesMax - bytes || added == 0 else { throw .historyFull(.bytes, maximum: bytesMax) }
    }

    /// Refuses a past that could not have come about under these limits.
    func check(_ records: [JournalRecord]) throws(SessionError) {
        guard let last = records.last else { return }
        try check(1, behind: records.count - 1, events: last.lastSequence - last.eventCount)
        try check(bytes: records.operationBytes, behind: 0)
    }
}

extension Collection where Element == JournalRecord {
    /// The bytes of the operations.
    var operationBytes: Int { reduce(0) { $0 + $1.operation.count } }
}
