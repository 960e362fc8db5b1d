/// A store that writes in groups, as a ``GroupCommitter`` gathers them; called on the committer's queue.
package protocol GroupStore: AnyObject, Sendable {
    /// Carries out a group, and has the committer tell of each of its writes once: not before it is durable.
    func carryOut(_ group: consuming [PendingWrite])

    /// Takes note that nothing waits.
    func rest()
}

extension GroupStore {
    /// Does nothing meanwhile.
    package func rest() {}
}
