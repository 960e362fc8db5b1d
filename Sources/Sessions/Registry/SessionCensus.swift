import Synchronization

/// How many sessions there are, by how they stand.
package struct SessionCensus: Sendable, Equatable {
    /// With a model in memory.
    package internal(set) var hot = 0
    /// In the journal alone, to be made again when they are needed.
    package internal(set) var cold = 0
    /// In memory, their app ended by an exception.
    package internal(set) var crashed = 0
    /// With a call that waits for the app's own code; they are counted as hot or crashed as well.
    package internal(set) var paused = 0
}

extension SessionRegistry {
    /// Counts the sessions; costs a look at each one in memory.
    package func census() throws(SessionError) -> SessionCensus {
        var census = SessionCensus()
        census.paused = environment.pauses.now
        for session in sessionsInMemory() {
            let (isHot, isCrashed) = session.standing
            if isCrashed { census.crashed += 1 } else if isHot { census.hot += 1 }
        }
        let all = try environment.read { journal throws(JournalError) in try journal.sessionCount() }
        census.cold = max(all - census.hot - census.crashed, 0)
        return census
    }

    /// How many bytes the store takes.
    package func storedBytes() throws(SessionError) -> Int {
        try environment.read { journal throws(JournalError) in try journal.byteCount() }
    }

    /// How often it was not known for a while whether a write had been carried out.
    package var unknownOutcomeCount: Int { environment.journal.unknownOutcomeCount }

    /// How many sessions have ended so since the start.
    package func endedCount(_ reason: SessionEnd.Reason) -> Int { ended.value(reason) }
}

/// How many sessions have ended, by reason.
final class EndedSessions: Sendable {
    private let deleted = Atomic(0)
    private let expired = Atomic(0)

    func count(_ reason: SessionEnd.Reason) {
        switch reason {
        case .deleted: deleted.wrappingAdd(1, ordering: .relaxed)
        case .expired: expired.wrappingAdd(1, ordering: .relaxed)
        }
    }

    func value(_ reason: SessionEnd.Reason) -> Int {
        switch reason {
        case .deleted: deleted.load(ordering: .relaxed)
        case .expired: expired.load(ordering: .relaxed)
        }
    }
}
