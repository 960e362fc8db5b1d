import ArgumentParser

/// Takes a session out of a running service.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write a session of a running service as one JSON document, which import reads.",
        discussion: """
            Exit codes: 0 written, 1 the service refused, 64 wrong usage, 69 no service answers, 73 the file \
            cannot be written.
            """)

    @Argument(help: "The session's id.")
    var session: String

    @Option(name: .shortAndLong, help: "The file to write; standard output by default. [UNDERSTUDY_OUTPUT]")
    var output: String?

    @Flag(
        help:
            "Write a scenario file: what was done, and what the model answered as a draft of what is expected."
    )
    var scenario = false

    @OptionGroup var service: ClientOptions

    func run() throws {
        let isPlain = session.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        }
        guard isPlain, !session.isEmpty else {
            throw ValidationError("\(session) is no session's id, which has letters and digits alone")
        }
        let document = try service.client().body(
            "GET", "/v1/sessions/\(session)/export" + (scenario ? "?format=scenario" : ""))
        let text = String(decoding: document, as: UTF8.self)
        guard let path = output ?? Environment.value("UNDERSTUDY_OUTPUT") else { return print(text) }
        try OutputFile.replace(path, with: text + "\n")
    }
}
