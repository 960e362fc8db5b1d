import Dispatch
import Glibc
import Sessions
import Synchronization

/// Commits writes in groups over a connection of its own: what comes while one group is committed is the
/// next.
///
/// All writes of a session go through the same writer, in the order in which they came. The writer itself
/// tells those whose write is durable, which takes less than waking another thread. Of a failure another
/// queue tells, because the request may then be carried out again.
final class GroupWriter: Sendable {
    private let settings: ConnectionSettings
    private let health: Health
    /// Tells other replicas, after each commit, of the sessions that have changed.
    private let herald: Herald
    private let queue: DispatchQueue
    private let failureQueue: DispatchQueue
    private let inbox = Mutex(Inbox())
    /// How many writes were sent over a connection that broke before it was known what became of them.
    let unknownOutcomes = Atomic(0)
    /// Used on the queue only.
    private let connection: Mutex<Connection?>

    /// What waits to be written.
    private struct Inbox {
        var waiting: [PendingWrite] = []
        var weight = 0
        /// Whether the writer is going to look into the inbox.
        var isScheduled = false
        var isClosed = false
    }

    init(number: Int, settings: ConnectionSettings, health: Health, herald: Herald) {
        self.settings = settings
        self.health = health
        self.herald = herald
        queue = DispatchQueue(label: "journal writer \(number)")
        failureQueue = DispatchQueue(label: "journal failures \(number)")
        connection = Mutex(nil)
    }

    /// How long a write waits for a server before it is given up.
    private static let patience = Duration.seconds(5)
    /// How long a group's transaction may take, standby included.
    private static let transactionLimit = Duration.seconds(10)
    /// A group that is larger would keep the others waiting for long.
    private static let groupWeightMax = 512
    /// More than that waits only if the database is far too slow.
    private static let waitingWeightMax = 100_000

    /// Takes a write; the completion is called when it is durable or has failed.
    func enqueue(_ write: JournalWrite, _ completion: @escaping JournalCompletion) -> JournalStatus {
        // After a long while without a server nobody is kept waiting.
        if let trouble = health.trouble(for: GroupWriter.patience) { return .failed(trouble) }
        let pending = PendingWrite(
            write: write, completion: completion, deadline: .now + GroupWriter.patience)
        let (refusal, wakes) = inbox.withLock { inbox -> (JournalError?, Bool) in
            if inbox.isClosed { return (.unavailable("the store is closed"), false) }
            guard inbox.weight < GroupWriter.waitingWeightMax else {
                return (.unavailable("too many writes wait for the database"), false)
            }
            inbox.waiting.append(pending)
            inbox.weight += write.weight
            defer { inbox.isScheduled = true }
            return (nil, !inbox.isScheduled)
        }
        if let refusal { return .failed(refusal) }
        if wakes { queue.async { self.run() } }
        return .pending
    }

    /// Commits what waits, tells of it, and takes nothing more.
    func close() {
        inbox.withLock { $0.isClosed = true }
        queue.sync { run() }
        failureQueue.sync {}
        connection.withLock { $0 = nil }
    }

    // MARK: Groups

    private func run() {
        while let group = takeGroup() { carryOut(group) }
    }

    /// The next writes; nil if there are none, and the writer has to be woken for the next.
    private func takeGroup() -> [PendingWrite]? {
        inbox.withLock { inbox in
            var weight = 0
            let end = inbox.waiting.firstIndex { pending in
                defer { weight += pending.write.weight }
                return weight >= GroupWriter.groupWeightMax
            }
            let group = Array(inbox.waiting[..<(end ?? inbox.waiting.endIndex)])
            inbox.waiting.removeSubrange(..<group.endIndex)
            inbox.weight -= group.reduce(0) { $0 + $1.write.weight }
            inbox.isScheduled = !group.isEmpty
            return group.isEmpty ? nil : group
        }
    }

    /// Tries until every write of the group is durable, refused or given up.
    private func carryOut(_ group: [PendingWrite]) {
        var waiting = group
        var backoff = Backoff()
        while !waiting.isEmpty {
            switch connection.withLock({ self.commit(waiting, over: &$0) }) {
            case .committed: return
            case .unreachable(let failure):
                waiting = giveUp(waiting, failure, wasSent: false)
            case .uncertain(let failure):
                waiting = giveUp(waiting, failure, wasSent: true)
            case .collided(let failure):
                waiting = giveUp(waiting, failure, wasSent: false)
                continue
            case .refused(let failure):
                if waiting.count == 1 { return tell(waiting.map { ($0, $0.meaning(of: failure)) }) }
                // One of them is at fault: each for itself, then.
                for write in waiting { carryOut([write]) }
                return
            }
            if !waiting.isEmpty { usleep(UInt32(clamping: backoff.next().microseconds)) }
        }
    }

    /// How an attempt to commit a group went.
    private enum Attempt {
        /// All that wait have been told.
        case committed
        /// There is no server; nothing was sent.
        case unreachable(DatabaseFailure)
        /// The connection broke; all of it may have been carried out, or nothing.
        case uncertain(DatabaseFailure)
        /// Another transaction was in the way; nothing was carried out.
        case collided(DatabaseFailure)
        /// A statement was refused; nothing was carried out.
        case refused(DatabaseFailure)
    }

    private func commit(_ group: [PendingWrite], over connection: inout Connection?) -> Attempt {
        #if DEBUG
        if PlantedFault.acknowledgesBeforeCommit { tell(group.map { ($0, nil) }) }
        #endif
        let open: Connection
        do throws(DatabaseFailure) { open = try self.open(&connection) } catch { return .unreachable(error) }
        do throws(DatabaseFailure) {
            let writes = WriteGroup(group.map(\.write))
            let results = try open.transaction(writes.calls, within: GroupWriter.transactionLimit)
            let refused = writes.refused(results)
            var answers: [(PendingWrite, JournalError?)] = []
            for (place, pending) in group.enumerated() {
                answers.append((pending, refused.contains(place) ? try pending.explanation(over: open) : nil))
            }
            #if DEBUG
            if PlantedFault.acknowledgesBeforeCommit { return .committed }
            #endif
            tell(answers)
            herald.tell(answers.compactMap { $1 == nil ? $0.write : nil }, over: open)
            return .committed
        } catch {
            if error.isPassing { return .collided(error) }
            if !error.isAboutServer { return .refused(error) }
            connection = nil
            return .uncertain(error)
        }
    }

    /// The open connection, or a new one.
    private func open(_ connection: inout Connection?) throws(DatabaseFailure) -> Connection {
        if let open = connection, !open.isBroken { return open }
        connection = nil
        do throws(DatabaseFailure) {
            let made = try Connection.ready(settings)
            connection = made
            health.recover()
            return made
        } catch {
            health.worsen(error)
            throw error
        }
    }

    /// Tells those who have waited long enough, and those whose write cannot be recognised if it is sent
    /// again.
    ///
    /// - Returns: What is to be tried again.
    private func giveUp(_ group: [PendingWrite], _ failure: DatabaseFailure, wasSent: Bool) -> [PendingWrite]
    {
        let now = ContinuousClock.now
        var kept: [PendingWrite] = []
        var lapsed: [(PendingWrite, JournalError?)] = []
        for var pending in group {
            if wasSent, !pending.isUncertain { unknownOutcomes.add(1, ordering: .relaxed) }
            pending.isUncertain = pending.isUncertain || wasSent
            if pending.deadline <= now || wasSent && !pending.write.isRepeatable {
                lapsed.append((pending, pending.meaning(of: failure)))
            } else {
                kept.append(pending)
            }
        }
        tell(lapsed)
        return kept
    }

    private func tell(_ answers: [(PendingWrite, JournalError?)]) {
        for (pending, error) in answers where error == nil { pending.completion(nil) }
        let failed = answers.filter { $0.1 != nil }
        if failed.isEmpty { return }
        failureQueue.async {
            for (pending, error) in failed { pending.completion(error) }
        }
    }
}

extension PendingWrite {
    /// What a failure means for whoever waits: an earlier attempt may have got through.
    fileprivate func meaning(of failure: DatabaseFailure) -> JournalError {
        isUncertain ? .unknown(failure.text) : failure.meaning
    }

    /// Why the committed transaction did not carry out the write; nil if an earlier attempt had.
    fileprivate func explanation(over connection: Connection) throws(DatabaseFailure) -> JournalError? {
        let limit = Duration.seconds(5)
        var parameters = Parameters()
        switch write {
        case .append(let records, let session, let author):
            parameters.add(session)
            let head = Call(.head, parameters)
            parameters.add(records[0].version)
            let found = try connection.run([head, Call(.writer, parameters)], within: limit)
            guard found[0].rowCount > 0 else { return .unknownSession }
            guard isUncertain, found[1].rowCount > 0, found[1].unsigned(0, 0) == author.identity else {
                return .conflict
            }
        case .create(let header, _):
            if let key = header.creationKey {
                parameters.add(text: key.text)
                let holder = try connection.run([Call(.keyHolder, parameters)], within: limit)[0]
                guard holder.rowCount > 0, let holder = holder.session(0, 0) else {
                    return .unavailable("the creation key was given back meanwhile")
                }
                guard holder == header.id else { return .keyTaken(holder) }
            }
        case .update: return .unknownSession
        case .postpone, .setClock, .delete: return nil
        }
        // It is there, but the transaction that put it there was broken off: has the standby got it?
        try connection.fence()
        return nil
    }
}

extension DatabaseFailure {
    /// What the failure means for those who wait.
    var meaning: JournalError {
        if isFull { return .full }
        return isCorruption ? .damaged(text) : .unavailable(text)
    }
}

extension Duration {
    var microseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    }
}
