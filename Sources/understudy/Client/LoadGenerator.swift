import Glibc
import Sessions

/// Sends requests over many connections at once, one waiting on each, from one thread.
struct LoadGenerator {
    /// What came of a run.
    struct Figures {
        /// Nanoseconds from each request to its reply, in ascending order.
        var latencies: [Int] = []
        var seconds = 0.0
        /// Replies that were no success, and connections that ended.
        var failures = 0

        var perSecond: Double { Double(latencies.count) / seconds }

        /// The latency in milliseconds that so many of a hundred requests stay below.
        func milliseconds(percentile: Double) -> Double {
            guard !latencies.isEmpty else { return 0 }
            let index = min(Int(Double(latencies.count) * percentile / 100), latencies.count - 1)
            return Double(latencies[index]) / 1e6
        }
    }

    /// One connection with the requests that it sends in turn.
    private struct Lane {
        let descriptor: Int32
        let requests: [[UInt8]]
        var next = 0
        var sentAt = 0
        var reader = HTTPReplyReader()

        /// Sends the next request; false when the connection has ended.
        mutating func send() -> Bool {
            let request = requests[next]
            next = (next + 1) % requests.count
            sentAt = MonotonicClock.nanoseconds()
            // Requests are shorter than a socket's buffer, so one goes out whole.
            return Glibc.send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count
        }
    }

    private var lanes: [Lane] = []

    /// Connects once for each list of requests; nil where nobody answers.
    init?(_ address: ServiceAddress, requests: [[[UInt8]]]) {
        for list in requests {
            guard let descriptor = address.connect() else { return nil }
            var on: Int32 = 1
            setsockopt(
                descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
            lanes.append(Lane(descriptor: descriptor, requests: list))
        }
    }

    /// Sends for so long, then waits for the last replies and closes.
    consuming func run(seconds: Double) -> Figures {
        var figures = Figures()
        var polled = lanes.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let start = MonotonicClock.nanoseconds()
        let end = start + Int(seconds * 1e9)
        var open = lanes.count
        for index in lanes.indices where !lanes[index].send() { close(index, &polled, &open, &figures) }
        while open > 0 {
            guard poll(&polled, nfds_t(polled.count), 5_000) > 0 else {
                figures.failures += open
                break
            }
            for index in polled.indices where polled[index].revents != 0 {
                let count = recv(lanes[index].descriptor, &buffer, buffer.count, 0)
                guard count > 0 else {
                    close(index, &polled, &open, &figures)
                    continue
                }
                guard let reply = lanes[index].reader.take(buffer[..<count]) else { continue }
                let now = MonotonicClock.nanoseconds()
                figures.latencies.append(now - lanes[index].sentAt)
                if reply.status >= 300 { figures.failures += 1 }
                if now >= end {
                    polled[index].fd = -1
                    open -= 1
                } else if !lanes[index].send() {
                    close(index, &polled, &open, &figures)
                }
            }
        }
        figures.seconds = Double(MonotonicClock.nanoseconds() - start) / 1e9
        figures.latencies.sort()
        for lane in lanes { Glibc.close(lane.descriptor) }
        return figures
    }

    /// Leaves out a connection that has ended.
    private func close(_ index: Int, _ polled: inout [pollfd], _ open: inout Int, _ figures: inout Figures) {
        polled[index].fd = -1
        open -= 1
        figures.failures += 1
    }
}
