import ControllerHierarchy
import Dispatch
import Synchronization
package import WireFormat

/// An operation whose calls stop for the app's own code, before it is the session's.
///
/// It is carried out on a copy of the session, on a thread of its own, which waits where a call stops. What
/// the app's own code does there is written down; at the end the session carries the operation out with that,
/// as one that never stopped. Until then the session is as it was: giving the operation up, or the end of the
/// process, leaves nothing behind. docs/decisions/0026-pauses-are-rehearsals.md
package final class Rehearsal: Sendable {
    private let state: Mutex<State>
    /// Signalled for each command.
    private let wake = DispatchSemaphore(value: 0)

    private struct State {
        var commands: [Command] = []
        /// Where it stands; nil while it is on its way.
        var report: PauseReport?
        /// Who waits for its next stop, or its end.
        var waiting: PauseAnswer?
    }

    /// What the thread is told while a call waits.
    enum Command: Sendable {
        case step(AppCodeStep, json: [UInt8])
        case look(@Sendable (SessionMoment) -> Void)
        case abandon
    }

    /// Whether it is the launch of a session that is not there yet.
    let isOfLaunch: Bool
    /// What makes a retry of its request recognisable; nil when none was sent.
    private let key: IdempotencyKey?

    init(ofLaunch isOfLaunch: Bool = false, key: IdempotencyKey? = nil, answer: @escaping PauseAnswer) {
        self.isOfLaunch = isOfLaunch
        self.key = key
        state = Mutex(State(waiting: answer))
    }

    // MARK: For requests

    /// Why a request with that key has to wait: the first one with it is not answered for good.
    package func refusal(ofRetryWith key: IdempotencyKey?) -> SessionError? {
        key.flatMap { self.key?.refusal(ofRetryWith: $0) }
    }

    /// Where it stands; nil while it is on its way.
    package var report: PauseReport? { state.withLock { $0.report } }

    /// Does a step of the app's own code in the call that has stopped.
    ///
    /// - Returns: Whether the call still waits; `answer` is told nothing if not.
    package func perform(_ operation: DecodedOperation, answer: @escaping PauseAnswer) -> Bool {
        let (step, json) = operation.step
        return post(.step(step, json: json), answer)
    }

    /// Runs the superclass's implementation of the method that has stopped.
    package func callSuper(answer: @escaping PauseAnswer) -> Bool {
        post(.step(.callSuper, json: Array(#"{"super":{}}"#.utf8)), answer)
    }

    /// Lets the call return, or raise.
    package func resume(_ resumption: DecodedResumption, answer: @escaping PauseAnswer) -> Bool {
        post(.step(resumption.step, json: resumption.json), answer)
    }

    /// Gives the operation up.
    package func abandon(answer: @escaping PauseAnswer = { _ in }) -> Bool { post(.abandon, answer) }

    private func post(_ command: Command, _ answer: @escaping PauseAnswer) -> Bool {
        let isTaken = state.withLock { state in
            guard state.report != nil else { return false }
            state.report = nil
            state.waiting = answer
            state.commands.append(command)
            return true
        }
        if isTaken { wake.signal() }
        return isTaken
    }

    /// Looks at the moment inside of the call; waits for that as long as looking takes.
    ///
    /// - Returns: nil where no call waits.
    func look<Answer: Sendable>(_ body: @escaping @Sendable (SessionMoment) -> Answer) -> Answer? {
        let found = Mutex<Answer?>(nil)
        let seen = DispatchSemaphore(value: 0)
        let box = Found(found: found, seen: seen)
        let isTaken = state.withLock { state in
            guard state.report != nil else { return false }
            state.commands.append(.look { box.set(body($0)) })
            return true
        }
        guard isTaken else { return nil }
        wake.signal()
        return box.wait()
    }

    /// The place for what somebody sees.
    private final class Found<Answer: Sendable>: Sendable {
        private let found: Mutex<Answer?>
        private let seen: DispatchSemaphore

        init(found: consuming Mutex<Answer?>, seen: DispatchSemaphore) {
            self.found = found
            self.seen = seen
        }

        func set(_ answer: Answer) {
            found.withLock { $0 = answer }
            seen.signal()
        }

        func wait() -> Answer? {
            seen.wait()
            return found.withLock { $0 }
        }
    }

    // MARK: For its thread

    /// Says that a call has stopped, or waits on behind a step that could not be done.
    func stop(_ report: PauseReport, refusing failure: BatchFailure?) {
        let waiting = state.withLock { state -> PauseAnswer? in
            state.report = report
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?(failure.map { .failure($0) } ?? .success(.paused(report)))
    }

    /// The next command; nil when none has come for so long.
    func nextCommand(within seconds: Int) -> Command? {
        let deadline = DispatchTime.now() + .seconds(seconds)
        while true {
            let isSignalled = wake.wait(timeout: deadline) == .success
            let (command, isDue) = state.withLock { state -> (Command?, Bool) in
                if !state.commands.isEmpty { return (state.commands.removeFirst(), false) }
                // The signal of a command that came at the last moment, and was taken without it.
                if isSignalled { return (nil, false) }
                // Whoever comes later finds nothing that waits.
                state.report = nil
                return (nil, true)
            }
            if command != nil || isDue { return command }
        }
    }

    /// Ends it; returns who waits for what came of it.
    func end() -> PauseAnswer? {
        let (waiting, left) = state.withLock { state in
            defer { (state.report, state.waiting, state.commands) = (nil, nil, []) }
            return (state.waiting, state.commands)
        }
        precondition(left.isEmpty, "nobody is let in while no call waits")
        return waiting
    }
}
