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
        let words = CommandLine.arguments.dropFirst()
        guard let word = words.first, !word.hasPrefix("-") else { return main(nil) }
        if word == ServeCommand.configuration.commandName,
            let settings = ServeSettings(line: words.dropFirst())
        {
            do { return try ServeCommand.serve(settings) } catch { exit(withError: error) }
        }
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        if !names.contains(word) {
            exit(withError: ValidationError("\(word) is no command" + advice(for: word, among: names)))
        }
        guard var command = parse(word, Array(words.dropFirst())) else { return main(nil) }
        do { try command.run() } catch { exit(withError: error) }
    }

    /// Reads a command's line by itself; nil where the answer is a help or a complaint, which speak of the
    /// whole program.
    ///
    /// From the top ArgumentParser would make all that it knows of the command's options twice more.
    private static func parse(_ name: String, _ arguments: [String]) -> (any ParsableCommand)? {
        guard let type = configuration.subcommands.first(where: { $0._commandName == name }),
            type.configuration.subcommands.isEmpty,
            let command = try? type.parseAsRoot(arguments), Swift.type(of: command) == type
        else { return nil }
        return command
    }
}
