#if DEBUG
import Glibc

/// Mistakes that the reliability tests must find; there are none in a release build.
enum PlantedFault {
    /// Tells those who wait before their write is committed.
    static let acknowledgesBeforeCommit = has("acknowledge-before-commit")

    /// Makes the time between an answer and its commit so long that a kill falls into it.
    static func wait() { usleep(2000) }

    private static func has(_ fault: String) -> Bool {
        getenv("UNDERSTUDY_PLANTED_FAULT").map { String(cString: $0) } == fault
    }
}
#endif
