import CPostgreSQL
import Glibc

extension Connection {
    /// About as many messages are taken in one go.
    private static let messagesMax = 1_000

    /// Waits for messages of LISTEN; none after that time or when the alarm can be read.
    func notifications(within limit: Duration, orAlarm alarm: Int32) throws(DatabaseFailure) -> [[UInt8]] {
        var descriptors = [
            pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0),
            pollfd(fd: alarm, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&descriptors, 2, Int32(clamping: limit.microseconds / 1_000))
        var messages: [[UInt8]] = []
        // Each reading takes a few messages, and many may have come while nobody looked.
        repeat {
            guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else { throw fail() }
            while let message = PQnotifies(handle) {
                let text = UnsafeRawBufferPointer(
                    start: message.pointee.extra, count: strlen(message.pointee.extra))
                messages.append([UInt8](text))
                PQfreemem(message)
            }
        } while messages.count < Connection.messagesMax && poll(&descriptors, 1, 0) > 0
        return messages
    }

    /// Reads all that has come; whether the server has not closed the connection.
    func isOpen() -> Bool {
        var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        repeat {
            guard end == nil, PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else {
                _ = fail()
                return false
            }
        } while poll(&descriptor, 1, 0) > 0
        return true
    }
}
