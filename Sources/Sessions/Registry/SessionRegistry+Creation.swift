package import ControllerHierarchy
import WireFormat

/// A session that has been created, and what its launch caused.
package struct CreatedSession: Sendable {
    package let session: Session
    package let launch: OperationOutcome
    /// What the app runs on.
    package let device: Device
    /// Whether an earlier request with the same key created it.
    package let isReplayed: Bool
    /// What is known of its definition; nil where that is new.
    package var known: KnownDefinition?
}

/// Told once what came of a creation, when it is durable.
package typealias CreationAnswer = @Sendable (Result<CreatedSession, SessionError>) -> Void

extension SessionRegistry {
    /// Creates a session from the JSON of its definition and launches its app.
    ///
    /// - Parameters:
    ///   - key: Makes the creation safe to repeat: the same key and fingerprint answer with the same session.
    ///   - owner: Who creates it; each may have only so many sessions.
    ///   - budget: What the request may cost; without one, what an operation by itself may.
    ///   - recordsReturnOrder: Whether outcomes tell the order in which calls return; the journal does not
    ///     keep it.
    ///   - answer: Told `SessionError.wouldPause` where a call of the launch stops.
    package func create(
        definition json: [UInt8], key: IdempotencyKey? = nil, owner: String? = nil,
        budget: RequestBudget? = nil, recordsReturnOrder: Bool = false, answer: @escaping CreationAnswer
    ) {
        do throws(SessionError) {
            let key = key?.ofCreation(by: owner)
            if let key, let present = try replayCreation(key, budget) { return answer(.success(present)) }
            let prepared = try prepare(
                json, key: key, owner: owner, budget, recordsReturnOrder: recordsReturnOrder)
            store(prepared.header, prepared.created, prepared.place, key: key, answer: answer)
        } catch {
            answer(.failure(error))
        }
    }

    /// Starts a session with an app that is launched and a header that is not stored yet.
    private func prepare(
        _ json: [UInt8], key: IdempotencyKey?, owner: String?, _ budget: RequestBudget?,
        recordsReturnOrder: Bool
    ) throws(SessionError) -> (header: JournalHeader, created: CreatedSession, place: SessionPlace) {
        let table = KnownOperations.ofThread.definitions
        var (json, hash) = (json, KnownDefinitions.hash(of: json))
        var known = table.find(json, hash, of: environment.number)
        // Behind a reference, as each copy would count up a dozen.
        let definition: Boxed<SessionDefinition>
        if let known {
            definition = known.definition
        } else {
            definition = Boxed(try decode(&json))
            // The bytes may be others now.
            hash = KnownDefinitions.hash(of: json)
        }
        let place = try takePlace(for: owner)
        let boxed = known?.application ?? Boxed(definition.content.application)
        let (application, launch) = try launch(boxed, budget, recordsReturnOrder, sharing: known?.parts)
        assert(known == nil || known?.launch == JournalHeader.Launch(launch))
        if known == nil {
            known = table.note(json, hash, of: environment.number) {
                KnownDefinition(json, definition, boxed, application, launch)
            }
        }
        try checkAnswer(launch, budget, bytes: known?.answerBytes)
        let header = newHeader(
            definition: known?.json ?? json, launch: known?.launch ?? JournalHeader.Launch(launch),
            labels: definition.content.labels,
            idleSeconds: definition.content.ttlSeconds ?? limits.idleSecondsDefault, creationKey: key,
            owner: owner)
        let device = application.device
        var history = History(id: header.id, in: environment)
        history.recordsReturnOrder = recordsReturnOrder
        // What is handed on as it is made is not copied, with all that it refers to.
        let session = Session(
            header: header,
            core: SessionCore(
                history: consume history, exceptions: definition.content.exceptions, launched: application,
                outcome: launch, eventsInMemoryMax: limits.eventsInMemoryMax),
            environment: environment, keys: KeyTable(), notedDeadline: header.entry.deadline)
        let created = CreatedSession(
            session: session, launch: consume launch, device: device, isReplayed: false, known: known)
        return (consume header, consume created, place)
    }

    /// Launches the app.
    ///
    /// - Throws: `SessionError.wouldPause` where a call of the launch stops.
    private func launch(
        _ definition: Boxed<ApplicationDefinition>, _ budget: RequestBudget?, _ recordsReturnOrder: Bool,
        sharing parts: LaunchParts?
    ) throws(SessionError) -> (Application, OperationOutcome) {
        let canPause = !definition.content.pauses.isEmpty
        let lookout = canPause && definition.content.code == nil ? PauseLookout() : nil
        do throws(SessionError) {
            return try History.launch(
                definition, limits: limits.model, recordsReturnOrder: recordsReturnOrder, watching: budget,
                lookout, sharing: parts)
        } catch {
            throw lookout?.hasSeen ?? false ? .wouldPause : error
        }
    }

    /// Refuses a launch whose answer would be too long, before anything is stored.
    ///
    /// - Parameter bytes: How long it would be; nil where that is to be found out.
    func checkAnswer(
        _ launch: OperationOutcome, _ budget: RequestBudget?, bytes: Int? = nil
    ) throws(SessionError) {
        guard budget?.answersOutcomes ?? launch.isLarge else { return }
        let budget = budget ?? RequestBudget(limits.request)
        do throws(WorkRefusal) {
            try budget.answer(bytes: bytes ?? OutcomeEncoder().byteCount(of: launch))
        } catch {
            throw .stopped(error)
        }
    }

    /// The header of a session that begins now.
    func newHeader(
        definition: [UInt8], launch: JournalHeader.Launch, labels: [SessionDefinition.Label],
        idleSeconds: Int, creationKey: IdempotencyKey? = nil, owner: String? = nil
    ) -> JournalHeader {
        let now = environment.clock.monotonicSeconds()
        let deadline = environment.deadline(
            createdSeconds: now, idleSeconds: idleSeconds, lastActivity: now)
        let entry = JournalEntry(
            id: .random(), labels: labels, idleSeconds: idleSeconds,
            createdMilliseconds: environment.clock.wallMilliseconds(), createdSeconds: now,
            deadline: environment.notedDeadline(for: deadline, idleSeconds: idleSeconds), owner: owner)
        return JournalHeader(entry: entry, definition: definition, launch: launch, creationKey: creationKey)
    }

    /// Reads a definition, and puts the format's own spelling in the place of UIKit's.
    func decode(_ json: inout [UInt8]) throws(SessionError) -> SessionDefinition {
        try SessionDefinition.reading(&json, limits: limits.content, documents: limits.documents)
    }

    private func store(
        _ header: JournalHeader, _ created: CreatedSession, _ place: SessionPlace, key: IdempotencyKey?,
        answer: @escaping CreationAnswer
    ) {
        let finish: @Sendable (JournalError?) -> Void = { error in
            place.giveBack()
            do throws(SessionError) {
                switch error {
                case nil:
                    self.add(created.session)
                    answer(.success(created))
                case .keyTaken:
                    // Another request with the key was faster.
                    guard let key, let present = try self.replayCreation(key, nil) else {
                        throw .idempotencyInProgress
                    }
                    answer(.success(present))
                case .some(let error): throw SessionError(error)
                }
            } catch {
                answer(.failure(error))
            }
        }
        environment.journal.create(header, completion: finish).finishIfDone(finish)
    }

    /// The session that an earlier request with the same key created; nil if there is none.
    func header(createdWith key: IdempotencyKey) throws(SessionError) -> JournalHeader? {
        if let refusal = environment.launchingKeys.refusal(ofRetryWith: key) { throw refusal }
        let header = try environment.read { journal throws(JournalError) in
            try journal.session(createdWith: key.text)
        }
        guard let header else { return nil }
        guard header.creationKey?.fingerprint == key.fingerprint else { throw .idempotencyKeyReused }
        return header
    }

    /// The same, with its launch done again.
    func replayCreation(
        _ key: IdempotencyKey, _ budget: RequestBudget?
    ) throws(SessionError) -> CreatedSession? {
        guard let header = try header(createdWith: key) else { return nil }
        let session = try session(header.id)
        let (application, launch) = try session.history(budget).launch(header)
        return CreatedSession(
            session: session, launch: launch, device: application.device, isReplayed: true)
    }
}

extension JournalHeader.Launch {
    /// What is kept of a launch's outcome.
    init(_ outcome: OperationOutcome) {
        self.init(
            digest: StableHash.digest(of: outcome), eventCount: outcome.events.count,
            isCrashed: outcome.outcome == .raised)
    }
}

extension IdempotencyKey {
    /// The key among all keys that make sessions: nobody meets the keys of others.
    ///
    /// A key has no space in it, so the last one ends the name.
    func ofCreation(by owner: String?) -> IdempotencyKey {
        guard let owner else { return self }
        return IdempotencyKey(text: "\(owner) \(text)", fingerprint: fingerprint)
    }
}
