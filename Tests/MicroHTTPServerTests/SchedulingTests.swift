import Glibc
import MicroHTTPServer
import Testing

/// By which policy the system gives processors to an event thread.
@Suite struct SchedulingTests {
    /// SCHED_BATCH, which Swift's module of the C library leaves out.
    private static let batch: Int32 = 3

    /// The calling thread's number, which Swift's module of the C library does not say either.
    private static func currentThread() -> pid_t {
        var bytes = [CChar](repeating: 0, count: 64)
        let count = readlink("/proc/thread-self", &bytes, bytes.count)
        let path = String(decoding: bytes.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return path.split(separator: "/").last.flatMap { pid_t($0) } ?? -1
    }

    @Test("a thread of many connections gives way while it waits, and never else; one of few does not")
    func manyConnections() throws {
        let (thread, ownPolicies) = (Locked<pid_t>(0), Locked<Set<Int32>>([]))
        let server = try TestServer({ $0.eventThreads = 1 }) { exchange in
            thread.withLock { $0 = Self.currentThread() }
            // Threads that it starts have the same.
            _ = ownPolicies.withLock { $0.insert(sched_getscheduler(0)) }
            exchange.respond(status: 200, body: .bytes([]))
        }
        var clients: [RawClient] = []
        /// Whether the thread takes a policy when it has answered, and keeps it for a while.
        func settles(with count: Int, on policy: Int32) throws -> Bool {
            while clients.count > count { clients.removeLast() }
            while clients.count < count { clients.append(try RawClient(port: server.port)) }
            #expect(eventually { server.server.statistics.connectionsOpen == count })
            for client in clients { #expect(try client.exchange("GET", "/").status == 200) }
            let waiting = thread.withLock { $0 }
            return eventually { sched_getscheduler(waiting) == policy }
                && (0..<50).allSatisfy { _ in
                    usleep(1_000)
                    return sched_getscheduler(waiting) == policy
                }
        }
        #expect(try settles(with: 15, on: SCHED_OTHER))
        #expect(try settles(with: 16, on: Self.batch))
        // Half as many are many still, so that one who comes and goes changes nothing.
        #expect(try settles(with: 8, on: Self.batch))
        #expect(try settles(with: 7, on: SCHED_OTHER))
        #expect(try settles(with: 15, on: SCHED_OTHER))
        #expect(try settles(with: 16, on: Self.batch))
        #expect(ownPolicies.withLock { $0 } == [SCHED_OTHER])
    }

    @Test("the policy that an operator has given a thread stays")
    func ownChoice() throws {
        let (thread, ownPolicy) = (Locked<pid_t>(0), Locked<Int32>(-1))
        let server = try TestServer({ $0.eventThreads = 1 }) { exchange in
            thread.withLock { $0 = Self.currentThread() }
            ownPolicy.withLock { $0 = sched_getscheduler(0) }
            exchange.respond(status: 200, body: .bytes([]))
        }
        let first = try RawClient(port: server.port)
        #expect(try first.exchange("GET", "/").status == 200)
        var none = sched_param()
        try #require(sched_setscheduler(thread.withLock { $0 }, Self.batch, &none) == 0)
        let others = try (0..<16).map { _ in try RawClient(port: server.port) }
        for client in others + others { #expect(try client.exchange("GET", "/").status == 200) }
        #expect(ownPolicy.withLock { $0 } == Self.batch)
    }
}
