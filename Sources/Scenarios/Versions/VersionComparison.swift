package import ControllerHierarchy
package import Sessions

/// What the same app does, when the same is done with it, in several versions of iOS.
package struct VersionComparison: Sendable {
    /// The versions that agree with each other line for line, in the order of their first ones.
    package let groups: [Group]
    /// Where a version parts from the one before it, in the order of the versions.
    package let differences: [Difference]

    /// Versions in which the same happens.
    package struct Group: Sendable {
        /// In rising order.
        package fileprivate(set) var versions: [SystemVersion]
        let log: CourseLog
    }

    /// Lines that the version before has and this one has not, and the other way round.
    package struct Difference: Sendable {
        /// The version before.
        package let from: SystemVersion
        package let to: SystemVersion
        /// Counted from 1; zero is the launch.
        package let step: Int
        /// The operation in few words; nil for the launch.
        package let title: String?
        package let rows: [Row]
        /// What makes it, as far as the table of versions knows.
        package let causes: [VersionCause]
    }

    /// One line of a difference.
    package struct Row: Sendable, Equatable {
        package let mark: Mark
        package let text: String
    }

    package enum Mark: String, Sendable, CaseIterable {
        /// Both versions have it; it shows where the others stand.
        case same = "="
        /// The version before has it.
        case removed = "-"
        /// This version has it.
        case added = "+"
    }

    /// Carries out a course in each version.
    ///
    /// - Parameters:
    ///   - versions: In rising order, each once.
    ///   - filter: Which events count.
    ///   - limits: Those of a session.
    ///   - budget: What it may cost; nil for whatever it takes.
    package init(
        _ course: Course, in versions: [SystemVersion], filter: LineFilter = LineFilter(),
        limits: SessionLimits = SessionLimits(), within budget: RequestBudget? = nil
    ) throws(WorkRefusal) {
        let runner = CourseRunner(course, filter: filter, limits: limits, within: budget)
        var groups: [Group] = []
        var differences: [Difference] = []
        var before: (run: VersionRun, group: Int)?
        for version in versions {
            let run = try runner.run(on: version)
            let group = groups.firstIndex { $0.log == run.log } ?? groups.count
            if group == groups.count {
                groups.append(Group(versions: [version], log: run.log))
            } else {
                groups[group].versions.append(version)
            }
            if let before, before.group != group {
                differences += try VersionStep(from: before.run, to: run, runner).differences()
            }
            before = (run, group)
        }
        self.groups = groups
        self.differences = differences
    }
}

extension VersionComparison {
    /// Versions in words, those that follow one another of all that were compared as a range.
    package func words(of group: Group) -> String {
        let all = groups.flatMap(\.versions).sorted()
        var ranges: [(first: SystemVersion, last: SystemVersion)] = []
        for version in group.versions {
            if let last = ranges.last,
                all.firstIndex(of: version) == all.firstIndex(of: last.last).map({ $0 + 1 })
            {
                ranges[ranges.count - 1].last = version
            } else {
                ranges.append((version, version))
            }
        }
        return ranges.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
            .joined(separator: ", ")
    }
}
