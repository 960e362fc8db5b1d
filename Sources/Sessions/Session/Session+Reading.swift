package import ControllerHierarchy
import Synchronization
package import WireFormat

/// A moment of a session as its model sees it; valid only during the call that hands it out.
package struct SessionMoment {
    package let application: Application
    package let version: Int
    /// Whether an exception has ended the app.
    package let isCrashed: Bool
    /// Inside of a call that has stopped, what the operations of the batch before this one have caused.
    var earlierEvents: [Event] = []
}

extension Session {
    /// Calls `body` with the model at a version, by default the present one; the past is made by a replay.
    ///
    /// `body` must not keep the application, nor perform operations on it.
    package func read<Answer: Sendable>(
        at version: Int? = nil, within budget: RequestBudget? = nil,
        _ body: @escaping @Sendable (SessionMoment) throws(OperationError) -> Answer
    ) throws(SessionError) -> Answer {
        touch()
        if version == nil, let paused, let seen = try look(at: paused, body) { return seen }
        let found = try withState { state throws(SessionError) -> Found<Answer> in
            try self.refresh(&state)
            guard let version, version != state.core.version else {
                state.core.history.budget = budget
                defer { state.core.history.budget = nil }
                return .answer(try Session.read(&state.core, body))
            }
            guard (0..<state.core.version).contains(version) else {
                throw .unknownVersion(version, current: state.core.version)
            }
            return .past(state.core.history, version, state.lineage)
        }
        switch found {
        case .answer(let answer): return answer
        case .past(var history, let version, let lineage):
            history.budget = budget
            return try read(history, at: version, lineage, body)
        }
    }

    /// Calls `body` with the model inside of a call that has stopped; nil where it has gone on.
    private func look<Answer: Sendable>(
        at paused: Rehearsal,
        _ body: @escaping @Sendable (SessionMoment) throws(OperationError) -> Answer
    ) throws(SessionError) -> Answer? {
        let seen = paused.look { moment in Result { () throws(OperationError) in try body(moment) } }
        do throws(OperationError) { return try seen?.get() } catch { throw SessionError(error) }
    }

    /// What was found under the lock: the answer, or where it can be had without it.
    private enum Found<Answer: Sendable> {
        case answer(Answer)
        case past(History, Int, UInt64)
    }

    private func read<Answer: Sendable>(
        _ history: History, at version: Int, _ lineage: UInt64,
        _ body: @Sendable (SessionMoment) throws(OperationError) -> Answer
    ) throws(SessionError) -> Answer {
        let parked = try environment.replays.take(history, lineage, .version(version))
        let answer = try parked.replay.withLock { replay throws(SessionError) -> Answer? in
            guard try replay.advance(to: version, of: history) else { return nil }
            let moment = SessionMoment(
                application: replay.application, version: version, isCrashed: replay.isCrashed)
            do throws(OperationError) { return try body(moment) } catch { throw SessionError(error) }
        }
        _ = environment.replays.park(parked, of: id, lineage)
        guard let answer else { throw .stopped(.postponed) }
        return answer
    }

    private static func read<Answer: Sendable>(
        _ core: inout SessionCore, _ body: @Sendable (SessionMoment) throws(OperationError) -> Answer
    ) throws(SessionError) -> Answer {
        let moment = SessionMoment(
            application: try core.currentApplication(), version: core.version, isCrashed: core.isCrashed)
        do throws(OperationError) { return try body(moment) } catch { throw SessionError(error) }
    }

    /// The definition, read again from the journal.
    package func definition() throws(SessionError) -> SessionDefinition {
        try history().definition()
    }

    func history(_ budget: RequestBudget? = nil) throws(SessionError) -> History {
        var history = try withState { state throws(SessionError) in
            try self.refresh(&state)
            return state.core.history
        }
        history.budget = budget
        return history
    }

    /// Who the session is and how long it will live.
    package func summary() throws(SessionError) -> SessionSummary {
        let (version, isCrashed, last) = try withState { state throws(SessionError) in
            try self.refresh(&state)
            return (state.core.version, state.core.isCrashed, state.core.nextSequence - 1)
        }
        return summary(version: version, isCrashed: isCrashed, eventCount: last)
    }

    /// The same for whoever has just changed what does not depend on operations, and waits for nobody.
    func summary(after earlier: SessionSummary) -> SessionSummary {
        summary(version: earlier.version, isCrashed: earlier.isCrashed, eventCount: earlier.eventCount)
    }

    private func summary(version: Int, isCrashed: Bool, eventCount: Int) -> SessionSummary {
        let remaining = max(remainingSeconds, 0)
        return SessionSummary(
            id: id, version: version, labels: labels.withLock { $0 }, idleSeconds: idleSeconds,
            createdMilliseconds: createdMilliseconds,
            expiresMilliseconds: environment.clock.wallMilliseconds() + Int64(remaining * 1_000),
            isCrashed: isCrashed, eventCount: eventCount)
    }
}

/// What can be said of a session without its model.
package struct SessionSummary: Sendable, Equatable {
    package let id: SessionID
    package let version: Int
    package let labels: [SessionDefinition.Label]
    /// Seconds without activity after which the session ends.
    package let idleSeconds: Int
    /// Milliseconds since 1970.
    package let createdMilliseconds: Int64
    /// Milliseconds since 1970 at which the session ends if nothing happens.
    package let expiresMilliseconds: Int64
    package let isCrashed: Bool
    /// The events that it has caused so far, which is also the place of the last one.
    package let eventCount: Int
}
