/// What other processes do to a shared journal.
extension SessionRegistry {
    /// What is wrong with the store; nil while all is well, as far as is known.
    package var trouble: SessionError? { environment.journal.trouble.map { SessionError($0) } }

    /// Takes note of another process's changes.
    ///
    /// - Parameter news: Nil when something may have been missed.
    func hear(_ news: [JournalNews]?) {
        guard let news else { return lookAround() }
        for one in news {
            switch one {
            case .version(let session, let version): watchers.tell(session, .version(version))
            case .ended(let session): forgetDeleted(session)
            }
        }
    }

    /// Looks for itself at the sessions that somebody follows.
    private func lookAround() {
        for session in watchers.sessions {
            do throws(SessionError) {
                let entry = try environment.read { journal throws(JournalError) in
                    try journal.entry(of: session)
                }
                if let entry {
                    watchers.tell(session, .version(entry.head.version))
                } else {
                    forgetDeleted(session)
                }
            } catch {
                // There is another look soon.
                return
            }
        }
    }

    /// Forgets a session that another process has deleted; whose it was is known while it is in memory.
    private func forgetDeleted(_ session: SessionID) {
        let owner = sessionInMemory(session)?.owner
        forget([OwnedSession(id: session, owner: owner)], reason: .deleted)
    }
}
