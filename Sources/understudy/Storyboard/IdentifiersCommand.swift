import ArgumentParser
import InterfaceBuilder

/// Writes constants for the identifiers in storyboards and nibs.
struct IdentifiersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "identifiers",
        abstract: "Print constants in Swift for storyboards, scenes, segues, cells and nibs.",
        discussion: """
            performSegue(withIdentifier: Storyboards.Main.Segue.showDetails, sender: nil)

            Exit codes: 0 written, 64 wrong usage, 73 the file cannot be written.
            """)

    @OptionGroup var documents: StoryboardOptions

    @Option(help: "Write into this file, and only if it changes.")
    var output: String?

    @Flag(name: .customLong("public"), help: "Make the constants public.")
    var isPublic = false

    func run() throws {
        let files = try documents.files(try documents.configuration())
        let inspection = Inspection(documents: StoryboardOptions.read(files))
        let text = IdentifierConstants.text(of: inspection, access: isPublic ? "public" : "")
        guard let output else { return print(text, terminator: "") }
        // A file that stays as it is needs not be compiled again.
        if OutputFile.text(of: output, atMost: 1 << 24) != text { try OutputFile.replace(output, with: text) }
    }
}
