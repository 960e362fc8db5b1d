import Glibc
import MicroHTTPServer
import Testing

/// What event threads wait for besides connections.
@Suite struct WatchTests {
    /// A pipe whose reading end is watched.
    private final class Pipe: Sendable {
        let (reading, writing): (Int32, Int32)

        init() {
            var ends: [Int32] = [-1, -1]
            #expect(pipe(&ends) == 0)
            (reading, writing) = (ends[0], ends[1])
        }

        func send() {
            var byte: UInt8 = 1
            #expect(write(writing, &byte, 1) == 1)
        }

        func close() { _ = (Glibc.close(reading), Glibc.close(writing)) }
    }

    /// A server whose only event thread runs what the test has it run.
    private struct Place {
        let server: TestServer
        let thread: EventThread
        let client: RawClient

        init() throws {
            let threads = Locked<[EventThread]>([])
            server = try TestServer({ $0.eventThreads = 1 }) { exchange in
                if let thread = exchange.eventThread { threads.withLock { $0.append(thread) } }
                exchange.respond(status: 200, body: .bytes([]))
            }
            client = try RawClient(port: server.port)
            #expect(try client.exchange("GET", "/").status == 200)
            thread = try #require(threads.withLock { $0.last })
        }

        func run<Answer>(_ body: @escaping @Sendable () -> Answer) throws -> Answer {
            let answer = Locked<Answer?>(nil)
            #expect(
                thread.post {
                    let found = body()
                    answer.withLock { $0 = found }
                })
            #expect(eventually { answer.withLock { $0 != nil } })
            return try #require(answer.withLock { $0 })
        }
    }

    @Test("a descriptor is told of on the thread, once each time that this is asked for")
    func descriptors() throws {
        let (place, pipe, told) = (try Place(), Pipe(), Locked<[pthread_t]>([]))
        #expect(EventWatch(pipe.reading) {} == nil, "on another thread")
        let thread = try place.run { pthread_self() }
        var watch = try place.run { EventWatch(pipe.reading) { told.withLock { $0.append(pthread_self()) } } }
        func tellings() throws -> Int {
            // What the thread has heard of it has told of behind a request.
            #expect(try place.client.exchange("GET", "/").status == 200)
            usleep(20_000)
            return told.withLock { $0.count }
        }
        pipe.send()
        #expect(try tellings() == 0)
        for count in 1...3 {
            #expect(watch?.begin() == true)
            #expect(eventually { told.withLock { $0.count } == count })
            #expect(try tellings() == count)
        }
        #expect(told.withLock { $0.allSatisfy { pthread_equal($0, thread) != 0 } })
        // The number of a descriptor that was closed may be a connection's.
        pipe.close()
        let others = try (0..<4).map { _ in try RawClient(port: place.server.port) }
        #expect(watch?.begin() == true)
        #expect(eventually { told.withLock { $0.count } == 4 }, "of what it has kept open")
        watch = nil
        for other in others { #expect(try other.exchange("GET", "/").status == 200) }
        #expect(try tellings() == 4)
    }

    @Test("a clock runs out once, when it was set to last, and not when it is stopped")
    func clocks() throws {
        let (place, told) = (try Place(), Locked(0))
        let watch = try #require(place.run { EventWatch(nil) { told.withLock { $0 += 1 } } })
        watch.set(nanoseconds: 1_000_000)
        #expect(eventually { told.withLock { $0 } == 1 })
        watch.set(nanoseconds: 3_600_000_000_000)
        watch.set(nanoseconds: 1_000_000)
        #expect(eventually { told.withLock { $0 } == 2 })
        watch.set(nanoseconds: 200_000_000)
        watch.set(nanoseconds: 0)
        usleep(300_000)
        #expect(told.withLock { $0 } == 2)
    }

    @Test("watches that end at any time, on any thread, are told of no more, and let go of what they hold")
    func ends() throws {
        final class Held: Sendable {}
        let place = try Place()
        weak var last: Held?
        for round in 0..<200 {
            let (pipe, held) = (Pipe(), Held())
            last = held
            var watch = try place.run { EventWatch(pipe.reading) { _ = held } }
            #expect(watch?.begin() == true)
            if round % 2 == 0 { pipe.send() }
            if round % 4 < 2 {
                watch = nil
            } else {
                let box = Locked(watch)
                watch = nil
                #expect(place.thread.post { box.withLock { $0 = nil } })
            }
            pipe.close()
        }
        #expect(eventually { last == nil })
        // One that outlives its thread.
        let (pipe, held) = (Pipe(), Held())
        last = held
        let watch = Locked(try place.run { [held] in EventWatch(pipe.reading) { _ = held } })
        let clock = try #require(place.run { EventWatch(nil) {} })
        place.server.server.stop(grace: .zero)
        pipe.send()
        #expect(watch.withLock { $0?.begin() } == false && !clock.set(nanoseconds: 1))
        watch.withLock { $0 = nil }
        pipe.close()
    }
}
