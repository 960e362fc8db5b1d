/// Why the database did not do something.
enum DatabaseFailure: Error, Sendable {
    /// The connection is gone.
    ///
    /// What was sent last may have been carried out, may be carried out yet, or not.
    case lost(String)
    /// The server has refused a statement; nothing of the transaction stays.
    case refused(state: String, message: String)

    /// A sentence for people; it holds no password.
    var text: String {
        switch self {
        case .lost(let text): text
        case .refused(let state, let message): "\(message) (SQLSTATE \(state))"
        }
    }

    /// Whether the same transaction may succeed if it is tried again at once: a deadlock, or a conflict with
    /// another transaction.
    var isPassing: Bool {
        guard case .refused(let state, _) = self else { return false }
        return state == "40P01" || state == "40001"
    }

    /// Whether a server answered that takes no writes, or that is about to stop.
    var isAboutServer: Bool {
        guard case .refused(let state, _) = self else { return true }
        return state == "25006" || state.hasPrefix("57P")
    }

    /// Whether the server has found that what it stores is damaged.
    var isCorruption: Bool {
        guard case .refused(let state, _) = self else { return false }
        return ["XX001", "XX002"].contains(state)
    }

    /// Whether the disk of the database is full.
    var isFull: Bool {
        if case .refused(state: "53100", message: _) = self { return true }
        return false
    }
}
