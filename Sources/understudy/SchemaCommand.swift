import ArgumentParser
import RESTService

/// Prints the schema of scenario files.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of scenario files, for editors that complete and check.",
        discussion: """
            Write it beside the scenarios and name it in their first line: \
            # yaml-language-server: $schema=scenario.schema.json

            Exit codes: 0 printed, 64 wrong usage.
            """)

    func run() {
        print(ScenarioSchemaFile.text, terminator: "")
    }
}
