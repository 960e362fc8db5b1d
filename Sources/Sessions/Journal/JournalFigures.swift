import Synchronization

/// What is counted of a store's work; every count is a relaxed atomic.
package final class JournalFigures: Sendable {
    /// One for each kind, in the order of their declaration.
    private let durations = InlineArray<6, Histogram> { _ in Histogram() }
    private let conflicts = Atomic(0)
    private let full = Atomic(0)
    private let unavailable = Atomic(0)
    private let damaged = Atomic(0)
    private let firstDamage = Mutex<String?>(nil)
    private let listener = Mutex(Listener())

    /// A closure that is a lock's whole content would be wrapped once more each time that it is looked at.
    private struct Listener {
        var hear: JournalFailureListener?
    }

    /// What a store is asked to do.
    package enum Work: String, Sendable, CaseIterable {
        case create, append, update, postpone, delete, read
    }

    /// Why a store failed, though nothing was wrong with what it was asked.
    package enum Failure: String, Sendable, CaseIterable {
        case full, unavailable, damaged
    }

    /// Has `listener` called with each failure, on the thread that met it, and with what is wrong.
    package func listen(_ listener: @escaping JournalFailureListener) {
        self.listener.withLock { $0.hear = listener }
    }

    /// What was found first to be damaged; nil as long as nothing was.
    var damage: String? { firstDamage.withLock { $0 } }

    /// Calls `body` with how long work of a kind took: writes until they were durable.
    package func withDurations<Answer>(of work: Work, _ body: (borrowing Histogram) -> Answer) -> Answer {
        body(durations[work.place])
    }

    /// How often a writer was outrun by another one.
    package var conflictCount: Int { conflicts.load(ordering: .relaxed) }

    package func count(of failure: Failure) -> Int {
        switch failure {
        case .full: full.load(ordering: .relaxed)
        case .unavailable: unavailable.load(ordering: .relaxed)
        case .damaged: damaged.load(ordering: .relaxed)
        }
    }

    /// Counts finished work.
    func finish(_ work: Work, nanoseconds: Int, _ error: JournalError?) {
        durations[work.place].record(nanoseconds: nanoseconds)
        switch error {
        case nil, .keyTaken, .unknownSession: break
        case .conflict: conflicts.wrappingAdd(1, ordering: .relaxed)
        case .full: note(.full, "there is no space", full)
        case .unavailable(let reason), .unknown(let reason): note(.unavailable, reason, unavailable)
        case .damaged(let reason): noteDamage(reason)
        }
    }

    /// Counts what has come of the writes of a group at a moment of the monotonic clock, in nanoseconds.
    func finish(_ writes: [PendingWrite], _ results: [JournalError?], at now: Int) {
        var appends = Histogram.Batch()
        for place in writes.indices {
            let nanoseconds = now - writes[place].begun
            if case .append = writes[place].write, case nil = results[place] {
                appends.add(nanoseconds: nanoseconds)
            } else {
                finish(writes[place].write.work, nanoseconds: nanoseconds, results[place])
            }
        }
        durations[Work.append.place].record(appends)
    }

    /// Takes note that the store does not have what was written to it.
    func noteDamage(_ detail: String) {
        firstDamage.withLock { $0 = $0 ?? detail }
        note(.damaged, detail, damaged)
    }

    private func note(_ failure: Failure, _ detail: String, _ count: borrowing Atomic<Int>) {
        count.wrappingAdd(1, ordering: .relaxed)
        listener.withLock { $0.hear }?(failure, detail)
    }
}

/// Told what a store could not do, and why.
package typealias JournalFailureListener = @Sendable (JournalFigures.Failure, String) -> Void

extension JournalFigures.Work {
    /// The place in the order of declaration.
    fileprivate var place: Int {
        switch self {
        case .create: 0
        case .append: 1
        case .update: 2
        case .postpone: 3
        case .delete: 4
        case .read: 5
        }
    }
}
