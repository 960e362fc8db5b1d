/// How sessions ended, kept for a while so that a late request can be told.
struct Tombstones: Sendable {
    private let secondsMax: Double
    private let countMax: Int
    private var ends: [SessionID: SessionEnd] = [:]
    /// The order in which they came, with the moment at which each is forgotten.
    private var order: [(id: SessionID, until: Double)] = []
    /// Entries of `order` before this one are forgotten already.
    private var oldest = 0

    init(limits: SessionLimits) {
        secondsMax = Double(limits.tombstoneSeconds)
        countMax = max(limits.tombstonesMax, 0)
    }

    mutating func add(_ id: SessionID, _ end: SessionEnd, now: Double) {
        guard ends.updateValue(end, forKey: id) == nil else { return }
        order.append((id, now + secondsMax))
        forgetOld(now: now)
    }

    mutating func end(of id: SessionID, now: Double) -> SessionEnd? {
        forgetOld(now: now)
        return ends[id]
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
