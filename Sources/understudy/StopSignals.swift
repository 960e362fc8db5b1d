import Glibc

/// The signals that ask the program to stop, taken by waiting for them instead of by handlers.
struct StopSignals {
    private var set = sigset_t()

    /// Blocks the signals in this thread and in all that it starts from now on.
    init() {
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        // The terminal is closed; nohup has the program go on.
        if !Self.isIgnored(SIGHUP) { sigaddset(&set, SIGHUP) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
        // A client that has gone is an error of its connection, not of the program.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Whether whoever has started the program wants it to ignore a signal.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Waits for a signal.
    mutating func wait() -> Int32 {
        var received: Int32 = 0
        while sigwait(&set, &received) != 0 {}
        return received
    }

    /// Waits for a signal at most that long; nil if none came.
    mutating func wait(atMost duration: Duration) -> Int32? {
        var timeout = timespec(tv_sec: Int(duration.components.seconds), tv_nsec: 0)
        let received = sigtimedwait(&set, nil, &timeout)
        return received > 0 ? received : nil
    }
}
