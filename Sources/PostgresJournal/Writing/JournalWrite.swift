import Sessions

/// A change of the store that someone waits for.
enum JournalWrite: Sendable {
    case create(JournalHeader, [JournalRecord])
    case append([JournalRecord], SessionID, JournalAuthor)
    case update(JournalChange)
    case postpone([SessionDeadline])
    case setClock(Double)
    case delete([SessionID])

    /// How many rows it touches, about.
    var weight: Int {
        switch self {
        case .create(_, let records): 3 + records.count
        case .append(let records, _, _): records.count
        case .update, .setClock: 1
        case .postpone(let deadlines): deadlines.count
        case .delete(let sessions): sessions.count * 3
        }
    }

    /// Whether it may be tried again when nobody knows whether it was carried out: it is then recognised, or
    /// does no harm.
    var isRepeatable: Bool {
        // A change of labels could undo a later one of another replica.
        if case .update = self { return false }
        return true
    }
}

/// A write with who is to be told.
struct PendingWrite: Sendable {
    let write: JournalWrite
    let completion: JournalCompletion
    /// When it is given up for want of a server.
    let deadline: ContinuousClock.Instant
    /// Whether it was sent once and may have been carried out.
    var isUncertain = false
}
