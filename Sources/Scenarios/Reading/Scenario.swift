import ControllerHierarchy
package import WireFormat

/// A scenario file: an app, what is done with it, and the events that each step is expected to cause.
package struct Scenario: Sendable {
    /// The file's path as it was given; nil for content that came without one.
    package var path: String?
    /// Where the scenario begins; nil where the format keeps no lines.
    package var line: Int?
    package var name: String
    /// Where the order was observed; nil if the file does not say.
    package var source: String?
    /// The session's definition as a JSON object that has been found right.
    package var definition: [UInt8]
    /// The targets that are compared; nil means those that expected lines name.
    package var targets: [String]?
    /// The calls that are compared; nil means those that expected lines name.
    package var observed: [String]?
    /// The events of the launch; nil if they are not compared.
    package var launch: [EventPattern]?
    package var order: Order
    package var outcomes: Outcomes
    package var steps: [Step]
    /// What looks odd and is no mistake, such as the name of a call that is unknown.
    package var remarks: [ScenarioMistake] = []

    /// By which moment of a call events are ordered.
    package enum Order: String, Sendable, CaseIterable {
        case beforeSuper
        /// For logs of apps that print after calling super.
        case afterSuper
    }

    /// Which outcomes a step may have that says nothing of its own.
    package enum Outcomes: String, Sendable, CaseIterable {
        /// What is done is carried out; what is ignored or raises is said.
        case completed
        case any
    }

    /// One operation and what is expected of it.
    package struct Step: Sendable {
        /// Where the step stands; nil where the format keeps no lines.
        package var line: Int?
        /// The operation's name, such as `push`.
        package var operation: String
        package var target: String?
        package var decoded: DecodedOperation
        /// Nil if the step's events are not compared.
        package var expected: [EventPattern]?
        package var mode: ComparisonMode
        /// Lines that must not come, or so many times, among all events of the step.
        package var counts: LineCounts
        package var assertions: [Assertion]
        /// Nil means what `outcomes` and the expected exception say.
        package var outcome: StepOutcome?
        package var exception: ExpectedException?

        /// The operation in few words: its name and target.
        package var title: String {
            target.map { "\(operation) \($0)" } ?? operation
        }
    }

    /// What must have been raised; parts that are nil are not compared, `*` stands for any text.
    package struct ExpectedException: Sendable {
        package var name: String?
        package var reason: String?
    }

    /// A property or a part of the result with the value that it must have after the step.
    package struct Assertion: Sendable {
        /// Such as `nav.topViewController`, or `result.archive` and what is in it.
        package var path: String
        package var expected: DocumentNode
        package var line: Int?
    }

    /// The same app and steps, of which nothing is expected.
    package var withoutExpectations: Scenario {
        var scenario = self
        scenario.launch = nil
        scenario.outcomes = .any
        scenario.steps = steps.map { step in
            var step = step
            (step.expected, step.assertions) = (nil, [])
            step.counts = LineCounts(never: [], times: [])
            (step.outcome, step.exception) = (nil, nil)
            return step
        }
        return scenario
    }

    /// Whether a document or a class says in which scene a view stands.
    var tellsOfScenes: Bool {
        guard let definition = try? SessionDefinition(json: definition) else { return false }
        return !definition.storyboards.isEmpty
            || definition.application.classes.contains { $0.sceneHasConstraints != nil }
    }

    /// Whether the old rotation callbacks come to overrides alone, and no class has any.
    var lacksOldRotation: Bool {
        guard let app = (try? SessionDefinition(json: definition))?.application else { return false }
        let old: Set<Callback> = [.willRotate, .willAnimateRotation, .didRotate]
        return Behavior(systemVersion: app.device.systemVersion).holds(.hasTraitCollections)
            && !app.classes.contains { description in
                !description.overridden.isDisjoint(with: old)
                    || description.scripts.contains { scripts in
                        old.contains { scripts.moment == .callback($0) }
                    }
            }
    }

    /// The classes that the app declares.
    var classes: [ClassDescription] {
        (try? SessionDefinition(json: definition))?.application.classes ?? []
    }

    /// Which events of a run are compared.
    package var filter: EventFilter {
        let patterns = (launch ?? []) + steps.flatMap { $0.expected ?? [] }
        return EventFilter(targets: targets, observed: observed, patterns: patterns)
    }
}
