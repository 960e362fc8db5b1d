package import ControllerHierarchy

/// Runs an app's storyboards in the model: from an entrance every segue, tab and back button that can be
/// reached, each once from every kind of place.
///
/// A walk goes breadth first, so that the way to a failure is the shortest. Each step is performed in an app
/// launched anew and taken there, since a step that raises leaves nothing to go on from.
package struct CrashWalk {
    let graph: StoryboardGraph
    let options: Options
    private let definition: ApplicationDefinition
    private let entrance: WalkEntrance
    private var report: WalkReport
    private var visited: Set<Key> = []

    /// How far a walk goes, and where.
    package struct Options: Sendable {
        package var classes: ClassList?
        package var stepsMax = 16
        /// Launches of the app on one device, in all of the walks together.
        package var runsMax = 3_000
        /// Asked before each launch; when it is false, the walks end where they are.
        package var mayGoOn: @Sendable () -> Bool = { true }
        package var device = WalkApp.phone

        /// The default bounds, on a phone.
        package init() {}
    }

    /// A segue or tab, and the kind of place from which it was performed.
    struct Key: Hashable {
        let scene: SceneObject
        let deed: String
        let isInNavigation: Bool
        let isPresented: Bool
        let isInSplit: Bool
    }

    /// A step that can be taken, and what is known of it.
    struct Choice {
        let step: WalkStep
        let key: Key
        let segue: SegueDescription?
    }

    /// Walks from an entrance.
    static func walk(
        _ graph: StoryboardGraph, from entrance: WalkEntrance, options: Options
    ) -> WalkReport {
        var walk = CrashWalk(graph: graph, entrance: entrance, options: options)
        walk.run()
        return walk.report
    }

    private init(graph: StoryboardGraph, entrance: WalkEntrance, options: Options) {
        self.graph = graph
        self.entrance = entrance
        self.options = options
        var definition = WalkApp.definition(graph, options: options)
        entrance.enter(&definition, graph)
        self.definition = definition
        report = WalkReport(
            storyboard: graph.storyboards[graph.nodes[entrance.node].storyboard].description.name,
            entrance: entrance.isLaunch ? nil : graph.label(entrance.node), device: options.device)
    }

    private mutating func run() {
        var ways: [[WalkStep]] = [[]]
        var next = 0
        while next < ways.count {
            let way = ways[next]
            next += 1
            guard let application = take(way) else { continue }
            for choice in choices(application) where !visited.contains(choice.key) {
                guard way.count < options.stepsMax, report.runs < options.runsMax, options.mayGoOn() else {
                    report.isBounded = true
                    return
                }
                visited.insert(choice.key)
                if perform(choice, after: way) { ways.append(way + [choice.step]) }
            }
        }
    }

    // MARK: Running

    /// Launches the app and takes a way that is known to work; nil if the launch itself fails.
    private mutating func take(_ way: [WalkStep]) -> Application? {
        report.runs += 1
        guard let application = try? Application(definition: definition) else { return nil }
        guard let launch = try? application.launch() else { return nil }
        if launch.outcome == .raised {
            fail(launch, way: [], segue: nil, scene: nil)
            return nil
        }
        for step in way {
            guard (try? application.perform(step.operation)) != nil else { return nil }
        }
        note(application)
        return application
    }

    /// Performs a step at the end of a way.
    ///
    /// - Returns: Whether the walk can go on from there.
    private mutating func perform(_ choice: Choice, after way: [WalkStep]) -> Bool {
        guard let application = take(way) else { return false }
        report.performed += 1
        guard let outcome = try? application.perform(choice.step.operation) else {
            report.isBounded = true
            return false
        }
        if outcome.outcome == .completed {
            note(application)
            return true
        }
        // Nobody knows what is above a scene that code makes, and so where an unwind from it ends.
        if outcome.outcome == .ignored, choice.segue?.kind == .unwind, !entrance.isLaunch { return false }
        fail(outcome, way: way + [choice.step], segue: choice.segue?.objectID, scene: choice.key.scene)
        return false
    }

    private mutating func note(_ application: Application) {
        for label in application.controllerLabels {
            if let scene = Self.scene(of: label, application) { report.visited.insert(scene) }
        }
    }

    private mutating func fail(
        _ outcome: OperationOutcome, way: [WalkStep], segue: StoryboardDescription.ObjectID?,
        scene: SceneObject?
    ) {
        let console = outcome.events.last { $0.callback == .console }.flatMap(WalkApp.text)
        let exception = outcome.exception
        let message = exception.map { "\($0.name): \($0.reason)" } ?? console ?? "nothing happens"
        let scenario = WalkScenario(
            definition: definition, given: graph.storyboards.map(\.description.name), steps: way,
            outcome: outcome.outcome, exception: exception)
        report.failures.append(
            WalkFailure(
                storyboard: report.storyboard, isCertain: entrance.isLaunch, steps: way,
                device: definition.device,
                outcome: outcome.outcome, exception: exception, message: message, segue: segue,
                scene: scene, scenario: scenario))
    }
}
