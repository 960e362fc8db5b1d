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
