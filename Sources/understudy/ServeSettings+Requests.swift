import ControllerHierarchy
import RESTService
import Sessions

/// What one request may cost.
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

    private static func set(
        _ value: inout Int, _ option: Int?, _ limit: RequestLimit, _ range: ClosedRange<Int>
    ) throws(ConfigurationError) {
        try set(&value, option, limit.variable, range)
    }
}
