/// How sessions ended, kept for a while so that a late request can be told.
struct Tombstones: Sendable {
    private let secondsMax: Double
    private let countMax: Int
    private var ends: [SessionID: (end: SessionEnd, owner: String?)] = [:]
    /// The order in which they came, with the moment at which each is forgotten.
    private var order: [(id: SessionID, until: Double)] = []
    /// Entries of `order` before this one are forgotten already.
    private var oldest = 0

    init(limits: SessionLimits) {
        secondsMax = Double(limits.tombstoneSeconds)
        countMax = max(limits.tombstonesMax, 0)
    }

    mutating func add(_ session: OwnedSession, _ end: SessionEnd, now: Double) {
        guard ends.updateValue((end, session.owner), forKey: session.id) == nil else { return }
        order.append((session.id, now + secondsMax))
        forgetOld(now: now)
    }

    /// How a session ended, for somebody who could use it; of one whose owner is not known nobody else hears.
    mutating func end(of id: SessionID, in scope: SessionScope, now: Double) -> SessionEnd? {
        forgetOld(now: now)
        guard let found = ends[id], scope.holds(found.owner) else { return nil }
        return found.end
    }

    private mutating func forgetOld(now: Double) {
        while oldest < order.count, order[oldest].until <= now || order.count - oldest > countMax {
            ends[order[oldest].id] = nil
            oldest += 1
        }
        // Moving the rest down once half is forgotten costs a constant for each entry.
        if oldest > 64, oldest * 2 > order.count {
            order.removeFirst(oldest)
            oldest = 0
        }
    }
}
