/// The one place where events come into being.
extension Application {
    /// Appends an event that is no message to a controller, so that nothing runs inside of it.
    @discardableResult
    func record(
        _ callback: Callback, target: Identity, payload: Event.Payload = .none, flags: Event.Flags = []
    ) throws(Interruption) -> Int {
        let index = try enter(callback, target: target, payload: payload, flags: flags)
        recordReturn(of: index)
        return index
    }

    /// Appends an event to the log; `recordReturn` follows when the call returns.
    ///
    /// - Returns: the event's index in the log of the work in progress.
    func enter(
        _ callback: Callback, target: Identity, payload: Event.Payload = .none, flags: Event.Flags = []
    ) throws(Interruption) -> Int {
        if log.count >= logBound { try askToGoOn() }
        hasChanged = true
        log.append(Event(callback, target: target, payload: payload, flags: flags, time: runLoop.time))
        return log.count - 1
    }

    /// So many events are made before anybody is asked about an operation that nobody watches over.
    static let unwatchedEventsMax = 1_024

    /// Asks whether one event more may be made, and how many until it is asked again.
    ///
    /// What works for long without events asks at its beginning, from which its time is counted, and later.
    @inline(never)
    func askToGoOn() throws(Interruption) {
        guard log.count < limits.eventsPerOperationMax else {
            throw .error(.limitExceeded("more than \(limits.eventsPerOperationMax) events in one operation"))
        }
        if supervisor == nil, ownSupervisor == nil { ownSupervisor = limits.makeSupervisor?() }
        do throws(OperationError) { try report(eventsThrough: log.count + 1) } catch { throw .error(error) }
    }

    /// Tells whoever watches over the work how far the log has come.
    ///
    /// - Throws: `OperationError.stopped` when the work is to end.
    @inline(never)
    func report(eventsThrough count: Int) throws(OperationError) {
        var allowance = Application.unwatchedEventsMax
        if let watching = supervisor ?? ownSupervisor {
            do throws(WorkRefusal) {
                allowance = try watching.allowance(after: count - logReported)
            } catch {
                throw .stopped(error)
            }
        }
        logReported = count
        logBound = min(count + allowance, limits.eventsPerOperationMax)
    }

    /// Completes an event of the work in progress whose answer was not known when the call was entered.
    func amend(_ index: Int, payload: Event.Payload) {
        log[index].payload = payload
    }

    func recordReturn(of index: Int) {
        if recordsReturnOrder { returnOrder.append(index) }
    }

    /// Prints a line on the console; a category only where the version has them.
    func print(_ text: String, category: String? = nil) throws(Interruption) {
        let category = behavior.holds(.consoleMessagesHaveCategories) ? category : nil
        try record(.console, target: parties.console, payload: .message(category: category, text: text))
    }

    /// Source: navigation-containment.md R1; warn-unbalanced-double-end.
    func warnUnbalanced(_ controller: ViewController) throws(Interruption) {
        try print("Unbalanced calls to begin/end appearance transitions for \(controller.identity.printed).")
    }

    /// Calls the completion handler of an operation.
    func complete(
        _ callback: Callback, _ handler: CompletionHandler, payload: Event.Payload = .none
    ) throws(Interruption) {
        guard handler.isReported else { return }
        let party =
            switch callback {
            case .presentCompletion: parties.present
            case .dismissCompletion: parties.dismiss
            case .transitionCompletion: parties.transition
            default: parties.setViewControllers
            }
        try record(callback, target: party, payload: payload)
        try runAppCode(handler.operations, receiver: nil)
    }

    /// The completion handler of an operation that runs now.
    ///
    /// App code and segues may pass none; an operation from outside always hears of its completion.
    func completionHandler(of operation: Operation) -> CompletionHandler {
        CompletionHandler(
            operations: operation.completion,
            isReported: nestingDepth == 0 && runningSegues.isEmpty || !operation.completion.isEmpty)
    }

    /// Notes that UIKit did nothing but log; the outcome says so when it did nothing else.
    func noteIgnored() {
        if nestingDepth == 0 { ignoredCalls += 1 }
    }
}
