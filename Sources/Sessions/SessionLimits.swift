package import ControllerHierarchy
package import InterfaceBuilder
package import WireFormat

/// Every bound on sessions in one place; the command line names the environment variables.
package struct SessionLimits: Sendable {
    /// Live and idle sessions together.
    package var sessionsMax = 10_000
    /// Sessions that one client has created, where clients have to identify themselves.
    package var sessionsPerOwnerMax = 1_000
    /// Seconds without activity after which a session ends, where its definition gives none.
    package var idleSecondsDefault = 1_800
    /// Seconds after which a session ends whatever its activity.
    package var ageSecondsMax = 86_400
    /// Seconds for which a session that is gone can be told from one that never was.
    package var tombstoneSeconds = 3_600
    package var tombstonesMax = 100_000
    /// Events that can be asked for; older ones are gone.
    package var eventsKeptMax = 1_000_000
    /// Events of one answer.
    package var eventsPerPageMax = 50_000
    /// Events kept in memory; older ones come from a replay.
    package var eventsInMemoryMax = 32
    package var idempotencyKeysMax = 1_000
    /// Sessions with an operation that has stopped in a call.
    package var pausesMax = 1_000
    /// Seconds that a call waits for the app's own code before its operation is given up.
    package var pauseSecondsMax = 60
    package var pageSizeDefault = 100
    package var pageSizeMax = 1_000
    /// What a definition or a request may hold.
    package var content = ContentLimits()
    /// What an Interface Builder document may hold.
    package var documents = XMLLimits()
    package var model = ModelLimits()
    /// How long a session's past may get.
    package var history = HistoryLimits()
    /// What one request may cost.
    package var request = RequestLimits()

    /// The default limits.
    package init() {}
}
