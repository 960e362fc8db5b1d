import Synchronization

/// Replays that somebody may go on with soon: who reads a log page by page, and who follows it.
///
/// Without them each page would carry out again all that lies before it. They are kept for a short time, and
/// as many of a session and in all as bounds allow; a replay that is not there costs time and nothing else.
final class ReplayPark: Sendable {
    private let entries = Mutex(Entries())
    private let clock: SessionClock
    private let work = Atomic(0)

    /// Nothing is parked yet.
    init(clock: SessionClock) {
        self.clock = clock
    }

    /// Replays of one session, about what streams of it there may be; and of all.
    private static let perSession = 8
    private static let countMax = 64
    /// Bytes of memory of all, and of one.
    private static let bytesMax = 96 << 20
    private static let bytesOfOneMax = 48 << 20
    /// Seconds after which one that nobody has gone on with is let go.
    private static let idleSeconds = 10.0
    /// Seconds for which one is kept though there is no room for another.
    private static let protectedSeconds = 1.0

    /// A replay that one thread at a time goes on with.
    final class Parked: Sendable {
        let replay: Mutex<Replay>

        /// Begins with the launch.
        init(_ history: History) throws(SessionError) {
            replay = Mutex(try Replay(history))
        }
    }

    private struct Entries {
        var bySession: [SessionID: [Entry]] = [:]
        var count = 0
        var byteCount = 0

        mutating func remove(_ index: Int, of session: SessionID) -> Entry? {
            guard let entry = bySession[session]?.remove(at: index) else { return nil }
            if bySession[session]?.isEmpty ?? true { bySession[session] = nil }
            count -= 1
            byteCount -= entry.byteCount
            return entry
        }

        mutating func removeAll(parkedBefore seconds: Double) {
            for session in Array(bySession.keys) { removeAll(of: session, parkedBefore: seconds) }
        }

        mutating func removeAll(of session: SessionID, parkedBefore seconds: Double) {
            var index = 0
            while let entries = bySession[session], index < entries.count {
                if entries[index].parkedAt < seconds { _ = remove(index, of: session) } else { index += 1 }
            }
        }
    }

    private struct Entry {
        let parked: Parked
        /// The past that it belongs to.
        let lineage: UInt64
        let version: Int
        /// The places of the events that it can hand over without going on.
        let sequences: Range<Int>
        let byteCount: Int
        let parkedAt: Double
    }

    /// Which replay is of use.
    enum Need {
        /// One that has the event of that place, or is before it.
        case event(Int)
        /// One that is at that version, or before it.
        case version(Int)
    }

    /// Takes the replay that has the shortest way to go, or begins one.
    func take(_ history: History, _ lineage: UInt64, _ need: Need) throws(SessionError) -> Parked {
        if let parked = take(history.id, lineage, need) { return parked }
        return try Parked(history)
    }

    private func take(_ session: SessionID, _ lineage: UInt64, _ need: Need) -> Parked? {
        entries.withLock { entries in
            var best: (index: Int, place: Int)?
            for (index, entry) in (entries.bySession[session] ?? []).enumerated()
            where entry.lineage == lineage {
                let place: Int?
                switch need {
                case .event(let sequence):
                    let isBehind = entry.sequences.lowerBound <= sequence
                    place = isBehind ? min(entry.sequences.upperBound, sequence + 1) : nil
                case .version(let version): place = entry.version <= version ? entry.version : nil
                }
                if let place, place > best?.place ?? .min { best = (index, place) }
            }
            return best.flatMap { entries.remove($0.index, of: session)?.parked }
        }
    }

    /// Parks a replay.
    ///
    /// - Returns: Whether there was room for it.
    func park(_ parked: Parked, of session: SessionID, _ lineage: UInt64) -> Bool {
        let (version, sequences, byteCount) = parked.replay.withLock { replay in
            work.add(replay.work, ordering: .relaxed)
            replay.work = 0
            let first = replay.log.firstSequence ?? replay.nextSequence
            return (replay.version, first..<replay.nextSequence, replay.byteCount)
        }
        guard byteCount <= ReplayPark.bytesOfOneMax else { return false }
        let now = clock.monotonicSeconds()
        return entries.withLock { entries in
            func isFull() -> Bool {
                entries.count >= ReplayPark.countMax || entries.byteCount + byteCount > ReplayPark.bytesMax
            }
            if entries.bySession[session]?.count ?? 0 >= ReplayPark.perSession {
                entries.removeAll(of: session, parkedBefore: now - ReplayPark.protectedSeconds)
            }
            if isFull() { entries.removeAll(parkedBefore: now - ReplayPark.protectedSeconds) }
            if isFull() || entries.bySession[session]?.count ?? 0 >= ReplayPark.perSession { return false }
            entries.bySession[session, default: []].append(
                Entry(
                    parked: parked, lineage: lineage, version: version, sequences: sequences,
                    byteCount: byteCount, parkedAt: now))
            entries.count += 1
            entries.byteCount += byteCount
            return true
        }
    }

    /// Lets go of those that nobody has gone on with for a while.
    func removeIdle() {
        let due = clock.monotonicSeconds() - ReplayPark.idleSeconds
        entries.withLock { $0.removeAll(parkedBefore: due) }
    }

    /// Lets go of a session's.
    func removeAll(of session: SessionID) {
        entries.withLock { $0.removeAll(of: session, parkedBefore: .infinity) }
    }

    /// About how many events were caused once more so that somebody could look at them, since the start.
    var workDone: Int { work.load(ordering: .relaxed) }

    /// How many replays are parked.
    var count: Int { entries.withLock { $0.count } }
}
