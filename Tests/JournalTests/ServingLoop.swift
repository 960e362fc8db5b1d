import Foundation
import Sessions
import Synchronization

/// A thread as those that serve connections, without any: it does what it is left to do, and looks after
/// descriptors and clocks.
final class ServingLoop: Sendable {
    private let state = Mutex(State())
    private let (reading, writing): (Int32, Int32)
    /// How often a descriptor or a clock was told of.
    let tellCount = Atomic(0)

    private struct State {
        var errands: [@Sendable () -> Void] = []
        var watches: [Watch] = []
        var hasEnded = false
    }

    private final class Watch: ServingWatch {
        let descriptor: Int32?
        let body: @Sendable () -> Void
        let loop: ServingLoop
        /// When it tells, on the monotonic clock in nanoseconds; nil for never.
        let moment = Mutex<Int?>(nil)

        init(_ descriptor: Int32?, _ loop: ServingLoop, _ body: @escaping @Sendable () -> Void) {
            (self.descriptor, self.loop, self.body) = (descriptor.map { dup($0) }, loop, body)
        }

        deinit { if let descriptor { close(descriptor) } }

        func begin() -> Bool {
            moment.withLock { $0 = 0 }
            loop.wake()
            return true
        }

        func set(nanoseconds: Int) -> Bool {
            moment.withLock { $0 = nanoseconds == 0 ? nil : MonotonicClock.nanoseconds() + nanoseconds }
            loop.wake()
            return true
        }

        /// Whether it is to tell now, which it is once.
        func takeMoment() -> Bool {
            moment.withLock { moment in
                guard let awaited = moment, awaited <= MonotonicClock.nanoseconds() else { return false }
                if let descriptor {
                    var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                    guard poll(&readable, 1, 0) > 0 else { return false }
                }
                moment = nil
                return true
            }
        }
    }

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (reading, writing) = (ends[0], ends[1])
        Thread.detachNewThread { self.run() }
    }

    deinit { _ = (close(reading), close(writing)) }

    private func wake() {
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    func post(_ body: @escaping @Sendable () -> Void) -> Bool {
        let hasEnded = state.withLock { state in
            if !state.hasEnded { state.errands.append(body) }
            return state.hasEnded
        }
        if !hasEnded { wake() }
        return !hasEnded
    }

    /// Has the thread do nothing more.
    func end() {
        state.withLock { $0.hasEnded = true }
        wake()
    }

    /// Has the thread carry the journal's groups out from now on.
    func adopt(_ journal: any Journal) throws {
        try waiting { completion in
            _ = post { _ = journal.postpone([], at: 0, completion: completion) }
            return .pending
        }
    }

    private func run() {
        ServingThread.enter(
            { self.post($0) },
            watching: { descriptor, body in
                let watch = Watch(descriptor, self, body)
                self.state.withLock { $0.watches.append(watch) }
                return watch
            })
        while true {
            let (errands, watches, hasEnded) = state.withLock { state in
                defer { state.errands = [] }
                return (state.errands, state.watches, state.hasEnded)
            }
            for errand in errands { errand() }
            if hasEnded { break }
            for watch in watches where watch.takeMoment() {
                tellCount.add(1, ordering: .relaxed)
                watch.body()
            }
            var descriptors = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
            for case let descriptor? in watches.filter({ $0.moment.withLock { $0 } != nil }).map(\.descriptor)
            {
                descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
            }
            // Clocks are looked at each millisecond.
            _ = poll(&descriptors, nfds_t(descriptors.count), 1)
            var byte: UInt8 = 0
            if descriptors[0].revents != 0 { _ = read(reading, &byte, 1) }
        }
        state.withLock { $0.watches = [] }
        ServingThread.leave()
    }
}
