#if DEBUG
import Glibc

/// Mistakes that the reliability tests must find; there are none in a release build.
enum PlantedFault {
    /// Tells those who wait before their write is committed.
    static let acknowledgesBeforeCommit = has("acknowledge-before-commit")

    private static func has(_ fault: String) -> Bool {
        getenv("UNDERSTUDY_PLANTED_FAULT").map { String(cString: $0) } == fault
    }
}
#endif
