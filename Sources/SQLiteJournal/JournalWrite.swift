import Sessions

/// A change of the store that someone waits for.
enum JournalWrite: Sendable {
    case create(JournalHeader)
    case append([JournalRecord], SessionID)
    case update(JournalChange)
    case postpone([SessionDeadline], Double)
    case delete([SessionID])

    /// About how many rows it touches.
    var weight: Int {
        switch self {
        case .create: 4
        case .append(let records, _): records.count
        case .update: 2
        case .postpone(let deadlines, _): deadlines.count + 1
        case .delete(let sessions): sessions.count * 4
        }
    }
}

/// A write with who is to be told.
struct PendingWrite: Sendable {
    let write: JournalWrite
    let completion: JournalCompletion
}
