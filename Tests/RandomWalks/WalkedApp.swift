import ControllerHierarchy

/// The app of a walk, through all its runs.
struct WalkedApp {
    private let definition: ApplicationDefinition
    private(set) var application: Application

    init(_ definition: ApplicationDefinition) throws {
        self.definition = definition
        application = try Application(definition: definition)
        misordered = order.broken(in: try application.launch().events, of: nil)
    }

    var isRunning: Bool { application.life.isRunning }

    private var order = CallbackOrder()
    /// What came out of order in the last operation, in words.
    private var misordered: [String] = []

    /// Who was told what by the last operation.
    private(set) var lastLog: [String] = []

    mutating func perform(_ operation: Operation) throws(OperationError) -> OperationOutcome {
        let outcome = try carryOut(operation)
        lastLog = outcome.events.map { "\($0.target.label).\($0.callback)" }
        misordered = order.broken(in: outcome.events, of: operation.kind)
        if outcome.isSettled { misordered += order.unsettled }
        return outcome
    }

    private mutating func carryOut(_ operation: Operation) throws(OperationError) -> OperationOutcome {
        guard operation.kind == .relaunch else { return try application.perform(operation) }
        let next = try application.relaunched(by: operation, from: definition) {
            (definition, previous) throws(OperationError) in
            try Application(definition: definition, after: previous)
        }
        application = next.0
        return next.1
    }

    /// The statements that do not hold after an operation, in words.
    func broken(after outcome: OperationOutcome, _ scope: RandomWalk.Scope) -> [String] {
        let isSilent = outcome.outcome == .ignored && outcome.ignoredReason == nil
        let unexplained = isSilent ? ["what is ignored does not say why"] : []
        return switch scope {
        case .transitions:
            unexplained + application.brokenInvariants() + misordered
        case .everything: unexplained + application.brokenLinks()
        }
    }
}

extension Application {
    /// What was saved last, in this run or before it.
    var savedArchive: RestorationArchive? { remains.savedState }
}
