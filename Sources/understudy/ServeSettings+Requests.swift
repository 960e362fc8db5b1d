import ControllerHierarchy
import RESTService
import Sessions

/// What one request may cost, and how long a session's past may get.
extension ServeSettings {
    static func requestLimits(_ given: LimitOptions) throws(ConfigurationError) -> RequestLimits {
        var limits = RequestLimits()
        try set(&limits.eventsMax, given.maxRequestEvents, .events, 1...10_000_000)
        try set(&limits.millisecondsMax, given.maxRequestMilliseconds, .time, 1...30_000)
        try set(&limits.memoryBytesMax, given.maxRequestMemory, .memory, 1 << 16...1 << 30)
        try set(&limits.answerBytesMax, given.maxAnswerBytes, .answer, 1 << 16...1 << 30)
        try set(&limits.comparisonsMax, given.maxComparisons, .comparisons, 1...100_000_000)
        return limits
    }

    static func historyLimits(_ given: LimitOptions) throws(ConfigurationError) -> HistoryLimits {
        var limits = HistoryLimits()
        let options = [
            (HistoryLimit.operations, given.maxSessionOperations, 1...1_000_000),
            (.events, given.maxSessionEvents, 1...100_000_000),
            (.bytes, given.maxSessionBytes, 1 << 10...1 << 30),
        ]
        for (limit, option, range) in options {
            try set(&limits[keyPath: limit.path], option, limit.variable, range)
        }
        return limits
    }

    private static func set(
        _ value: inout Int, _ option: Int?, _ limit: RequestLimit, _ range: ClosedRange<Int>
    ) throws(ConfigurationError) {
        try set(&value, option, limit.variable, range)
    }
}
