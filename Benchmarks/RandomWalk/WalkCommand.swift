import ControllerHierarchy
import Glibc
import RandomWalks

/// Makes random walks on every version of iOS and prints a line for each: operations, seeds, seconds.
///
/// Options: `--everything` to draw every operation of the table, `--operations N` for each version, `--steps N` in each walk, `--save FOLDER` for the scenarios of
/// walks that break an invariant, `--first-seed N`, and versions to walk on instead of all. The exit status is 1
/// when a walk broke an invariant.
@main
enum WalkCommand {
    struct Options {
        var operations = 1_000_000
        var steps = 100
        var firstSeed: UInt64 = 1
        var scope = RandomWalk.Scope.transitions
        var folder: String?
        var versions: [SystemVersion] = []
    }

    static func main() throws {
        let options = read(Array(CommandLine.arguments.dropFirst()))
        var failed = 0
        print("version\toperations\trefused\tseeds\tseconds\tbroken")
        for version in options.versions.isEmpty ? SystemVersion.walked : options.versions {
            failed += try walk(on: version, options)
        }
        exit(failed == 0 ? 0 : 1)
    }

    private static func read(_ arguments: [String]) -> Options {
        var options = Options()
        var index = 0
        while index < arguments.count {
            let next = index + 1 < arguments.count ? arguments[index + 1] : ""
            switch arguments[index] {
            case "--operations": options.operations = Int(next) ?? options.operations
            case "--steps": options.steps = Int(next) ?? options.steps
            case "--first-seed": options.firstSeed = UInt64(next) ?? options.firstSeed
            case "--save": options.folder = next
            case "--everything":
                options.scope = .everything
                index -= 1
            default:
                if let version = SystemVersion(arguments[index]) { options.versions.append(version) }
                index -= 1
            }
            index += 2
        }
        return options
    }

    /// - Returns: how many walks broke an invariant.
    private static func walk(on version: SystemVersion, _ options: Options) throws -> Int {
        let clock = ContinuousClock()
        let start = clock.now
        var seed = options.firstSeed
        var operations = 0
        var refused = 0
        var failed = 0
        while operations < options.operations, failed < 5 {
            for mode in ApplicationDefinition.ClockMode.allCases {
                var walk = RandomWalk(
                    version: version, clock: mode, seed: seed, steps: options.steps, scope: options.scope)
                if let failure = try walk.run() {
                    failed += 1
                    try report(failure, options.folder)
                }
                operations += walk.carriedOut
                refused += walk.refused
            }
            seed += 1
        }
        let seconds = Double((clock.now - start) / .milliseconds(1)) / 1000
        print("\(version)\t\(operations)\t\(refused)\t\(seed - options.firstSeed)\t\(seconds)\t\(failed)")
        fflush(nil)
        return failed
    }

    private static func report(_ failure: WalkFailure, _ folder: String?) throws {
        print(failure.description)
        for line in try failure.trace() { print(line) }
        guard let folder else { return }
        mkdir(folder, 0o755)
        let walk = failure.walk
        let path = "\(folder)/iOS-\(walk.version)-seed-\(walk.seed)-\(walk.clock.rawValue).yaml"
        guard let file = fopen(path, "w") else { return print("cannot write \(path)") }
        fputs(failure.scenario, file)
        fclose(file)
    }
}
