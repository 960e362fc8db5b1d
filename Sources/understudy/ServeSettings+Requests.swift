import ControllerHierarchy
import RESTService
import Sessions

/// What one request may cost, and how long a session's past may get.
extension ServeSettings {
    static func requestLimits(_ values: ServeValues) throws(ConfigurationError) -> RequestLimits {
        var limits = RequestLimits()
        try values.set(&limits.eventsMax, RequestLimit.events.variable, 1...10_000_000)
        try values.set(&limits.millisecondsMax, RequestLimit.time.variable, 1...30_000)
        try values.set(&limits.memoryBytesMax, RequestLimit.memory.variable, 1 << 16...1 << 30)
        try values.set(&limits.answerBytesMax, RequestLimit.answer.variable, 1 << 16...1 << 30)
        try values.set(&limits.comparisonsMax, RequestLimit.comparisons.variable, 1...100_000_000)
        return limits
    }

    static func historyLimits(_ values: ServeValues) throws(ConfigurationError) -> HistoryLimits {
        var limits = HistoryLimits()
        try values.set(&limits.operationsMax, HistoryLimit.operations.variable, 1...1_000_000)
        try values.set(&limits.eventsMax, HistoryLimit.events.variable, 1...100_000_000)
        try values.set(&limits.bytesMax, HistoryLimit.bytes.variable, 1 << 10...1 << 30)
        return limits
    }
}
