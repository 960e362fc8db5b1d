import Synchronization

/// Told once that what was asked about is durable, or why it is not.
package typealias DurabilityAnswer = @Sendable (SessionError?) -> Void

extension Session {
    /// How often memory will have been read anew from the journal for the next reader, who asks this first.
    package var generation: Int { generationNow.load(ordering: .relaxed) }

    /// Has a reader wait until everything that it can have seen is durable.
    ///
    /// Without this a reader could be told of a version that a power cut undoes.
    ///
    /// - Parameters:
    ///   - generation: The session's generation before the reader read.
    ///   - answer: Makes whom to tell; called once, before this returns, if not everything is durable yet.
    /// - Returns: Whether there is something to wait for.
    /// - Throws: `SessionError.storageUnavailable` where the reader may have seen what is lost now.
    @discardableResult
    package func awaitDurability(
        since generation: Int, _ answer: @Sendable () -> DurabilityAnswer
    ) throws(SessionError) -> Bool {
        try withState { state throws(SessionError) in
            guard state.generation == generation else { throw Session.lost }
            guard let last = state.core.history.unacknowledged.last else { return false }
            if state.isStale { throw Session.lost }
            state.waiting.append((last.version, answer()))
            return true
        }
    }

    static let lost = SessionError.storageUnavailable(
        "an operation that the answer shows could not be stored")
}

extension Session.State {
    /// Has all who wait told that what they have seen may be lost.
    mutating func giveUpWaiting() { untold += takeWaiting(through: .max).map { ($0, Session.lost) } }

    /// Those who wait for a version that is not above this one; they are then to be told.
    mutating func takeWaiting(through version: Int) -> [DurabilityAnswer] {
        if waiting.isEmpty { return [] }
        let told = waiting.filter { $0.version <= version }
        waiting.removeAll { $0.version <= version }
        return told.map(\.answer)
    }
}
