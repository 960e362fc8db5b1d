/// A target whose conditions are changed, and who is to notice.
struct ChangedTarget {
    let name: String
    /// Whether scenarios depend on it.
    let runsScenarios: Bool
    /// The targets of tests that depend on it.
    let tests: [String]

    /// What is changed when nobody says otherwise.
    static let model = ChangedTarget(
        name: "ControllerHierarchy", runsScenarios: true, tests: ["ControllerHierarchyTests"])

    private static let others = [
        ChangedTarget(name: "Scenarios", runsScenarios: true, tests: ["ScenariosTests"]),
        ChangedTarget(
            name: "Sessions", runsScenarios: false,
            tests: ["SessionsTests", "RESTServiceTests", "JournalTests"]),
        ChangedTarget(
            name: "SQLiteJournal", runsScenarios: false, tests: ["JournalTests", "RESTServiceTests"]),
        ChangedTarget(
            name: "MicroHTTPServer", runsScenarios: false,
            tests: ["MicroHTTPServerTests", "RESTServiceTests"]),
        ChangedTarget(name: "RESTService", runsScenarios: false, tests: ["RESTServiceTests"]),
        // Run behind Tools/with-postgres.py: its tests are left out otherwise.
        ChangedTarget(name: "PostgresJournal", runsScenarios: false, tests: ["JournalTests"]),
        ChangedTarget(
            name: "WireFormat", runsScenarios: true,
            tests: ["WireFormatTests", "SessionsTests", "RESTServiceTests", "ScenariosTests"]),
        ChangedTarget(
            name: "InterfaceBuilder", runsScenarios: true,
            tests: ["InterfaceBuilderTests", "ScenariosTests", "RESTServiceTests"]),
    ]

    /// Whether a file below the folder of all sources is one of the target's.
    func holds(_ file: String) -> Bool { file.hasPrefix(name + "/") }

    /// Whether a suite, written `TARGET.SUITE`, or the scenarios for nil, is to notice changes of the target.
    func isJudged(by suite: String?) -> Bool {
        guard let suite else { return runsScenarios }
        return tests.contains { suite.hasPrefix($0 + ".") }
    }

    /// - Returns: nil if there is no target of that name, or nobody to judge it.
    static func named(_ name: String) -> ChangedTarget? {
        ([model] + others).first { $0.name == name }
    }
}
