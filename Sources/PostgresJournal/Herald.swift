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
    private let mark: String
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
        mark = SessionID.random().description
    }

    // MARK: Telling

    /// The server takes messages of less than 8,000 bytes.
    private static let messageBytesMax = 7_900
    /// Each message wakes every replica: where much changes, one tells of all that changed in this time.
    private static let tellingInterval = Duration.milliseconds(20)

    /// Tells of writes that are durable now; nobody waits for it.
    func tell(_ writes: some Sequence<JournalWrite>) {
        let wait = outbox.withLock { outbox -> Duration? in
            for write in writes { write.add(to: &outbox.news) }
            if outbox.isScheduled || outbox.news.isEmpty { return nil }
            outbox.isScheduled = true
            return max(outbox.lastTold + Herald.tellingInterval - .now, .zero)
        }
        guard let wait else { return }
        tellingQueue.asyncAfter(deadline: .now() + .microseconds(Int(wait.microseconds))) { self.sendNews() }
    }

    /// Sends what there is to tell.
    ///
    /// What cannot be sent is lost, and found by whoever looks by itself.
    private func sendNews() {
        let news = outbox.withLock { outbox in
            outbox.isScheduled = false
            outbox.lastTold = .now
            defer { outbox.news.removeAll(keepingCapacity: true) }
            return outbox.news
        }
        if news.isEmpty { return }
        telling.withLock { connection in
            if connection?.isBroken ?? true { connection = try? Connection.ready(settings) }
            _ = try? connection?.run(messages(of: news), within: .seconds(5))
        }
    }

    private func messages(of news: News) -> [Call] {
        var calls: [Call] = []
        var message = mark
        func end() {
            var parameters = Parameters()
            parameters.add(text: message)
            calls.append(Call(.notify, parameters))
            message = mark
        }
        for (session, version) in news {
            let line = "\n\(session) " + (version.map(String.init) ?? "ended")
            if message.utf8.count + line.utf8.count > Herald.messageBytesMax { end() }
            message += line
        }
        end()
        return calls
    }

    // MARK: Hearing

    /// How often whoever follows a session looks by itself, should a message have been lost.
    private static let lookInterval = Duration.seconds(5)

    /// Calls `hear` for what others tell, and with `nil` when something may have been missed.
    func listen(_ hear: @escaping @Sendable (JournalNews?) -> Void) {
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
    private func follow(_ hear: @escaping @Sendable (JournalNews?) -> Void, whenConnected: () -> Void) {
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
                for var message in messages where !message.hasPrefix(mark) {
                    message.withUTF8 { JournalNews.read($0, hear) }
                }
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

    func ring() {
        var byte: UInt8 = 1
        _ = Glibc.write(writing, &byte, 1)
    }
}

extension JournalWrite {
    /// Adds what others are told of the write.
    fileprivate func add(to news: inout News) {
        switch self {
        case .append(let records, let session, _):
            if let last = records.last { news[session] = last.version }
        case .delete(let sessions): for session in sessions { news.updateValue(nil, forKey: session) }
        case .create, .update, .postpone: break
        }
    }
}

/// The last version of each session that has changed; nil for one that has ended.
private typealias News = [SessionID: Int?]

extension JournalNews {
    /// Reads the lines of a message behind its mark.
    fileprivate static func read(_ message: UnsafeBufferPointer<UInt8>, _ hear: (JournalNews) -> Void) {
        var rest = message[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "\n")) {
            rest = rest[(start + 1)...]
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            let place = line.prefix(SessionID.textLength)
            let text = line.dropFirst(SessionID.textLength)
            guard let session = SessionID(utf8: UnsafeBufferPointer(rebasing: place)),
                text.first == UInt8(ascii: " ")
            else { continue }
            if text.dropFirst().elementsEqual("ended".utf8) {
                hear(.ended(session))
            } else if let version = Int(String(decoding: text.dropFirst(), as: UTF8.self)) {
                hear(.version(session, version))
            }
        }
    }
}
