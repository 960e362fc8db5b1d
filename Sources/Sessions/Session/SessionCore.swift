import ControllerHierarchy
import InterfaceBuilder
import WireFormat

/// The model of a session at its present version, and how an operation moves it on.
///
/// It is guarded by the session's lock. The application is dropped whenever it may no longer be what the
/// records say, and made again from them when it is needed.
struct SessionCore {
    var history: History
    /// Tells the records of this core from those that others make of the same versions.
    let author = UniqueNumber.next()
    /// The model at `version`; nil until it is needed.
    private(set) var application: Application?
    private(set) var version: Int
    /// The place in the log of the next event, counted from 1.
    private(set) var nextSequence: Int
    /// The newest events.
    private(set) var tail = EventTail()
    /// The bytes of all operations so far; nil until the records have been read.
    private var operationBytes: Int?
    private(set) var isCrashed: Bool
    let exceptions: SessionDefinition.ExceptionMode
    /// How many events are kept in memory.
    private let eventsInMemoryMax: Int32
    /// Who says what the app's own code does in calls that stop; nil where nobody does.
    var appCode: LiveAppCode?

    /// The core of a session that has just been launched.
    init(
        history: History, exceptions: SessionDefinition.ExceptionMode, launched application: Application,
        outcome: OperationOutcome, eventsInMemoryMax: Int
    ) {
        self.eventsInMemoryMax = Int32(eventsInMemoryMax)
        self.history = history
        self.exceptions = exceptions
        self.application = application
        operationBytes = 0
        version = 0
        nextSequence = outcome.events.count + 1
        isCrashed = outcome.outcome == .raised
    }

    /// The core of a session as the journal has it.
    init(history: History, header: JournalHeader, eventsInMemoryMax: Int) throws(SessionError) {
        self.eventsInMemoryMax = Int32(eventsInMemoryMax)
        self.history = history
        exceptions = try history.definition(in: header).exceptions
        application = nil
        version = header.entry.head.version
        nextSequence = header.entry.head.lastSequence + 1
        isCrashed = header.entry.head.isCrashed
    }

    /// The core of a session at an earlier or present version, from its records.
    init(history: History, version: Int) throws(SessionError) {
        let header = try history.header()
        let last = try history.records(through: version).last
        eventsInMemoryMax = 0
        self.history = history
        exceptions = try history.definition(in: header).exceptions
        application = nil
        self.version = version
        let head = JournalEntry.Head(
            launch: header.launch, last: last.map { ($0.version, $0.lastSequence, $0.effect) })
        nextSequence = head.lastSequence + 1
        isCrashed = head.isCrashed
    }

    /// The place in the log of the last event that is durable.
    var durableSequence: Int {
        history.unacknowledged.reduce(nextSequence - 1) { $0 - $1.eventCount }
    }

    /// The model, made again if it was dropped.
    mutating func currentApplication() throws(SessionError) -> Application {
        if let application { return application }
        let records = try records()
        let rebuilt = try history.application(after: records)
        application = rebuilt
        return rebuilt
    }

    /// What led to the present version, from the journal.
    private mutating func records() throws(SessionError) -> [JournalRecord] {
        let records = try history.records(through: version)
        operationBytes = records.operationBytes
        return records
    }

    /// Lets the model go; it costs a replay when it is needed again.
    mutating func dropApplication() {
        application = nil
    }

    /// A moment to which the core can be taken back.
    struct Savepoint {
        let version: Int
        fileprivate let nextSequence: Int
        fileprivate let isCrashed: Bool
        /// How many records the journal may not have at that moment.
        let unacknowledgedCount: Int
    }

    var savepoint: Savepoint {
        Savepoint(
            version: version, nextSequence: nextSequence, isCrashed: isCrashed,
            unacknowledgedCount: history.unacknowledged.count)
    }

    /// Takes back everything since a moment; the model is let go if it has moved on since.
    mutating func restore(_ savepoint: Savepoint) {
        guard version != savepoint.version else { return }
        dropApplication()
        version = savepoint.version
        nextSequence = savepoint.nextSequence
        isCrashed = savepoint.isCrashed
        let undone = history.unacknowledged[savepoint.unacknowledgedCount...]
        operationBytes = operationBytes.map { $0 - undone.operationBytes }
        history.unacknowledged.removeSubrange(savepoint.unacknowledgedCount...)
        tail.removeEvents(from: nextSequence)
    }

    /// Forgets the records behind the core's version, for a core in the past that goes its own way.
    mutating func forgetFuture() {
        history.unacknowledged.removeAll { $0.version > version }
    }

    /// Carries out an operation and takes it into the history as not yet acknowledged.
    mutating func perform(
        _ decoded: DecodedOperation, key: IdempotencyKey?
    ) throws(SessionError) -> OperationReceipt {
        if decoded.operation.kind == .relaunch { return try relaunch(decoded, key: key) }
        if isCrashed { throw .crashed }
        try checkRoom(operations: 1)
        let application = try currentApplication()
        try checkRoom(bytes: decoded.json.count)
        if !application.life.isRunning { throw .operation(.notRunning) }
        if !decoded.misspelt.isEmpty { try checkClasses(of: decoded, in: application) }
        try prepareForPauses(of: decoded.operation, in: application)
        let outcome: OperationOutcome
        do throws(SessionError) {
            outcome = try perform(decoded.operation, in: application)
            try checkAnswer(outcome)
        } catch {
            if application.hasChanged { dropApplication() }
            throw error
        }
        appCode?.end(with: outcome)
        let effect = effect(of: outcome)
        return take(consume outcome, operation: decoded.json, effect: effect, key: key)
    }

    /// Has the model carry out an operation, within what the request and its answer may cost.
    private func perform(
        _ operation: Operation, in application: Application
    ) throws(SessionError) -> OperationOutcome {
        if let budget = history.budget { application.log.supervisor = budget }
        defer { if history.budget != nil { application.log.supervisor = nil } }
        if let appCode { application.appCode = appCode }
        defer { if appCode != nil { application.appCode = nil } }
        do throws(OperationError) {
            var outcome = try application.perform(operation)
            outcome.spellState()
            return consume outcome
        } catch {
            throw SessionError(error.naming(nearestOf: application.controllerLabels))
        }
    }

    /// Refuses classes by names that are nearly those of UIKit's, where the app declares none of that name.
    private func checkClasses(
        of decoded: DecodedOperation, in application: Application
    ) throws(SessionError) {
        let issues = decoded.misspelt.filter { !application.declaresClass(named: $0.name) }.map(\.issue)
        if !issues.isEmpty { throw .content(WireError(.invalidRequest, issues: issues)) }
    }

    /// Refuses an operation whose calls may stop where nobody can say what happens then.
    private func prepareForPauses(
        of operation: Operation, in application: Application
    ) throws(SessionError) {
        if let appCode { return appCode.begin(firstSequence: nextSequence) }
        guard operation.code == nil, operation.kind != .setPauses, application.mayPause(in: operation)
        else { return }
        throw .wouldPause
    }

    /// Refuses an outcome whose answer would be too long, while it can still be taken back.
    private func checkAnswer(_ outcome: OperationOutcome) throws(SessionError) {
        guard history.budget?.answersOutcomes ?? outcome.isLarge else { return }
        let budget = history.budget ?? RequestBudget(history.limits.request)
        do throws(WorkRefusal) {
            try budget.foresee(answerBytes: outcome.resultByteCount)
            try budget.answer(bytes: OutcomeEncoder().byteCount(of: outcome))
        } catch {
            throw .stopped(error)
        }
    }

    /// Launches the app anew, also after a crash; a launch that raises leaves the old run where that is asked
    /// for.
    private mutating func relaunch(
        _ decoded: DecodedOperation, key: IdempotencyKey?
    ) throws(SessionError) -> OperationReceipt {
        try checkRoom(operations: 1)
        let previous = try currentApplication()
        try checkRoom(bytes: decoded.json.count)
        try prepareForPauses(of: decoded.operation, in: previous)
        let next: Application
        let outcome: OperationOutcome
        (next, outcome) = try history.relaunch(
            decoded.operation, after: previous, of: history.definition().application, appCode)
        try checkAnswer(outcome)
        appCode?.end(with: outcome)
        let effect = effect(of: outcome)
        let receipt = take(outcome, operation: decoded.json, effect: effect, key: key)
        if effect != .rolledBack {
            application = next
            isCrashed = effect == .crashed
        }
        return receipt
    }

    /// Refuses operations for which the past has no room; a session that is asleep is not woken for that.
    func checkRoom(operations: Int) throws(SessionError) {
        try history.limits.history.check(operations, behind: version, events: nextSequence - 1)
    }

    /// Refuses operations of so many bytes for which the past has no room, once its records have been read.
    func checkRoom(bytes: Int) throws(SessionError) {
        guard let operationBytes else { return }
        try history.limits.history.check(bytes: bytes, behind: operationBytes)
    }

    /// Gives the app's bundle a storyboard or nib.
    mutating func add(
        _ document: AddedDocument, limits: XMLLimits, key: IdempotencyKey?
    ) throws(SessionError) -> OperationReceipt {
        if isCrashed { throw .crashed }
        try checkRoom(operations: 1)
        let application = try currentApplication()
        let json = document.json
        try checkRoom(bytes: json.count)
        let outcome = try document.add(to: application, limits: limits)
        return take(outcome, operation: json, effect: document.kind.effect, key: key)
    }

    /// Puts the session back to its launch; versions and the log go on.
    mutating func reset(key: IdempotencyKey?) throws(SessionError) -> OperationReceipt {
        try checkRoom(operations: 1)
        // Nothing is put behind records that are not there.
        if application == nil { _ = try records() }
        let json = Array(#"{"op":"reset"}"#.utf8)
        try checkRoom(bytes: json.count)
        let (launched, outcome) = try history.launch(history.header())
        let receipt = take(outcome, operation: json, effect: .reset, key: key)
        application = launched
        isCrashed = outcome.outcome == .raised
        return receipt
    }

    private func effect(of outcome: OperationOutcome) -> JournalRecord.Effect {
        guard outcome.outcome == .raised else { return .applied }
        return exceptions == .rollback ? .rolledBack : .crashed
    }

    private mutating func take(
        _ outcome: consuming OperationOutcome, operation: [UInt8], effect: JournalRecord.Effect,
        key: IdempotencyKey?
    ) -> OperationReceipt {
        version += 1
        let firstSequence = nextSequence
        let eventCount = outcome.events.count
        tail.append(outcome.events, firstSequence: firstSequence, maximum: Int(eventsInMemoryMax))
        nextSequence += eventCount
        operationBytes = operationBytes.map { $0 + operation.count }
        let record = JournalRecord(
            version: version, operation: operation, effect: effect, eventCount: eventCount,
            lastSequence: nextSequence - 1, digest: StableHash.digest(of: outcome), key: key)
        history.unacknowledged.append(consume record)
        if effect == .rolledBack, application?.hasChanged ?? true { dropApplication() }
        if effect == .crashed {
            isCrashed = true
            application?.life.noteCrash()
        }
        return OperationReceipt(outcome: consume outcome, version: version, firstSequence: firstSequence)
    }
}

extension OperationOutcome {
    /// Whether the answer may be long; with fewer events and values it never is.
    var isLarge: Bool { events.count > 64 || resultByteCount > 4_096 }
}
