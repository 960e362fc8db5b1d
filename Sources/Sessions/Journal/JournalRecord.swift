/// One operation of a session as the journal keeps it.
package struct JournalRecord: Sendable, Equatable {
    /// The session's version after the operation; the first operation makes version 1.
    package let version: Int
    /// The operation as JSON with `op` and `target`.
    package let operation: [UInt8]
    package let effect: Effect
    /// The number of events that it caused.
    package let eventCount: Int
    /// The place in the session's log of the last event so far.
    package let lastSequence: Int
    /// The digest of its outcome, to notice a program that answers otherwise.
    package let digest: UInt64
    /// The key of the request, with the first operation of it.
    package internal(set) var key: IdempotencyKey?

    /// Creates a record.
    package init(
        version: Int, operation: [UInt8], effect: Effect, eventCount: Int, lastSequence: Int,
        digest: UInt64, key: IdempotencyKey?
    ) {
        self.version = version
        self.operation = operation
        self.effect = effect
        self.eventCount = eventCount
        self.lastSequence = lastSequence
        self.digest = digest
        self.key = key
    }

    /// What an operation left behind.
    package enum Effect: UInt8, Sendable, CaseIterable {
        /// It changed the session as UIKit would; a replay runs it.
        case applied = 0
        /// It raised and the tree is as before; a replay does not run it.
        case rolledBack = 1
        /// It raised and ended the app.
        case crashed = 2
        /// It put the session back to its launch; a replay starts there.
        case reset = 3
        /// It added a storyboard to the app's bundle; a replay adds it.
        case storyboardAdded = 4
        /// It added a nib; a replay adds it.
        case nibAdded = 5

        /// Whether it added a document to the app's bundle.
        package var addsDocument: Bool { self == .storyboardAdded || self == .nibAdded }
    }
}

/// What makes a retry recognisable.
package struct IdempotencyKey: Sendable, Hashable {
    package let text: String
    /// A hash of the request that came with the key.
    package let fingerprint: UInt64
    /// How many operations the request recorded.
    package var operationCount: Int

    /// Creates a key of a request.
    package init(text: String, fingerprint: UInt64, operationCount: Int = 1) {
        self.text = text
        self.fingerprint = fingerprint
        self.operationCount = operationCount
    }
}
