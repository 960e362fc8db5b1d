import APIDescription
import Foundation
import InterfaceBuilder

/// Writes openapi.yaml, the lists of operations, devices and calls, and the schema of scenarios; runs in the project's folder.
@main
enum DescribeAPI {
    static func main() throws {
        let template = DescriptionTemplate { try String(contentsOfFile: "openapi/" + $0, encoding: .utf8) }
        let description = try template.document()
        try write(description, to: "openapi.yaml")
        try write(ScenarioSchema(description: description).text, to: "docs/scenario.schema.json")
        try write(OperationsPage.text, to: "docs/operations-reference.md")
        for page in ModelPages.all { try write(page.text, to: page.path) }
        try writeRules()
    }

    /// A page for each rule, and the list of them.
    private static func writeRules() throws {
        try write(RulePages.list, to: "docs/storyboard-rules/README.md")
        for rule in InspectionRule.all {
            try write(RulePages.page(of: rule), to: "docs/storyboard-rules/\(rule.name).md")
        }
    }

    private static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))
    }
}
