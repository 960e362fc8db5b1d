import Glibc

/// Threads that serve many connections in turn, so that no request may hold one up.
///
/// Work that takes longer there, or would wait for a session that is at work elsewhere, ends with
/// `WorkRefusal.postponed` and is done again on a thread where it may take its time.
package enum ServingThread {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Bytes of content that may be read there; more take longer than a millisecond.
    package static let bytesMax = 16 << 10

    /// Whether the calling thread is one.
    package static var isCurrent: Bool { pthread_getspecific(key) != nil }

    /// Makes the calling thread one.
    package static func enter() { pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1)) }

    /// Makes the calling thread one no more.
    package static func leave() { pthread_setspecific(key, nil) }
}
