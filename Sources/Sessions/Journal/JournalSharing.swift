/// Who appends records: makes a write recognisable in a journal that several processes share.
package struct JournalAuthor: Sendable {
    /// A random number of the model in memory that made the records; a model that is made anew has another.
    package let identity: UInt64
    /// Whether the record before the first was made by the same author and is not known to be durable yet.
    ///
    /// The session must then end with that very record: one of the same version by someone else will not do.
    package let isChained: Bool

    /// Creates an author.
    package init(identity: UInt64, isChained: Bool) {
        self.identity = identity
        self.isChained = isChained
    }
}

/// What another process has done to a shared journal; never the change itself.
package enum JournalNews: Sendable, Equatable {
    /// The session has this version, or a later one.
    case version(SessionID, Int)
    /// The session is no longer there.
    case ended(SessionID)
}

/// Who hears what other processes write; called from any thread.
package struct JournalListener: Sendable {
    /// Whether anybody waits for news of a session; else only ends are told, and not at once.
    package let isFollowed: @Sendable () -> Bool
    /// Takes news, or nil when something may have been missed.
    package let hear: @Sendable ([JournalNews]?) -> Void

    /// Creates a listener.
    package init(
        isFollowed: @escaping @Sendable () -> Bool, hear: @escaping @Sendable ([JournalNews]?) -> Void
    ) {
        self.isFollowed = isFollowed
        self.hear = hear
    }
}

extension Journal {
    package var isShared: Bool { false }

    /// A store that keeps something takes its time.
    package var writesAtOnce: Bool { false }

    package var trouble: JournalError? { nil }

    package func noteDamage(_ detail: String) {}

    package var unknownOutcomeCount: Int { 0 }

    package func entry(of session: SessionID) throws(JournalError) -> JournalEntry? {
        try header(of: session)?.entry
    }

    /// Whoever asks has to.
    package func countPending(in figures: JournalFigures) -> Bool { false }

    /// Nothing is told together.
    package func tellTogether(_ together: @escaping JournalBracket) {}

    /// Nobody else writes, so there is nothing to hear.
    package func listen(_ listener: JournalListener) {}

    package func hearSoon() {}
}
