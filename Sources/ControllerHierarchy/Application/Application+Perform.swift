/// Carrying out operations from outside.
extension Application {
    /// Carries out one operation of the app, its user or its device.
    ///
    /// - Throws: when it could not be carried out at all; the application is then in no defined state.
    package func perform(_ operation: Operation) throws(OperationError) -> OperationOutcome {
        guard life.isRunning else { throw .notRunning }
        guard operation.pauses != nil || operation.code != nil else { return try carryOut(operation) }
        return try running(operation) { () throws(OperationError) in try carryOut(operation) }
    }

    private func carryOut(_ operation: Operation) throws(OperationError) -> OperationOutcome {
        try request { () throws(Interruption) in
            try operation.kind.type.performFromOutside(operation, in: self)
        }
    }

    /// Runs work from outside, with a log of its own.
    ///
    /// Inlined: specialized for a closure, it would be handed a copy of the operation that the closure is
    /// about.
    @inline(__always)
    func request(_ work: () throws(Interruption) -> Void) throws(OperationError) -> OperationOutcome {
        log.begin(
            bound: min(Application.unwatchedEventsMax, limits.eventsPerOperationMax),
            expecting: launchParts)
        calls.beginRequest()
        if let supervisor = log.supervisor { try report(eventsThrough: 0, to: supervisor) }
        var exception: UIKitException?
        do {
            try work()
            try drainReleasePool()
        } catch {
            switch error {
            case .error(let error): throw error
            case .exception(let raised):
                exception = raised
                record(raised)
            }
        }
        if let supervisor = log.supervisor { try report(eventsThrough: log.count, to: supervisor) }
        return answer(raised: exception)
    }

    /// What the request at work has come to; its log is empty then.
    private func answer(raised exception: UIKitException?) -> OperationOutcome {
        let isSettled = isSettled && exception == nil
        let isIgnored = exception == nil && calls.areIgnored
        if isIgnored { log.add("reason", .string(calls.ignoredReason)) }
        var answer = OperationOutcome(
            outcome: exception != nil ? .raised : isIgnored ? .ignored : .completed,
            exception: exception, time: runLoop.time, isSettled: isSettled,
            waitingFor: isSettled
                ? [] : runLoop.waiting + transitions.gestures.map { "\($0.name) follows a gesture" })
        log.end(in: &answer)
        return answer
    }
}
