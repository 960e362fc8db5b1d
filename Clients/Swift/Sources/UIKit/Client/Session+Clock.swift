import Dispatch
import Foundation

/// The virtual clock, and what waits for it.
extension Session {
    /// Seconds that the clock goes on at a time while the main queue turns it.
    private static let tick = 0.05

    /// Whether something is in flight that time alone brings to its end.
    private var isMoving: Bool {
        !timers.isEmpty || !isSettled && !waitingFor.allSatisfy { $0.hasSuffix("follows a gesture") }
    }

    /// Goes on with what is in flight, on the main queue.
    func schedule() {
        if !isMoving, !blocksAtRest.isEmpty, turn == nil {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.runBlocksAtRest() } }
        }
        guard settings.clock == .automatic, isMoving, !isScheduled, !isClosed else { return }
        isScheduled = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.isScheduled = false
                guard self.frames.isEmpty else { return self.schedule() }
                self.advance(Self.tick)
            }
        }
    }

    private func runBlocksAtRest() {
        guard !isMoving, turn == nil, frames.isEmpty else { return }
        let rest = blocksAtRest
        blocksAtRest = []
        for block in rest { block() }
    }

    /// Turns the clock.
    func advance(_ seconds: Double) {
        performFromOutside("advance", nil, seconds)
        let due = timers.filter { $0.due <= time }
        timers.removeAll { $0.due <= time }
        for timer in due { timer.block() }
        schedule()
    }

    private func performFromOutside(_ operation: String, _ target: UIViewController?, _ seconds: Double) {
        performFromOutside(operation, on: target, ["seconds": .number(seconds)])
    }

    /// Runs a block when the clock has gone on so far.
    func after(_ seconds: Double, _ block: @escaping () -> Void) {
        timers.append((time + seconds, block))
        if token == nil { beginTurn() }
    }

    /// Runs a block when nothing is in flight any more that begins in this turn.
    func atRest(_ block: @escaping () -> Void) {
        blocksAtRest.append(block)
        if token == nil { beginTurn() }
    }

    /// Turns the clock until nothing is in flight; runs no other work of the main queue.
    func settle() {
        endTurn()
        while isMoving, !isClosed {
            if let due = timers.map(\.due).min() {
                advance(max(due - time, 0.001))
            } else {
                performFromOutside("settle")
            }
        }
    }
}
