/// A store that writes in groups, as a ``GroupCommitter`` gathers them; called on the committer's queue.
package protocol GroupStore: AnyObject, Sendable {
    /// Carries out a group, and has the committer tell of each of its writes once: not before it is durable.
    func carryOut(_ group: consuming [PendingWrite])

    /// Begins to carry out a group on the thread that has the desk, without waiting for anything.
    ///
    /// - Parameter next: Called behind all that carries the group out.
    /// - Returns: False where nothing has been begun, and the group is to be carried out on the queue.
    func begin(
        _ group: [PendingWrite], at desk: ServingThread.Desk, next: @escaping @Sendable () -> Void
    ) -> Bool

    /// Waits for a group that was begun, if there is one, and tells of it; its `next` is not called then.
    func finishBegun()

    /// Takes note that nothing waits.
    func rest()
}

extension GroupStore {
    /// Begins nothing.
    package func begin(
        _ group: [PendingWrite], at desk: ServingThread.Desk, next: @escaping @Sendable () -> Void
    ) -> Bool { false }

    /// There is none.
    package func finishBegun() {}

    /// Does nothing meanwhile.
    package func rest() {}
}
