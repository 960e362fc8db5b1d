import Glibc
import Synchronization

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

        /// Makes a watch of the thread, called on it; nil where it cannot have one.
        ///
        /// - Parameters:
        ///   - descriptor: What can be read some time; nil for a clock.
        ///   - body: Called on the thread; it must not wait.
        package typealias Watch =
            @Sendable (
                _ descriptor: Int32?, _ body: @escaping @Sendable () -> Void
            ) -> (any ServingWatch)?

        /// Nil for a thread that does nothing for others.
        let post: Post?
        /// Nil for a thread that waits for nothing but connections.
        package let watch: Watch?

        fileprivate init(_ post: Post?, _ watch: Watch?) {
            self.post = post
            self.watch = watch
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
    /// - Parameters:
    ///   - post: Has it call a closure soon, from any thread.
    ///   - watch: Has it wait for more than its connections.
    package static func enter(_ post: Desk.Post? = nil, watching watch: Desk.Watch? = nil) {
        leave()
        pthread_setspecific(key, Unmanaged.passRetained(Desk(post, watch)).toOpaque())
    }

    /// Makes the calling thread one no more.
    package static func leave() {
        guard let desk = pthread_getspecific(key) else { return }
        pthread_setspecific(key, nil)
        Unmanaged<Desk>.fromOpaque(desk).release()
    }
}

/// What a serving thread waits for besides its connections; it waits for it no more when this goes.
package protocol ServingWatch: AnyObject, Sendable {
    /// Has the thread tell once when the descriptor can be read; false where it cannot.
    func begin() -> Bool

    /// Has the thread tell when a clock has run so many nanoseconds, and not for what was set before; never
    /// with 0. False where it cannot.
    @discardableResult
    func set(nanoseconds: Int) -> Bool
}

/// A clock that a serving thread looks after, whichever sets it.
package final class ServingClock: Sendable {
    private let current = Mutex<(desk: ServingThread.Desk, watch: any ServingWatch)?>(nil)

    /// Creates a clock that is not set.
    package init() {}

    /// Sets the clock, which runs out once in so many nanoseconds, and not when it would have before.
    ///
    /// - Parameters:
    ///   - desk: The calling thread's.
    ///   - body: The same each time; called on the thread, it must not wait. It is kept until the clock ends.
    /// - Returns: False where the thread has no means for it or has ended, and nothing will be called.
    package func set(
        nanoseconds: Int, at desk: ServingThread.Desk, _ body: @escaping @Sendable () -> Void
    ) -> Bool {
        current.withLock { current in
            if current?.desk !== desk {
                current = desk.watch?(nil, body).map { (desk, $0) }
            }
            return current?.watch.set(nanoseconds: max(nanoseconds, 1)) ?? false
        }
    }

    /// Has the clock not run out.
    package func stop() { _ = current.withLock { $0?.watch.set(nanoseconds: 0) } }

    /// Lets go of the thread and of what the clock would have called.
    package func end() { current.withLock { $0 = nil } }
}
