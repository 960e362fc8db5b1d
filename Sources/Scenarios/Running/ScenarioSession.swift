import ControllerHierarchy
import JSONBytes
import Sessions
import Synchronization
import WireFormat

/// A session that a scenario drives: the same as the service's, with a journal in memory.
struct ScenarioSession {
    private let session: Session
    private let budget: RequestBudget?

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
        return (ScenarioSession(session: created.session, budget: budget), created.launch)
    }

    /// Carries out an operation.
    func perform(_ operation: DecodedOperation) throws(Refusal) -> OperationOutcome {
        let answer = Answer<OperationReceipt>()
        session.perform(operation, conditions: RequestConditions(budget: budget)) { answer.give($0) }
        return try answer.value().outcome
    }

    /// Carries out a step of a course.
    func perform(_ action: Course.Action) throws(Refusal) -> OperationOutcome {
        switch action {
        case .operation(let operation): return try perform(operation)
        case .storyboard(let name, let xml):
            let answer = Answer<OperationReceipt>()
            session.addStoryboard(name: name, xml: xml, conditions: RequestConditions(budget: budget)) {
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

    /// What a property answers now.
    func value(of property: Property, of name: String) throws(OperationError) -> Value {
        do throws(SessionError) {
            return try session.read(within: budget) { moment throws(OperationError) in
                try moment.application.value(of: property, of: name)
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

    func give(_ result: Result<Value, SessionError>) {
        self.result.withLock { $0 = result }
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
