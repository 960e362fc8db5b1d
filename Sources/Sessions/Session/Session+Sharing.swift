import Synchronization

extension Session {
    /// Makes sure that memory is not behind a journal that other processes write too; costs nothing with
    /// others.
    ///
    /// To be called before anything is read, so that nobody is shown less than another process has shown
    /// them. The journal is asked without the lock: operations on the session would wait for its answer.
    ///
    /// - Throws: `SessionError.notFound` when the session has been deleted elsewhere.
    func catchUp() throws(SessionError) {
        guard environment.journal.isShared, !isLaunching else { return }
        let before = try withState { state throws(SessionError) in
            try self.refresh(&state)
            return (version: state.core.version, isDurable: state.core.history.unacknowledged.isEmpty)
        }
        let found = try versionInJournal()
        guard found != before.version else { return }
        try withState { state throws(SessionError) in
            try self.refresh(&state)
            guard state.core.history.unacknowledged.isEmpty else { return }
            // Memory may have gone on since the journal was asked, but not have been ahead of it before.
            let isWrong = found > state.core.version || before.isDurable && found < before.version
            if isWrong { try self.reload(&state) }
        }
    }

    /// The same, under the lock, before an operation is refused.
    ///
    /// Memory with records that are not durable yet stays as it is: if it is behind, they will be refused,
    /// and whoever reads waits for them.
    ///
    /// - Returns: Whether memory was behind.
    func catchUp(_ state: inout State) throws(SessionError) -> Bool {
        guard environment.journal.isShared else { return false }
        guard try versionInJournal() != state.core.version, state.core.history.unacknowledged.isEmpty else {
            return false
        }
        try reload(&state)
        return true
    }

    /// The version that the journal has now, with what is known of the session besides.
    private func versionInJournal() throws(SessionError) -> Int {
        let id = id
        let entry = try environment.read { journal throws(JournalError) in try journal.entry(of: id) }
        guard let entry else {
            noteEnd()
            throw .notFound(nil)
        }
        labels.withLock { $0 = entry.labels }
        setIdleSeconds(entry.idleSeconds)
        return entry.head.version
    }
}
