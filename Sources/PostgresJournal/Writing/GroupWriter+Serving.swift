import CPostgreSQL
import Dispatch
import Sessions
import Synchronization

/// Groups that are sent, and told of, on a thread that serves connections: it waits for the database's answer
/// besides its clients' requests. Whatever takes more than to read the answer is left to the queue.
extension GroupWriter {
    /// The connection that writes.
    struct Line {
        private(set) var connection: Connection?
        /// Tells a thread of answers.
        private var watch: (desk: ServingThread.Desk, watch: any ServingWatch)?

        /// The connection, as long as it can be used.
        var unbroken: Connection {
            get throws(DatabaseFailure) {
                guard let connection else { throw .lost("the connection was closed") }
                if let end = connection.end { throw end }
                return connection
            }
        }

        /// Uses another connection from now on.
        mutating func use(_ other: Connection?) {
            watch = nil
            connection = other
        }

        /// What tells the thread that has the desk of answers; nil without the means.
        mutating func watch(
            at desk: ServingThread.Desk, _ body: @escaping @Sendable () -> Void
        ) -> (any ServingWatch)? {
            if let watch, watch.desk === desk { return watch.watch }
            guard let connection, let made = desk.watch?(PQsocket(connection.handle), body) else {
                return nil
            }
            watch = (desk, made)
            return made
        }

        /// Has the thread told of more; whether it is going to be.
        var awaitsMore: Bool { watch?.watch.begin() ?? false }
    }

    /// A group that was begun.
    struct Flight: Sendable {
        let group: [PendingWrite]
        let writes: WriteGroup
        let desk: ServingThread.Desk
        /// When, on the monotonic clock in nanoseconds.
        let begun: Int
        let next: @Sendable () -> Void

        /// How long it may go on by a limit; nothing if it should have ended.
        func timeLeft(of limit: Duration) -> Duration {
            max(limit - .nanoseconds(MonotonicClock.nanoseconds() - begun), .zero)
        }
    }

    func begin(
        _ group: [PendingWrite], at desk: ServingThread.Desk, next: @escaping @Sendable () -> Void
    ) -> Bool {
        let isSent = line.withLock { line -> Bool? in
            guard let connection = try? line.unbroken,
                let watch = line.watch(at: desk, { self.proceed() })
            else { return nil }
            let writes = WriteGroup(group)
            let begun = MonotonicClock.nanoseconds()
            flight.withLock {
                $0 = Flight(group: group, writes: writes, desk: desk, begun: begun, next: next)
            }
            let isSent = (try? connection.begin(writes.calls)) ?? false
            return isSent && watch.begin()
        }
        guard let isSent else { return false }
        if isSent { lookAfter() } else { settle() }
        return true
    }

    /// Goes on with what was begun, as there is something to read.
    private func proceed() {
        // Whoever has the line for longer has taken over what was begun.
        let isCommitted = line.withLockIfAvailable { line -> Bool? in
            guard let flight = flight.withLock({ $0 }), let connection = line.connection else { return nil }
            do throws(DatabaseFailure) {
                guard try connection.hasFinished() else { return line.awaitsMore ? nil : false }
                return try flight.writes.refused(connection.finish(within: .zero)).isEmpty
            } catch {
                return false
            }
        }
        guard let isCommitted, let isCommitted else { return }
        if !isCommitted { return settle() }
        committer.withGroupInHand {
            guard let flight = takeFlight() else { return }
            committer.tell(flight.group, Array(repeating: nil, count: flight.group.count))
            herald.tell(at: flight.desk) { news in
                for pending in flight.group { pending.write.add(to: &news) }
            }
            flight.next()
        }
    }

    private func takeFlight() -> Flight? {
        flight.withLock { flight in
            defer { flight = nil }
            return flight
        }
    }

    // MARK: On the queue

    /// Has the queue carry out what was begun.
    private func settle() {
        committer.queue.async { self.finishFlight()?.next() }
    }

    func finishBegun() { _ = finishFlight() }

    private func finishFlight() -> Flight? {
        guard let flight = takeFlight() else { return nil }
        carryOut(flight.group, begun: flight)
        return flight
    }

    /// Looks from time to time for a group that takes too long, as long as there are any.
    private func lookAfter() {
        if isLookedAfter.exchange(true, ordering: .relaxed) { return }
        committer.queue.asyncAfter(deadline: .now() + .seconds(1)) {
            self.isLookedAfter.store(false, ordering: .relaxed)
            let left = self.flight.withLock { $0?.timeLeft(of: self.transactionLimit) }
            guard let left else { return }
            if left > .zero { self.lookAfter() } else { self.finishFlight()?.next() }
        }
    }
}
