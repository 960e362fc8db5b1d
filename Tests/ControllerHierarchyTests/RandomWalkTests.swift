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
}
