/// The turn of the run loop: the commit, what follows it, and what waits for a later moment.
extension Application {
    /// Ends the present turn: layout, then what was scheduled after the commit, until neither is left.
    func endTurn() throws(Interruption) {
        isInAppCode = false
        repeat {
            try layOutNow()
            guard let work = runLoop.nextAfterCommit() else { break }
            try run(work)
            try drainReleasePool()
        } while true
        try drainReleasePool()
    }

    /// Runs timers, each in a turn of its own, until none is due before `limit`.
    func runTimers(until limit: Int?) throws(Interruption) {
        while let work = runLoop.nextTimer(until: limit) {
            try run(work)
            try drainReleasePool()
            try endTurn()
        }
        if let limit { runLoop.advance(to: limit) }
    }

    func run(_ work: RunLoop.Work) throws(Interruption) {
        hasChanged = true
        switch work {
        case .begin(let transition): try transition.begin()
        case .finish(let transition): try transition.finish(completed: transition.completes)
        case .endAppearance(let controller): try controller.endWindowDrivenAppearance()
        case .animate(let transition): try transition.runAlongside()
        case .endKeyboardMovement: try endKeyboardMovement()
        }
    }

    /// Whether nothing is in flight.
    var isSettled: Bool { runLoop.isIdle && gestures.isEmpty }

    /// Delivers what a commit delivers: `viewIsAppearing`, then layout, a parent before its children.
    func layOutNow() throws(Interruption) {
        while hasCommitWork {
            if !enteringQueue.isEmpty {
                try enteringQueue.removeFirst().enterWindow()
            } else if !containerLayoutQueue.isEmpty {
                try containerLayoutQueue.removeFirst().layOutContainer()
            } else if !isAppearingQueue.isEmpty {
                try isAppearingQueue.removeFirst().sendIsAppearing()
            } else if let controller = takeNextForLayout() {
                try controller.layOut()
            } else {
                hasCommitWork = false
            }
        }
    }

    /// The next controller to lay out: of those in the window the one nearest to its root.
    private func takeNextForLayout() -> ViewController? {
        var best: (index: Int, depth: Int)?
        var index = 0
        while index < layoutQueue.count {
            let controller = layoutQueue[index]
            guard controller.needsLayout, let view = controller.viewIfLoaded, view.window != nil else {
                controller.needsLayout = false
                layoutQueue.remove(at: index)
                continue
            }
            let depth = view.depth
            if depth < best?.depth ?? Int.max { best = (index, depth) }
            index += 1
        }
        return best.map { layoutQueue.remove(at: $0.index) }
    }

    /// Ends the controllers that nobody holds any longer, in the order in which they were let go.
    func drainReleasePool() throws(Interruption) {
        while !releasePool.isEmpty {
            let controller = releasePool.removeFirst()
            guard controller.ownerCount <= 0, controllers.contains(controller) else { continue }
            try controller.deinitialize()
        }
    }

    /// Takes a controller that has ended out of every list.
    func forget(_ controller: ViewController) {
        controllers.remove(controller)
        if controller === firstResponder { firstResponder = nil }
        if !layoutQueue.isEmpty { layoutQueue.removeAll { $0 === controller } }
        if !isAppearingQueue.isEmpty { isAppearingQueue.removeAll { $0 === controller } }
        if !enteringQueue.isEmpty { enteringQueue.removeAll { $0 === controller } }
    }
}
