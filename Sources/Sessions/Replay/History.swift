import ControllerHierarchy
import InterfaceBuilder
import JSONBytes
import WireFormat

/// What a session is made from, and how an application at any of its versions is made again.
struct History: Sendable {
    let id: SessionID
    let journal: any Journal
    private let environment: SessionEnvironment
    /// Whether applications record the order in which calls return.
    var recordsReturnOrder = false
    /// Records that the journal may not have yet, in order.
    var unacknowledged: [JournalRecord] = []
    /// What the request at work may cost; nil while there is none, and for an operation by itself.
    var budget: RequestBudget?

    /// - Parameter journal: Where the records are, if not where all sessions' are.
    init(id: SessionID, in environment: SessionEnvironment, journal: (any Journal)? = nil) {
        self.id = id
        self.environment = environment
        self.journal = journal ?? environment.journal
    }

    var limits: SessionLimits { environment.limits }

    /// The definition, as it was sent when the session was created.
    func definition() throws(SessionError) -> SessionDefinition {
        try definition(in: header())
    }

    func header() throws(SessionError) -> JournalHeader {
        if let header = try environment.read({ _ throws(JournalError) in try journal.header(of: id) }) {
            return header
        }
        // What leads to a session may be damaged as well as the session.
        if case .damaged(let what)? = journal.trouble {
            throw .storeDamaged("\(what); whether there was such a session cannot be said")
        }
        throw .notFound(nil)
    }

    /// The records up to a version, those that the journal lacks included.
    func records(through version: Int) throws(SessionError) -> [JournalRecord] {
        guard version > 0 else { return [] }
        return try records(1...version)
    }

    /// The records of these versions, those that the journal lacks included.
    func records(_ versions: ClosedRange<Int>) throws(SessionError) -> [JournalRecord] {
        var records = try environment.read { _ throws(JournalError) in
            try journal.records(of: id, versions: versions)
        }
        let first = versions.lowerBound
        for record in unacknowledged
        where record.version == first + records.count && record.version <= versions.upperBound {
            records.append(record)
        }
        guard records.count == versions.count,
            records.indices.allSatisfy({ records[$0].version == first + $0 })
        else {
            throw damaged("records of a session are missing")
        }
        return records
    }

    /// An application that has gone through everything up to a version.
    func application(at version: Int) throws(SessionError) -> Application {
        try application(after: records(through: version))
    }

    /// An application that has gone through all of a session's records.
    func application(after records: [JournalRecord]) throws(SessionError) -> Application {
        let header = try header()
        let definition = try definition(in: header).application
        let start = records.lastIndex { $0.effect == .reset }.map { $0 + 1 } ?? 0
        var (application, _) = try launch(definition, as: header.launch)
        for record in records[start...] where record.effect.isReplayed {
            _ = try perform(record, in: &application, of: definition)
        }
        return application
    }

    /// Launches the app anew and compares what it causes with what it caused when the session was created.
    func launch(_ header: JournalHeader) throws(SessionError) -> (Application, OperationOutcome) {
        try launch(definition(in: header).application, as: header.launch)
    }

    /// The same with a definition that has been read.
    func launch(
        _ definition: ApplicationDefinition, as launch: JournalHeader.Launch
    ) throws(SessionError) -> (Application, OperationOutcome) {
        budget?.beginReplay()
        defer { budget?.endReplay() }
        let launched = try History.launch(
            Boxed(definition), limits: limits.model, recordsReturnOrder: recordsReturnOrder, watching: budget)
        guard StableHash.digest(of: launched.1) == launch.digest else {
            throw .replayDiverged(version: 0)
        }
        return launched
    }

    /// Runs a recorded operation again and compares what it causes with what it caused at first.
    ///
    /// - Parameter application: Another one afterwards, if the operation launched the app anew.
    func perform(
        _ record: JournalRecord, in application: inout Application, of definition: ApplicationDefinition
    ) throws(SessionError) -> OperationOutcome {
        var outcome: OperationOutcome
        if record.effect.addsDocument { return try add(record, to: application) }
        budget?.beginReplay()
        defer { budget?.endReplay() }
        let operation = try operation(of: record)
        do throws(SessionError) {
            if operation.kind == .relaunch {
                (application, outcome) = try relaunch(operation, after: application, of: definition)
            } else {
                application.log.supervisor = budget
                defer { application.log.supervisor = nil }
                do throws(OperationError) { outcome = try application.perform(operation) } catch {
                    throw SessionError(error)
                }
            }
        } catch {
            if case .operation = error { throw .replayDiverged(version: record.version) }
            throw error
        }
        outcome.spellState()
        if record.effect == .crashed { application.life.noteCrash() }
        guard outcome.events.count == record.eventCount, StableHash.digest(of: outcome) == record.digest
        else {
            throw .replayDiverged(version: record.version)
        }
        return outcome
    }

    /// Launches the app once more, as a new run after another one.
    func relaunch(
        _ operation: Operation, after application: Application, of definition: ApplicationDefinition,
        _ appCode: LiveAppCode? = nil
    ) throws(SessionError) -> (Application, OperationOutcome) {
        var app = definition
        app.storyboards = application.storyboards
        app.nibs = application.nibs
        do throws(OperationError) {
            let relaunched = try application.relaunched(by: operation, from: app) {
                definition, previous throws(OperationError) in
                let next = try Application(
                    definition: definition, limits: limits.model, prepare: Identity.wirePreparation,
                    after: previous)
                next.log.recordsReturnOrder = recordsReturnOrder
                next.log.supervisor = budget
                next.appCode = appCode
                return next
            }
            relaunched.0.log.supervisor = nil
            relaunched.0.appCode = nil
            return relaunched
        } catch {
            throw SessionError(error)
        }
    }

    /// Adds a recorded document to the app's bundle again.
    private func add(
        _ record: JournalRecord, to application: Application
    ) throws(SessionError) -> OperationOutcome {
        guard let document = AddedDocument(json: record.operation) else {
            throw record.isReadable ? .replayDiverged(version: record.version) : unreadable("an operation")
        }
        do throws(SessionError) { return try document.add(to: application, limits: .unlimited) } catch {
            if error.isStop { throw error }
            throw .replayDiverged(version: record.version)
        }
    }

    /// Creates and launches an app, with what an earlier launch of it has made.
    static func launch(
        _ definition: Boxed<ApplicationDefinition>, limits: ModelLimits, recordsReturnOrder: Bool,
        watching supervisor: (any WorkSupervisor)?, _ appCode: (any AppCode)? = nil,
        sharing parts: LaunchParts? = nil
    ) throws(SessionError) -> (Application, OperationOutcome) {
        do throws(OperationError) {
            let application = try Application(
                definition: definition, limits: limits, prepare: Identity.wirePreparation, sharing: parts)
            application.log.recordsReturnOrder = recordsReturnOrder
            application.log.supervisor = supervisor
            defer { application.log.supervisor = nil }
            application.appCode = appCode
            defer { application.appCode = nil }
            return (application, try application.launch())
        } catch {
            throw SessionError(error)
        }
    }

    private func operation(of record: JournalRecord) throws(SessionError) -> Operation {
        do throws(WireError) {
            return try DecodedOperation(json: record.operation, limits: .unlimited).operation
        } catch {
            throw record.isReadable ? .replayDiverged(version: record.version) : unreadable("an operation")
        }
    }

    func definition(in header: JournalHeader) throws(SessionError) -> SessionDefinition {
        if header.definition.count > ServingThread.bytesMax, ServingThread.isCurrent {
            throw .stopped(.postponed)
        }
        do throws(SessionError) {
            var json = header.definition
            return try SessionDefinition.reading(&json, limits: .unlimited, documents: .unlimited)
        } catch {
            if error.isStop { throw error }
            throw header.isReadable ? .replayDiverged(version: 0) : unreadable("a definition")
        }
    }

    // MARK: Damage

    /// What was written was JSON; what is JSON, and means nothing to this program, is of another one.
    private func unreadable(_ part: String) -> SessionError { damaged("\(part) of a session is no JSON") }

    private func damaged(_ what: String) -> SessionError {
        journal.noteDamage(what)
        return .storeDamaged(what)
    }
}

extension JournalHeader {
    /// Whether the definition is JSON, as it was when it was stored.
    package var isReadable: Bool { definition.isEmpty || definition.isJSON }
}

extension JournalRecord {
    /// Whether the operation is JSON, as it was when it was stored.
    package var isReadable: Bool { operation.isJSON }
}

extension [UInt8] {
    fileprivate var isJSON: Bool {
        (try? JSONDocument(parsing: self, limits: ContentLimits.unlimited.json)) != nil
    }
}

extension JournalRecord.Effect {
    /// Whether a replay runs the operation.
    var isReplayed: Bool { self == .applied || self == .crashed || addsDocument }
}

extension ContentLimits {
    /// For content that was accepted once, under whatever limits held then.
    static let unlimited = {
        var limits = ContentLimits()
        limits.json = JSONLimits(
            depthMax: 512, stringBytesMax: .max, valuesMax: .max, documentBytesMax: 1 << 27,
            numberBytesMax: .max)
        (limits.textBytesMax, limits.nameBytesMax) = (.max, .max)
        limits.holdsFields = false
        limits.classesMax = .max
        limits.documentTextBytesMax = .max
        limits.ttlSecondsMax = .max
        limits.labelsMax = .max
        limits.operationsMax = .max
        limits.operationsPerBatchMax = .max
        return limits
    }()
}

extension XMLLimits {
    /// For documents that were accepted once, under whatever limits held then.
    static let unlimited = {
        var limits = XMLLimits()
        limits.documentBytesMax = 1 << 27
        limits.nameBytesMax = .max
        limits.elementsMax = .max
        limits.attributesMax = .max
        limits.depthMax = .max
        return limits
    }()
}

extension SessionError {
    /// The error for what the model could not do.
    init(_ error: OperationError) {
        if case .stopped(let refusal) = error { self = .stopped(refusal) } else { self = .operation(error) }
    }

    /// The error for what a journal could not do.
    init(_ error: JournalError) {
        switch error {
        case .conflict: self = .versionConflict
        case .keyTaken: self = .idempotencyInProgress
        case .unknownSession: self = .notFound(nil)
        case .full: self = .storageFull
        case .unavailable(let reason): self = .storageUnavailable(reason)
        case .unknown(let reason): self = .outcomeUnknown(reason)
        case .damaged(let reason): self = .storeDamaged(reason)
        }
    }
}
