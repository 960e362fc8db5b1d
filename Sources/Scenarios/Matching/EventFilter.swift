package import ControllerHierarchy
package import Sessions

/// Which events of a run are compared with the expected lines of a file.
///
/// Console, exception, delegate, query and completion lines count only if the file names one of their kind,
/// those of the application's and the scene's delegates only if it names that call. Where `observe` names
/// questions, delegate calls or completions, of that kind count those and the ones that expected lines name.
package struct EventFilter: Sendable {
    /// Labels or ids; nil means every target that an expected line names.
    private let targets: [String]?
    /// Calls, of one target where an entry names it; nil means every call that an expected line names.
    private let observed: [ObservedCall]?
    /// The kinds besides callbacks of which `observe` names calls.
    private let observedKinds: Set<Callback.Kind>
    /// The notifications that `observe` names; where it names some, others are not compared.
    private let observedNotifications: Set<String>
    /// All expected lines of the file, the launch's included, those that are equal once.
    private let patterns: [EventPattern]
    private let kinds: Set<Callback.Kind>
    /// Whether an expected line is about a property that the app's code reads.
    private let expectsReadings: Bool
    // What was found out of targets and calls; there are few of them in a log.
    private var keptTargets: [Target: Bool] = [:]
    private var keptCalls: [Call: ObservedCall.Extent?] = [:]
    private var expectedCalls: [Call: Bool] = [:]
    /// The names that were known then.
    private var revision = 0

    private struct Target: Hashable {
        let label: String
        let id: String?
        let className: String
    }

    private struct Call: Hashable {
        let callback: Callback
        let name: String
        let target: String
    }

    /// As many expected lines are asked about a name in the time of one step.
    private static let patternsOfStep = 4

    /// Creates a filter from what a file says.
    package init(targets: [String]?, observed: [String]?, patterns: [EventPattern]) {
        self.targets = targets
        self.observed = observed.map { $0.map(ObservedCall.init) }
        observedNotifications = Set((observed ?? []).compactMap(NotificationName.inLog))
        observedKinds = Set((self.observed ?? []).flatMap(\.kindsBesidesCallbacks))
        var seen: Set<String> = []
        self.patterns = patterns.filter { seen.insert($0.source).inserted }
        var kinds: Set<Callback.Kind> = []
        for pattern in self.patterns where kinds.count < Callback.Kind.allCases.count {
            kinds.formUnion(pattern.kinds)
        }
        self.kinds = kinds
        expectsReadings = self.patterns.contains(where: \.isReading)
    }

    /// Whether the event is compared.
    ///
    /// - Parameter budget: What finding out may cost; nil for whatever it takes.
    package mutating func keeps(
        _ line: EventLine, names: ControllerNames, within budget: RequestBudget? = nil
    ) throws(WorkRefusal) -> Bool {
        switch line.kind {
        case .callback: return try isObserved(line, names, budget)
        // An app's delegate implements few of its methods; only those that the file names are compared.
        case .delegate where line.isOfApplication:
            if try isExpected(line, budget) { return true }
            return observed == nil ? false : try isObserved(line, names, budget)
        case .query, .delegate, .coordinator:
            if observedKinds.contains(line.kind) {
                if try isObserved(line, names, budget) { return true }
                guard try isExpected(line, budget) else { return false }
            } else if line.property == nil ? !kinds.contains(line.kind) : !expectsReadings {
                return false
            }
            // The app's code reads what a step or a script has it read, whoever else is compared.
            if line.property != nil, try isExpected(line, budget) { return true }
            return try keepsTarget(of: line, names, budget)
        // These lines print no target, so no list of targets can mean them.
        case .notification:
            guard !observedNotifications.isEmpty else { return kinds.contains(line.kind) }
            return line.notification.map(observedNotifications.contains) ?? false
        case .completion:
            guard observedKinds.contains(.completion) else { return kinds.contains(.completion) }
            if try observation(of: line, budget) != nil { return true }
            return try isExpected(line, budget)
        case .console, .exception: return kinds.contains(line.kind)
        }
    }

    /// Whether `targets` has the target of an event, or there is no such list.
    func hasTarget(_ line: EventLine) -> Bool { targets?.contains(line.target) ?? true }

    private mutating func isObserved(
        _ line: EventLine, _ names: ControllerNames, _ budget: RequestBudget?
    ) throws(WorkRefusal) -> Bool {
        switch try observation(of: line, budget) {
        case .ofTarget: return true
        case .ofEveryTarget:
            // Lines of the app's delegate mean themselves alone, so they make it no target.
            if line.isOfApplication, targets == nil { return false }
            return try keepsTarget(of: line, names, budget)
        case nil: return false
        }
    }

    private mutating func keepsTarget(
        of line: EventLine, _ names: ControllerNames, _ budget: RequestBudget?
    ) throws(WorkRefusal) -> Bool {
        if revision != names.revision {
            keptTargets = [:]
            revision = names.revision
        }
        let target = Target(label: line.target, id: line.targetID, className: line.className)
        if let known = keptTargets[target] { return known }
        let isKept: Bool
        if let targets {
            try budget?.step(targets.count / Self.patternsOfStep)
            isKept = targets.contains { $0 == line.target || names.label(of: $0) == line.target }
        } else {
            try budget?.step(patterns.count / Self.patternsOfStep)
            isKept = patterns.contains { $0.names(target: line) }
        }
        keptTargets[target] = isKept
        return isKept
    }

    /// Whether the call is observed, and of whom; nil if it is not.
    private mutating func observation(
        of line: EventLine, _ budget: RequestBudget?
    ) throws(WorkRefusal) -> ObservedCall.Extent? {
        let call = Call(callback: line.callback, name: line.question, target: line.target)
        if let known = keptCalls[call] { return known }
        let extent: ObservedCall.Extent?
        if let observed {
            try budget?.step(observed.count / Self.patternsOfStep)
            extent = observed.compactMap { $0.extent(for: line) }.max()
        } else {
            try budget?.step(patterns.count / Self.patternsOfStep)
            extent = patterns.contains { $0.names(call: line) } ? .ofEveryTarget : nil
        }
        keptCalls[call] = .some(extent)
        return extent
    }

    /// Whether an expected line is about that call of that target.
    private mutating func isExpected(
        _ line: EventLine, _ budget: RequestBudget?
    ) throws(WorkRefusal) -> Bool {
        let call = Call(callback: line.callback, name: line.question, target: line.target)
        if let known = expectedCalls[call] { return known }
        try budget?.step(patterns.count / Self.patternsOfStep)
        let isKept = patterns.contains { $0.names(target: line) && $0.names(call: line) }
        expectedCalls[call] = isKept
        return isKept
    }
}
