import Synchronization
package import WireFormat

/// Told once how many sessions have been removed, when that is durable.
package typealias RemovalAnswer = @Sendable (Result<Int, SessionError>) -> Void

extension SessionRegistry {
    /// Deletes a session.
    package func delete(_ id: SessionID, answer: @escaping RemovalAnswer) {
        do throws(SessionError) {
            remove([try session(id)], reason: .deleted, answer: answer)
        } catch {
            answer(.failure(error))
        }
    }

    /// Deletes all sessions with a label.
    package func delete(label: SessionDefinition.Label, answer: @escaping RemovalAnswer) {
        do throws(SessionError) {
            let headers = try environment.read { journal throws(JournalError) in
                try journal.headers(label: label, after: 0, limit: .max)
            }
            var found: [Session] = []
            for header in headers {
                do throws(SessionError) {
                    found.append(try session(header.id))
                } catch {
                    // One that ended meanwhile is no longer to be deleted.
                    guard case .notFound = error else { throw error }
                }
            }
            remove(found, reason: .deleted, answer: answer)
        } catch {
            answer(.failure(error))
        }
    }

    /// Ends the sessions that are due; to be called every few seconds.
    ///
    /// - Returns: How many ended.
    @discardableResult
    package func removeExpired() -> Int {
        let due = sessionsInMemory().filter { $0.remainingSeconds <= 0 }
        remove(due, reason: .expired)
        return due.count
    }

    /// Lets go of the models of sessions that nobody has used for a while; they come back by a replay.
    package func evict(idleFor seconds: Double) {
        for session in sessionsInMemory() where session.secondsSinceActivity >= seconds { session.evict() }
    }

    /// Removes sessions from the journal, then from memory.
    func remove(
        _ sessions: [Session], reason: SessionEnd.Reason,
        answer: @escaping RemovalAnswer = { _ in }
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
                answer(session.apply(labels: labels, idleSeconds: idleSeconds))
            }
            switch environment.journal.update(
                id, labels: labels, idleSeconds: idleSeconds, completion: finish)
            {
            case .committed: finish(nil)
            case .failed(let error): finish(error)
            case .pending: break
            }
        } catch {
            answer(.failure(error))
        }
    }
}

extension Session {
    fileprivate func apply(
        labels: [SessionDefinition.Label], idleSeconds: Int
    ) -> Result<SessionSummary, SessionError> {
        setIdleSeconds(idleSeconds)
        state.withLock { $0.labels = labels }
        do throws(SessionError) { return .success(try summary()) } catch { return .failure(error) }
    }
}
