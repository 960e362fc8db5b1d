import Glibc
import Sessions
import Synchronization

/// Carries out writes, in the groups that a committer gathers, over a connection of its own.
///
/// All writes of a session go through the same writer, in the order in which they came.
final class GroupWriter: GroupStore {
    private let settings: ConnectionSettings
    private let health: Health
    /// Tells other replicas, after each commit, of the sessions that have changed.
    let herald: Herald
    let committer: GroupCommitter
    /// How many writes were sent over a connection that broke before it was known what became of them.
    let unknownOutcomes = Atomic(0)
    /// Used by whoever carries groups out: the committer's queue, or a thread that serves connections.
    let line = Mutex(Line())
    /// The group that was begun on such a thread and is not known to be durable yet.
    let flight = Mutex<Flight?>(nil)
    /// Whether somebody is going to look for a group that takes too long.
    let isLookedAfter = Atomic(false)

    /// How long a group's transaction may take, standby included.
    let transactionLimit: Duration

    /// Creates a writer that connects with its first group.
    init(
        settings: ConnectionSettings, health: Health, herald: Herald,
        transactionLimit: Duration = .seconds(10)
    ) {
        self.settings = settings
        self.transactionLimit = transactionLimit
        self.health = health
        self.herald = herald
        committer = GroupCommitter("writer", GroupWriter.limits)
    }

    /// How long a write waits for a server before it is given up.
    private static let patience = Duration.seconds(5)
    private static let limits = GroupCommitter.Limits(
        groupWeightMax: 512, waitingWeightMax: 100_000, patience: patience, triesWaits: true,
        runsOnThreads: true)

    /// Takes a write; the completion is called when it is durable or has failed.
    func enqueue(_ write: JournalWrite, _ completion: @escaping JournalCompletion) -> JournalStatus {
        // After a long while without a server nobody is kept waiting.
        if let trouble = health.trouble(for: GroupWriter.patience) { return .failed(trouble) }
        return committer.enqueue(write, for: self, completion)
    }

    /// Has every write counted that somebody is told of.
    func count(in figures: JournalFigures) -> Bool {
        committer.count(in: figures)
        return true
    }

    func tellTogether(_ together: @escaping JournalBracket) { committer.tellTogether(together) }

    /// Commits what waits, tells of it, and takes nothing more.
    func close() {
        committer.close(for: self) { line.withLock { $0.use(nil) } }
    }

    // MARK: Groups

    /// Tries until every write of the group is durable, refused or given up.
    func carryOut(_ group: consuming [PendingWrite]) { carryOut(group, begun: nil) }

    /// The same for a group whose first attempt may have been begun already.
    func carryOut(_ group: consuming [PendingWrite], begun: Flight?) {
        var waiting = consume group
        var begun = begun
        var backoff = Backoff()
        while !waiting.isEmpty {
            let attempt = line.withLock { self.commit(&waiting, begun: begun, over: &$0) }
            begun = nil
            switch attempt {
            case .committed: return
            case .unreachable(let failure):
                waiting = giveUp(waiting, failure, wasSent: false)
            case .uncertain(let failure):
                waiting = giveUp(waiting, failure, wasSent: true)
            case .collided(let failure):
                waiting = giveUp(waiting, failure, wasSent: false)
                continue
            case .refused(let failure):
                if waiting.count == 1 {
                    return committer.tell(waiting, waiting.map { $0.meaning(of: failure) })
                }
                // One of them is at fault: each for itself, then.
                for write in waiting { carryOut([write]) }
                return
            }
            if !waiting.isEmpty { usleep(UInt32(clamping: backoff.next().microseconds)) }
        }
    }

    /// How an attempt to commit a group went.
    private enum Attempt {
        /// All that waited have been told, and are gone.
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

    private func commit(_ group: inout [PendingWrite], begun: Flight?, over line: inout Line) -> Attempt {
        let open: Connection
        do throws(DatabaseFailure) {
            open = try begun == nil ? self.open(&line) : line.unbroken
        } catch {
            return begun == nil ? .unreachable(error) : .uncertain(error)
        }
        do throws(DatabaseFailure) {
            let answers = try answers(to: group, begun: begun, over: open)
            tell(exchange(&group, with: []), answers)
            return .committed
        } catch {
            if error.isPassing { return .collided(error) }
            if !error.isAboutServer { return .refused(error) }
            line.use(nil)
            return .uncertain(error)
        }
    }

    /// Tells everybody of a group that is committed, but for what was refused of it.
    private func tell(_ group: consuming [PendingWrite], _ answers: [JournalError?]) {
        herald.tell { news in
            for place in group.indices where answers[place] == nil { group[place].write.add(to: &news) }
        }
        committer.tell(group, answers)
    }

    /// Commits a group; what the transaction has refused of it.
    private func answers(
        to group: [PendingWrite], begun: Flight?, over connection: Connection
    ) throws(DatabaseFailure) -> [JournalError?] {
        let writes = begun?.writes ?? WriteGroup(group)
        if begun == nil { try connection.begin(writes.calls) }
        let results = try connection.finish(
            within: begun?.timeLeft(of: transactionLimit) ?? transactionLimit)
        var answers = [JournalError?](repeating: nil, count: group.count)
        for place in writes.refused(results).sorted() {
            answers[place] = group[place].answer(over: connection)
        }
        return answers
    }

    /// The open connection, or a new one.
    private func open(_ line: inout Line) throws(DatabaseFailure) -> Connection {
        if let open = try? line.unbroken { return open }
        line.use(nil)
        do throws(DatabaseFailure) {
            let made = try Connection.ready(settings)
            _ = try made.run([Call(.preparedToWrite, Parameters())], within: .seconds(5))
            line.use(made)
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
        let now = MonotonicClock.nanoseconds()
        var kept: [PendingWrite] = []
        var lapsed: [PendingWrite] = []
        for var pending in group {
            if wasSent, !pending.isUncertain { unknownOutcomes.add(1, ordering: .relaxed) }
            pending.isUncertain = pending.isUncertain || wasSent
            if pending.deadline ?? now <= now || wasSent && !pending.write.isRepeatable {
                lapsed.append(pending)
            } else {
                kept.append(pending)
            }
        }
        committer.tell(lapsed, lapsed.map { $0.meaning(of: failure) })
        return kept
    }
}

extension JournalWrite {
    /// Whether it may be tried again when nobody knows whether it was carried out: it is then recognised, or
    /// does no harm.
    fileprivate var isRepeatable: Bool {
        // A change of labels could undo a later one of another replica.
        if case .update = self { return false }
        return true
    }
}

extension PendingWrite {
    /// What a failure means for whoever waits: an earlier attempt may have got through.
    fileprivate func meaning(of failure: DatabaseFailure) -> JournalError {
        isUncertain ? .unknown(failure.text) : failure.meaning
    }

    /// What to answer to a write that the committed transaction did not carry out.
    ///
    /// Whatever fails here fails for this write alone: those that the transaction did carry out would be
    /// refused if they were sent again.
    fileprivate func answer(over connection: Connection) -> JournalError? {
        do throws(DatabaseFailure) { return try explanation(over: connection) } catch {
            return meaning(of: error)
        }
    }

    /// Why the committed transaction did not carry out the write; nil if an earlier attempt had.
    private func explanation(over connection: Connection) throws(DatabaseFailure) -> JournalError? {
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
        case .postpone, .delete: return nil
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
