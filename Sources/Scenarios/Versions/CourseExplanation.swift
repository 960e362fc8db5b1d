package import ControllerHierarchy
package import Sessions

/// Why each line of a run is there, and why at its place: what the table of versions has to do with it.
///
/// Found by running it again with each rule turned round by itself, so that a run which nobody asks about
/// costs nothing. A line that no rule changes is the same in every version that the table tells apart.
package struct CourseExplanation: Sendable {
    package let version: SystemVersion
    /// The launch first.
    package let steps: [Step]
    /// All that decides about some line, rules first, each in the order of its table.
    package let causes: [VersionCause]

    /// The lines of the launch or of a step.
    package struct Step: Sendable {
        /// The operation in few words; nil for the launch.
        package let title: String?
        /// The line of the file, or the version of the session; nil where neither is known.
        package let place: Int?
        package let lines: [Line]
    }

    /// A line with the places in `causes` of what decides about it.
    package struct Line: Sendable {
        package let text: String
        /// Whether it is an event, and not what became of an operation.
        package let isEvent: Bool
        /// What it would not be there without.
        package fileprivate(set) var presence: [Int] = []
        /// What it would stand elsewhere without.
        package fileprivate(set) var order: [Int] = []
    }

    /// Explains a course on its own version.
    ///
    /// - Parameters:
    ///   - limits: Those of a session.
    ///   - budget: What it may cost; nil for whatever it takes.
    package init(
        _ course: Course, limits: SessionLimits = SessionLimits(),
        within budget: RequestBudget? = nil
    ) throws(WorkRefusal) {
        let runner = CourseRunner(course, filter: LineFilter(), limits: limits, within: budget)
        let run = try runner.run(on: course.version)
        var lines = run.log.steps.map { step in
            step.lines.map { Line(text: $0.text, isEvent: $0.callback != nil) }
        }
        var causes: [VersionCause] = []
        for rule in Rule.allCases {
            let log = try runner.log(of: run, turning: rule)
            guard log != run.log, Self.note(causes.count, run.log, log, &lines) else { continue }
            causes.append(VersionCause(rule))
        }
        Self.noteCallbacks(of: run.log, &lines, &causes)
        version = run.version
        self.causes = causes
        steps = lines.enumerated().map { index, lines in
            let step = index == 0 ? nil : course.steps[index - 1]
            return Step(title: step?.title, place: step?.place, lines: lines)
        }
    }

    /// Notes a cause with the lines that another log has not, or has elsewhere; false where there are none.
    private static func note(
        _ cause: Int, _ log: CourseLog, _ other: CourseLog, _ lines: inout [[Line]]
    ) -> Bool {
        var isNoted = false
        for (step, hunks) in log.hunks(to: other).enumerated() {
            let moved = Set(hunks.flatMap { other.steps[step].lines[$0.new].map(\.text) })
            for place in hunks.flatMap(\.old) {
                isNoted = true
                if moved.contains(lines[step][place].text) {
                    lines[step][place].order.append(cause)
                } else {
                    lines[step][place].presence.append(cause)
                }
            }
        }
        return isNoted
    }

    /// Notes which callbacks some versions have not.
    private static func noteCallbacks(
        of log: CourseLog, _ lines: inout [[Line]], _ causes: inout [VersionCause]
    ) {
        let callbacks = Set(log.steps.flatMap { $0.lines.compactMap(\.callback) })
        for callback in Callback.allCases where callbacks.contains(callback) {
            // What goes by a rule has been found by turning that.
            guard case .versions = callback.availability else { continue }
            for step in lines.indices {
                for place in lines[step].indices where log.steps[step].lines[place].callback == callback {
                    lines[step][place].presence.append(causes.count)
                }
            }
            causes.append(VersionCause(callback))
        }
    }
}
