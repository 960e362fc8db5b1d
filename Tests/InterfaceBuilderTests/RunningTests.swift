import ControllerHierarchy
import Foundation
import InterfaceBuilder
import Testing

/// Storyboards run: every segue is performed once from where it can be, and random taps keep the invariants.
@Suite struct RunningTests {
    private static let own = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios")

    /// The project's own storyboards and, where they are to be had, those of real apps.
    private static func apps() throws -> [(name: String, app: StoryboardApp)] {
        var files: [(String, URL)] = []
        let enumerator = FileManager.default.enumerator(at: own, includingPropertiesForKeys: nil)
        while let file = enumerator?.nextObject() as? URL {
            if file.pathExtension == "storyboard" { files.append((file.lastPathComponent, file)) }
        }
        files.sort { $0.1.path < $1.1.path }
        if SharedDocuments.exist {
            for row in try SharedDocuments.rows() where row.path.hasSuffix(".storyboard") {
                guard !row.runtime.hasPrefix("MacOSX"), !row.runtime.hasPrefix("watch") else { continue }
                files.append((row.path, SharedDocuments.folder.appending(path: row.path)))
            }
        } else {
            print(SharedDocuments.absence)
        }
        return try files.map { name, file in
            let text = try String(contentsOf: file, encoding: .utf8)
            let document = try DocumentReader.storyboard(Array(text.utf8), name: "Main")
            func attribute(_ name: String) -> String {
                text.split(separator: " \(name)=\"").dropFirst().first?.prefix { $0 != "\"" }.description
                    ?? ""
            }
            let root = text.range(of: "<document")?.lowerBound ?? text.startIndex
            let version = text[root...].split(separator: " version=\"").dropFirst().first
                .map { String($0.prefix { $0 != "\"" }) }
            return (
                name,
                StoryboardApp(document, version: version ?? "", runtime: attribute("targetRuntime"))
            )
        }
    }

    @Test func everySegueOfEveryStoryboardIsPerformedOnce() throws {
        for (name, app) in try Self.apps() {
            var coverage = SegueCoverage(app)
            try coverage.run()
            print("\(name): \(coverage.summary)")
            #expect(coverage.broken == [], "\(name)")
            #expect(coverage.missing == [], "\(name)")
            // A document of a real app raises only for the storyboards beside it, which are not given here.
            let odd = coverage.reasons.filter { !$0.contains("Could not find a storyboard named") }
            #expect(!name.contains("/") || odd == [], "\(name)")
        }
    }

    @Test func randomTapsKeepTheInvariants() throws {
        for (name, app) in try Self.apps() where app.storyboard.initialController != nil {
            for seed in 1...12 {
                let broken = try RandomTaps(app, seed: UInt64(seed)).run(steps: 40)
                #expect(broken == nil, "\(name), seed \(seed)")
            }
        }
    }
}

/// Performs each segue of a storyboard from a run that reaches it, shortest way first.
struct SegueCoverage {
    let app: StoryboardApp
    private var outcomes: [StoryboardDescription.ObjectID: String] = [:]
    /// What the segues that raised said.
    private(set) var reasons: [String] = []
    private(set) var broken: [String] = []

    init(_ app: StoryboardApp) { self.app = app }

    /// The segues that a run has to perform: relationships and embeds happen by themselves.
    private var wanted: [StoryboardDescription.ObjectID] {
        app.storyboard.scenes.flatMap(\.segues).filter { ![.relationship, .embed].contains($0.kind) }
            .map(\.objectID)
    }

    var missing: [String] { wanted.filter { outcomes[$0] == nil } }

    var summary: String {
        let counts = ["completed", "ignored", "raised"].map { outcome in
            "\(outcomes.values.count { $0 == outcome }) \(outcome)"
        }
        return
            "\(app.storyboard.scenes.count) scenes, \(outcomes.count) of \(wanted.count) segues performed: "
            + (counts + reasons.map { "\n    " + $0 }).joined(separator: ", ")
    }

    mutating func run() throws {
        try explore(from: .init())
        // What the initial controller does not lead to is started in its own container: in the outermost one
        // that can be launched, for one may need a storyboard that is not given here.
        for scene in app.storyboard.scenes {
            for start in containers(of: scene.controller.objectID)
            where scene.segues.contains(where: { missing.contains($0.objectID) }) {
                try explore(from: .init(scene: start))
            }
        }
        // Items for a bar of a scene that the document puts on no stack are on that of some code.
        for scene in app.storyboard.scenes
        where scene.segues.contains(where: { missing.contains($0.objectID) }) {
            try explore(from: .init(scene: scene.controller.objectID, isOnStack: true))
        }
    }

    /// The containers that relationships put an object into, the outermost first, and the object itself.
    private func containers(of object: StoryboardDescription.ObjectID) -> [StoryboardDescription.ObjectID] {
        var objects = [object]
        while objects.count <= app.storyboard.scenes.count {
            let holder = app.storyboard.scenes.first { scene in
                scene.segues.contains {
                    $0.destination == objects[0] && [.relationship, .embed].contains($0.kind)
                }
            }
            guard let holder else { break }
            objects.insert(holder.controller.objectID, at: 0)
        }
        return objects
    }

    /// Tries every step after every way that led to something new.
    private mutating func explore(from scene: StoryboardApp.Start) throws {
        var ways: [[StoryboardStep]] = [[]]
        while !ways.isEmpty {
            let way = ways.removeFirst()
            let application = try follow(way, from: scene)
            guard let application else { continue }
            for step in try StoryboardStep.all(in: application) {
                let isNew = step.segue.map { outcomes[$0] == nil } ?? (way.count < 2)
                guard isNew, let application = try follow(way, from: scene) else { continue }
                let outcome = try application.perform(step.operation)
                note(outcome, application, step, after: way)
                if let segue = step.segue { outcomes[segue] = outcome.outcome.rawValue }
                if outcome.outcome == .completed { ways.append(way + [step]) }
            }
        }
    }

    private mutating func follow(
        _ way: [StoryboardStep], from scene: StoryboardApp.Start
    ) throws -> Application? {
        let (application, launch) = try app.launch(from: scene)
        guard launch.outcome != .raised else { return nil }
        broken += application.brokenInvariants().map { "launch: \($0)" }
        for step in way { _ = try application.perform(step.operation) }
        return application
    }

    private mutating func note(
        _ outcome: OperationOutcome, _ application: Application, _ step: StoryboardStep,
        after way: [StoryboardStep]
    ) {
        if let exception = outcome.exception {
            reasons.append("\(step) raises \(exception.name): \(exception.reason)")
            return
        }
        broken += application.brokenInvariants().map { "\((way + [step]).map(\.description)): \($0)" }
    }
}

/// Taps at random on what a storyboard's app has at hand, with the ways back that every app has.
struct RandomTaps {
    let app: StoryboardApp
    private var generator: SplitMix

    init(_ app: StoryboardApp, seed: UInt64) {
        self.app = app
        generator = SplitMix(state: seed)
    }

    /// - Returns: what no longer holds, after which steps; nil if all is well.
    func run(steps: Int) throws -> String? {
        var walk = self
        return try walk.walk(steps: steps)
    }

    private mutating func walk(steps: Int) throws -> String? {
        var (application, launch) = try app.launch()
        guard launch.outcome != .raised else { return nil }
        var done: [String] = []
        for _ in 0..<steps {
            let step = try nextStep(in: application)
            done.append(step.description)
            let outcome = try application.perform(step.operation)
            if outcome.outcome == .raised {
                (application, launch) = try app.launch()
                done = []
                continue
            }
            if let broken = application.brokenInvariants().first { return "\(broken) after \(done)" }
        }
        return nil
    }

    private mutating func nextStep(in application: Application) throws -> StoryboardStep {
        var steps = try StoryboardStep.all(in: application)
        for label in application.controllerLabels {
            steps.append(
                StoryboardStep(
                    operation: .init(.dismiss, target: label), description: "dismiss \(label)"))
            if (try? application.value(of: .topViewController, of: label)) ?? .null != .null {
                steps.append(
                    StoryboardStep(operation: .init(.pop, target: label), description: "pop \(label)"))
            }
        }
        return steps[Int.random(in: 0..<steps.count, using: &generator)]
    }
}
