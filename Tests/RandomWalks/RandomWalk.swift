package import ControllerHierarchy

/// One walk: an app on a device, and operations drawn at random that are carried out on it in turn.
package struct RandomWalk {
    package let version: SystemVersion
    package let clock: ApplicationDefinition.ClockMode
    package let seed: UInt64
    /// How many operations are drawn.
    package let steps: Int
    package private(set) var carriedOut = 0
    /// How many operations could not be carried out or raised, and left no trace.
    package private(set) var refused = 0

    /// Prepares a walk.
    package init(
        version: SystemVersion, clock: ApplicationDefinition.ClockMode, seed: UInt64, steps: Int
    ) {
        self.version = version
        self.clock = clock
        self.seed = seed
        self.steps = steps
    }

    /// Walks to the end or to the first step that breaks an invariant; nil when all hold.
    package mutating func run() throws -> WalkFailure? {
        var source = OperationSource(seed: seed, movesViews: clock == .settle)
        var application = try launched()
        var carriedOut: [Operation] = []
        for _ in 0..<steps {
            let operation = source.next(over: application.controllerLabels)
            let outcome = try? application.perform(operation)
            guard let outcome, outcome.outcome != .raised else {
                refused += 1
                // The app is rebuilt from the rest, as a session does.
                if application.hasChanged { application = try launched(after: carriedOut) }
                continue
            }
            self.carriedOut += 1
            carriedOut.append(operation)
            let broken = application.brokenInvariants() + AppearancePairing.broken(in: outcome.events)
            if !broken.isEmpty {
                return WalkFailure(walk: self, broken: broken, operations: try shrink(carriedOut))
            }
        }
        return nil
    }

    /// Leaves out operations as long as the rest still breaks an invariant.
    private func shrink(_ operations: [Operation]) throws -> [Operation] {
        var shortest = operations
        var index = shortest.count - 2
        while index >= 0 {
            var shorter = shortest
            shorter.remove(at: index)
            if try breaks(shorter) { shortest = shorter }
            index = min(index, shortest.count) - 1
        }
        return shortest
    }

    private func breaks(_ operations: [Operation]) throws -> Bool {
        let application = try launched()
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

    func launched(after operations: [Operation] = []) throws -> Application {
        let application = try Application(definition: definition)
        _ = try application.launch()
        for operation in operations { _ = try application.perform(operation) }
        return application
    }

    var isPad: Bool { seed.isMultiple(of: 3) }

    /// The root: a navigation controller, every other time with a delegate that animates.
    var root: ControllerDescription {
        var root = ControllerDescription(className: "UINavigationController", label: "nav")
        root.viewControllers = [.new(ControllerDescription(label: "A"))]
        if seed.isMultiple(of: 2) { root.delegate = RandomPresentation.animated(completes: seed % 4 == 0) }
        return root
    }

    private var definition: ApplicationDefinition {
        let device = Device(
            model: isPad ? "iPad" : "iPhone", systemVersion: version, idiom: isPad ? .pad : .phone,
            portraitSize: isPad ? Size(width: 768, height: 1024) : Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        definition.clock = clock
        definition.root = .new(root)
        return definition
    }
}

extension SystemVersion {
    /// The versions that walks are made on: one of each release in which a rule changes.
    package static let walked = [
        SystemVersion(5), SystemVersion(6, 1), SystemVersion(7, 1), SystemVersion(8), SystemVersion(9, 3),
        SystemVersion(10), SystemVersion(11), SystemVersion(12, 1), SystemVersion(13, 2), SystemVersion(14),
        SystemVersion(15), SystemVersion(16), SystemVersion(17, 5), SystemVersion(18), SystemVersion(26),
        SystemVersion(27),
    ]
}
