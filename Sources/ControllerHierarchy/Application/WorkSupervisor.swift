/// Who decides, while an operation goes on, whether it may go on.
///
/// The model reads no clock and knows of no request, so it asks somebody who does, now and then.
package protocol WorkSupervisor: AnyObject, Sendable {
    /// Takes note of the events that have been made since it was asked last.
    ///
    /// - Returns: How many more may be made before it is asked again; zero to be asked before the next one.
    func allowance(after events: Int) throws(WorkRefusal) -> Int
}

/// Why work was stopped before its end.
package enum WorkRefusal: Error, Sendable, Equatable {
    /// A limit on a whole request was met, which may hold many operations; with its value in its unit.
    case exceeded(RequestLimit, maximum: Int)
    /// Nobody waits for the answer any more.
    case abandoned
    /// It takes too long for the place where it was begun, and is to be done again elsewhere.
    case postponed
}

/// What a whole request may not have without end.
package enum RequestLimit: String, Sendable, CaseIterable {
    /// Events that it causes.
    case events
    /// Milliseconds of processor time.
    case time
    /// Bytes that are kept for its answer.
    case memory
    /// Bytes of its answer.
    case answer
    /// Pairs of an expected line and an event that are compared.
    case comparisons
}
