import Glibc
import JSONBytes
package import Logging

/// Writes each log message as one JSON object a line on standard error.
package struct JSONLinesLogHandler: LogHandler {
    package var logLevel: Logger.Level
    package var metadata: Logger.Metadata = [:]

    /// Creates a handler with a level.
    package init(level: Logger.Level) {
        logLevel = level
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("ts")
        writer.value(WallClock.now())
        writer.key("level")
        writer.value(event.level.rawValue)
        writer.key("msg")
        writer.value(event.message.description)
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        for (key, value) in all.sorted(by: { $0.key < $1.key }) {
            writer.key(key)
            JSONLinesLogHandler.write(value, to: &writer)
        }
        writer.endObject()
        writer.write("\n")
        // One call for each line, so that lines of several threads do not mix.
        writer.withUnsafeBytes { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// Numbers stay numbers, everything else is text.
    private static func write(_ value: Logger.MetadataValue, to writer: inout JSONWriter) {
        switch value {
        case .stringConvertible(let number as Int): writer.value(number)
        case .stringConvertible(let number as Double): writer.value(number)
        default: writer.value(value.description)
        }
    }
}
