/// What the answer to the request at work is collected in: its events, its result, and whether it has changed
/// anything.
///
/// Between requests nothing of it counts but whether the last one has changed anything.
package struct EventLog: ~Copyable {
    /// Who watches over the operations of the request at work; nil for an operation by itself.
    package var supervisor: (any WorkSupervisor)?
    /// Whether the order in which calls return is recorded, for logs of apps that print after super.
    package var recordsReturnOrder = false
    /// Whether the request has changed anything, so that a refusal of it has to be undone.
    private(set) var hasChanged = false
    private var events = EventWriter()
    private var returnOrder: [Int] = []
    private var result: [Value.Member] = []
    private var state = OperationOutcome.State.none
    /// How long the log may become before somebody is asked whether the operation may go on.
    private var bound = 0
    /// How many of the events somebody has been told of.
    private var reported = 0
    /// Who watches over an operation by itself, once it has turned out to be long.
    private var ownSupervisor: (any WorkSupervisor)?

    /// What a push or a presentation causes, and what the allocator has room for.
    private static let expectedEvents = 20
    private static let expectedTargets = 4

    var count: Int { events.count }

    func event(at index: Int) -> Event { events[index] }

    func events(from index: Int) -> EventList {
        var copy = EventWriter()
        for index in index..<events.count { copy.append(events[index]) }
        return copy.finish()
    }

    // MARK: From beginning to end

    /// Begins the log of a request.
    ///
    /// - Parameter parts: Those of the launch that it is; nil where nothing is known of what it will cause.
    mutating func begin(bound: Int, expecting parts: LaunchParts?) {
        // A request that was given up behind its exception has left them.
        if !returnOrder.isEmpty { returnOrder = [] }
        if !result.isEmpty { result = [] }
        events.begin(
            expecting: parts?.eventCount ?? EventLog.expectedEvents,
            targets: parts?.targetCount ?? EventLog.expectedTargets)
        state = .none
        hasChanged = false
        reported = 0
        self.bound = bound
        ownSupervisor = nil
    }

    /// Moves everything into the answer; a session at rest keeps no buffers.
    mutating func end(in answer: inout OperationOutcome) {
        swap(&answer.result, &result)
        swap(&answer.state, &state)
        answer.events = events.finish()
        swap(&answer.returnOrder, &returnOrder)
    }

    // MARK: Writing

    mutating func noteChange() { hasChanged = true }

    /// Appends an event.
    ///
    /// - Returns: its index.
    @inline(__always)
    mutating func append(
        _ callback: Callback, target: Identity, payload: consuming Event.Payload, flags: Event.Flags,
        time: Double
    ) -> Int {
        hasChanged = true
        return events.append(callback, target: target, payload: payload, flags: flags, time: time)
    }

    /// Appends the exception that ends the work; it is no event more of the operation's.
    mutating func append(exception event: Event) { events.append(event) }

    /// Puts the answer of a question into its event.
    mutating func setPayload(_ payload: Event.Payload, at index: Int) {
        events.setPayload(payload, at: index)
    }

    /// Notes that the call of an event returns.
    mutating func noteReturn(of index: Int) {
        if recordsReturnOrder { returnOrder.append(index) }
    }

    mutating func add(_ name: consuming String, _ value: consuming Value) {
        // As a rule it is the only one, as a controller's setting is.
        if result.isEmpty { result = [.init(name, value)] } else { result.append(.init(name, value)) }
    }

    mutating func save(_ archive: RestorationArchive) { state = .saved(archive) }

    // MARK: Supervision

    /// Whether somebody is to be asked before one event more.
    var isAtBound: Bool { events.count >= bound }

    /// Who watches now; where nobody does, whoever `make` makes does from now on.
    mutating func supervisor(
        orElse make: (@Sendable () -> any WorkSupervisor)?
    ) -> (any WorkSupervisor)? {
        if supervisor == nil, ownSupervisor == nil { ownSupervisor = make?() }
        return supervisor ?? ownSupervisor
    }

    /// So many events have nobody been told of, when there are `count`.
    func unreported(of count: Int) -> Int { count - reported }

    /// Notes that somebody has been told of `count` events, and is to be asked again at `bound`.
    mutating func noteReport(of count: Int, bound: Int) {
        reported = count
        self.bound = bound
    }
}
