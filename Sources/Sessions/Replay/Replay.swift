import ControllerHierarchy
import WireFormat

/// A session's past on its way: the model after some of its operations, and the events up to there.
struct Replay {
    /// The model after `version` operations.
    private(set) var application: Application
    /// How many operations it has gone through.
    private(set) var version = 0
    private(set) var isCrashed: Bool
    /// The place in the log of the next operation's first event.
    private(set) var nextSequence = 1
    /// The events of the operations that it has gone through, from the last one that it has passed over on.
    private(set) var log = CompactLog()
    /// What it has cost since it was last parked: events that were caused once more, and some for each
    /// operation.
    var work = 0
    private let definition: ApplicationDefinition
    private let launch: JournalHeader.Launch

    /// Begins with the launch.
    init(_ history: History) throws(SessionError) {
        let header = try history.header()
        definition = try history.definition(in: header).application
        launch = header.launch
        let outcome: OperationOutcome
        (application, outcome) = try history.launch(definition, as: header.launch)
        isCrashed = header.launch.isCrashed
        work = Replay.workOfOperation + header.launch.eventCount
        keep(outcome.events)
    }

    /// Carries out the next operation; after an error there is no going on.
    ///
    /// - Parameter wantsEvents: Whether its events are of use where they cost more than the operation.
    /// - Returns: its events; none where they were too costly.
    @discardableResult
    mutating func step(
        _ record: JournalRecord, of history: History, wantsEvents: Bool
    ) throws(SessionError) -> EventList {
        work += Replay.workOfOperation + record.eventCount
        let events: EventList
        switch record.effect {
        case .applied, .crashed, .storyboardAdded, .nibAdded:
            events = try history.perform(record, in: &application, of: definition).events
        case .reset:
            let outcome: OperationOutcome
            (application, outcome) = try history.launch(definition, as: launch)
            events = outcome.events
        case .rolledBack where wantsEvents:
            // It left no trace in the model of that time, of which this one may have one now.
            let before = application
            events = try history.perform(record, in: &application, of: definition).events
            if application !== before || application.hasChanged {
                work += Replay.workOfOperation * record.version + nextSequence
                application = try history.application(at: record.version - 1)
            }
        case .rolledBack:
            events = []
            if record.eventCount > 0 {
                log = CompactLog()
                nextSequence += record.eventCount
            }
        }
        keep(events)
        version = record.version
        isCrashed = record.effect == .crashed || record.effect == .reset && launch.isCrashed
        return events
    }

    private mutating func keep(_ events: EventList) {
        log.append(events, firstSequence: nextSequence)
        nextSequence += events.count
    }

    /// About what carrying out an operation costs besides its events.
    static let workOfOperation = 8

    /// About how many bytes of memory it takes.
    var byteCount: Int { 16_384 + application.controllerCount * 1_024 + log.byteCount }
}
