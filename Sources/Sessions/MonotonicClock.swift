import Glibc

/// The clock that durations are measured with.
package enum MonotonicClock {
    /// Nanoseconds since an arbitrary moment.
    package static func nanoseconds() -> Int {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return now.tv_sec * 1_000_000_000 + now.tv_nsec
    }
}

/// The clock of the processor time that a thread has used.
package enum ThreadClock {
    /// Nanoseconds of the calling thread.
    package static func nanoseconds() -> Int {
        var now = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
        return now.tv_sec * 1_000_000_000 + now.tv_nsec
    }
}

/// The clock of the processor time that the whole process has used.
enum ProcessClock {
    /// Nanoseconds of all its threads.
    static func nanoseconds() -> Int {
        var now = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
        return now.tv_sec * 1_000_000_000 + now.tv_nsec
    }
}
