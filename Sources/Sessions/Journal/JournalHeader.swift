package import ControllerHierarchy
package import WireFormat

/// What a journal keeps of a session besides its operations.
package struct JournalHeader: Sendable, Equatable {
    package var entry: JournalEntry
    /// The session's definition as JSON, as it was sent.
    package let definition: [UInt8]
    package let launch: Launch
    /// The request that created the session, if it carried an idempotency key.
    @Rare package private(set) var creationKey: IdempotencyKey?

    package var id: SessionID { entry.id }

    /// Creates a header.
    package init(
        entry: JournalEntry, definition: [UInt8], launch: Launch, creationKey: IdempotencyKey? = nil
    ) {
        self.entry = entry
        self.definition = definition
        self.launch = launch
        _creationKey = Rare(wrappedValue: creationKey)
    }

    /// What the launch of the app caused.
    package struct Launch: Sendable, Equatable {
        /// The digest of its outcome, to notice a program that answers otherwise.
        package let digest: UInt64
        package let eventCount: Int
        /// Whether it ended the app by an exception.
        package let isCrashed: Bool

        /// Creates a launch.
        package init(digest: UInt64, eventCount: Int, isCrashed: Bool) {
            self.digest = digest
            self.eventCount = eventCount
            self.isCrashed = isCrashed
        }
    }
}

/// What the list of sessions shows of one.
package struct JournalEntry: Sendable, Equatable {
    package let id: SessionID
    package var labels: [SessionDefinition.Label]
    package var idleSeconds: Int
    /// Milliseconds since 1970.
    package let createdMilliseconds: Int64
    /// The moment of creation on the service's clock, in seconds.
    package let createdSeconds: Double
    /// The moment on the service's clock at which the session ends if nobody uses it; no earlier than
    /// promised.
    package var deadline: Double
    /// The name of whoever created the session; nil where nobody has to say it.
    package let owner: String?
    /// The place in the order of creation; the journal gives it.
    package var order: Int64 = 0
    /// What the last record says; the journal keeps it.
    package var head = Head()

    /// Creates an entry; `order` and `head` are the journal's.
    package init(
        id: SessionID, labels: [SessionDefinition.Label], idleSeconds: Int, createdMilliseconds: Int64,
        createdSeconds: Double, deadline: Double, owner: String? = nil
    ) {
        self.id = id
        self.labels = labels
        self.idleSeconds = idleSeconds
        self.createdMilliseconds = createdMilliseconds
        self.createdSeconds = createdSeconds
        self.deadline = deadline
        self.owner = owner
    }

    package var reference: OwnedSession { OwnedSession(id: id, owner: owner) }

    /// Where a session's records end.
    package struct Head: Sendable, Equatable {
        /// The last version; 0 without records.
        package var version: Int
        /// The place of the last event in the session's log.
        package var lastSequence: Int
        /// Whether an exception has ended the app.
        package var isCrashed: Bool

        /// Of a session's last record what its head follows from.
        package typealias LastRecord = (version: Int, lastSequence: Int, effect: JournalRecord.Effect)

        /// Creates a head, by default that of a session without events.
        package init(version: Int = 0, lastSequence: Int = 0, isCrashed: Bool = false) {
            self.version = version
            self.lastSequence = lastSequence
            self.isCrashed = isCrashed
        }

        /// The head of a session with this as its last record.
        package init(launch: JournalHeader.Launch, last record: LastRecord?) {
            guard let record else {
                self.init(lastSequence: launch.eventCount, isCrashed: launch.isCrashed)
                return
            }
            let isCrashed = record.effect == .crashed || record.effect == .reset && launch.isCrashed
            self.init(version: record.version, lastSequence: record.lastSequence, isCrashed: isCrashed)
        }
    }
}

/// Until when a session lives if nobody uses it.
package struct SessionDeadline: Sendable, Equatable {
    package let session: SessionID
    /// Seconds on the service's clock.
    package let seconds: Double

    /// Creates a deadline.
    package init(session: SessionID, seconds: Double) {
        self.session = session
        self.seconds = seconds
    }
}
