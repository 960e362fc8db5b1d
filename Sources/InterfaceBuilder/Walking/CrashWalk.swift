package import ControllerHierarchy

/// Runs an app's storyboards in the model: from an entrance every segue, tab and back button that can be
/// reached, each once from every kind of place.
///
/// A walk goes breadth first, so that the way to a failure is the shortest. Each step is performed in an app
/// launched anew and taken there, since a step that raises leaves nothing to go on from.
package struct CrashWalk {
    let graph: StoryboardGraph
    let options: Options
    let app: WalkApp
    private let definition: ApplicationDefinition
    private let entrance: WalkEntrance
    private var report: WalkReport
    private var visited: Set<Key> = []

    /// How far a walk goes, and where.
    package struct Options: Sendable {
        package var classes: ClassList?
        package var stepsMax = 16
        /// Launches of the app on one device, in one walk.
        package var runsMax = 3_000
        /// Launches of the app on one device, in all of the walks together.
        package var allRunsMax = 60_000
        /// The names of the storyboards or main nibs with which apps launch; none where the documents' own
        /// names and references must tell.
        package var mainNames: [String] = []
        /// The devices on which to walk.
        package var devices = [WalkApp.phone, WalkApp.pad]
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
        let document = graph.nodes[entrance.node].storyboard
        app = WalkApp(graph, around: document, options: options)
        var definition = app.definition
        entrance.enter(&definition, graph)
        self.definition = definition
        report = WalkReport(
            storyboard: graph.storyboards[document].description.name, document: document,
            entrance: entrance.isLaunch ? nil : graph.label(entrance.node), device: options.device)
    }

    /// Steps that can be taken one after the other.
    private struct Way {
        var steps: [WalkStep] = []
        /// Whether one of them is a segue of the app's own.
        var hasStandIn = false
    }

    private mutating func run() {
        var ways = [Way()]
        var next = 0
        while next < ways.count {
            let way = ways[next]
            next += 1
            guard let application = take(way.steps) else { continue }
            for choice in choices(application) where !visited.contains(choice.key) {
                guard way.steps.count < options.stepsMax, report.runs < options.runsMax, options.mayGoOn()
                else {
                    report.isBounded = true
                    return
                }
                visited.insert(choice.key)
                let longer = Way(
                    steps: way.steps + [choice.step],
                    hasStandIn: way.hasStandIn || choice.segue.map(app.standsIn) ?? false)
                if perform(choice, longer) { ways.append(longer) }
            }
        }
    }

    // MARK: Running

    /// Launches the app and takes a way that is known to work; nil if the launch itself fails.
    private mutating func take(_ way: [WalkStep]) -> Application? {
        report.runs += 1
        let application: Application
        do throws(OperationError) {
            application = try Application(definition: definition)
            let launch = try application.launch()
            if launch.outcome == .raised {
                fail(launch, Way(), segue: nil, scene: nil)
                return nil
            }
        } catch {
            refuse(error, atLaunch: true)
            return nil
        }
        for step in way {
            guard (try? application.perform(step.operation)) != nil else { return nil }
        }
        note(application)
        return application
    }

    /// Performs the last step of a way.
    ///
    /// - Returns: Whether the walk can go on from there.
    private mutating func perform(_ choice: Choice, _ way: Way) -> Bool {
        guard let application = take(Array(way.steps.dropLast())) else { return false }
        if choice.step.performs { report.performed += 1 }
        let outcome: OperationOutcome
        do throws(OperationError) {
            outcome = try application.perform(choice.step.operation)
        } catch {
            refuse(error, atLaunch: false)
            return false
        }
        if outcome.outcome == .completed {
            if let segue = choice.segue, segue.kind == .unwind {
                noteUnwind(segue, choice, outcome, application)
            }
            note(application)
            return true
        }
        // Nobody knows what is above a scene that code may make, and so where an unwind from it ends.
        if outcome.outcome == .ignored, choice.segue?.kind == .unwind, !entrance.isCertain { return false }
        fail(outcome, way, segue: choice.segue?.objectID, scene: choice.key.scene)
        return false
    }

    /// Keeps why the model would not go on; UIKit would not either, or only with far more memory.
    private mutating func refuse(_ error: OperationError, atLaunch isLaunch: Bool) {
        report.isBounded = true
        if report.refusal == nil { report.refusal = (isLaunch, error.reason) }
    }

    private mutating func note(_ application: Application) {
        for label in application.controllerLabels {
            if let scene = scene(of: label, application) { report.visited.insert(scene) }
        }
    }

    /// Keeps where an unwind segue has ended.
    private mutating func noteUnwind(
        _ segue: SegueDescription, _ choice: Choice, _ outcome: OperationOutcome, _ application: Application
    ) {
        guard let name = outcome.result.first(where: { $0.name == "controller" })?.value.string,
            let end = scene(of: name, application)
        else { return }
        let key = SceneObject(document: choice.key.scene.document, object: segue.objectID)
        report.unwinds[key, default: []].insert(end)
    }

    private mutating func fail(
        _ outcome: OperationOutcome, _ way: Way, segue: StoryboardDescription.ObjectID?,
        scene: SceneObject?
    ) {
        let console = outcome.events.last { $0.callback == .console }.flatMap(WalkApp.text)
        let exception = outcome.exception
        let message = exception.map { "\($0.name): \($0.reason)" } ?? console ?? "nothing happens"
        let scenario = WalkScenario(
            definition: definition, given: app.documents, steps: way.steps,
            outcome: outcome.outcome, exception: exception)
        report.failures.append(
            WalkFailure(
                storyboard: report.storyboard, document: report.document, isCertain: entrance.isCertain,
                hasStandIn: way.hasStandIn, steps: way.steps, device: definition.device,
                outcome: outcome.outcome, exception: exception, message: message, segue: segue,
                scene: scene, scenario: scenario))
    }
}

extension OperationError {
    /// What the error says, for people.
    fileprivate var reason: String {
        switch self {
        case .unknownController(let name, _, _): "there is no controller \(name)"
        case .notApplicable(let reason), .limitExceeded(let reason), .notModelled(let reason): reason
        case .invalidArgument(let field, let reason), .notAvailable(let field, let reason):
            "\(field): \(reason)"
        case .stopped: "the time for it was over"
        case .notRunning: "the app is not running"
        }
    }
}

extension CrashWalk.Options {
    /// Whether the device's version has `show(_:sender:)`.
    var hasShow: Bool {
        OperationKind.show.availability.holds(in: Behavior(systemVersion: device.systemVersion))
    }
}
