/// Carrying out operations from outside.
extension Application {
    /// Carries out one operation of the app, its user or its device.
    ///
    /// - Throws: when it could not be carried out at all; the application is then in no defined state.
    package func perform(_ operation: Operation) throws(OperationError) -> OperationOutcome {
        guard isRunning else { throw .notRunning }
        return try request { () throws(Interruption) in
            try operation.kind.type.performFromOutside(operation, in: self)
        }
    }

    /// About what a push or a presentation causes.
    private static let expectedEvents = 24

    /// Runs work from outside, with a log of its own.
    func request(_ work: () throws(Interruption) -> Void) throws(OperationError) -> OperationOutcome {
        log.reserveCapacity(Application.expectedEvents)
        result = []
        encodedState = .none
        hasChanged = false
        calls.beginRequest()
        logReported = 0
        logBound = min(Application.unwatchedEventsMax, limits.eventsPerOperationMax)
        ownSupervisor = nil
        if supervisor != nil { try report(eventsThrough: 0) }
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
        if supervisor != nil { try report(eventsThrough: log.count) }
        var answer = OperationOutcome()
        answer.outcome =
            exception != nil ? .raised : calls.areIgnored ? .ignored : .completed
        answer.exception = exception
        answer.result = result
        answer.state = encodedState
        // The buffers go with the answer; a session at rest keeps none.
        swap(&answer.events, &log)
        swap(&answer.returnOrder, &returnOrder)
        answer.time = runLoop.time
        answer.isSettled = isSettled && exception == nil
        if !answer.isSettled {
            answer.waitingFor = runLoop.waiting + transitions.gestures.map { "\($0.name) follows a gesture" }
        }
        return answer
    }
}
