package import ControllerHierarchy
import Glibc
import Synchronization

/// What one request has cost so far, against what it may.
///
/// It is counted where the cost arises: in the model for each event, in replays, comparisons, reports and
/// answers. One thread at a time uses it; a request that goes on elsewhere takes it along.
package final class RequestBudget: WorkSupervisor {
    package let limits: RequestLimits
    /// Whether the answer says what its operations cause; otherwise only what is counted as its bytes is.
    let answersOutcomes: Bool
    private let isAbandoned: (@Sendable () -> Bool)?
    private let events = Atomic(0)
    private let memoryBytes = Atomic(0)
    private let answerBytes = Atomic(0)
    private let comparisons = Atomic(0)
    /// How many replays are under way, one inside of the other.
    private let replays = Atomic(0)
    /// Steps since the clock was read.
    private let steps = Atomic(0)
    /// Nanoseconds of processor time, up to the last reading.
    private let nanoseconds = Atomic(0)
    /// The last reading of the clock, and of which thread's clock; zero as long as none has been read.
    private let reading = Atomic(0)
    private let thread = Atomic<UInt>(0)
    /// When the request began, by the clock of durations, to read which is no call of the system.
    private let start = MonotonicClock.nanoseconds()
    /// The processor time at which it was asked last whether the client is still there.
    private let lookedUp = Atomic(0)

    /// Begins to count.
    ///
    /// - Parameters:
    ///   - answersOutcomes: Whether the answer is made of what the request's operations cause.
    ///   - isAbandoned: Tells whether nobody waits for the answer any more; asked now and then.
    package init(
        _ limits: RequestLimits, answersOutcomes: Bool = true, isAbandoned: (@Sendable () -> Bool)? = nil
    ) {
        self.limits = limits
        self.answersOutcomes = answersOutcomes
        self.isAbandoned = isAbandoned
    }

    // MARK: Counting

    /// Counts events that the request has caused.
    package func allowance(after events: Int) throws(WorkRefusal) -> Int {
        // An operation costs something even if it causes nothing.
        try step(events + RequestBudget.stepsOfOperation)
        if isReplaying { return RequestBudget.stepsBetweenReadings }
        return min(
            try count(events, self.events, .events, limits.eventsMax), RequestBudget.stepsBetweenReadings)
    }

    /// Whether what is done now was counted when it was done first, so that only its time counts.
    private var isReplaying: Bool { replays.load(ordering: .relaxed) > 0 }

    /// Begins to carry out again what has been carried out before.
    package func beginReplay() { replays.add(1, ordering: .relaxed) }

    /// Ends a replay.
    package func endReplay() { replays.subtract(1, ordering: .relaxed) }

    /// Counts bytes that are kept for the answer.
    package func keep(bytes: Int) throws(WorkRefusal) {
        _ = try count(bytes, memoryBytes, .memory, limits.memoryBytesMax)
    }

    /// Counts bytes of the answer.
    package func answer(bytes: Int) throws(WorkRefusal) {
        if isReplaying { return }
        _ = try count(bytes, answerBytes, .answer, limits.answerBytesMax)
    }

    /// Refuses an answer that will be too long, or too long to be written on a serving thread, before it is
    /// written.
    ///
    /// - Parameter bytes: At least how long it will be.
    package func foresee(answerBytes bytes: Int) throws(WorkRefusal) {
        if isReplaying { return }
        guard bytes <= limits.answerBytesMax - answerBytes.load(ordering: .relaxed) else {
            throw .exceeded(.answer, maximum: limits.answerBytesMax)
        }
        if bytes > RequestBudget.servingAnswerBytesMax, ServingThread.isCurrent { throw .postponed }
    }

    /// More take about a millisecond to write.
    private static let servingAnswerBytesMax = 256 << 10

    /// Counts an expected line and an event that are compared.
    ///
    /// - Parameter bytes: The length of both, which the time that it takes goes by.
    package func compare(bytes: Int) throws(WorkRefusal) {
        _ = try count(1, comparisons, .comparisons, limits.comparisonsMax)
        try step(1 + bytes / RequestBudget.bytesOfStep)
    }

    /// Adds to a count; returns what is left of the limit.
    private func count(
        _ amount: Int, _ counter: borrowing Atomic<Int>, _ limit: RequestLimit, _ maximum: Int
    ) throws(WorkRefusal) -> Int {
        let count = counter.load(ordering: .relaxed) + amount
        counter.store(count, ordering: .relaxed)
        guard count <= maximum else { throw .exceeded(limit, maximum: maximum) }
        return maximum - count
    }

    // MARK: Time

    /// A reading of the thread's clock is a system call, so there are a few hundred microseconds between two.
    private static let stepsBetweenReadings = 1_024
    /// So much may have been used before the first reading.
    private static let nanosecondsBeforeReadings = 1_000_000
    /// About what beginning or ending an operation costs.
    private static let stepsOfOperation = 8
    /// Bytes of text that are read, written or compared in the time of one step.
    package static let bytesOfStep = 32
    /// Asking for the client is one more; its leaving need not be noticed at once.
    private static let nanosecondsBetweenLooks = 10_000_000

    /// Takes note of work, each step about as much as an event.
    ///
    /// - Throws: When the request has used up its processor time, or when its client has gone.
    package func step(_ count: Int = 1) throws(WorkRefusal) {
        let sum = steps.load(ordering: .relaxed) + count
        guard sum >= RequestBudget.stepsBetweenReadings else {
            steps.store(sum, ordering: .relaxed)
            return
        }
        steps.store(0, ordering: .relaxed)
        try readClock()
    }

    /// Whether there is processor time left and somebody waits for the answer; for work that is worth
    /// something unfinished.
    package var mayGoOn: Bool {
        do throws(WorkRefusal) {
            try readClock()
            return true
        } catch {
            return false
        }
    }

    /// Whether nobody waits for the answer any more.
    package var isAbandonedByNow: Bool { isAbandoned?() ?? false }

    private func readClock() throws(WorkRefusal) {
        let now = ThreadClock.nanoseconds()
        let present = UInt(pthread_self())
        var used = nanoseconds.load(ordering: .relaxed)
        switch thread.load(ordering: .relaxed) {
        case present: used += now - reading.load(ordering: .relaxed)
        case 0:
            // Nearly all requests end before the first reading, which comes within a millisecond as a rule.
            // What was longer has most likely waited, and is not counted.
            used = min(MonotonicClock.nanoseconds() - start, RequestBudget.nanosecondsBeforeReadings)
        // Each thread has a clock of its own; what passed between two of them was no work.
        default: break
        }
        thread.store(present, ordering: .relaxed)
        reading.store(now, ordering: .relaxed)
        nanoseconds.store(used, ordering: .relaxed)
        guard used <= limits.millisecondsMax * 1_000_000 else {
            throw .exceeded(.time, maximum: limits.millisecondsMax)
        }
        if used > limits.servingMicrosecondsMax * 1_000, ServingThread.isCurrent { throw .postponed }
        guard let isAbandoned,
            used - lookedUp.load(ordering: .relaxed) >= RequestBudget.nanosecondsBetweenLooks
        else { return }
        lookedUp.store(used, ordering: .relaxed)
        if isAbandoned() { throw .abandoned }
    }
}
