import ControllerHierarchy
import Synchronization
import WireFormat

/// Launches in which calls stop for the app's own code, before there is a session.
extension SessionRegistry {
    /// Creates a session whose launch may stop.
    ///
    /// Until its launch has come to its end the session is in memory alone, and takes no requests but those
    /// that carry the token of the call that waits. It has its place among the sessions from the start.
    /// Giving the launch up leaves nothing.
    ///
    /// - Parameters:
    ///   - key: Makes the creation safe to repeat: the same key and fingerprint answer with the same session.
    ///   - owner: Who creates it; each may have only so many sessions.
    ///   - start: Starts a thread; false where the system has none left.
    ///   - answer: Told with the session where the launch has stopped, or what came of it; nil where there
    ///     is none.
    package func createPausing(
        definition json: [UInt8], key: IdempotencyKey?, owner: String?,
        on start: (@escaping @Sendable () -> Void) -> Bool,
        answer: @escaping @Sendable (Result<PauseOutcome, BatchFailure>, Session?) -> Void
    ) {
        do throws(SessionError) {
            let key = key?.ofCreation(by: owner)
            if let key, let present = try replayCreation(key, nil) {
                return answer(.success(.launched(present, told: 0)), present.session)
            }
            var json = json
            let definition = try decode(&json)
            let place = try takePlace(for: owner)
            let header = newHeader(
                definition: json, launch: JournalHeader.Launch(digest: 0, eventCount: 0, isCrashed: false),
                labels: definition.labels, idleSeconds: definition.ttlSeconds ?? limits.idleSecondsDefault,
                creationKey: key, owner: owner)
            let session = try Session(launching: header, environment)
            let rehearsal = Rehearsal(ofLaunch: true) { answer($0, session) }
            if let key { try environment.launchingKeys.begin(key) }
            add(session)
            let refusal = session.begin(rehearsal, on: start) {
                self.run(rehearsal, of: session, definition.application, header, place)
            }
            guard let refusal else { return }
            environment.launchingKeys.end(key)
            drop(session)
            place.giveBack()
            throw refusal
        } catch {
            answer(.failure(BatchFailure(error)), nil)
        }
    }

    /// The work of the rehearsal's thread.
    private func run(
        _ rehearsal: Rehearsal, of session: Session, _ definition: ApplicationDefinition,
        _ header: JournalHeader, _ place: SessionPlace
    ) {
        session.isPaused.store(true, ordering: .releasing)
        do throws(SessionError) {
            let code = LiveAppCode(rehearsal, version: 0, secondsMax: limits.pauseSecondsMax)
            guard try stepThrough(definition, code) else {
                discard(session, header, place)
                return session.finish(rehearsal)(.success(.abandoned))
            }
            let json = SessionDefinition.json(header.definition, with: code.steps[0].map(\.json))
            try store(json, of: session, header, place, rehearsal, told: code.told)
        } catch {
            discard(session, header, place)
            session.finish(rehearsal)(.failure(BatchFailure(error)))
        }
    }

    /// Launches the app until that comes to its end; anew behind a step that could not be done.
    ///
    /// - Returns: Whether it has; false when it was given up.
    private func stepThrough(
        _ definition: ApplicationDefinition, _ code: LiveAppCode
    ) throws(SessionError) -> Bool {
        while true {
            do throws(SessionError) {
                code.begin(firstSequence: 1)
                _ = try History.launch(
                    Boxed(definition), limits: limits.model, recordsReturnOrder: false, watching: nil, code)
            } catch {
                if code.isAbandoned { return false }
                if !code.isRefused { throw error }
            }
            if !code.isRefused { return true }
            code.beginAgain()
        }
    }

    /// Launches the app as one that never stopped, and gives the session to the journal.
    private func store(
        _ json: [UInt8], of session: Session, _ header: JournalHeader, _ place: SessionPlace,
        _ rehearsal: Rehearsal, told: Int
    ) throws(SessionError) {
        var json = json
        let definition = try SessionDefinition.reading(&json, limits: .unlimited, documents: limits.documents)
        let (application, launch) = try History.launch(
            Boxed(definition.application), limits: limits.model, recordsReturnOrder: false, watching: nil)
        try checkAnswer(launch, nil)
        let device = application.device
        let header = JournalHeader(
            entry: header.entry, definition: json, launch: JournalHeader.Launch(launch),
            creationKey: header.creationKey)
        let finish: @Sendable (JournalError?) -> Void = { error in
            guard let error else {
                place.giveBack()
                self.environment.launchingKeys.end(header.creationKey)
                session.noteLaunched()
                let created = CreatedSession(
                    session: session, launch: launch, device: device, isReplayed: false)
                return session.finish(rehearsal)(.success(.launched(created, told: told)))
            }
            self.discard(session, header, place)
            session.finish(rehearsal)(.failure(BatchFailure(SessionError(error))))
        }
        environment.journal.create(header, completion: finish).finishIfDone(finish)
    }

    /// Takes a session away of which nothing is in the journal.
    private func discard(_ session: Session, _ header: JournalHeader, _ place: SessionPlace) {
        place.giveBack()
        environment.launchingKeys.end(header.creationKey)
        session.noteEnd()
        drop(session)
    }
}

extension Session {
    /// A session of which the journal has nothing yet.
    fileprivate convenience init(
        launching header: JournalHeader, _ environment: SessionEnvironment
    ) throws(SessionError) {
        let core = try SessionCore(
            history: History(id: header.id, in: environment), header: header,
            eventsInMemoryMax: environment.limits.eventsInMemoryMax)
        self.init(
            header: header, core: core, environment: environment, keys: KeyTable(),
            notedDeadline: header.entry.deadline)
    }

    /// The journal has the session now; it is read from there.
    fileprivate func noteLaunched() { withStateWaiting { $0.isStale = true } }

    /// Whether the session is there only when its launch has come to its end.
    var isLaunching: Bool { paused?.isOfLaunch ?? false }
}
