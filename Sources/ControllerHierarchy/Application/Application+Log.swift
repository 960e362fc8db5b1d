/// The one place where events come into being.
extension Application {
    /// Appends an event to the log.
    ///
    /// - Returns: the event's index in the log of the work in progress.
    @discardableResult
    func record(
        _ callback: Callback, target: Identity, payload: Event.Payload = .none, flags: Event.Flags = []
    ) throws(Interruption) -> Int {
        guard log.count < limits.eventsPerOperationMax else {
            throw .error(.limitExceeded("more than \(limits.eventsPerOperationMax) events in one operation"))
        }
        log.append(Event(callback, target: target, payload: payload, flags: flags, time: runLoop.time))
        return log.count - 1
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
        _ callback: Callback, _ operations: [Operation], payload: Event.Payload = .none
    ) throws(Interruption) {
        let party =
            switch callback {
            case .presentCompletion: parties.present
            case .dismissCompletion: parties.dismiss
            case .transitionCompletion: parties.transition
            default: parties.setViewControllers
            }
        try record(callback, target: party, payload: payload)
        try runAppCode(operations, receiver: nil)
    }

    /// Notes that UIKit did nothing but log.
    func noteIgnored() {
        if receivers.isEmpty { outcome = .ignored }
    }
}
