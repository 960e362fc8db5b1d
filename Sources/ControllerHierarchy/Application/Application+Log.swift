/// The one place where events come into being: calls in which nothing happens, messages and questions.
extension Application {
    /// Appends an event that is no message to a controller, so that nothing runs inside of it.
    func record(
        _ callback: Callback, target: Identity, payload: consuming Event.Payload = .none,
        flags: Event.Flags = []
    ) throws(Interruption) {
        if delegatesLackMethods, isMissing(callback, of: target) { return }
        let index = try enter(callback, target: target, payload: payload, flags: flags)
        try pause(callback, at: index, of: target)
        if delegatesHaveScripts { try runScripts(ofDelegateOf: target, in: callback) }
        log.noteReturn(of: index)
    }

    /// As `record`, for a call inside of which more happens; no delegate has such a method.
    func record<Result>(
        _ callback: Callback, target: Identity, payload: consuming Event.Payload = .none,
        flags: Event.Flags = [], during work: () throws(Interruption) -> Result
    ) throws(Interruption) -> Result {
        let index = try enter(callback, target: target, payload: payload, flags: flags)
        try pause(callback, at: index, of: target)
        let result = try work()
        log.noteReturn(of: index)
        return result
    }

    /// Records the exception that ends the work; it is no event more of the operation's.
    func record(_ exception: UIKitException) {
        log.append(
            exception: Event(
                .exception, target: console, payload: .exception(exception), time: runLoop.time))
    }

    /// Appends an event to the log; `noteReturn` follows when the call returns.
    ///
    /// - Returns: the event's index in the log of the work in progress.
    func enter(
        _ callback: Callback, target: Identity, payload: consuming Event.Payload = .none,
        flags: Event.Flags = []
    ) throws(Interruption) -> Int {
        try enterInline(callback, target: target, payload: payload, flags: flags)
    }

    /// The same in the place of the call, for the way of most events.
    @inline(__always)
    func enterInline(
        _ callback: Callback, target: Identity, payload: consuming Event.Payload, flags: Event.Flags
    ) throws(Interruption) -> Int {
        if log.isAtBound { try askToGoOn() }
        return log.append(
            callback, target: target, payload: payload, flags: flags, time: runLoop.time)
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
        let watching = log.supervisor(orElse: limits.makeSupervisor)
        do throws(OperationError) {
            try report(eventsThrough: log.count + 1, to: watching)
        } catch {
            throw .error(error)
        }
    }

    /// Tells whoever watches over the work how far the log has come.
    ///
    /// - Throws: `OperationError.stopped` when the work is to end.
    @inline(never)
    func report(
        eventsThrough count: Int, to watching: (any WorkSupervisor)?
    ) throws(OperationError) {
        var allowance = Application.unwatchedEventsMax
        do throws(WorkRefusal) {
            if let watching { allowance = try watching.allowance(after: log.unreported(of: count)) }
        } catch {
            throw .stopped(error)
        }
        log.noteReport(of: count, bound: min(count + allowance, limits.eventsPerOperationMax))
    }

    /// Prints a line on the console; a category only where the version has them.
    func print(_ text: String, category: String? = nil) throws(Interruption) {
        let category = behavior.holds(.consoleMessagesHaveCategories) ? category : nil
        try record(.console, target: console, payload: .message(category: category, text: text))
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
            case .presentCompletion: presentParty
            case .dismissCompletion: dismissParty
            case .transitionCompletion: transitionParty
            default: setViewControllersParty
            }
        try record(callback, target: party, payload: payload)
        try runAppCode(handler.operations, receiver: nil)
    }

    /// The completion handler of an operation that runs now.
    ///
    /// App code and segues may pass none; an operation from outside always hears of its completion.
    func completionHandler(of operation: Operation) -> CompletionHandler {
        CompletionHandler(
            operations: operation.completion ?? [],
            isReported: calls.isOutermost && calls.segue == nil || operation.completion != nil)
    }
}

extension ViewController {
    /// Sends a message as UIKit does: the event, UIKit's implementation, then what the app's class does.
    ///
    /// An app's override calls super first by convention, so its scripts run after UIKit's implementation.
    func send(_ callback: Callback, _ payload: Event.Payload = .none) throws(Interruption) {
        let index = try application.enterInline(
            callback, target: identity, payload: payload, flags: flags)
        if appClass.declaresNothing, !application.mayPause {
            try superImplementation(of: callback, payload)
            return application.log.noteReturn(of: index)
        }
        try goOn(sending: callback, payload, at: index)
    }

    /// What a message to an instance of a declared class does, or one that may stop.
    @inline(never)
    private func goOn(
        sending callback: Callback, _ payload: Event.Payload, at index: Int
    ) throws(Interruption) {
        let callsSuper = appClass.callsSuper(in: callback)
        if callsSuper { try superImplementation(of: callback, payload) }
        if application.mayPause {
            try application.pause(
                callback, at: index, of: identity, receiver: self,
                super: callsSuper
                    ? nil
                    : { () throws(Interruption) in
                        try self.superImplementation(of: callback, payload)
                    })
        }
        application.log.noteReturn(of: index)
        try runScripts(of: callback)
    }

    /// As `send`, where UIKit's implementation needs more than the message says.
    func send(
        _ callback: Callback, _ payload: Event.Payload, implementation: () throws(Interruption) -> Void
    ) throws(Interruption) {
        let index = try application.enter(callback, target: identity, payload: payload, flags: flags)
        let callsSuper = appClass.callsSuper(in: callback)
        if callsSuper { try implementation() }
        if application.mayPause {
            try withoutActuallyEscaping(implementation) { implementation throws(Interruption) in
                _ = try application.pause(
                    callback, at: index, of: identity, receiver: self,
                    super: callsSuper ? nil : implementation)
            }
        }
        application.log.noteReturn(of: index)
        try runScripts(of: callback)
    }

    /// Sends an action, of which UIKit has no implementation.
    func receive(_ selector: String) throws(Interruption) {
        try application.record(.action, target: identity, payload: .action(selector), flags: flags)
        try application.runScripts(of: self, for: .action(selector))
    }

    func runScripts(of callback: Callback) throws(Interruption) {
        guard appClass.hasScripts(for: callback) else { return }
        try application.runScripts(of: self, for: .callback(callback))
    }
}
