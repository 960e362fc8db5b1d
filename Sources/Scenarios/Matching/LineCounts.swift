package import ControllerHierarchy
package import Sessions

/// How often lines come: those that must not, and those that must so many times.
package struct LineCounts: Sendable {
    private let never: [EventPattern]
    private let times: [(pattern: EventPattern, count: Int)]

    /// Takes lines that must not come, and others with how often they must.
    package init(never: [EventPattern], times: [(pattern: EventPattern, count: Int)]) {
        self.never = never
        self.times = times
    }

    package var isEmpty: Bool { never.isEmpty && times.isEmpty }

    /// All lines, as far as they may decide which events are compared.
    package var patterns: [EventPattern] { never + times.map(\.pattern) }

    /// The lines that must not come.
    var forbidden: [EventPattern] { never + times.filter { $0.count == 0 }.map(\.pattern) }

    /// What is wrong with events, a sentence for each line; nothing where all is as it must be.
    ///
    /// - Parameter budget: What finding out may cost; nil for whatever it takes.
    package func failures(
        in lines: [EventLine], names: ControllerNames, within budget: RequestBudget?
    ) throws(WorkRefusal) -> [ScenarioReport.Failure] {
        if isEmpty { return [] }
        let patterns = patterns
        let table = AgreementTable(patterns, with: lines, names: names, within: budget)
        var failures: [ScenarioReport.Failure] = []
        for index in patterns.indices {
            try table.look(lines.count)
            var found: [EventLine] = []
            for (place, line) in lines.enumerated() where try table.matches(index, place) {
                found.append(line)
            }
            if index < never.count {
                failures += found.map {
                    .init(kind: .never, detail: "`\(never[index])` must not come, and `\($0.text)` came")
                }
            } else if found.count != times[index - never.count].count {
                failures.append(.init(kind: .times, detail: detail(index - never.count, found.count)))
            }
        }
        return failures
    }

    private func detail(_ index: Int, _ found: Int) -> String {
        let (pattern, count) = times[index]
        func words(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
        return "`\(pattern)` came \(words(found)), expected \(words(count))"
    }
}
