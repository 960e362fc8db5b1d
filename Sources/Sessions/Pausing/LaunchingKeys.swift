import Synchronization

/// The keys of requests whose session is not there yet, because a call of its launch waits.
final class LaunchingKeys: Sendable {
    private let keys = Mutex<[String: IdempotencyKey]>([:])

    /// Takes a key.
    ///
    /// - Throws: What tells a retry to wait, or that the key is another request's.
    func begin(_ key: IdempotencyKey) throws(SessionError) {
        let other = keys.withLock { keys in
            let other = keys[key.text]
            if other == nil { keys[key.text] = key }
            return other
        }
        if let refusal = other?.refusal(ofRetryWith: key) { throw refusal }
    }

    /// Gives a key back: the journal has it, or nothing came of its request.
    func end(_ key: IdempotencyKey?) {
        guard let key else { return }
        keys.withLock { $0[key.text] = nil }
    }

    /// Why a request with that key has to wait; nil where no launch has it.
    func refusal(ofRetryWith key: IdempotencyKey) -> SessionError? {
        keys.withLock { $0[key.text] }?.refusal(ofRetryWith: key)
    }
}

extension IdempotencyKey {
    /// Why a request with that key has to wait for the one with this, which is not answered for good.
    func refusal(ofRetryWith key: IdempotencyKey) -> SessionError? {
        guard key.text == text else { return nil }
        return key.fingerprint == fingerprint ? .idempotencyInProgress : .idempotencyKeyReused
    }
}
