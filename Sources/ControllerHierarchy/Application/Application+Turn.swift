/// The turn of the run loop: the commit, what follows it, and what waits for a later moment.
extension Application {
    /// Runs what comes from outside the app in a turn of its own, with those that follow it unless the clock
    /// is moved by hand.
    func inTurn(_ work: () throws(Interruption) -> Void) throws(Interruption) {
        calls.beginTurn()
        try work()
        try endTurn()
        if definition.clock == .settle { try runTimers(until: nil) }
    }

    /// Ends the present turn: layout, then what was scheduled after the commit, until neither is left.
    func endTurn() throws(Interruption) {
        calls.endTurn()
        var goesOn: Bool
        repeat {
            try layOutNow()
            goesOn = runLoop.awaitsCommit
            if let work = runLoop.nextAfterCommit() { try run(consume work) }
            try drainReleasePool()
            if try cancelTouchesOutsideWindow() { goesOn = true }
        } while goesOn || runLoop.awaitsCommit
    }

    /// Runs timers, each in a turn of its own, until none is due before `limit`.
    func runTimers(until limit: Int?) throws(Interruption) {
        while let work = runLoop.nextTimer(until: limit) {
            try run(consume work)
            try drainReleasePool()
            try endTurn()
        }
        if let limit { runLoop.advance(to: limit) }
    }

    func run(_ work: consuming RunLoop.Work) throws(Interruption) {
        log.noteChange()
        switch consume work {
        case .begin(let transition): try transition.begin()
        case .carryOn(let transition): try transition.carryOn()
        case .finish(let transition): try transition.finish(completed: transition.completes)
        case .endAppearance(let controller): try controller.endWindowDrivenAppearance()
        case .animate(let transition): try transition.runAlongside()
        case .endKeyboardMovement: try endKeyboardMovement()
        case .endSearchChange(let search): try search.endChange()
        case .endAlertMovement(let alert): try alert.endMovement()
        case .updateFocus: try updateFocusIfNeeded()
        case .answer(let request): try answer(request.content)
        case .dispatch(let code): try runDispatched(code.content)
        }
    }

    /// Puts the app's own code off to a later turn; it holds the controller that it calls `self`.
    func dispatch(_ operations: [Operation], after delay: Double) {
        let receiver = calls.receiver
        receiver?.addOwner()
        let code = RunLoop.DispatchedCode(operations: operations, receiver: receiver?.identity)
        runLoop.schedule(.dispatch(Boxed(code)), after: delay)
    }

    private func runDispatched(_ code: RunLoop.DispatchedCode) throws(Interruption) {
        let receiver = code.receiver.flatMap { controllers.find($0) }
        defer { receiver?.removeOwner() }
        try runAppCode(code.operations, receiver: receiver)
    }

    /// Whether nothing is in flight.
    var isSettled: Bool { runLoop.isIdle && transitions.gestures.isEmpty }

    /// Delivers what waits for the commit, and what that causes.
    func layOutNow() throws(Interruption) {
        while let work = commit.next() {
            switch consume work {
            case .entering(let controller):
                try controller.borrowed { (controller) throws(Interruption) in try controller.enterWindow() }
            case .containerLayout(let presentation): try presentation.layOutContainer()
            case .appearing(let controller):
                try controller.borrowed { (controller) throws(Interruption) in
                    try controller.sendIsAppearingInWindow()
                }
            case .update(let controller):
                try controller.borrowed { (controller) throws(Interruption) in try controller.update() }
            case .layout(let controller):
                try controller.borrowed { (controller) throws(Interruption) in try controller.layOut() }
            }
        }
    }

    /// Ends the controllers that nobody holds any longer, in the order in which they were let go.
    func drainReleasePool() throws(Interruption) {
        // Asking a table that has none would count as a change of it.
        while !controllers.noneUnheld, let controller = controllers.takeUnheld() {
            try controller.deinitialize()
        }
    }

    /// Takes a controller that has ended out of every list.
    func forget(_ controller: ViewController) {
        controllers.remove(controller)
        windows.responders.forget(controller)
        windows.focus.forget(controller)
        commit.forget(controller)
    }
}
