import Synchronization

/// Those who want to know when a session's log has grown or the session has ended.
///
/// They are kept by identifier and not in the session, which leaves memory and comes back while somebody
/// watches, and of which another replica may hold the newer one.
package final class SessionWatchers: Sendable {
    /// Called from any thread without a lock; it must not wait.
    package typealias Notify = @Sendable (SessionNews) -> Void

    private let shards: [Shard]
    /// Lets operations pass by when nobody watches any session, as is nearly always so.
    private let watcherCount = Atomic(0)
    /// Called when somebody watches and nobody did before.
    private let begin: @Sendable () -> Void

    /// Nobody watches yet; `begin` is called each time that somebody does again.
    init(begin: @escaping @Sendable () -> Void) {
        self.begin = begin
        shards = (0..<SessionWatchers.shardCount).map { _ in Shard() }
    }

    private static let shardCount = 64

    /// A part of the watched sessions with a lock of its own.
    private final class Shard: Sendable {
        let watchers = Mutex(Watchers())
    }

    private struct Watchers {
        var bySession: [SessionID: [Watcher]] = [:]
        var lastNumber = 0
    }

    private struct Watcher {
        let number: Int
        let notify: Notify
    }

    private func shard(of session: SessionID) -> Shard {
        shards[Int(truncatingIfNeeded: session.low) & (SessionWatchers.shardCount - 1)]
    }

    /// Has `notify` called whenever there is news of a session.
    ///
    /// - Returns: The number by which the watcher is removed again.
    package func add(_ session: SessionID, notify: @escaping Notify) -> Int {
        let shard = shard(of: session)
        let (number, isFirst) = shard.watchers.withLock { watchers in
            watchers.lastNumber += 1
            watchers.bySession[session, default: []]
                .append(Watcher(number: watchers.lastNumber, notify: notify))
            let count = watcherCount.add(1, ordering: .releasing).newValue
            return (watchers.lastNumber, count == 1)
        }
        if isFirst { begin() }
        return number
    }

    /// Whether anybody watches a session.
    var isWatching: Bool { watcherCount.load(ordering: .acquiring) > 0 }

    /// Removes a watcher; a call that is under way may still come.
    package func remove(_ number: Int, from session: SessionID) {
        let shard = shard(of: session)
        shard.watchers.withLock { watchers in
            guard var those = watchers.bySession[session],
                let index = those.firstIndex(where: { $0.number == number })
            else { return }
            those.remove(at: index)
            watchers.bySession[session] = those.isEmpty ? nil : those
            watcherCount.subtract(1, ordering: .releasing)
        }
    }

    /// The sessions that somebody watches.
    var sessions: [SessionID] { shards.flatMap { $0.watchers.withLock { Array($0.bySession.keys) } } }

    /// Tells those who watch the session.
    ///
    /// To be called when records have become durable: by the session itself, and by whoever hears of another
    /// replica's.
    package func tell(_ session: SessionID, _ news: SessionNews) {
        if watcherCount.load(ordering: .acquiring) == 0 { return }
        let told = shard(of: session).watchers.withLock { $0.bySession[session] }
        for watcher in told ?? [] { watcher.notify(news) }
    }
}
