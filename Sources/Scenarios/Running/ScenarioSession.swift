import ControllerHierarchy
import Dispatch
import JSONBytes
import Sessions
import Synchronization
import WireFormat

/// A session that a scenario drives: the same as the service's, with a journal in memory.
struct ScenarioSession {
    private let session: Session
    private let budget: RequestBudget?
    /// Does the scripts from outside; nil where they are scripts.
    private let client: ScriptClient?

    /// Creates the session and launches its app.
    static func launch(
        definition: [UInt8], recordsReturnOrder: Bool, limits: SessionLimits, within budget: RequestBudget?
    ) throws(Refusal) -> (session: ScenarioSession, outcome: OperationOutcome) {
        let registry = SessionRegistry(journal: MemoryJournal(), limits: limits)
        let answer = Answer<CreatedSession>()
        registry.create(definition: definition, budget: budget, recordsReturnOrder: recordsReturnOrder) {
            answer.give($0)
        }
        let created = try answer.value()
        return (ScenarioSession(session: created.session, budget: budget, client: nil), created.launch)
    }

    /// Carries out an operation.
    func perform(_ operation: DecodedOperation) throws(Refusal) -> OperationOutcome {
        if let client { return try perform(operation, with: client) }
        let answer = Answer<OperationReceipt>()
        session.perform(operation, conditions: RequestConditions(budget: budget)) { answer.give($0) }
        return try answer.value().outcome
    }

    // MARK: Calls that stop

    /// Creates the session and launches its app, whose scripts a client does in calls that stop.
    static func launch(
        with client: ScriptClient, limits: SessionLimits
    ) throws(Refusal) -> (session: ScenarioSession, outcome: OperationOutcome) {
        let registry = SessionRegistry(journal: MemoryJournal(), limits: limits)
        let launching = Mutex<Session?>(nil)
        let stopped = try stop { answer in
            registry.createPausing(definition: client.definition, key: nil, owner: nil, on: start) {
                result, session in
                if let session { launching.withLock { $0 = session } }
                answer(result)
            }
        }
        guard let session = launching.withLock({ $0 }) else { throw Refusal(detail: "there is no session") }
        let waiting = ScenarioSession(session: session, budget: nil, client: client)
        guard case .launched(let created, _) = try waiting.goOn(from: stopped, client) else {
            throw Refusal(detail: "the launch was given up")
        }
        return (ScenarioSession(session: created.session, budget: nil, client: client), created.launch)
    }

    private func perform(
        _ operation: DecodedOperation, with client: ScriptClient
    ) throws(Refusal) -> OperationOutcome {
        let stopped = try Self.stop {
            session.rehearse(operation, RequestConditions(), on: Self.start, answer: $0)
        }
        guard case .finished(let receipt, _, _) = try goOn(from: stopped, client) else {
            throw Refusal(detail: "the operation was given up")
        }
        return receipt.outcome
    }

    /// Does what is to be done in each call that stops, until the end.
    private func goOn(
        from stopped: PauseOutcome, _ client: ScriptClient
    ) throws(Refusal) -> PauseOutcome {
        var outcome = stopped
        // What is still to be done in each of the calls that wait, the outermost first.
        var waiting: [ArraySlice<DecodedOperation>] = []
        while case .paused(let report) = outcome, let rehearsal = session.paused {
            let depth = report.pause.depth
            if waiting.count < depth {
                let isRestored = try? session.read { $0.application.isRestored }
                let operations = client.operations(in: report.pause.event, isRestored: isRestored ?? false)
                waiting.append(operations[...])
            }
            if let operation = waiting[depth - 1].popFirst() {
                outcome = try Self.stop { _ = rehearsal.perform(operation, answer: $0) }
            } else {
                waiting.removeLast(waiting.count - depth + 1)
                outcome = try Self.stop {
                    _ = session.resume(.ofTheClass, at: report, in: rehearsal, answer: $0)
                }
            }
        }
        return outcome
    }

    /// Waits for the next stop, or the end.
    private static func stop(_ begin: (@escaping PauseAnswer) -> Void) throws(Refusal) -> PauseOutcome {
        let answer = Answer<PauseOutcome>()
        begin { answer.give($0.mapError(\.error)) }
        return try answer.awaitedValue()
    }

    /// Starts a thread.
    private static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        DispatchQueue.global().async(execute: body)
        return true
    }

    // MARK: Courses

    /// Carries out a step of a course.
    func perform(_ action: Course.Action) throws(Refusal) -> OperationOutcome {
        switch action {
        case .operation(let operation): return try perform(operation)
        case .document(let document):
            let answer = Answer<OperationReceipt>()
            session.add(document, conditions: RequestConditions(budget: budget)) {
                answer.give($0)
            }
            return try answer.value().outcome
        }
    }

    /// The label of the live controller with that label or id; nil if there is none.
    func label(of name: String) -> String? {
        try? session.read { moment throws(OperationError) in try moment.application.identity(of: name).label }
    }

    /// The controllers as they are now, as `_printHierarchy` shows them.
    func tree(as text: HierarchyText) -> String {
        let written = try? session.read { moment in
            var writer = JSONWriter(capacity: 1_024)
            text.write(moment.application.hierarchy(), to: &writer)
            return writer.string()
        }
        return written ?? ""
    }

    /// What there is to see now; nil where nothing can be read.
    func read<Answer: Sendable>(
        _ body: @escaping @Sendable (SessionMoment) throws(OperationError) -> Answer
    ) -> Answer? {
        try? session.read(body)
    }

    /// What a property answers now.
    func value(of property: Property, of name: String) throws(OperationError) -> Value {
        try read { application throws(OperationError) in try application.value(of: property, of: name) }
    }

    /// Whether a controller is the first responder, or that text in its view is.
    func isFirstResponder(_ name: String, text: String?) throws(OperationError) -> Bool {
        try read { application throws(OperationError) in
            try application.isFirstResponder(name, text: text)
        }
    }

    /// What the user can tap now, by what a person calls it, else by its identifier.
    func controls(of name: String) throws(OperationError) -> [String] {
        try read { application throws(OperationError) in
            try application.sceneOutline(of: name).controls.map { $0.label ?? $0.objectID }
        }
    }

    private func read<Answer: Sendable>(
        _ question: @escaping @Sendable (Application) throws(OperationError) -> Answer
    ) throws(OperationError) -> Answer {
        do throws(SessionError) {
            return try session.read(within: budget) { moment throws(OperationError) in
                try question(moment.application)
            }
        } catch {
            if case .operation(let error) = error { throw error }
            throw .notApplicable(Refusal(error).detail)
        }
    }
}

extension SessionLimits {
    /// The limits of sessions whose log nobody asks for.
    var ofRuns: SessionLimits {
        var limits = self
        limits.eventsInMemoryMax = 0
        return limits
    }
}

/// The answer of a session whose journal never takes its time.
private final class Answer<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, SessionError>?>(nil)
    private let given = DispatchSemaphore(value: 0)

    func give(_ result: Result<Value, SessionError>) {
        self.result.withLock { $0 = result }
        given.signal()
    }

    /// The answer of a thread that comes to its next stop.
    func awaitedValue() throws(Refusal) -> Value {
        given.wait()
        return try value()
    }

    func value() throws(Refusal) -> Value {
        switch result.withLock({ $0 }) {
        case .success(let value): return value
        case .failure(let error): throw Refusal(error)
        case nil: throw Refusal(detail: "the journal in memory did not answer at once")
        }
    }
}

extension Refusal {
    /// Why a session refused.
    init(_ error: SessionError) {
        switch error {
        case .operation(let error): self.init(error)
        case .content(let error):
            self.init(detail: error.detail)
            isNotModelled = error.code == .notModelled
        case .stopped(let refusal): self.init(OperationError.stopped(refusal))
        case .crashed:
            self.init(detail: "an exception has ended the app; `exceptions: rollback` lets it live on")
        case .quotaExceeded(let what): self.init(detail: "too many \(what)")
        case .replayDiverged(let version):
            self.init(
                detail: "operation \(version) caused other events when it was run again; this is a defect")
        default: self.init(detail: "the session refused: \(error)")
        }
    }
}
