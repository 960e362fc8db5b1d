import ControllerHierarchy
import Testing

import class Foundation.ProcessInfo

/// Random walks over random trees: nothing crashes, every invariant holds after each step.
@Suite struct RandomWalkTests {
    static let versions = [
        SystemVersion(5), SystemVersion(6, 1), SystemVersion(7, 1), SystemVersion(8), SystemVersion(9, 3),
        SystemVersion(11), SystemVersion(12, 1), SystemVersion(13, 2), SystemVersion(15),
        SystemVersion(17, 5),
        SystemVersion(26),
    ]

    /// How many walks for each version and clock; `UNDERSTUDY_WALK_SEEDS` asks for more.
    static let seedsMax = UInt64(ProcessInfo.processInfo.environment["UNDERSTUDY_WALK_SEEDS"] ?? "") ?? 25

    @Test(arguments: versions)
    func everyStepKeepsTheInvariants(version: SystemVersion) throws {
        for seed in UInt64(1)...RandomWalkTests.seedsMax {
            for clock in ApplicationDefinition.ClockMode.allCases {
                let failure = try walk(version: version, seed: seed, clock: clock, steps: 60)
                #expect(failure == nil, "iOS \(version), seed \(seed), \(clock.rawValue): \(failure ?? "")")
                if failure != nil { return }
            }
        }
    }

    /// The shortest walk found that breaks an invariant; nil when all hold.
    private func walk(
        version: SystemVersion, seed: UInt64, clock: ApplicationDefinition.ClockMode, steps: Int
    ) throws -> String? {
        var walk = RandomWalk(seed: seed, movesViews: clock == .settle)
        var application = try launched(version, clock: clock, seed: seed)
        var carriedOut: [Operation] = []
        for _ in 0..<steps {
            let operation = walk.next(over: application.controllerLabels)
            let outcome = try? application.perform(operation)
            guard let outcome, outcome.outcome != .raised else {
                // What raised or could not be carried out leaves no trace: the app is rebuilt from the rest.
                application = try launched(version, clock: clock, seed: seed)
                for earlier in carriedOut { _ = try application.perform(earlier) }
                continue
            }
            carriedOut.append(operation)
            let broken = application.brokenInvariants() + AppearancePairing.broken(in: outcome.events)
            if !broken.isEmpty {
                let shortest = try shrink(carriedOut, version: version, clock: clock, seed: seed)
                return "\(broken)\n" + shortest.map(\.line).joined(separator: "\n")
            }
        }
        return nil
    }

    /// Leaves out operations as long as the rest still breaks an invariant.
    private func shrink(
        _ operations: [Operation], version: SystemVersion, clock: ApplicationDefinition.ClockMode,
        seed: UInt64
    ) throws -> [Operation] {
        var shortest = operations
        var index = shortest.count - 2
        while index >= 0 {
            var shorter = shortest
            shorter.remove(at: index)
            if try breaks(shorter, version: version, clock: clock, seed: seed) { shortest = shorter }
            index = min(index, shortest.count) - 1
        }
        return shortest
    }

    private func breaks(
        _ operations: [Operation], version: SystemVersion, clock: ApplicationDefinition.ClockMode,
        seed: UInt64
    ) throws -> Bool {
        let application = try launched(version, clock: clock, seed: seed)
        for operation in operations {
            guard let outcome = try? application.perform(operation), outcome.outcome != .raised else {
                return false
            }
            if !(application.brokenInvariants() + AppearancePairing.broken(in: outcome.events)).isEmpty {
                return true
            }
        }
        return false
    }

    private func launched(
        _ version: SystemVersion, clock: ApplicationDefinition.ClockMode, seed: UInt64
    ) throws -> Application {
        let isPad = seed.isMultiple(of: 3)
        let device = Device(
            model: isPad ? "iPad" : "iPhone", systemVersion: version, idiom: isPad ? .pad : .phone,
            portraitSize: isPad ? Size(width: 768, height: 1024) : Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        definition.clock = clock
        var root = ControllerDescription(className: "UINavigationController", label: "nav")
        root.viewControllers = [.new(ControllerDescription(label: "A"))]
        if seed.isMultiple(of: 2) { root.delegate = RandomPresentation.animated(completes: seed % 4 == 0) }
        definition.root = .new(root)
        let application = try Application(definition: definition)
        _ = try application.launch()
        return application
    }
}

/// Checks that the appearance callbacks of one operation follow each other as the state machine allows.
enum AppearancePairing {
    static func broken(in events: [Event]) -> [String] {
        var last: [String: Callback] = [:]
        var broken: [String] = []
        for event in events {
            let id = event.target.id ?? event.target.label
            let allowed: [Callback]
            switch event.callback {
            case .viewWillAppear: allowed = [.viewDidDisappear, .viewWillDisappear]
            case .viewWillDisappear: allowed = [.viewDidAppear, .viewWillAppear]
            // A child that joins in the middle of a phase gets the did without a will.
            case .viewDidAppear: allowed = [.viewWillAppear, .viewDidDisappear]
            case .viewDidDisappear: allowed = [.viewWillDisappear, .viewDidAppear]
            default: continue
            }
            if let previous = last[id], !allowed.contains(previous) {
                broken.append("\(event.target.label): \(event.callback) after \(previous)")
            }
            last[id] = event.callback
        }
        return broken
    }
}

extension Operation {
    /// The operation as a step of a scenario, near enough to be written into a file.
    var line: String {
        var fields: [String] = target.map { ["target: \($0)"] } ?? []
        if let controller { fields.append("controller: \(controller.line)") }
        for argument in arguments {
            switch argument.value {
            case .controller(let reference): fields.append("\(argument.field.rawValue): \(reference.line)")
            case .controllers(let references):
                fields.append(
                    "\(argument.field.rawValue): [\(references.map(\.line).joined(separator: ", "))]")
            case .operations(let operations):
                fields.append("operations: [\(operations.map(\.line).joined(separator: ", "))]")
            case .settings, .value, .archive:
                fields.append("\(argument.field.rawValue): \(argument.value)")
            }
        }
        if !animated { fields.append("animated: false") }
        return "- \(kind.rawValue): {\(fields.joined(separator: ", "))}"
    }
}

extension ControllerReference {
    var line: String {
        switch self {
        case .none: return "null"
        case .existing(let name): return name
        case .new(let description):
            var fields = ["class: \(description.className)"]
            if let label = description.label { fields.append("as: \(label)") }
            for setting in description.properties {
                fields.append("\(setting.property.rawValue): \(setting.value.string ?? "")")
            }
            if description.delegate != nil { fields.append("delegate: {}") }
            if let pages = description.dataSourcePages {
                fields.append("dataSource: {pages: [\(pages.map(\.line).joined(separator: ", "))]}")
            }
            if let columns = description.columns {
                let texts = columns.map { "\($0.column.rawValue): \($0.controller.line)" }
                fields.append("columns: {\(texts.joined(separator: ", "))}")
            }
            if let members = description.viewControllers {
                fields.append("viewControllers: [\(members.map(\.line).joined(separator: ", "))]")
            }
            return "{\(fields.joined(separator: ", "))}"
        }
    }
}
