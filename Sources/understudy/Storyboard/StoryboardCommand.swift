import ArgumentParser

/// What can be done with storyboards without a session.
struct StoryboardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "storyboard", abstract: "Look into .storyboard and .xib files.",
        subcommands: [
            InspectCommand.self, DiffCommand.self, IdentifiersCommand.self, RulesCommand.self,
        ])
}
