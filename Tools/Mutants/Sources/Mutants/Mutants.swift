import Foundation

/// Plants changes of conditions, runs all scenarios and the tests of what is changed against each, and says
/// which ones nobody notices.
///
/// Runs in the project's folder. `--seed NUMBER` chooses other mutants, `--one-of NUMBER` more or fewer of
/// them, `--target NAME` those of that target and not of the model, or of several, `--since REVISION` all of
/// the lines that are new since then, `--in TEXT` all of the files whose paths hold that text, `--without TEXT`
/// none of expressions that hold it, `--among FILE` those that FILE names as the list of survivors does,
/// `--only NUMBER` runs that one of them, and `--list` only prints them; for these not every survivor has to
/// be listed. The exit status is 1 when more than a tenth survives, or when the list of survivors, which is of
/// the model, is not true.
@main
struct Mutants {
    private static let plantedMin = 200
    private static let survivorsMax = 0.1
    /// What random walks check the model by: a check that sees less finds as little in a model that is whole.
    private static let checks = "ControllerHierarchy/Application/Application+Invariants.swift"

    private var sample = Sample(seed: 13, oneOf: 16)
    private var targets: [ChangedTarget] = []
    private var changes: ChangedLines?
    /// Parts of the paths of the files to change; none for all.
    private var parts: [String] = []
    /// Parts of expressions that are left alone, because they do not compile once they are changed.
    private var omitted: [String] = []
    /// The identities of the changes to make; nil for all.
    private var identities: Set<String>?
    private var isUsual = true
    private var onlyLists = false
    private var numbers: Set<Int> = []

    static func main() {
        do {
            var tool = Mutants()
            try tool.read(CommandLine.arguments.dropFirst())
            exit(try tool.run() ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("mutants: \(error)\n".utf8))
            exit(2)
        }
    }

    private mutating func read(_ arguments: ArraySlice<String>) throws {
        var arguments = arguments
        while let option = arguments.popFirst() {
            isUsual = false
            switch option {
            case "--list": onlyLists = true
            case "--target":
                guard let name = arguments.popFirst(), let target = ChangedTarget.named(name) else {
                    throw Failure("write the name of a target that this tool has a judge for")
                }
                targets.append(target)
            case "--since":
                guard let revision = arguments.popFirst() else { throw Failure("write a revision") }
                changes = try ChangedLines(since: revision, in: PlantedProject.sources)
            case "--in":
                guard let part = arguments.popFirst() else { throw Failure("write a part of a path") }
                parts.append(part)
            case "--without":
                guard let part = arguments.popFirst() else { throw Failure("write a part of an expression") }
                omitted.append(part)
            case "--among":
                guard let path = arguments.popFirst() else { throw Failure("write the path of a list") }
                identities = Set(try lines(of: URL(filePath: path), columns: 4))
            case "--only": numbers.insert(try number(arguments.popFirst()))
            case "--seed":
                sample = Sample(seed: UInt64(try number(arguments.popFirst())), oneOf: sample.oneOf)
            case "--one-of": sample = Sample(seed: sample.seed, oneOf: try number(arguments.popFirst()))
            default: throw Failure("unknown option \(option)")
            }
        }
        if targets.isEmpty { targets = [.model] }
    }

    private func number(_ text: String?) throws -> Int {
        guard let text, let number = Int(text), number > 0 else { throw Failure("write a number") }
        return number
    }

    // MARK: Running

    /// Whether all is as it should be.
    private func run() throws -> Bool {
        let root = URL(filePath: FileManager.default.currentDirectoryPath)
        let candidates = try candidates(of: root)
        let mutants = try mutants(among: candidates)
        if onlyLists {
            for mutant in mutants { print(line(mutant)) }
            return true
        }
        let list = try SurvivorList(
            text: String(contentsOf: root.appending(path: "Tools/Mutants/survivors.tsv"), encoding: .utf8))
        let scratch = root.appending(path: ".build-mutants")
        let project = PlantedProject(root: root, folder: scratch.appending(path: "planted"), targets: targets)
        try project.write(mutants)
        try project.compile()
        let trial = try Trial(project: project, scratch: scratch)
        var survivors: [Mutant] = []
        var (byScenarios, byTests, endless) = (0, 0, 0)
        let tried = mutants.filter { numbers.isEmpty || numbers.contains($0.number) }
        for mutant in tried {
            let outcome = try trial.outcome(of: mutant)
            print("\(outcome)\t\(line(mutant))")
            fflush(nil)
            switch outcome {
            case .killedByScenario: byScenarios += 1
            case .killedByTests: byTests += 1
            case .neverEnds: endless += 1
            case .survived, .notReached: survivors.append(mutant)
            }
        }
        let share = Double(survivors.count) / Double(tried.count)
        let faults =
            targets.contains { $0.name == ChangedTarget.model.name }
            ? list.faults(
                candidates: candidates.flatMap { $0 }, tried: tried, survivors: survivors, isWhole: isUsual)
            : []
        for fault in faults { print(fault) }
        print(
            "\(tried.count) planted, \(byScenarios) killed by scenarios, \(byTests) killed by tests,",
            "\(endless) never end, \(survivors.count) survive (\(String(format: "%.1f", 100 * share)) %)")
        return share <= Self.survivorsMax && faults.isEmpty
    }

    /// The changes that are chosen from together: those of a file of the model, or of another target.
    private func candidates(of root: URL) throws -> [[Candidate]] {
        let folder = root.appending(path: PlantedProject.sources)
        return try targets.flatMap { target in
            let files = try FileManager.default.subpathsOfDirectory(
                atPath: folder.appending(path: target.name).path
            ).map { "\(target.name)/\($0)" }
            let candidates = try files.sorted().filter { $0.hasSuffix(".swift") && $0 != Self.checks }.map {
                file in
                let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                return CandidateFinder.candidates(in: text, file: file)
            }
            return target.name == ChangedTarget.model.name ? candidates : [candidates.flatMap { $0 }]
        }
    }

    private func mutants(among candidates: [[Candidate]]) throws -> [Mutant] {
        let isSample = changes == nil && parts.isEmpty && identities == nil
        var chosen = candidates.flatMap(isSample ? sample.chosen : { $0 })
        if let changes { chosen = chosen.filter(changes.contain) }
        if let identities { chosen = chosen.filter { identities.contains($0.identity) } }
        if !parts.isEmpty { chosen.removeAll { mutant in !parts.contains(where: mutant.file.contains) } }
        chosen.removeAll { mutant in omitted.contains(where: mutant.text.contains) }
        let count = candidates.reduce(0) { $0 + $1.count }
        print("seed \(sample.seed): \(chosen.count) of \(count) changes")
        if isUsual, chosen.count < Self.plantedMin {
            throw Failure("these are fewer than \(Self.plantedMin)")
        }
        return chosen.enumerated().map { Mutant(number: $0.offset + 1, candidate: $0.element) }
    }

    /// The first columns of a list, with tabs between.
    private func lines(of path: URL, columns: Int) throws -> [String] {
        try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t").prefix(columns).joined(separator: "\t") }
    }

    private func line(_ mutant: Mutant) -> String {
        "\(mutant.number)\tline \(mutant.candidate.line)\t\(mutant.candidate.identity)"
    }
}
