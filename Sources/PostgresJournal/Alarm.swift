import Glibc

/// A pipe that one end is rung through, so that a thread that waits for a socket can be woken.
final class Alarm: Sendable {
    /// Can be read once the alarm has been rung; negative if there is no pipe.
    let reading: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        // Whoever rings does not wait, however often it has been rung.
        if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) } }
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

    /// Forgets that it was rung.
    func calm() {
        var bytes = (UInt64(0), UInt64(0))
        while Glibc.read(reading, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
    }

    func ring() {
        var byte: UInt8 = 1
        _ = Glibc.write(writing, &byte, 1)
    }
}
