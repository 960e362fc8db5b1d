import Glibc

/// Threads that serve many connections in turn, so that no request may hold one up.
///
/// Work that takes longer there, or would wait for a session that is at work elsewhere, ends with
/// `WorkRefusal.postponed` and is done again on a thread where it may take its time.
package enum ServingThread {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { desk in
            if let desk { Unmanaged<Desk>.fromOpaque(desk).release() }
        }
        return key
    }()

    /// A thread with whatever has it do something.
    package final class Desk: Sendable {
        /// Has the thread call a closure soon; false where it has ended.
        package typealias Post = @Sendable (_ body: @escaping @Sendable () -> Void) -> Bool

        /// Nil for a thread that does nothing for others.
        let post: Post?

        fileprivate init(_ post: Post?) {
            self.post = post
        }
    }

    /// Bytes of content that may be read there; more take longer than a millisecond.
    package static let bytesMax = 16 << 10

    /// Whether the calling thread is one.
    package static var isCurrent: Bool { pthread_getspecific(key) != nil }

    /// The calling thread's; nil where it is none, or does nothing for others.
    static var desk: Desk? {
        guard let desk = pthread_getspecific(key) else { return nil }
        let known = Unmanaged<Desk>.fromOpaque(desk).takeUnretainedValue()
        return known.post == nil ? nil : known
    }

    /// Makes the calling thread one, until it ends or leaves.
    ///
    /// - Parameter post: Has it call a closure soon, from any thread.
    package static func enter(_ post: Desk.Post? = nil) {
        leave()
        pthread_setspecific(key, Unmanaged.passRetained(Desk(post)).toOpaque())
    }

    /// Makes the calling thread one no more.
    package static func leave() {
        guard let desk = pthread_getspecific(key) else { return }
        pthread_setspecific(key, nil)
        Unmanaged<Desk>.fromOpaque(desk).release()
    }
}
