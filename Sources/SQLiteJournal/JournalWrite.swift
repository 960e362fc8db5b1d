import Sessions

/// A change of the store that someone waits for.
enum JournalWrite: Sendable {
    case create(JournalHeader, [JournalRecord])
    case append([JournalRecord], SessionID)
    case update(JournalChange)
    case postpone([SessionDeadline], Double)
    case delete([SessionID])

    /// About how many records of an average length would cost as much.
    var weight: Int {
        switch self {
        case .create(_, let records): 4 + JournalWrite.weight(of: records)
        case .append(let records, _): JournalWrite.weight(of: records)
        case .update: 2
        case .postpone(let deadlines, _): deadlines.count + 1
        case .delete(let sessions): sessions.count * 4
        }
    }

    private static func weight(of records: [JournalRecord]) -> Int {
        records.reduce(records.count) { $0 + $1.operation.count >> 10 }
    }
}

/// A write with who is to be told.
struct PendingWrite: Sendable {
    let write: JournalWrite
    let completion: JournalCompletion
}
