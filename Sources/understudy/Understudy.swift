import ArgumentParser
import WireFormat

/// The command line: every command is a subcommand with a file of its own.
@main
struct Understudy: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "understudy",
        abstract:
            "A stand-in for UIKit's view controllers: run navigation without UIKit, read the callbacks.",
        version: BuildInformation.version,
        subcommands: [
            RunCommand.self, TestCommand.self, CompareCommand.self, VerifyCommand.self, SchemaCommand.self,
            StoryboardCommand.self,
            ServeCommand.self, MigrateCommand.self, CheckCommand.self, ExportCommand.self, ImportCommand.self,
            BenchCommand.self,
            TokenCommand.self,
            HealthcheckCommand.self, VersionCommand.self,
        ])

    /// A first word that is no command is told before anything else of the line is looked at.
    static func main() {
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        if let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), !names.contains(word) {
            exit(withError: ValidationError("\(word) is no command" + advice(for: word, among: names)))
        }
        main(nil)
    }
}
