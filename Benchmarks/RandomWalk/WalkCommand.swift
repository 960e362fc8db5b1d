import ControllerHierarchy
import Glibc
import RandomWalks

/// Makes random walks on every version of iOS and prints a line for each: operations, seeds, seconds.
///
/// The exit status is 1 when a walk broke an invariant, and 64 where the options are wrong.
@main
enum WalkCommand {
    struct Options {
        var operations = 1_000_000
        var steps = 100
        var firstSeed: UInt64 = 1
        var scope = RandomWalk.Scope.transitions
        var folder: String?
        var versions: [SystemVersion] = []
        var printsCounts = false
    }

    private static let usage = """
        Makes random walks through the operations and checks the model's invariants after each step.
        Prints a line for each version of iOS.

        Exit codes: 0 nothing broke, 1 an invariant broke, 64 wrong usage.

        USAGE: RandomWalk <options> [VERSION ...]

          --everything      Draw every operation there is; otherwise those that start transitions.
          --operations N    Operations on each version, 1000000 by default.
          --steps N         Steps of each walk, 100 by default.
          --first-seed N    The seed of the first walk, 1 by default.
          --counts          Print at the end how often each operation was carried out, ignored and refused.
          --save FOLDER     Write a scenario of each walk that breaks an invariant.
          VERSION           A version of iOS such as 12.0; all of them where none is given.
        """

    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") || arguments.contains("-h") { return print(usage) }
        let options: Options
        do {
            options = try read(arguments)
        } catch {
            let text = "\(error.argument) is not an option, or not a value that it takes.\n\n\(usage)\n"
            write(STDERR_FILENO, text, text.utf8.count)
            exit(64)
        }
        var failed = 0
        var counts: [OperationKind: RandomWalk.Count] = [:]
        print("version\toperations\trefused\tseeds\tseconds\tbroken")
        for version in options.versions.isEmpty ? SystemVersion.walked : options.versions {
            failed += try walk(on: version, options, &counts)
        }
        if options.printsCounts { printCounts(counts) }
        exit(failed == 0 ? 0 : 1)
    }

    /// What a command line has that no option takes.
    private struct WrongUsage: Error {
        var argument: String
    }

    private static func read(_ arguments: [String]) throws(WrongUsage) -> Options {
        var options = Options()
        var rest = arguments[...]
        func value<Number>(_ convert: (String) -> Number?) throws(WrongUsage) -> Number {
            let text = rest.popFirst() ?? "an empty value"
            guard let number = convert(text) else { throw WrongUsage(argument: text) }
            return number
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--everything": options.scope = .everything
            case "--counts": options.printsCounts = true
            case "--operations": options.operations = try value { Int($0) }
            case "--steps": options.steps = try value { Int($0) }
            case "--first-seed": options.firstSeed = try value { UInt64($0) }
            case "--save": options.folder = try value { $0 }
            default:
                guard let version = SystemVersion(argument) else { throw WrongUsage(argument: argument) }
                options.versions.append(version)
            }
        }
        return options
    }

    /// - Returns: how many walks broke an invariant.
    private static func walk(
        on version: SystemVersion, _ options: Options, _ counts: inout [OperationKind: RandomWalk.Count]
    ) throws -> Int {
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
                for (kind, count) in walk.counts { counts[kind, default: .init()].add(count) }
            }
            seed += 1
        }
        let seconds = Double((clock.now - start) / .milliseconds(1)) / 1000
        print("\(version)\t\(operations)\t\(refused)\t\(seed - options.firstSeed)\t\(seconds)\t\(failed)")
        fflush(nil)
        return failed
    }

    private static func printCounts(_ counts: [OperationKind: RandomWalk.Count]) {
        print("operation\tcarried out\tignored\trefused")
        for kind in OperationKind.allCases {
            guard let count = counts[kind] else { continue }
            print("\(kind.rawValue)\t\(count.carriedOut)\t\(count.ignored)\t\(count.refused)")
        }
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
