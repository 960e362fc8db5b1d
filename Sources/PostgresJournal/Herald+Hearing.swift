import Dispatch
import Glibc
import Sessions
import Synchronization

/// What other replicas tell.
extension Herald {
    /// How often whoever follows a session looks by itself, should a message have been lost.
    private static let lookInterval = Duration.seconds(5)
    /// How long nothing is heard behind a message: with many replicas that write each would be woken by each.
    private static let hearingInterval = Duration.milliseconds(20)

    /// Has a listener hear what others tell, and nil when something may have been missed.
    func listen(_ listener: JournalListener) {
        let isFirst = state.withLock { state in
            defer { state.isListening = true }
            return !state.isListening && !state.isClosed
        }
        guard isFirst else { return }
        queue.async {
            var backoff = Backoff()
            while !self.state.withLock({ $0.isClosed }) {
                self.follow(listener) { backoff.reset() }
                usleep(UInt32(clamping: backoff.next().microseconds))
            }
        }
    }

    /// Has what was told heard at once, as somebody follows a session from now on.
    func hearSoon() { alarm.ring() }

    /// Listens until the connection breaks or the herald is closed.
    private func follow(_ listener: JournalListener, whenConnected: () -> Void) {
        do throws(DatabaseFailure) {
            let connection = try Connection.ready(settings)
            _ = try connection.run([Call(.listen, Parameters())], within: .seconds(5))
            whenConnected()
            var lastLook: ContinuousClock.Instant?
            while !state.withLock({ $0.isClosed }) {
                if lastLook.map({ ContinuousClock.now - $0 > Herald.lookInterval }) ?? true {
                    listener.hear(nil)
                    lastLook = .now
                }
                let messages = try connection.notifications(
                    within: Herald.lookInterval, orAlarm: alarm.reading)
                let isFollowed = listener.isFollowed()
                for message in messages where !message.starts(with: mark) {
                    let news = message.withUnsafeBufferPointer { JournalNews.read($0, onlyEnds: !isFollowed) }
                    if !news.isEmpty { listener.hear(news) }
                }
                if !messages.isEmpty {
                    alarm.wait(for: isFollowed ? Herald.hearingInterval : idleInterval)
                }
                alarm.calm()
            }
        } catch {
            // The next connection begins with a look at everything.
        }
    }
}

extension JournalNews {
    /// Reads the lines of a message behind its mark, or only those of sessions that have ended.
    fileprivate static func read(_ message: UnsafeBufferPointer<UInt8>, onlyEnds: Bool) -> [JournalNews] {
        var news: [JournalNews] = []
        var rest = message[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "\n")) {
            rest = rest[(start + 1)...]
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            let place = line.prefix(SessionID.textLength)
            let text = line.dropFirst(SessionID.textLength)
            if onlyEnds, line.last != UInt8(ascii: "d") { continue }
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
