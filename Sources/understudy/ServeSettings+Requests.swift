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
        let ranges = [
            (HistoryLimit.operations, 1...1_000_000), (.events, 1...100_000_000), (.bytes, 1 << 10...1 << 30),
        ]
        for (limit, range) in ranges {
            try values.set(&limits[limit], limit.variable, range)
        }
        return limits
    }
}
