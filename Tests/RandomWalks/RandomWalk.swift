package import ControllerHierarchy

/// One walk: an app on a device, and operations drawn at random that are carried out on it in turn.
package struct RandomWalk {
    package let version: SystemVersion
    package let clock: ApplicationDefinition.ClockMode
    package let seed: UInt64
    /// How many operations are drawn.
    package let steps: Int
    package let scope: Scope
    package private(set) var carriedOut = 0
    /// How many operations could not be carried out or raised, and left no trace.
    package private(set) var refused = 0
    /// How often each operation was carried out, ignored and refused.
    package private(set) var counts: [OperationKind: Count] = [:]
    /// The variants of operations that were drawn, and those that were carried out and not ignored.
    package private(set) var variants: (drawn: Set<String>, carriedOut: Set<String>) = ([], [])

    /// How often something was carried out, ignored by UIKit, and refused by the model or raised for.
    package struct Count: Sendable {
        package var carriedOut = 0
        package var ignored = 0
        package var refused = 0

        /// Creates a count of nothing.
        package init() {}

        /// Adds another count.
        package mutating func add(_ other: Count) {
            carriedOut += other.carriedOut
            ignored += other.ignored
            refused += other.refused
        }
    }

    /// What is drawn, and what must hold after each step.
    package enum Scope: Sendable {
        /// What containers, users and devices do; every invariant holds.
        case transitions
        /// Every operation of the table, also what an app should not do, such as calling appearance methods
        /// itself, which leaves appearances that nobody ends; what is linked is linked from both sides.
        case everything
    }

    /// Prepares a walk.
    package init(
        version: SystemVersion, clock: ApplicationDefinition.ClockMode, seed: UInt64, steps: Int,
        scope: Scope = .transitions
    ) {
        self.version = version
        self.clock = clock
        self.seed = seed
        self.steps = steps
        self.scope = scope
    }

    /// Walks to the end or to the first step that breaks an invariant; nil when all hold.
    ///
    /// - Parameter observe: Is given what each operation that is carried out answers.
    package mutating func run(observe: (OperationOutcome) -> Void = { _ in }) throws -> WalkFailure? {
        var source = OperationSource(
            seed: seed, version: version, movesViews: clock == .settle, drawsEverything: scope == .everything)
        var app = try launched()
        var carriedOut: [Operation] = []
        for _ in 0..<steps {
            var operation =
                app.isRunning
                ? source.next(in: app.application)
                : Operation(.relaunch, arguments: [.init("restore", .value(.bool(true)))])
            variants.drawn.formUnion(operation.variants)
            let code =
                scope == .everything && operation.kind != .relaunch
                ? source.ownCode(in: &operation, over: app.application.controllerLabels) : nil
            app.application.appCode = code
            let outcome = try? app.perform(operation)
            app.application.appCode = nil
            guard let outcome, outcome.outcome != .raised else {
                refused += 1
                counts[operation.kind, default: Count()].refused += 1
                // The app is rebuilt from the rest, as a session does.
                if app.application.hasChanged { app = try launched(after: carriedOut) }
                continue
            }
            if let code {
                operation.code = code.steps
                let again = try launched(after: carriedOut + [operation])
                if again.lastLog != app.lastLog {
                    let words = ["the steps of the app's own code cause other events when they are recorded"]
                    return WalkFailure(walk: self, broken: words, operations: carriedOut + [operation])
                }
            }
            self.carriedOut += 1
            if outcome.outcome == .completed {
                variants.carriedOut.formUnion(operation.variants)
                counts[operation.kind, default: Count()].carriedOut += 1
            } else {
                counts[operation.kind, default: Count()].ignored += 1
            }
            carriedOut.append(operation)
            observe(outcome)
            let broken = app.broken(after: outcome, scope)
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
        var app = try launched()
        for operation in operations {
            guard let outcome = try? app.perform(operation), outcome.outcome != .raised else { return false }
            if !app.broken(after: outcome, scope).isEmpty { return true }
        }
        return false
    }

    func launched(after operations: [Operation] = []) throws -> WalkedApp {
        var app = try WalkedApp(definition)
        for operation in operations { _ = try app.perform(operation) }
        return app
    }

    var isPad: Bool { seed.isMultiple(of: 3) }

    /// The root: a navigation controller, every other time with a delegate that animates; where everything is
    /// drawn, each container in turn.
    var root: ControllerDescription {
        if scope == .everything {
            return WalkedApp.root(
                number: Int(seed), hasColumns: Property.style.availability.holds(in: behavior))
        }
        var root = ControllerDescription(className: "UINavigationController", label: "nav")
        root.viewControllers = [.new(ControllerDescription(label: "A"))]
        let animator = Callback.navigationAnimationController
        if seed.isMultiple(of: 2), animator.absence(in: version) == nil {
            root.delegate = RandomPresentation.animated(completes: seed % 4 == 0)
        }
        return root
    }

    private var behavior: Behavior { Behavior(systemVersion: version) }

    private var definition: ApplicationDefinition {
        // Every other phone has a home indicator.
        let height = scope == .everything && seed.isMultiple(of: 2) ? 812.0 : 667
        let device = Device(
            model: isPad ? "iPad" : "iPhone", systemVersion: version, idiom: isPad ? .pad : .phone,
            portraitSize: isPad ? Size(width: 768, height: 1024) : Size(width: 375, height: height))
        var definition = ApplicationDefinition(device: device)
        definition.clock = clock
        definition.root = .new(root)
        if scope == .everything {
            WalkedApp.furnish(&definition)
            // Phones walk without scenes, as far as versions allow that.
            definition.usesScenes = isPad && OperationKind.openScene.availability.holds(in: behavior)
            definition.supportsMultipleScenes = true
        }
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
