import ControllerHierarchy
import Glibc
import JSONBytes
import RandomWalks
import Scenarios
import Sessions
import Synchronization
import WireFormat

/// Prints a line for each scenario and each of many random walks, with a digest of everything that was answered:
/// two versions of the program that should behave alike print the same.
///
/// Arguments: a folder of scenarios; `--seeds N` for the walks on each version, of each kind and on each clock;
/// `--only NAME` prints the answers themselves, as JSON, of what is called so in the list.
@main
enum LogsCommand {
    static func main() throws {
        var folder = "Scenarios"
        var seeds: UInt64 = 20
        var only: String?
        var arguments = CommandLine.arguments.dropFirst()
        while let argument = arguments.popFirst() {
            switch argument {
            case "--seeds": seeds = arguments.popFirst().flatMap(UInt64.init) ?? seeds
            case "--only": only = arguments.popFirst()
            default: folder = argument
            }
        }
        var list = LogList(only: only)
        for path in try ScenarioFiles.find([folder]) {
            try list.add(path) { log in try run(scenario: path, log) }
        }
        for version in SystemVersion.walked {
            for scope in [RandomWalk.Scope.transitions, .everything] {
                for clock in ApplicationDefinition.ClockMode.allCases {
                    for seed in 1...seeds {
                        try list.add("walk \(scope) \(version) \(clock.rawValue) \(seed)") { log in
                            var walk = RandomWalk(
                                version: version, clock: clock, seed: seed, steps: 100, scope: scope)
                            let failure = try walk.run { log.add($0) }
                            log.add("\(walk.carriedOut) \(walk.refused) \(failure?.broken ?? [])")
                        }
                    }
                }
            }
        }
    }

    private static func run(scenario path: String, _ log: LogList.Log) throws {
        guard let scenario = try? ScenarioFiles.read(path) else { return log.add("cannot be read") }
        let created = Mutex<Result<CreatedSession, SessionError>?>(nil)
        SessionRegistry(journal: MemoryJournal()).create(definition: scenario.definition) { answer in
            created.withLock { $0 = answer }
        }
        guard let launched = try? created.withLock({ $0 })?.get() else { return log.add("refused") }
        log.add(launched.launch)
        for step in scenario.steps {
            let receipt = Mutex<Result<OperationReceipt, SessionError>?>(nil)
            launched.session.perform(step.decoded) { answer in receipt.withLock { $0 = answer } }
            switch receipt.withLock({ $0 }) {
            case .success(let receipt): log.add(receipt.outcome)
            case .failure(let error): log.add("\(error)")
            case nil: log.add("no answer")
            }
        }
    }
}

/// The logs that are printed, each as a digest or, of the one that is asked for, as it is.
struct LogList {
    let only: String?

    /// One of the logs.
    final class Log {
        fileprivate let prints: Bool
        fileprivate var events = 0
        fileprivate var digest: UInt64 = 0xCBF2_9CE4_8422_2325

        fileprivate init(prints: Bool) { self.prints = prints }

        func add(_ outcome: OperationOutcome) {
            events += outcome.events.count
            var writer = JSONWriter()
            var outcome = outcome
            outcome.spellState()
            OutcomeEncoder().write(outcome, version: 1, firstSequence: 1, to: &writer)
            add(writer.string())
        }

        func add(_ text: String) {
            // FNV-1a: nobody tries to deceive it.
            for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
            if prints { print(text.replacing("},{", with: "},\n{")) }
        }
    }

    mutating func add(_ name: String, _ run: (Log) throws -> Void) throws {
        guard only == nil || only == name else { return }
        let log = Log(prints: only != nil)
        try run(log)
        if only == nil { print("\(name)\t\(log.events)\t\(String(log.digest, radix: 16))") }
    }
}
