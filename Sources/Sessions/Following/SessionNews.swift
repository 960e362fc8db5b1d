/// What whoever follows a session is told: that there is something new, never the new itself.
///
/// A version is enough to find the events in the journal. So another replica's operations are told in the
/// same way, and losing or repeating a piece of news does no harm.
package enum SessionNews: Sendable, Equatable {
    /// Operations up to this version are durable.
    case version(Int)
    case ended(SessionEnd.Reason)
}
