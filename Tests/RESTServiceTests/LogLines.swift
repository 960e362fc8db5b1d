import Logging
import Synchronization

/// Keeps what is logged.
final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func logger(_ level: Logger.Level) -> Logger {
        Logger(label: "test") { _ in Handler(logLevel: level, lines: self) }
    }

    private struct Handler: LogHandler {
        var logLevel: Logger.Level
        var metadata: Logger.Metadata = [:]
        let lines: LogLines

        subscript(metadataKey key: String) -> Logger.MetadataValue? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let parts = (event.metadata ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
            let line = "\(event.level) \(event.message) " + parts.joined(separator: " ")
            lines.lines.withLock { $0.append(line) }
        }
    }
}
