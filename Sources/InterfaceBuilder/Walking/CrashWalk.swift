package import ControllerHierarchy

/// Runs an app's storyboards in the model: from the initial controller every segue and tab that can be
/// reached, each once from every kind of place.
///
/// A walk goes breadth first, so that the way to a failure is the shortest. Each step is performed in an app
/// launched anew and taken there, since a step that raises leaves nothing to go on from.
package struct CrashWalk {
    let graph: StoryboardGraph
    let options: Options
    private let definition: ApplicationDefinition
    private let start: Int
    private var report: WalkReport
    private var visited: Set<Key> = []
    private var scenes: Set<SceneObject> = []
    private var unwindsLeftOut: Set<StoryboardDescription.ObjectID> = []
    private var runs = 0

    /// How far a walk goes, and where.
    package struct Options: Sendable {
        package var classes: ClassList?
        package var stepsMax = 16
        /// Launches of the app.
        package var runsMax = 3_000
        package var device = WalkApp.phone

        /// The default bounds, on a phone.
        package init() {}
    }

    /// A segue or tab, and the kind of place from which it was performed.
    private struct Key: Hashable {
        let scene: SceneObject
        let deed: String
        let isInNavigation: Bool
        let isPresented: Bool
        let isInSplit: Bool
    }

    /// A step that can be taken, and what is known of it.
    private struct Choice {
        let step: WalkStep
        let key: Key
        let segue: StoryboardDescription.ObjectID?
    }

    /// Walks from the initial controller of a storyboard.
    package static func walk(_ graph: StoryboardGraph, from storyboard: Int, options: Options) -> WalkReport {
        var walk = CrashWalk(graph: graph, start: storyboard, options: options)
        walk.run()
        return walk.report
    }

    private init(graph: StoryboardGraph, start: Int, options: Options) {
        self.graph = graph
        self.start = start
        self.options = options
        definition = WalkApp.definition(graph, start: start, options: options)
        report = WalkReport(
            storyboard: graph.storyboards[start].description.name, device: options.device)
    }

    private mutating func run() {
        var ways: [[WalkStep]] = [[]]
        var next = 0
        while next < ways.count {
            let way = ways[next]
            next += 1
            guard let application = take(way) else { continue }
            for choice in choices(application) where !visited.contains(choice.key) {
                guard way.count < options.stepsMax, runs < options.runsMax else {
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
        runs += 1
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
        fail(outcome, way: way + [choice.step], segue: choice.segue, scene: choice.key.scene)
        return false
    }

    private mutating func note(_ application: Application) {
        for label in application.controllerLabels {
            if let scene = Self.scene(of: label, application) { scenes.insert(scene) }
        }
        report.scenes = scenes.count
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
                storyboard: report.storyboard, steps: way, device: definition.device,
                outcome: outcome.outcome, exception: exception, message: message, segue: segue,
                scene: scene, scenario: scenario))
    }

    // MARK: Choosing

    /// What a user can tap now, and which segues the app's code can perform.
    private mutating func choices(_ application: Application) -> [Choice] {
        var choices: [Choice] = []
        var front = application.hierarchy()
        var isPresented = false
        // What is presented covers what presents it; a popover at least catches all taps.
        while let covering = Self.presented(front) {
            front = [covering]
            isPresented = true
        }
        for node in front {
            collect(node, Place(isPresented: isPresented), application, &choices)
        }
        return choices
    }

    /// Around a controller, what decides how segues from it behave.
    private struct Place {
        var isInNavigation = false
        var isInSplit = false
        let isPresented: Bool
    }

    private static func scene(of label: String, _ application: Application) -> SceneObject? {
        guard let found = (try? application.sceneObject(of: label)) ?? nil else { return nil }
        return SceneObject(storyboard: found.storyboard, object: found.object)
    }

    private static func presented(_ nodes: [HierarchyNode]) -> HierarchyNode? {
        for node in nodes {
            if let found = node.presented.first ?? presented(node.children) { return found }
        }
        return nil
    }

    private mutating func collect(
        _ node: HierarchyNode, _ place: Place, _ application: Application, _ choices: inout [Choice]
    ) {
        guard node.isInWindow, node.appearance == .appeared else { return }
        let label = node.identity.label
        var inner = place
        if let scene = Self.scene(of: label, application),
            let outline = (try? application.sceneOutline(of: label)) ?? nil
        {
            let baseClass = WalkApp.baseClass(scene, graph)
            func key(_ deed: String) -> Key {
                Key(
                    scene: scene, deed: deed, isInNavigation: place.isInNavigation,
                    isPresented: place.isPresented, isInSplit: place.isInSplit)
            }
            for segue in outline.segues {
                guard let step = step(for: segue.description, label, outline) else { continue }
                let object = segue.description.objectID
                choices.append(Choice(step: step, key: key(object), segue: object))
            }
            if baseClass == "UITabBarController" {
                for index in node.children.indices {
                    let name = node.children[index].identity.label
                    let step = WalkStep(
                        target: label, deed: .select(index: index), text: "select the tab \(name)")
                    choices.append(Choice(step: step, key: key("tab \(index)"), segue: nil))
                }
            }
            inner.isInNavigation = place.isInNavigation || baseClass == "UINavigationController"
            inner.isInSplit = place.isInSplit || baseClass == "UISplitViewController"
        }
        for child in node.children { collect(child, inner, application, &choices) }
    }

    /// How a segue is performed; nil for one that nothing can perform, and for an unwind of which nobody
    /// knows where it ends.
    private mutating func step(
        for segue: SegueDescription, _ label: String, _ outline: SceneOutline
    ) -> WalkStep? {
        if segue.kind == .embed { return nil }
        if segue.kind == .unwind, !(options.classes?.knowsActions ?? false) {
            unwindsLeftOut.insert(segue.objectID)
            report.unwindsLeftOut = unwindsLeftOut.count
            return nil
        }
        if let control = outline.controls.first(where: { $0.objectID == segue.owner }) {
            let name = control.label ?? control.element
            return WalkStep(
                target: label,
                deed: .trigger(control: control.objectID, action: segue.identifier ?? segue.unwindAction),
                text: "tap \(name) on \(label)")
        }
        guard let identifier = segue.identifier else { return nil }
        return WalkStep(
            target: label, deed: .performSegue(identifier: identifier),
            text: "perform \(identifier) from \(label)")
    }
}
