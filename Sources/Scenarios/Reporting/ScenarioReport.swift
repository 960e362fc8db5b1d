/// What came of running one scenario.
package struct ScenarioReport: Sendable {
    /// The file's path as it was given; nil for content that came without one.
    package var path: String?
    /// Where the scenario begins; nil where that is not known.
    package var line: Int?
    package var name: String
    package var source: String?
    /// Why the file could not be run at all; empty if it was.
    package var mistakes: [ScenarioMistake] = []
    /// The comparison of the launch; nil if the app did not launch.
    package var launch: Step?
    package var steps: [Step] = []
    package var remarks: [ScenarioMistake] = []
    /// Why the lines are there; nil if nobody wants to know.
    package var explanation: CourseExplanation?

    /// Whether the file could be run and every step did what was expected.
    package var passed: Bool {
        mistakes.isEmpty && (launch?.passed ?? false) && steps.allSatisfy(\.passed)
    }

    /// The report of a file that could not be read.
    package init(path: String?, error: ScenarioError) {
        self.path = path
        self.name = path ?? "scenario"
        self.mistakes = error.mistakes
    }

    init(of scenario: Scenario) {
        self.path = scenario.path
        self.line = scenario.line
        self.name = scenario.name
        self.source = scenario.source
        self.remarks = scenario.remarks
    }

    /// What came of one step, or of the launch.
    package struct Step: Sendable {
        /// Counted from 1; zero is the launch.
        package var number: Int
        package var title: String
        package var line: Int?
        /// The operation's outcome; nil if it could not be carried out or was not reached.
        package var outcome: String?
        /// Why UIKit ignored the operation; nil where it did not.
        package var reason: String?
        package var failures: [Failure] = []
        /// All events of the step in their text form; nil if none of them was expected or forbidden, and
        /// nobody wants to see them.
        package var events: [String]?
        /// The controllers after the step, as `_printHierarchy` shows them; nil if nobody wants to see them.
        package var tree: String?
        /// Expected lines and compared events; nil if the step's events are not compared.
        package var comparison: Comparison?

        package var passed: Bool { failures.isEmpty }

        /// Whether the operation was tried.
        package var isReached: Bool { failures.first?.kind != .notReached }
    }

    /// One reason for which a step failed.
    package struct Failure: Sendable, Equatable {
        package var kind: Kind
        package var detail: String

        package enum Kind: String, Sendable, CaseIterable {
            /// The events are not those expected; the step's comparison shows how.
            case events
            /// A line came that must not.
            case never
            /// A line did not come as often as it must.
            case times
            case assertion
            case outcome
            case exception
            /// The operation could not be carried out.
            case refused
            /// UIKit has the operation, the model has it not.
            case notModelled
            /// An earlier step was refused, so this one was not carried out.
            case notReached
        }
    }
}
