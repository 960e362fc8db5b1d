/// Calls that stop, so that the app's own code may run inside of them.
extension Application {
    /// Whether calls of the operation at work may stop.
    @inline(__always) var mayPause: Bool { calls.appCode != nil }

    /// The points at which calls stop.
    package var pausePoints: [PausePoint] { system.pauses?.points ?? [] }

    /// Who says what the app's own code does; nil where nobody does, so that no call stops.
    package var appCode: (any AppCode)? {
        get { calls.appCode }
        set { calls.appCode = newValue }
    }

    /// Virtual seconds since launch.
    package var time: Double { runLoop.time }

    /// The events of the operation at work from a place on.
    package func events(from index: Int) -> EventList { log.events(from: index) }

    /// Lets the app's own code run inside of a call, if the call stops.
    ///
    /// - Parameters:
    ///   - index: The place of the call's event.
    ///   - receiver: The controller whose method it is; nil for other objects.
    ///   - answers: What may be answered, where the callback alone does not say it.
    ///   - superclass: The superclass's implementation, where it has not run yet.
    /// - Returns: What the code answers; nil for what the class answers by itself.
    @inline(__always)
    @discardableResult
    func pause(
        _ callback: Callback, at index: Int, of target: Identity, receiver: ViewController? = nil,
        answers: AnswerType? = nil, super superclass: (() throws(Interruption) -> Void)? = nil
    ) throws(Interruption) -> AppCodeAnswer? {
        guard let code = calls.appCode, let pauses = system.pauses else { return nil }
        let receiver = receiver ?? controllers.find(target)
        let stops = pauses.holds(callback, on: target, payload: log.event(at: index).payload) { name in
            receiver?.appClass.descends(from: name) ?? false
        }
        guard stops else { return nil }
        return try run(
            code, at: index, receiver: receiver, answers: answers ?? callback.answerType, super: superclass)
    }

    /// Whether that call of a controller's is one at which calls stop, for whoever says what happens there.
    func stops(in callback: Callback, of controller: ViewController) -> Bool {
        guard let pauses = system.pauses else { return false }
        return pauses.holds(callback, on: controller.identity, payload: .none) { name in
            controller.appClass.descends(from: name)
        }
    }

    @inline(never)
    private func run(
        _ code: any AppCode, at index: Int, receiver: ViewController?, answers: AnswerType?,
        super superclass: (() throws(Interruption) -> Void)?
    ) throws(Interruption) -> AppCodeAnswer? {
        guard calls.depth < limits.nestedOperationsMax else {
            throw .error(.limitExceeded("calls stop deeper than \(limits.nestedOperationsMax) operations"))
        }
        calls.beginAppCode(of: receiver)
        calls.beginPause()
        defer {
            calls.endPause()
            calls.endAppCode()
        }
        var superclass = superclass
        while true {
            let pause = Pause(
                eventIndex: index, event: log.event(at: index), depth: calls.pauses,
                mayCallSuper: superclass != nil, answers: answers)
            let step: AppCodeStep
            do throws(WorkRefusal) {
                step = try code.next(at: pause, in: self)
            } catch {
                throw .error(.stopped(error))
            }
            switch step {
            case .perform(let operation): try call(operation, of: code)
            case .callSuper:
                let implementation = superclass
                superclass = nil
                try implementation?()
            case .resume(let answer):
                if let reason = answer.flatMap(pause.refusal) {
                    let error = OperationError.invalidArgument(field: "answer", reason: reason)
                    code.refused(error)
                    throw .error(error)
                }
                return answer
            case .raise(let exception): throw .exception(exception)
            }
        }
    }

    private func call(_ operation: Operation, of code: any AppCode) throws(Interruption) {
        do throws(Interruption) {
            try call(operation)
        } catch {
            if case .error(let error) = error { code.refused(error) }
            throw error
        }
    }

    /// Does the work of an operation, with the calls that stop in it alone and what its code is known to do.
    func running<Result>(
        _ operation: Operation, _ work: () throws(OperationError) -> Result
    ) throws(OperationError) -> Result {
        let others = system.pauses
        if let pauses = operation.pauses { system.setPauses(pauses) }
        let own = system.pauses
        // What the app's own code has set in the meantime stays.
        defer { if operation.pauses != nil, system.pauses === own { system.restorePauses(others) } }
        return try running(operation.code, work)
    }

    /// Does work with what the app's own code is known to do in the calls of it that stop.
    ///
    /// - Parameter steps: nil where nothing is known of it.
    func running<Result>(
        _ steps: [AppCodeStep]?, _ work: () throws(OperationError) -> Result
    ) throws(OperationError) -> Result {
        guard let steps else { return try work() }
        let code = RecordedAppCode(steps)
        calls.appCode = code
        defer { calls.appCode = nil }
        let result = try work()
        guard code.isAtEnd else {
            throw .invalidArgument(field: "code", reason: "more steps than there are calls that stop")
        }
        return result
    }

    /// Whether any call of an operation may stop.
    package func mayPause(in operation: Operation) -> Bool {
        operation.pauses.map { !$0.isEmpty } ?? (system.pauses != nil)
    }
}
