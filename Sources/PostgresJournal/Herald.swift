import CPostgreSQL
import Dispatch
import Glibc
import Sessions
import Synchronization

/// Tells other replicas which sessions have changed, and hears it from them, through LISTEN and NOTIFY.
///
/// This only wakes: what has changed is read from the tables, and a message that is lost delays whoever
/// follows a session until the next look, no more. A message goes out after its commit, over a connection of
/// its own and in a transaction that writes nothing: one within the commit would have all commits of the
/// database wait for each other.
final class Herald: Sendable {
    let settings: ConnectionSettings
    /// Marks the messages of this process, which need not be heard by it.
    let mark: [UInt8]
    /// How long nothing is heard behind a message while nobody follows a session.
    let idleInterval: Duration
    let queue = DispatchQueue(label: "journal herald")
    let state = Mutex(State())
    /// Wakes the listener in order to end it.
    let alarm = Alarm()

    struct State {
        var isListening = false
        var isClosed = false
    }

    private let tellingQueue = DispatchQueue(label: "journal herald, telling")
    private let outbox = Mutex(Outbox())
    /// Opened with the first news; the telling queue waits while it has the lock.
    private let telling = Mutex<Connection?>(nil)
    /// Ends the time in which nothing is told yet, where a thread looks after it.
    private let clock = ServingClock()

    /// What others have not been told yet.
    private struct Outbox {
        var news: News = [:]
        /// Whether it is going to be sent.
        var isScheduled = false
        var lastTold = ContinuousClock.now - Herald.tellingInterval
    }

    /// Creates a herald that tells and hears nothing yet.
    ///
    /// - Parameter idleInterval: How long nothing is heard behind a message while nobody follows a session:
    ///   only that one has ended is of interest then, and not urgent.
    init(settings: ConnectionSettings, idleInterval: Duration = .seconds(1)) {
        self.settings = settings
        self.idleInterval = idleInterval
        mark = Array(SessionID.random().description.utf8)
    }

    // MARK: Telling

    /// The server takes messages of less than 8,000 bytes.
    private static let messageBytesMax = 7_900
    /// Each message wakes every replica: where much changes, one tells of all that changed in this time.
    private static let tellingInterval = Duration.milliseconds(20)

    /// The last version of each session that has changed; nil for one that has ended.
    typealias News = [SessionID: Int?]

    /// Tells of writes that are durable now, which `add` adds to the news; nobody waits for it.
    ///
    /// - Parameter desk: The calling thread's, if it can wait for nothing but looks after a clock.
    func tell(at desk: ServingThread.Desk? = nil, _ add: (inout News) -> Void) {
        let wait = outbox.withLock { outbox -> Duration? in
            add(&outbox.news)
            if outbox.isScheduled || outbox.news.isEmpty { return nil }
            outbox.isScheduled = true
            return max(outbox.lastTold + Herald.tellingInterval - .now, .zero)
        }
        guard let wait else { return }
        if let desk {
            if wait == .zero { return post() }
            if clock.set(nanoseconds: Int(wait / .nanoseconds(1)), at: desk, { self.post() }) { return }
        }
        // The queue has nothing else to do, and a timer would wake two threads more.
        tellingQueue.async {
            usleep(UInt32(clamping: wait.microseconds))
            self.sendNews()
        }
    }

    /// Sends what there is to tell without waiting, else has the queue do it.
    private func post() {
        let isSent = telling.withLockIfAvailable { connection in
            guard let connection, connection.isOpen(), (try? connection.hasFinished()) == true else {
                return false
            }
            let news = takeNews()
            if news.isEmpty { return true }
            // What cannot be sent is lost, as it is elsewhere.
            let isWhole = try? connection.post(messages(of: news))
            if isWhole == false { tellingQueue.async { self.awaitAnswers(within: .seconds(5)) } }
            return true
        }
        if isSent != true { tellingQueue.async { self.sendNews() } }
    }

    private func takeNews() -> News {
        outbox.withLock { outbox in
            outbox.isScheduled = false
            outbox.lastTold = .now
            // The next ones will be about as many.
            defer { outbox.news = News(minimumCapacity: outbox.news.count) }
            return outbox.news
        }
    }

    /// Sends what there is to tell.
    ///
    /// What cannot be sent is lost, and found by whoever looks by itself.
    private func sendNews() {
        let news = takeNews()
        if news.isEmpty { return }
        telling.withLock { connection in
            try? connection?.rest(within: .seconds(5))
            if connection?.isOpen() != true { connection = try? Connection.ready(settings) }
            _ = try? connection?.run(messages(of: news), within: .seconds(5))
        }
    }

    /// Sends what is left of what a thread has sent, and waits for the answers to it.
    private func awaitAnswers(within limit: Duration) {
        telling.withLock { try? $0?.rest(within: limit) }
    }

    private func messages(of news: News) -> [Call] {
        // A line is an identifier between a line feed and a space, and a number of up to nineteen digits.
        let lineBytesMax = SessionID.textLength + 2 + 19
        var calls: [Call] = []
        var message = mark
        message.reserveCapacity(min(mark.count + news.count * lineBytesMax, Herald.messageBytesMax))
        func end() {
            var parameters = Parameters()
            parameters.add(message)
            calls.append(Call(.notify, parameters))
            message = mark
        }
        for (session, version) in news {
            if message.count + lineBytesMax > Herald.messageBytesMax { end() }
            message.append(UInt8(ascii: "\n"))
            session.write(to: &message)
            message.append(UInt8(ascii: " "))
            message.append(contentsOf: version.map(String.init)?.utf8 ?? "ended".utf8)
        }
        end()
        return calls
    }

    /// Tells what is left to tell, and stops to listen.
    func close() {
        clock.end()
        tellingQueue.sync {
            sendNews()
            awaitAnswers(within: .seconds(1))
        }
        state.withLock { $0.isClosed = true }
        alarm.ring()
        queue.sync {}
    }
}

extension JournalWrite {
    /// Adds what others are told of the write.
    func add(to news: inout Herald.News) {
        switch self {
        case .append(let records, let session, _):
            if let last = records.last { news[session] = last.version }
        case .delete(let sessions): for session in sessions { news.updateValue(nil, forKey: session) }
        case .create, .update, .postpone: break
        }
    }
}
