/// One call of app code: what an operation does inside its own call; `Operations/` has each.
extension Application {
    func call(_ operation: Operation) throws(Interruption) {
        calls.count(operation)
        guard calls.operations <= limits.operationsPerRequestMax else {
            throw .error(
                .limitExceeded("more than \(limits.operationsPerRequestMax) operations in one request"))
        }
        // An earlier call of the same request may have changed what leaves no event.
        if calls.operations > 1 { log.noteChange() }
        try operation.kind.type.call(operation, in: self)
    }

    /// The controller that an operation is for.
    func target(of operation: Operation) throws(Interruption) -> ViewController {
        guard let name = operation.target else {
            throw .error(.invalidArgument(field: "target", reason: "the operation needs a controller"))
        }
        return try find(name)
    }

    /// Adds the controller that an operation created or moved to its result.
    func note(_ name: String, _ controller: ViewController?) {
        guard calls.isOutermost, let identity = controller?.identity else { return }
        log.add(name, .string(identity.id ?? identity.label))
    }

    /// Ignores what is asked for; where nothing else comes of an operation from outside, its result says why.
    func ignore(because reason: @autoclosure () -> String) {
        guard calls.isOutermost else { return }
        let reason = reason()
        calls.noteIgnored(because: reason)
    }

    /// Adds a value to the result of the operation from outside.
    func noteResult(_ name: String, _ value: Value) {
        guard calls.isOutermost else { return }
        log.add(name, value)
    }

    /// Sends an action up the responder chain to the first controller whose class has that method and does
    /// not decline it.
    ///
    /// Source: lifecycle-rotation.md 1.11; resp-doc; UIResponder reference, `target(forAction:withSender:)`.
    func sendAction(_ selector: String, to first: ViewController) throws(Interruption) {
        for controller in first.responderChain {
            let implements = controller.appClass.implements(selector)
            guard try controller.canPerform(selector, else: implements) else { continue }
            return try controller.performAction(selector)
        }
        ignore(because: "no controller takes \(selector)")
    }
}
