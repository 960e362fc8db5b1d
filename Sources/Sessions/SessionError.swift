package import ControllerHierarchy
package import WireFormat

/// Why a request on sessions was refused; nothing has changed then, but where an outcome is unknown.
package enum SessionError: Error, Sendable, Equatable {
    /// There is no such session (any more).
    case notFound(SessionEnd?)
    /// The app has ended by an exception, in a session whose exceptions terminate.
    case crashed
    /// Another writer was faster several times in a row.
    case versionConflict
    /// `If-Match` names another version than the present one.
    case preconditionFailed(current: Int)
    /// No such version of the session exists (yet).
    case unknownVersion(Int, current: Int)
    /// A call has stopped and waits for the app's own code; the text says where, if it does not go on.
    case paused(String?)
    /// No call waits, or another one than that which a request names.
    case notPaused
    /// A call would stop where nobody can say what the app's own code does.
    case wouldPause
    /// The key came with other content before.
    case idempotencyKeyReused
    /// The first request with the key is not finished.
    case idempotencyInProgress
    /// No more sessions, or keys, may be created; the text says of what.
    case quotaExceeded(String)
    /// The session's past is as long as it may be.
    case historyFull(HistoryLimit, maximum: Int)
    /// The content cannot be used.
    case content(WireError)
    /// The model cannot carry out the operation.
    case operation(OperationError)
    /// The request has cost what one may cost, or its client has gone.
    case stopped(WorkRefusal)
    /// A journal's operations cause other events now than when they were recorded.
    case replayDiverged(version: Int)
    case storageUnavailable(String)
    /// The store failed when it had a change already: it may have been carried out, or may be yet.
    case outcomeUnknown(String)
    case storageFull
    /// What the store has of the session, or the store itself, is damaged; the text says what is wrong.
    case storeDamaged(String)
}

extension SessionError {
    /// Whether the store is to blame, so that nothing is wrong with what it was asked.
    var isOfStore: Bool { storeFailure != nil }

    /// What the store could not do; nil where it is not to blame.
    package var storeFailure: JournalFigures.Failure? {
        switch self {
        case .storageUnavailable, .outcomeUnknown: .unavailable
        case .storageFull: .full
        case .storeDamaged: .damaged
        case .notFound, .crashed, .versionConflict, .preconditionFailed, .unknownVersion, .paused, .notPaused,
            .wouldPause, .idempotencyKeyReused, .idempotencyInProgress, .quotaExceeded, .historyFull,
            .content, .operation, .stopped, .replayDiverged:
            nil
        }
    }
}

extension SessionError {
    /// Whether the whole request is to end, and not only the operation at work.
    var isStop: Bool {
        switch self {
        case .stopped, .historyFull, .wouldPause: true
        case .notFound, .crashed, .versionConflict, .preconditionFailed, .unknownVersion, .paused, .notPaused,
            .idempotencyKeyReused, .idempotencyInProgress, .quotaExceeded, .content, .operation,
            .replayDiverged, .storageUnavailable, .outcomeUnknown, .storageFull, .storeDamaged:
            false
        }
    }
}

/// How and when a session ended.
package struct SessionEnd: Sendable, Equatable {
    package let reason: Reason
    /// Milliseconds since 1970.
    package let wallMilliseconds: Int64

    /// Creates an end.
    package init(reason: Reason, wallMilliseconds: Int64) {
        self.reason = reason
        self.wallMilliseconds = wallMilliseconds
    }

    /// Why a session ended.
    package enum Reason: String, Sendable, CaseIterable {
        case deleted
        /// No activity for the session's time to live, or the greatest age reached.
        case expired
    }
}
