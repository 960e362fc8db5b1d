import ControllerHierarchy

/// Which events of a run are compared with the expected lines of a file.
///
/// Source: the contract, "What is compared". `observe` concerns callbacks alone; console, exception,
/// delegate, query and completion lines count only if the file names one of their kind, those of the
/// application's and the scene's delegates only if it names that call.
package struct EventFilter: Sendable {
    /// Labels or ids; nil means every target that an expected line names.
    package let targets: [String]?
    /// Names of calls; nil means every call that an expected line names.
    package let observed: [String]?
    /// All expected lines of the file, the launch's included.
    package let patterns: [EventPattern]
    private let kinds: Set<Callback.Kind>

    /// Creates a filter from what a file says.
    package init(targets: [String]?, observed: [String]?, patterns: [EventPattern]) {
        self.targets = targets
        self.observed = observed
        self.patterns = patterns
        self.kinds = patterns.reduce(into: []) { $0.formUnion($1.kinds) }
    }

    /// Whether the event is compared.
    package func keeps(_ line: EventLine, names: ControllerNames) -> Bool {
        switch line.kind {
        case .callback: keepsTarget(of: line, names: names) && keepsCall(of: line)
        // An app's delegate implements few of its methods; only those that the file names are compared.
        case .delegate where line.isOfApplication:
            patterns.contains { $0.names(target: line) && $0.names(call: line) }
                || targets != nil && observed != nil && keepsTarget(of: line, names: names)
                    && keepsCall(of: line)
        case .query, .delegate, .coordinator: kinds.contains(line.kind) && keepsTarget(of: line, names: names)
        // These lines print no target, so no list of targets can mean them.
        case .completion, .notification, .console, .exception: kinds.contains(line.kind)
        }
    }

    private func keepsTarget(of line: EventLine, names: ControllerNames) -> Bool {
        guard let targets else { return patterns.contains { $0.names(target: line) } }
        return targets.contains { $0 == line.target || names.label(of: $0) == line.target }
    }

    private func keepsCall(of line: EventLine) -> Bool {
        guard let observed else { return patterns.contains { $0.names(call: line) } }
        return observed.contains { CallNames.entry($0, means: line) }
    }
}
