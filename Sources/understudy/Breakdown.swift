import Glibc
import Logging
import Synchronization

/// Notices that nothing can be made durable any more, and has the program stop.
final class Breakdown: Sendable {
    private let logger: Logger
    private let happened = Atomic(false)

    init(_ logger: Logger) {
        self.logger = logger
    }

    var hasHappened: Bool { happened.load(ordering: .acquiring) }

    /// Says so in the log, and ends the wait for a signal.
    func note(_ detail: String) {
        happened.store(true, ordering: .releasing)
        logger.critical("the store failed; stopping", metadata: ["detail": "\(detail)"])
        kill(getpid(), SIGTERM)
    }
}
