package import ControllerHierarchy
package import Sessions

/// Which events of a run are compared with the expected lines of a file.
///
/// Source: the contract, "What is compared". `observe` concerns callbacks alone; console, exception,
/// delegate, query and completion lines count only if the file names one of their kind, those of the
/// application's and the scene's delegates only if it names that call.
package struct EventFilter: Sendable {
    /// Labels or ids; nil means every target that an expected line names.
    private let targets: [String]?
    /// Names of calls; nil means every call that an expected line names.
    private let observed: [String]?
    /// All expected lines of the file, the launch's included, those that are equal once.
    private let patterns: [EventPattern]
    private let kinds: Set<Callback.Kind>
    // What was found out of targets and calls; there are few of them in a log.
    private var keptTargets: [Target: Bool] = [:]
    private var keptCalls: [Call: Bool] = [:]
    private var keptDelegateCalls: [Call: Bool] = [:]
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
        /// Empty where it does not count.
        let target: String
    }

    /// As many expected lines are asked about a name in the time of one step.
    private static let patternsOfStep = 4

    /// Creates a filter from what a file says.
    package init(targets: [String]?, observed: [String]?, patterns: [EventPattern]) {
        self.targets = targets
        self.observed = observed
        var seen: Set<String> = []
        self.patterns = patterns.filter { seen.insert($0.source).inserted }
        var kinds: Set<Callback.Kind> = []
        for pattern in self.patterns where kinds.count < Callback.Kind.allCases.count {
            kinds.formUnion(pattern.kinds)
        }
        self.kinds = kinds
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
            if try namesDelegateCall(line, budget) { return true }
            guard targets != nil, observed != nil else { return false }
            return try isObserved(line, names, budget)
        case .query, .delegate, .coordinator:
            guard kinds.contains(line.kind) else { return false }
            return try keepsTarget(of: line, names, budget)
        // These lines print no target, so no list of targets can mean them.
        case .completion, .notification, .console, .exception: return kinds.contains(line.kind)
        }
    }

    private mutating func isObserved(
        _ line: EventLine, _ names: ControllerNames, _ budget: RequestBudget?
    ) throws(WorkRefusal) -> Bool {
        guard try keepsTarget(of: line, names, budget) else { return false }
        return try keepsCall(of: line, budget)
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

    private mutating func keepsCall(
        of line: EventLine, _ budget: RequestBudget?
    ) throws(WorkRefusal) -> Bool {
        let call = Call(callback: line.callback, name: line.call, target: "")
        if let known = keptCalls[call] { return known }
        let isKept: Bool
        if let observed {
            try budget?.step(observed.count / Self.patternsOfStep)
            isKept = observed.contains { CallNames.entry($0, means: line) }
        } else {
            try budget?.step(patterns.count / Self.patternsOfStep)
            isKept = patterns.contains { $0.names(call: line) }
        }
        keptCalls[call] = isKept
        return isKept
    }

    private mutating func namesDelegateCall(
        _ line: EventLine, _ budget: RequestBudget?
    ) throws(WorkRefusal) -> Bool {
        let call = Call(callback: line.callback, name: line.call, target: line.target)
        if let known = keptDelegateCalls[call] { return known }
        try budget?.step(patterns.count / Self.patternsOfStep)
        let isKept = patterns.contains { $0.names(target: line) && $0.names(call: line) }
        keptDelegateCalls[call] = isKept
        return isKept
    }
}
