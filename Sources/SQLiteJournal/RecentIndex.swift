import Sessions
import Synchronization

/// What readers are told without a query: how many sessions there are, and which have records in `recent`.
///
/// A session is added before its records can be seen and taken out after they are filed, so that a reader who
/// asks first and reads then misses none.
final class RecentIndex: Sendable {
    private let sessions = Mutex<Set<SessionID>>([])
    private let count = Atomic(0)

    func contains(_ session: SessionID) -> Bool { sessions.withLock { $0.contains(session) } }

    var isEmpty: Bool { sessions.withLock { $0.isEmpty } }

    func add(_ added: some Sequence<SessionID>) { sessions.withLock { $0.formUnion(added) } }

    func removeAll() { sessions.withLock { $0.removeAll(keepingCapacity: true) } }

    var sessionCount: Int { count.load(ordering: .relaxed) }

    func setSessionCount(_ number: Int) { count.store(number, ordering: .relaxed) }
}
