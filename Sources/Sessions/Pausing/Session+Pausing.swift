import ControllerHierarchy
import Synchronization
package import WireFormat

extension Session {
    /// Carries out an operation whose calls may stop for the app's own code.
    ///
    /// - Parameters:
    ///   - start: Starts a thread; false where the system has none left.
    ///   - answer: Told where it has stopped, or what came of it.
    package func rehearse(
        _ operation: DecodedOperation, _ conditions: RequestConditions,
        on start: (@escaping @Sendable () -> Void) -> Bool, answer: @escaping PauseAnswer
    ) {
        rehearse(
            OperationWork(operation: operation), conditions, on: start, answer: answer)
    }

    /// The same of several operations; what stops is one of them.
    package func rehearse(
        _ batch: DecodedBatch, _ conditions: RequestConditions,
        on start: (@escaping @Sendable () -> Void) -> Bool, answer: @escaping PauseAnswer
    ) {
        rehearse(BatchWork(batch: batch), conditions, on: start, answer: answer)
    }

    private func rehearse<Work: PausableWork>(
        _ work: Work, _ conditions: RequestConditions,
        on start: (@escaping @Sendable () -> Void) -> Bool, answer: @escaping PauseAnswer
    ) {
        do throws(BatchFailure) {
            if let earlier = try earlierAnswer(to: work, conditions) {
                return answer(.success(work.outcome(of: earlier, told: 0)))
            }
            let new = Rehearsal(key: conditions.key, answer: answer)
            let refusal = begin(new, on: start) { self.run(new, work, conditions) }
            if let refusal { throw BatchFailure(refusal) }
        } catch {
            answer(.failure(error))
        }
    }

    /// Begins a rehearsal on a thread of its own.
    ///
    /// - Returns: Why it could not begin; nil if it has.
    func begin(
        _ new: Rehearsal, on start: (@escaping @Sendable () -> Void) -> Bool,
        _ run: @escaping @Sendable () -> Void
    ) -> SessionError? {
        let isFree = rehearsal.withLock { rehearsal in
            if rehearsal != nil { return false }
            rehearsal = new
            return true
        }
        guard isFree else { return .paused(nil) }
        guard environment.pauses.begin() else {
            leave()
            return .quotaExceeded("sessions that are paused")
        }
        if start(run) { return nil }
        environment.pauses.end()
        leave()
        return .quotaExceeded("threads of paused sessions")
    }

    /// Ends a rehearsal; the session is free for others.
    ///
    /// - Returns: Who waits for what came of it.
    func finish(_ rehearsal: Rehearsal) -> PauseAnswer {
        isPaused.store(false, ordering: .releasing)
        environment.pauses.end()
        let answer = rehearsal.end() ?? { _ in }
        leave()
        return answer
    }

    /// The operation that has stopped, or is on its way; nil for a session that is free.
    package var paused: Rehearsal? {
        isPaused.load(ordering: .acquiring) ? rehearsal.withLock { $0 } : nil
    }

    /// Lets the call that waits return.
    ///
    /// - Returns: Whether one waits; `answer` is told nothing if not.
    package func resume(
        _ resumption: DecodedResumption, at report: PauseReport, in rehearsal: Rehearsal,
        answer: @escaping PauseAnswer
    ) -> Bool {
        rehearsal.resume(resumption) { result in
            // A call that waits on, because the answer was refused, has not been resumed.
            if case .failure = result, rehearsal.report?.token == report.token { return answer(result) }
            self.lastResumption.withLock { $0 = Boxed(EndedResumption(token: report.token, result: result)) }
            answer(result)
        }
    }

    /// What the last call that waited came to, if it is the one of that token.
    package func lastResumption(of token: String) -> Result<PauseOutcome, BatchFailure>? {
        lastResumption.withLock { $0?.token == token ? $0?.result : nil }
    }

    private func leave() { rehearsal.withLock { $0 = nil } }

    /// The work of the rehearsal's thread.
    private func run<Work: PausableWork>(
        _ rehearsal: Rehearsal, _ work: Work, _ conditions: RequestConditions
    ) {
        isPaused.store(true, ordering: .releasing)
        let result = Result { () throws(BatchFailure) in try stepThrough(rehearsal, work, conditions) }
        let answer = finish(rehearsal)
        switch result {
        case .failure(let failure): answer(.failure(failure))
        case .success(nil): answer(.success(.abandoned))
        case .success(let rehearsed?):
            // It is the session's as it was when it was rehearsed, or not at all.
            var conditions = conditions
            conditions.versions = [rehearsed.version]
            let told = rehearsed.told
            carryOut(rehearsed.work, conditions) { result in
                answer(result.map { rehearsed.work.outcome(of: $0, told: told) })
            }
        }
    }

    /// What work has become by what the app's own code did in it.
    private struct Rehearsed<Work: PausableWork>: Sendable {
        let work: Work
        let version: Int
        let told: Int
    }

    /// Does the work beside the session, until its end; anew behind a step that could not be done.
    ///
    /// - Returns: nil when it was given up.
    private func stepThrough<Work: PausableWork>(
        _ rehearsal: Rehearsal, _ work: Work, _ conditions: RequestConditions
    ) throws(BatchFailure) -> Rehearsed<Work>? {
        let (history, version) = try ground(conditions)
        let code = LiveAppCode(
            rehearsal, version: version, secondsMax: environment.limits.pauseSecondsMax)
        while true {
            do throws(BatchFailure) {
                var core: SessionCore
                do throws(SessionError) {
                    core = try SessionCore(history: history, version: version)
                } catch { throw BatchFailure(error) }
                core.appCode = code
                _ = try work.carryOut(on: &core, key: conditions.key)
            } catch {
                if code.isAbandoned { return nil }
                if !code.isRefused { throw error }
            }
            guard code.isRefused else {
                return Rehearsed(work: work.with(code.steps), version: version, told: code.told)
            }
            code.beginAgain()
        }
    }

    /// What the work begins with.
    private func ground(_ conditions: RequestConditions) throws(BatchFailure) -> (History, Int) {
        do throws(SessionError) {
            return try withState { state throws(SessionError) in
                try self.refresh(&state)
                if let expected = conditions.versions, !expected.contains(state.core.version) {
                    throw .preconditionFailed(current: state.core.version)
                }
                return (state.core.history, state.core.version)
            }
        } catch {
            throw BatchFailure(index: nil, error: error)
        }
    }
}

/// How many sessions are paused, and how many may be.
final class PauseCount: Sendable {
    private let count = Atomic(0)
    let countMax: Int

    init(countMax: Int) { self.countMax = countMax }

    var now: Int { count.load(ordering: .relaxed) }

    /// Counts one more; false where there are as many as may be.
    func begin() -> Bool {
        guard count.add(1, ordering: .relaxed).newValue <= countMax else {
            count.subtract(1, ordering: .relaxed)
            return false
        }
        return true
    }

    func end() { count.subtract(1, ordering: .relaxed) }
}
