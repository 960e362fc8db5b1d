import ArgumentParser
import JSONBytes

/// Takes a session into a running service.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Make a session from a document that export wrote, and print the new session's id.",
        discussion: """
            Exit codes: 0 made, 1 the service refused, 64 wrong usage, 69 no service answers, 70 an internal \
            error.
            """)

    @Argument(help: "The document's file; - for standard input.")
    var file: String

    @OptionGroup var service: ClientOptions

    private static let documentBytesMax = 64 << 20

    func run() throws {
        let path = file == "-" ? "/dev/stdin" : file
        guard let text = OutputFile.text(of: path, atMost: Self.documentBytesMax), !text.isEmpty else {
            throw ValidationError("\(file): the file cannot be read, or is empty")
        }
        let body = try service.client().body("POST", "/v1/imports", Array(text.utf8))
        let document = try JSONDocument(parsing: body)
        guard let id = document.root["session"]?["id"]?.string else {
            StandardError.print("understudy: the service did not say which session it made")
            throw ExitCode(70)
        }
        print(id)
    }
}
