package import ControllerHierarchy
import Scenarios
import WireFormat

/// A scenario that passes with the rules as they are.
package struct PassingScenario: Sendable {
    /// The file's name without its folder and ending.
    package let name: String
    package let version: SystemVersion
    private let scenario: Scenario

    /// Every scenario below a folder that passes, in the order of their paths.
    package static func all(below folder: String) throws -> [PassingScenario] {
        try ScenarioFiles.find([folder]).compactMap { PassingScenario(path: $0) }
    }

    /// The scenario in a file; nil if it cannot be read or does not pass.
    package init?(path: String) {
        guard let scenario = try? ScenarioFiles.read(path), ScenarioRunner().run(scenario).passed,
            let definition = try? SessionDefinition(json: scenario.definition, limits: ContentLimits())
        else { return nil }
        name = PassingScenario.name(of: path)
        version = definition.application.device.systemVersion
        self.scenario = scenario
    }

    /// The name by which the table calls a file.
    package static func name(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
    }

    /// Whether the scenario fails when the rule is turned round, in the version that it runs on.
    package func notices(_ rule: Rule) -> Bool {
        var limits = ModelLimits()
        limits.ruleChange = .always(!rule.holds(in: version), rule)
        return !ScenarioRunner(limits: limits).run(scenario).passed
    }
}
