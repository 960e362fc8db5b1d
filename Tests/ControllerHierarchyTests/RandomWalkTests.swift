import ControllerHierarchy
import RandomWalks
import Testing

import class Foundation.ProcessInfo

/// Random walks over random trees: nothing crashes, every invariant holds after each step.
///
/// `make walk` makes a million operations on every version.
@Suite struct RandomWalkTests {
    /// How many walks for each version and clock; `UNDERSTUDY_WALK_SEEDS` asks for more.
    static let seedsMax = UInt64(ProcessInfo.processInfo.environment["UNDERSTUDY_WALK_SEEDS"] ?? "") ?? 20

    @Test(arguments: SystemVersion.walked)
    func everyStepKeepsTheInvariants(version: SystemVersion) throws {
        for seed in UInt64(1)...RandomWalkTests.seedsMax {
            for clock in ApplicationDefinition.ClockMode.allCases {
                var walk = RandomWalk(version: version, clock: clock, seed: seed, steps: 60)
                let failure = try walk.run()
                #expect(failure == nil, "\(failure?.description ?? "")")
                if failure != nil { return }
            }
        }
    }

    /// A stack that left its tab bar controller took up what it was then given to hold: its own container.
    @Test(arguments: ApplicationDefinition.ClockMode.allCases)
    func noContainerStandsInItself(clock: ApplicationDefinition.ClockMode) throws {
        var walk = RandomWalk(version: SystemVersion(18), clock: clock, seed: 103, steps: 100)
        #expect(try walk.run() == nil)
    }
}

/// Walks that draw every operation that there is.
@Suite struct EveryOperationTests {
    /// What the walks must have drawn: each operation, with each value of each field that has few.
    static let variants = Set(OperationKind.allCases.flatMap(\.variants))

    /// Operations that no walk carries out by themselves, with the reason.
    static let neverCarriedOut: [OperationKind: String] = [
        .updateFocusIfNeeded: "a request for an update ends with its turn; within one it is carried out"
    ]

    @Test func everyOperationIsDrawnAndKeepsLinksWhole() throws {
        var drawn: Set<String> = []
        var carriedOut: Set<String> = []
        for (index, version) in SystemVersion.walked.enumerated() {
            // The same seed draws the same operations on each version, as long as they are carried out.
            let first = UInt64(index) * RandomWalkTests.seedsMax + 1
            for seed in first..<first + RandomWalkTests.seedsMax {
                for clock in ApplicationDefinition.ClockMode.allCases {
                    var walk = RandomWalk(
                        version: version, clock: clock, seed: seed, steps: 100, scope: .everything)
                    let failure = try walk.run()
                    #expect(failure == nil, "\(failure?.description ?? "")")
                    if failure != nil { return }
                    drawn.formUnion(walk.variants.drawn)
                    carriedOut.formUnion(walk.variants.carriedOut)
                }
            }
        }
        #expect(Self.variants.subtracting(drawn).sorted() == [])
        let missing = OperationKind.allCases.filter { !carriedOut.contains($0.rawValue) }
        #expect(missing == OperationKind.allCases.filter { Self.neverCarriedOut[$0] != nil })
    }

    /// An action that nobody answers comes to an end where the chain of responders is a ring.
    @Test func anActionEndsInARing() throws {
        let device = Device(
            model: "iPhone", systemVersion: SystemVersion(17), idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(ControllerDescription(label: "root"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        var sheet = ControllerDescription(label: "sheet")
        sheet.properties = [.init(.modalPresentationStyle, .string("overFullScreen"))]
        _ = try application.perform(Operation(.present, target: "root", controller: .new(sheet)))
        _ = try application.perform(Operation(.addSubview, target: "sheet", controller: .existing("root")))
        let action = Operation.Argument("selector", .value(.string("go:")))
        let outcome = try application.perform(Operation(.sendAction, target: "root", arguments: [action]))
        #expect(outcome.outcome == .ignored && outcome.events.isEmpty)
    }
}
