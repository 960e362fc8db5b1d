import ControllerHierarchy
import Dispatch
import Glibc
import RuleProofs
import Synchronization

/// Turns every rule of the table off and on and moves each of its bounds by a major version, and prints which
/// scenarios notice.
///
/// Argument: the folder of the scenarios. Prints a line for each rule off and on and for each side of a bound:
/// the rule, what was done to it, the scenario that the table names, and those that notice. The exit status is
/// 1 when a named scenario does not notice, or when one notices where none is named.
@main
enum RuleProofCommand {
    static func main() throws {
        let scenarios = try PassingScenario.all(
            below: CommandLine.arguments.dropFirst().first ?? "Scenarios")
        let rules = Rule.allCases
        let noticing = Mutex([[PassingScenario]](repeating: [], count: rules.count))
        DispatchQueue.concurrentPerform(iterations: rules.count) { index in
            let found = scenarios.filter { $0.notices(rules[index]) }
            noticing.withLock { $0[index] = found }
        }
        let found = noticing.withLock { noticing in noticing }
        var faults = 0
        print("rule\tchange\tnamed\tnoticed by")
        for rule in rules {
            for holds in [false, true] {
                let names = found[rule.rawValue].filter { rule.holds(in: $0.version) != holds }.map(\.name)
                printRow(rule, holds ? "on" : "off", nil, names)
            }
        }
        for side in BoundSide.all {
            let names = found[side.rule.rawValue].filter { side.decides(in: $0.version) }.map(\.name)
            let isFault = side.proof.map { !names.contains($0) } ?? !names.isEmpty
            printRow(side.rule, side.place, side.proof, names, isFault ? "\tFAULT" : "")
            if isFault { faults += 1 }
        }
        exit(faults == 0 ? 0 : 1)
    }

    private static func printRow(
        _ rule: Rule, _ change: String, _ named: String?, _ noticing: [String], _ mark: String = ""
    ) {
        let names = noticing.isEmpty ? "-" : noticing.joined(separator: ",")
        print("\(rule)\t\(change)\t\(named ?? "-")\t\(names)\(mark)")
    }
}
