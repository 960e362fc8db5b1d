/// A change of a store that someone waits for.
package enum JournalWrite: Sendable {
    case create(JournalHeader, [JournalRecord])
    case append([JournalRecord], SessionID, JournalAuthor)
    case update(JournalChange)
    /// With how late it is on the service's clock, in seconds, which is noted too.
    case postpone([SessionDeadline], at: Double)
    case delete([SessionID])

    /// About how many records of an average length would cost as much.
    var weight: Int {
        switch self {
        case .create(_, let records): 4 + JournalWrite.weight(of: records)
        case .append(let records, _, _): JournalWrite.weight(of: records)
        case .update: 2
        case .postpone(let deadlines, _): deadlines.count + 1
        case .delete(let sessions): sessions.count * 4
        }
    }

    /// Whether it adds operations to a session.
    var isAppend: Bool { if case .append = self { true } else { false } }

    /// What the store is asked to do.
    var work: JournalFigures.Work {
        switch self {
        case .create: .create
        case .append: .append
        case .update: .update
        case .postpone: .postpone
        case .delete: .delete
        }
    }

    private static func weight(of records: [JournalRecord]) -> Int {
        records.reduce(records.count) { $0 + $1.operation.count >> 10 }
    }
}

/// A write with who is to be told; only a ``GroupCommitter`` tells.
package struct PendingWrite: Sendable {
    package let write: JournalWrite
    let weight: Int
    /// Nil where the thread that waits is told on itself, of all its writes of a group at once.
    let completion: JournalCompletion?
    /// The place of that thread among those of the committer.
    let lane: Int?
    /// When it began to wait, on the monotonic clock in nanoseconds.
    let begun: Int
    /// When it is given up if the store cannot be reached, on the same clock; nil for one that always can.
    ///
    /// No `Instant`, whose size is not known to the compiler: all writes would be copied piece by piece.
    package let deadline: Int?
    /// Whether it was sent once and may have been carried out.
    package var isUncertain = false
}
