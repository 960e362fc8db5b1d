import Synchronization
package import WireFormat

/// Told once how many sessions have been removed, when that is durable.
package typealias RemovalAnswer = @Sendable (Result<Int, SessionError>) -> Void

extension SessionRegistry {
    /// Deletes a session.
    package func delete(_ id: SessionID, answer: @escaping RemovalAnswer) {
        do throws(SessionError) {
            let session = try session(id)
            // The journal has nothing of it.
            let isAbandoned =
                session.isLaunching && session.paused?.abandon(answer: { _ in answer(.success(1)) }) ?? false
            if isAbandoned { return }
            remove([session.reference], reason: .deleted, answer: answer)
        } catch {
            answer(.failure(error))
        }
    }

    /// Deletes all sessions with a label.
    ///
    /// - Parameter scope: Among whose sessions.
    package func delete(
        label: SessionDefinition.Label, in scope: SessionScope = .everybodys, answer: @escaping RemovalAnswer
    ) {
        do throws(SessionError) {
            let entries = try environment.read { journal throws(JournalError) in
                try journal.entries(label: label, owner: scope.owner, after: 0, limit: .max)
            }
            let live = entries.filter { (remainingSeconds(of: $0)) > 0 }
            remove(live.map(\.reference), reason: .deleted, answer: answer)
        } catch {
            answer(.failure(error))
        }
    }

    /// Seconds until a session ends if nothing happens, whether or not it is in memory.
    func remainingSeconds(of entry: JournalEntry) -> Double {
        sessionInMemory(entry.id)?.remainingSeconds
            ?? entry.deadline - environment.clock.monotonicSeconds()
    }

    /// Removes sessions from the journal, then from memory.
    func remove(
        _ sessions: [OwnedSession], reason: SessionEnd.Reason, answer: @escaping RemovalAnswer = { _ in }
    ) {
        let finish: @Sendable (JournalError?) -> Void = { error in
            if let error { return answer(.failure(SessionError(error))) }
            self.forget(sessions, reason: reason)
            answer(.success(sessions.count))
        }
        guard !sessions.isEmpty else { return finish(nil) }
        environment.journal.delete(sessions.map(\.id), completion: finish).finishIfDone(finish)
    }

    /// Changes a session's labels and time to live.
    package func change(
        _ id: SessionID, _ change: SessionChange,
        answer: @escaping @Sendable (Result<SessionSummary, SessionError>) -> Void
    ) {
        do throws(SessionError) {
            let session = try session(id)
            session.touch()
            let present = try session.summary()
            let labels = change.labels ?? present.labels
            let idleSeconds = change.ttlSeconds ?? session.idleSeconds
            let finish: @Sendable (JournalError?) -> Void = { error in
                if let error { return answer(.failure(SessionError(error))) }
                session.apply(labels: labels, idleSeconds: idleSeconds)
                answer(.success(session.summary(after: present)))
            }
            let deadline = environment.notedDeadline(for: session.deadline, idleSeconds: idleSeconds)
            let stored = JournalChange(
                session: id, labels: labels, idleSeconds: idleSeconds, deadline: deadline)
            environment.journal.update(stored, completion: finish).finishIfDone(finish)
        } catch {
            answer(.failure(error))
        }
    }
}

extension Session {
    fileprivate func apply(labels: [SessionDefinition.Label], idleSeconds: Int) {
        setIdleSeconds(idleSeconds)
        // The journal may have the deadline that follows from the former time to live; it is told again soon.
        setNotedDeadline(0)
        self.labels.withLock { $0 = labels }
    }
}
