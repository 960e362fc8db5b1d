import ControllerHierarchy
import Scenarios
import WireFormat

/// The scenarios that re-enact what real apps printed, by the names of their files.
struct PrintedLogs {
    private let all: [Log]
    private let byStem: [String: Log]

    struct Log {
        let path: String
        let stem: String
        let name: String
        let version: SystemVersion
        let isPrinted: Bool
        /// The operations whose calls are compared; `launch` for those of the launch.
        let operations: Set<String>

        init(_ scenario: Scenario, path: String) throws {
            let compared = scenario.steps.filter { $0.expected != nil }.map(\.operation)
            let stem = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
            self.path = path
            self.stem = String(stem)
            name = scenario.name
            version = try SessionDefinition(json: scenario.definition).application.device.systemVersion
            isPrinted = path.hasPrefix("Scenarios/printed/")
            operations = Set(compared + (scenario.launch == nil ? [] : [PrintedLogs.launch]))
        }
    }

    /// Reads every scenario of a project.
    init(of project: String) throws {
        all = try ScenarioFiles.find([project + "Scenarios"]).flatMap { file in
            let path = String(file.dropFirst(project.count))
            return try ScenarioFiles.readAll(file).map { try Log($0, path: path) }
        }
        // `name.ios7.yaml` is one of several that `name` means; `name.yaml` is the one.
        byStem = Dictionary(all.map { ($0.stem, $0) }) { $0.path.count <= $1.path.count ? $0 : $1 }
    }

    /// Stands for the launch among the operations.
    static let launch = "launch"

    /// The scenario of that name.
    func named(_ stem: String) -> Log? { byStem[stem] }

    /// For each version of iOS the first printed log of any of some operations.
    func examples(of operations: Set<String>) -> [Log] {
        var seen: Set<SystemVersion> = []
        return all.filter { $0.isPrinted && !$0.operations.isDisjoint(with: operations) }
            .sorted { ($0.version, $0.path) < ($1.version, $1.path) }
            .filter { seen.insert($0.version).inserted }
    }
}
