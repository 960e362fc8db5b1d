import ControllerHierarchy

/// The app's own code as clients say it, call by call; it lives on the rehearsal's thread.
final class LiveAppCode: AppCode {
    private let rehearsal: Rehearsal
    private let secondsMax: Int
    private let version: Int
    /// What has been done so far, for each operation.
    private(set) var steps: [[Step]] = []
    /// The operation at work, and how many of its steps have been done in this run.
    private var place = (operation: -1, step: 0)
    /// The tokens of the calls that wait, the outermost first.
    private var tokens: [String] = []
    /// The tokens before the last step.
    private var earlierTokens: [String] = []
    /// How many events of the last operation have been told.
    private(set) var told = 0
    /// The place in the log of the operation's first event.
    private var firstSequence = 1
    /// What the operations of the batch before the one at work have caused.
    private var earlierEvents: [Event] = []
    /// Why the last step could not be done; whoever asked for it hears of it when the call waits again.
    private var refusal: OperationError?
    /// Whether a step could not be done in this run.
    private(set) var isRefused = false
    private(set) var isAbandoned = false

    typealias Step = (step: AppCodeStep, json: [UInt8])

    init(_ rehearsal: Rehearsal, version: Int, secondsMax: Int) {
        self.rehearsal = rehearsal
        self.version = version
        self.secondsMax = secondsMax
    }

    /// Forgets the step that could not be done; all others are done again, from the beginning.
    func beginAgain() {
        steps[steps.count - 1].removeLast()
        place = (-1, 0)
        earlierEvents = []
        isRefused = false
    }

    /// Takes note of what an operation has caused that has come to its end.
    func end(with outcome: OperationOutcome) { earlierEvents += outcome.events }

    /// Begins with the next operation.
    func begin(firstSequence: Int) {
        place = (place.operation + 1, 0)
        self.firstSequence = firstSequence
        guard place.operation == steps.count else { return }
        steps.append([])
        told = 0
    }

    func next(at pause: Pause, in application: Application) throws(WorkRefusal) -> AppCodeStep {
        defer { place.step += 1 }
        if place.step < steps[place.operation].count { return steps[place.operation][place.step].step }
        if pause.depth > tokens.count { tokens.append(String(UInt64.random(in: .min ... .max), radix: 16)) }
        let events = application.events(from: told)
        rehearsal.stop(
            PauseReport(
                token: tokens[pause.depth - 1], pause: pause, sequence: firstSequence + pause.eventIndex,
                events: events, firstSequence: firstSequence + told, version: version,
                operation: rehearsal.isOfLaunch ? 0 : version + place.operation + 1, time: application.time),
            refusing: refusal.map { BatchFailure(index: nil, error: .operation($0)) })
        refusal = nil
        told += events.count
        while let command = rehearsal.nextCommand(within: secondsMax) {
            switch command {
            case .look(let look):
                look(
                    SessionMoment(
                        application: application, version: version, isCrashed: false,
                        earlierEvents: earlierEvents))
            case .step(let step, let json):
                steps[place.operation].append((step, json))
                earlierTokens = tokens
                switch step {
                case .perform, .callSuper: break
                case .resume, .raise: tokens.removeLast(tokens.count - pause.depth + 1)
                }
                return step
            case .abandon:
                isAbandoned = true
                throw .abandoned
            }
        }
        isAbandoned = true
        throw .abandoned
    }

    func refused(_ error: OperationError) {
        refusal = error
        isRefused = true
        // The same call waits again.
        tokens = earlierTokens
    }
}
