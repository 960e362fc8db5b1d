import CPostgreSQL
import Glibc

extension Connection {
    /// Waits for messages of LISTEN; none after that time or when the alarm can be read.
    func notifications(within limit: Duration, orAlarm alarm: Int32) throws(DatabaseFailure) -> [[UInt8]] {
        var descriptors = [
            pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0),
            pollfd(fd: alarm, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&descriptors, 2, Int32(clamping: limit.microseconds / 1_000))
        guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { throw fail() }
        var messages: [[UInt8]] = []
        while let message = PQnotifies(handle) {
            let text = UnsafeRawBufferPointer(
                start: message.pointee.extra, count: strlen(message.pointee.extra))
            messages.append([UInt8](text))
            PQfreemem(message)
        }
        return messages
    }
}
