import ControllerHierarchy
import WireFormat

/// A session that was made from another one.
package struct CopiedSession: Sendable {
    package let session: Session
    /// Whether an earlier request with the same key made it.
    package let isReplayed: Bool
}

/// Told once about a session made from another one, when it is durable.
package typealias CopyAnswer = @Sendable (Result<CopiedSession, SessionError>) -> Void

extension SessionRegistry {
    /// Creates a second session from any point of a session's past, by default from now.
    ///
    /// - Parameters:
    ///   - key: Makes it safe to repeat: the same key and fingerprint answer with the same session.
    ///   - owner: Who creates it; each may have only so many sessions.
    package func fork(
        _ session: Session, at version: Int? = nil, key: IdempotencyKey? = nil, owner: String? = nil,
        answer: @escaping CopyAnswer
    ) {
        copy(key, owner, answer) { key throws(SessionError) in
            let summary = try session.summary()
            let version = version ?? summary.version
            guard (0...summary.version).contains(version) else {
                throw .unknownVersion(version, current: summary.version)
            }
            let history = try session.history()
            let source = try history.header()
            let records = try history.records(through: version)
            try limits.history.check(records)
            let place = try takePlace(for: owner)
            let header = newHeader(
                definition: source.definition, launch: source.launch, labels: summary.labels,
                idleSeconds: summary.idleSeconds, creationKey: key, owner: owner)
            return (header, records.map(\.withoutKey), place)
        }
    }

    /// Creates a session from an export by carrying everything out again.
    ///
    /// - Parameters:
    ///   - key: Makes it safe to repeat: the same key and fingerprint answer with the same session.
    ///   - owner: Who creates it; each may have only so many sessions.
    ///   - budget: What the request may cost. Events do not count: the session that was exported has caused
    ///     them.
    /// - Throws: `SessionError.replayDiverged` where an operation now causes other events than those
    ///   exported.
    package func `import`(
        _ document: [UInt8], key: IdempotencyKey? = nil, owner: String? = nil, budget: RequestBudget? = nil,
        answer: @escaping CopyAnswer
    ) {
        copy(key, owner, answer) { key throws(SessionError) in try rerun(document, key, owner, budget) }
    }

    /// Makes a session's content and stores it, unless an earlier request with the same key has done so.
    private func copy(
        _ key: IdempotencyKey?, _ owner: String?, _ answer: @escaping CopyAnswer,
        _ make: (IdempotencyKey?) throws(SessionError) -> (JournalHeader, [JournalRecord], SessionPlace)
    ) {
        do throws(SessionError) {
            let key = key?.ofCreation(by: owner)
            if let key, let present = try replayCopy(key) { return answer(.success(present)) }
            let (header, records, place) = try make(key)
            store(header, records, place, answer: answer)
        } catch {
            answer(.failure(error))
        }
    }

    private func replayCopy(_ key: IdempotencyKey) throws(SessionError) -> CopiedSession? {
        guard let header = try header(createdWith: key) else { return nil }
        return CopiedSession(session: try session(header.id), isReplayed: true)
    }

    private func rerun(
        _ document: [UInt8], _ key: IdempotencyKey?, _ owner: String?, _ budget: RequestBudget?
    ) throws(SessionError) -> (JournalHeader, [JournalRecord], SessionPlace) {
        let export: SessionExport
        do throws(WireError) {
            export = try SessionExport(document: document, limits: limits.content)
        } catch {
            throw .content(error)
        }
        var json = export.definition
        let definition = try decode(&json)
        budget?.beginReplay()
        defer { budget?.endReplay() }
        let (application, launch) = try History.launch(
            Boxed(definition.application), limits: limits.model, recordsReturnOrder: false, watching: budget)
        guard StableHash.digest(of: launch) == export.launchDigest else { throw .replayDiverged(version: 0) }
        let place = try takePlace(for: owner)
        let header = newHeader(
            definition: json, launch: JournalHeader.Launch(launch), labels: definition.labels,
            idleSeconds: definition.ttlSeconds ?? limits.idleSecondsDefault, creationKey: key, owner: owner)
        // The rerun has a journal of its own, which only has to know the definition.
        let draft = MemoryJournal()
        _ = draft.create(header) { _ in }
        var core = SessionCore(
            history: History(id: header.id, in: environment, journal: draft),
            exceptions: definition.exceptions,
            launched: application, outcome: launch, eventsInMemoryMax: 0)
        core.history.budget = budget
        for (index, operation) in export.operations.enumerated() {
            if operation.isReset {
                _ = try core.reset(key: nil)
            } else if let document = operation.document {
                _ = try core.add(document, limits: limits.documents, key: nil)
            } else {
                try core.perform(operation, at: index, limits.content)
            }
            guard core.history.unacknowledged.last?.digest == operation.digest else {
                throw .replayDiverged(version: index + 1)
            }
        }
        return (header, core.history.unacknowledged, place)
    }

    /// Stores a session with its past; it is read from the journal when it is first asked for, here.
    private func store(
        _ header: JournalHeader, _ records: [JournalRecord], _ place: SessionPlace,
        answer: @escaping CopyAnswer
    ) {
        let finish: @Sendable (JournalError?) -> Void = { error in
            place.giveBack()
            do throws(SessionError) {
                switch error {
                case nil:
                    answer(.success(CopiedSession(session: try self.session(header.id), isReplayed: false)))
                case .keyTaken:
                    // Another request with the key was faster.
                    guard let key = header.creationKey, let present = try self.replayCopy(key) else {
                        throw .idempotencyInProgress
                    }
                    answer(.success(present))
                case .some(let error): throw SessionError(error)
                }
            } catch {
                answer(.failure(error))
            }
        }
        environment.journal.create(header, with: records, completion: finish).finishIfDone(finish)
    }
}

extension JournalStatus {
    /// Calls a completion that the journal will not call.
    func finishIfDone(_ completion: JournalCompletion) {
        switch self {
        case .committed: completion(nil)
        case .failed(let error): completion(error)
        case .pending: break
        }
    }
}

extension JournalRecord {
    /// The record as another session has it: keys belong to the session that they came to.
    fileprivate var withoutKey: JournalRecord {
        var record = self
        record.key = nil
        return record
    }
}

extension SessionCore {
    /// Carries out an exported operation.
    fileprivate mutating func perform(
        _ operation: SessionExport.ExportedOperation, at index: Int, _ limits: ContentLimits
    ) throws(SessionError) {
        let decoded: DecodedOperation
        do throws(WireError) {
            decoded = try DecodedOperation(json: operation.json, limits: limits)
        } catch {
            let prefix = "/operations/\(index)/operation"
            throw .content(
                WireError(
                    error.code,
                    issues: error.issues.map { .init(pointer: prefix + $0.pointer, detail: $0.detail) }))
        }
        _ = try perform(decoded, key: nil)
    }
}
