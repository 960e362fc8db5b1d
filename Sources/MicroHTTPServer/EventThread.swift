import CMicroHTTPShim

/// An event thread, for whoever makes something ready for its requests and leaves the rest to it.
package final class EventThread: @unchecked Sendable {
    // Unchecked: the shim locks what the pointer points to.
    private let loop: OpaquePointer

    init(loop: OpaquePointer) {
        self.loop = loop
    }

    deinit { uhttp_loop_release(loop) }

    /// Has the thread call `body` soon; it must not wait for anything.
    ///
    /// What it answers is sent without another wake. Posted on the thread itself, it is called behind the
    /// requests that the thread knows of.
    ///
    /// - Returns: False where the thread has ended; nothing will be called then.
    package func post(_ body: @escaping @Sendable () -> Void) -> Bool {
        let errand = Unmanaged.passRetained(Errand(body))
        let isPosted = uhttp_loop_post(loop, runErrand, errand.toOpaque())
        if !isPosted { errand.release() }
        return isPosted
    }
}

/// What the event thread that makes it waits for besides its connections, until this goes.
package final class EventWatch: @unchecked Sendable {
    // Unchecked: the shim's calls may come from any thread.
    private let watch: OpaquePointer

    /// Watches a descriptor or a clock of its own; nil without the means.
    ///
    /// - Parameters:
    ///   - descriptor: What can be read some time; nil for a clock.
    ///   - body: Called on the thread as an errand is; it must not wait for anything.
    package init?(_ descriptor: Int32?, _ body: @escaping @Sendable () -> Void) {
        let errand = Unmanaged.passRetained(Errand(body))
        guard let watch = uhttp_watch_create(descriptor ?? -1, repeatErrand, endErrand, errand.toOpaque())
        else {
            errand.release()
            return nil
        }
        self.watch = watch
    }

    deinit { uhttp_watch_end(watch) }

    /// Has the closure called once when the descriptor can be read; false where it cannot be.
    package func begin() -> Bool { uhttp_watch_begin(watch) }

    /// Has the closure called when the clock has run so many nanoseconds, and not for what was set before.
    ///
    /// With 0 it is never called. False where it cannot be.
    @discardableResult
    package func set(nanoseconds: Int) -> Bool { uhttp_watch_set(watch, UInt64(clamping: nanoseconds)) }
}

/// Keeps a closure until it is called.
private final class Errand: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

/// The shim's errand: calls the closure, and frees it on the thread that has called it.
private func runErrand(_ context: UnsafeMutableRawPointer) {
    Unmanaged<Errand>.fromOpaque(context).takeRetainedValue().body()
}

/// The errand of a watch: calls the closure, which stays.
private func repeatErrand(_ context: UnsafeMutableRawPointer) {
    Unmanaged<Errand>.fromOpaque(context).takeUnretainedValue().body()
}

private func endErrand(_ context: UnsafeMutableRawPointer) {
    Unmanaged<Errand>.fromOpaque(context).release()
}
