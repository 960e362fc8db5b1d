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
    private let settings: ConnectionSettings
    /// Marks the messages of this process, which need not be heard by it.
    private let mark: [UInt8]
    private let queue = DispatchQueue(label: "journal herald")
    private let state = Mutex(State())
    /// Wakes the listener in order to end it.
    private let alarm = Alarm()

    private struct State {
        var isListening = false
        var isClosed = false
    }

    private let tellingQueue = DispatchQueue(label: "journal herald, telling")
    private let outbox = Mutex(Outbox())
    /// Used on the telling queue only; opened with the first news.
    private let telling = Mutex<Connection?>(nil)

    /// What others have not been told yet.
    private struct Outbox {
        var news: News = [:]
        /// Whether it is going to be sent.
        var isScheduled = false
        var lastTold = ContinuousClock.now - Herald.tellingInterval
    }

    init(settings: ConnectionSettings) {
        self.settings = settings
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
    func tell(_ add: (inout News) -> Void) {
        let wait = outbox.withLock { outbox -> Duration? in
            add(&outbox.news)
            if outbox.isScheduled || outbox.news.isEmpty { return nil }
            outbox.isScheduled = true
            return max(outbox.lastTold + Herald.tellingInterval - .now, .zero)
        }
        guard let wait else { return }
        // The queue has nothing else to do, and a timer would wake two threads more.
        tellingQueue.async {
            usleep(UInt32(clamping: wait.microseconds))
            self.sendNews()
        }
    }

    /// Sends what there is to tell.
    ///
    /// What cannot be sent is lost, and found by whoever looks by itself.
    private func sendNews() {
        let news = outbox.withLock { outbox in
            outbox.isScheduled = false
            outbox.lastTold = .now
            // The next ones will be about as many.
            defer { outbox.news = News(minimumCapacity: outbox.news.count) }
            return outbox.news
        }
        if news.isEmpty { return }
        telling.withLock { connection in
            if connection?.isBroken ?? true { connection = try? Connection.ready(settings) }
            _ = try? connection?.run(messages(of: news), within: .seconds(5))
        }
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

    // MARK: Hearing

    /// How often whoever follows a session looks by itself, should a message have been lost.
    private static let lookInterval = Duration.seconds(5)
    /// How long nothing is heard behind a message: with many replicas that write each would be woken by each.
    private static let hearingInterval = Duration.milliseconds(20)

    /// Calls `hear` for what others tell, and with `nil` when something may have been missed.
    func listen(_ hear: @escaping @Sendable ([JournalNews]?) -> Void) {
        let isFirst = state.withLock { state in
            defer { state.isListening = true }
            return !state.isListening && !state.isClosed
        }
        guard isFirst else { return }
        queue.async {
            var backoff = Backoff()
            while !self.state.withLock({ $0.isClosed }) {
                self.follow(hear) { backoff.reset() }
                usleep(UInt32(clamping: backoff.next().microseconds))
            }
        }
    }

    /// Listens until the connection breaks or the herald is closed.
    private func follow(_ hear: @escaping @Sendable ([JournalNews]?) -> Void, whenConnected: () -> Void) {
        do throws(DatabaseFailure) {
            let connection = try Connection.ready(settings)
            _ = try connection.run([Call(.listen, Parameters())], within: .seconds(5))
            whenConnected()
            var lastLook: ContinuousClock.Instant?
            while !state.withLock({ $0.isClosed }) {
                if lastLook.map({ ContinuousClock.now - $0 > Herald.lookInterval }) ?? true {
                    hear(nil)
                    lastLook = .now
                }
                let messages = try connection.notifications(
                    within: Herald.lookInterval, orAlarm: alarm.reading)
                for message in messages where !message.starts(with: mark) {
                    hear(message.withUnsafeBufferPointer { JournalNews.read($0) })
                }
                if !messages.isEmpty { alarm.wait(for: Herald.hearingInterval) }
            }
        } catch {
            // The next connection begins with a look at everything.
        }
    }

    /// Tells what is left to tell, and stops to listen.
    func close() {
        tellingQueue.sync { sendNews() }
        state.withLock { $0.isClosed = true }
        alarm.ring()
        queue.sync {}
    }
}

/// A pipe that one end is rung through, so that a thread that waits for a socket can be woken.
private final class Alarm: Sendable {
    /// Can be read once the alarm has been rung; negative if there is no pipe.
    let reading: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        Glibc.close(reading)
        Glibc.close(writing)
    }

    /// Waits until it has been rung, but no longer than that.
    func wait(for limit: Duration) {
        var descriptor = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        _ = poll(&descriptor, 1, Int32(clamping: limit.microseconds / 1_000))
    }

    func ring() {
        var byte: UInt8 = 1
        _ = Glibc.write(writing, &byte, 1)
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

extension JournalNews {
    /// Reads the lines of a message behind its mark.
    fileprivate static func read(_ message: UnsafeBufferPointer<UInt8>) -> [JournalNews] {
        var news: [JournalNews] = []
        var rest = message[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "\n")) {
            rest = rest[(start + 1)...]
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            let place = line.prefix(SessionID.textLength)
            let text = line.dropFirst(SessionID.textLength)
            guard let session = SessionID(utf8: UnsafeBufferPointer(rebasing: place)),
                text.first == UInt8(ascii: " ")
            else { continue }
            if let version = number(text.dropFirst()) {
                news.append(.version(session, version))
            } else if text.dropFirst().elementsEqual("ended".utf8) {
                news.append(.ended(session))
            }
        }
        return news
    }

    /// The number that digits are; nil for none, and for what is none.
    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        if digits.isEmpty { return nil }
        var number = 0
        for digit in digits {
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
            let (tens, isTooMuch) = number.multipliedReportingOverflow(by: 10)
            let (next, isTooLarge) = tens.addingReportingOverflow(Int(digit &- UInt8(ascii: "0")))
            if isTooMuch || isTooLarge { return nil }
            number = next
        }
        return number
    }
}
