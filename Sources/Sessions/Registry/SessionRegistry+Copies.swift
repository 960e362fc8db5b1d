import ControllerHierarchy
import WireFormat

/// Told once about a session made from another one, when it is durable.
package typealias CopyAnswer = @Sendable (Result<Session, SessionError>) -> Void

extension SessionRegistry {
    /// Creates a second session from any point of a session's past, by default from now.
    package func fork(_ session: Session, at version: Int? = nil, answer: @escaping CopyAnswer) {
        do throws(SessionError) {
            let summary = try session.summary()
            let version = version ?? summary.version
            guard (0...summary.version).contains(version) else {
                throw .unknownVersion(version, current: summary.version)
            }
            let history = try session.history()
            let source = try history.header()
            let records = try history.records(through: version)
            try checkQuota()
            let header = newHeader(
                definition: source.definition, launch: source.launch, labels: summary.labels,
                idleSeconds: summary.idleSeconds)
            store(header, records.map(\.withoutKey), answer: answer)
        } catch {
            answer(.failure(error))
        }
    }

    /// Creates a session from an export by carrying everything out again.
    ///
    /// - Throws: `SessionError.replayDiverged` where an operation now causes other events than those
    ///   exported.
    package func `import`(_ document: [UInt8], answer: @escaping CopyAnswer) {
        do throws(SessionError) {
            let (header, records) = try rerun(document)
            store(header, records, answer: answer)
        } catch {
            answer(.failure(error))
        }
    }

    private func rerun(_ document: [UInt8]) throws(SessionError) -> (JournalHeader, [JournalRecord]) {
        let export: SessionExport
        do throws(WireError) {
            export = try SessionExport(document: document, limits: limits.content)
        } catch {
            throw .content(error)
        }
        let definition = try decode(export.definition)
        let (application, launch) = try History.launch(
            definition.application, limits: limits.model, recordsReturnOrder: false)
        guard StableHash.digest(of: launch) == export.launchDigest else { throw .replayDiverged(version: 0) }
        try checkQuota()
        let header = newHeader(
            definition: export.definition, launch: JournalHeader.Launch(launch), labels: definition.labels,
            idleSeconds: definition.ttlSeconds ?? limits.idleSecondsDefault)
        // The rerun has a journal of its own, which only has to know the definition.
        let draft = MemoryJournal()
        _ = draft.create(header) { _ in }
        var core = SessionCore(
            history: History(id: header.id, journal: draft, limits: limits.model),
            exceptions: definition.exceptions,
            launched: application, outcome: launch, eventsInMemoryMax: 0)
        for (index, operation) in export.operations.enumerated() {
            if operation.isReset {
                _ = try core.reset(key: nil)
            } else if let storyboard = operation.storyboard {
                _ = try core.add(storyboard, limits: limits.documents, key: nil)
            } else {
                try core.perform(operation, at: index, limits.content)
            }
            guard core.history.unacknowledged.last?.digest == operation.digest else {
                throw .replayDiverged(version: index + 1)
            }
        }
        return (header, core.history.unacknowledged)
    }

    /// Stores a session with its past; it is read from the journal when it is first asked for, here.
    private func store(_ header: JournalHeader, _ records: [JournalRecord], answer: @escaping CopyAnswer) {
        let finish: @Sendable (JournalError?) -> Void = { error in
            do throws(SessionError) {
                if let error { throw SessionError(error) }
                answer(.success(try self.session(header.id)))
            } catch {
                answer(.failure(error))
            }
        }
        let append: @Sendable (JournalError?) -> Void = { error in
            if error != nil || records.isEmpty { return finish(error) }
            let status = self.environment.journal.append(records, to: header.id) { finish }
            status.finishIfDone(finish)
        }
        environment.journal.create(header, completion: append).finishIfDone(append)
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
