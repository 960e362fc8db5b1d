import Synchronization

extension Session {
    /// Makes sure that memory is not behind a journal that other processes write too; costs nothing with
    /// others.
    ///
    /// To be called before anything is read, so that nobody is shown less than another process has shown
    /// them.
    ///
    /// - Throws: `SessionError.notFound` when the session has been deleted elsewhere.
    func catchUp() throws(SessionError) {
        guard environment.journal.isShared, !isLaunching else { return }
        _ = try withState { state throws(SessionError) in
            try self.refresh(&state)
            return try self.catchUp(&state)
        }
    }

    /// The same, under the lock.
    ///
    /// Memory with records that are not durable yet stays as it is: if it is behind, they will be refused,
    /// and whoever reads waits for them.
    ///
    /// - Returns: Whether memory was behind.
    func catchUp(_ state: inout State) throws(SessionError) -> Bool {
        guard environment.journal.isShared else { return false }
        let id = id
        let entry = try environment.read { journal throws(JournalError) in try journal.entry(of: id) }
        guard let entry else {
            noteEnd()
            throw .notFound(nil)
        }
        labels.withLock { $0 = entry.labels }
        setIdleSeconds(entry.idleSeconds)
        guard entry.head.version != state.core.version, state.core.history.unacknowledged.isEmpty else {
            return false
        }
        try reload(&state)
        return true
    }
}
