import Scenarios
import Testing
import WireFormat

import struct Foundation.URL

@testable import ControllerHierarchy
@testable import Sessions

/// Every scenario whose classes have scripts, once with these and once with the same code in calls that stop.
@Suite struct PausedScenarioTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios").path

    @Test func codeInPausesIsWhatScriptsAre() throws {
        var compared = 0
        var stops = 0
        for file in try ScenarioFiles.find([Self.folder]) {
            guard let scenario = try? ScenarioFiles.read(file) else { continue }
            var definition = try SessionDefinition.reading(
                scenario.definition, limits: .unlimited, documents: .unlimited)
            guard definition.application.classes.contains(where: { !$0.scripts.isEmpty }) else { continue }
            let operations = scenario.steps.map(\.decoded.operation)
            let scripted = Self.log(of: definition.application, operations, code: nil)
            let code = ScriptsOutside(&definition.application)
            let paused = Self.log(of: definition.application, operations, code: code)
            #expect(scripted == paused, "\(file)")
            compared += 1
            stops += code.stops
        }
        #expect(compared > 80 && stops > 100, "\(compared) scenarios, \(stops) calls that stopped")
    }

    /// The lines of the launch and of all operations, as far as they can be carried out.
    private static func log(
        of definition: ApplicationDefinition, _ operations: [Operation], code: ScriptsOutside?
    ) -> [String] {
        var lines: [String] = []
        do throws(OperationError) {
            try ModelRun.perform(operations, of: definition, code: code) { outcome in
                lines.append("\(outcome.outcome) \(outcome.time)")
                lines += outcome.events.map { EventText.line(of: $0) }
            }
        } catch {
            lines.append("\(error)")
        }
        return lines
    }
}

/// What the scripts of classes do, done from outside in calls that stop.
private final class ScriptsOutside: AppCode {
    private let classes: [String: ClassDescription]
    private(set) var stops = 0
    /// The calls that wait, with what is still to be done in each.
    private var waiting: [[Operation]] = []
    /// The scripts that run once and have run, by the controller's number.
    private var fired: Set<String> = []

    /// Takes the scripts of callbacks out of the classes of an app, and lets these stop instead.
    init(_ definition: inout ApplicationDefinition) {
        var classes: [String: ClassDescription] = [:]
        // What a segue does is known by its scripts: its class has no controllers whose calls could stop.
        let segues =
            ["UIStoryboardSegue"]
            + definition.classes.filter { description in
                description.superclass.hasSuffix("Segue")
            }.map(\.name)
        for index in definition.classes.indices {
            let description = definition.classes[index]
            if segues.contains(description.name) || segues.contains(description.superclass) { continue }
            classes[description.name] = description
            let moments = description.scripts.compactMap { own -> Callback? in
                if case .callback(let callback) = own.moment { callback } else { nil }
            }
            definition.classes[index].overridden.formUnion(moments)
            definition.classes[index].scripts.removeAll {
                if case .callback = $0.moment { true } else { false }
            }
            definition.pauses += moments.map { PausePoint(className: description.name, calls: [$0]) }
        }
        self.classes = classes
    }

    func next(at pause: Pause, in application: Application) throws(WorkRefusal) -> AppCodeStep {
        if waiting.count < pause.depth {
            waiting.append(operations(in: pause.event, isRestored: application.savedState.isRestored))
            stops += 1
        }
        if !waiting[pause.depth - 1].isEmpty { return .perform(waiting[pause.depth - 1].removeFirst()) }
        waiting.removeLast(waiting.count - pause.depth + 1)
        return .resume(answer: nil)
    }

    func refused(_ error: OperationError) {}

    /// What the scripts do, those of the superclass first, unless an override does not call it.
    private func operations(in event: Event, isRestored: Bool) -> [Operation] {
        var found: [Operation] = []
        var name = event.target.className
        while let description = classes[name] {
            let own = description.scripts.filter { $0.moment == .callback(event.callback) }
            var operations: [Operation] = []
            for (index, script) in own.flatMap(\.scripts).enumerated() {
                let key = "\(event.target.number) \(name) \(event.callback) \(index)"
                if script.whenRestored, !isRestored { continue }
                if script.once, !fired.insert(key).inserted { continue }
                operations += script.operations
            }
            found = operations + found
            if !own.isEmpty, description.skipsSuper.contains(event.callback) { break }
            name = description.superclass
        }
        return found
    }
}
