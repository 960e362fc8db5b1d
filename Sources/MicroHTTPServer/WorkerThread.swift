import Glibc

/// Threads for long work, with a stack like those of the server, to which they give way.
package enum WorkerThread {
    /// What a thread is started with.
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// The default of threads that serve connections.
    private static let stackBytes = 8 << 20
    /// Of 19; where both want a processor, such a thread gets a third of what one of the server gets, and is
    /// taken off at once.
    private static let niceness: CInt = 5

    /// Starts a thread that ends with its work.
    ///
    /// - Returns: Whether the system had one left.
    package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackBytes)
        pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        let work = Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, &attributes,
            { context in
                // On Linux priorities are the threads' own.
                setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, WorkerThread.niceness)
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        if failure != 0 { work.release() }
        return failure == 0
    }
}
