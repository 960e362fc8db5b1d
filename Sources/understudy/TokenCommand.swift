import ArgumentParser
import Glibc
import RESTService

/// Makes a token for a service that asks for tokens.
struct TokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Make a token: its hash goes into the tokens file, the token itself is printed once.",
        discussion: """
            Clients send it as Authorization: Bearer TOKEN. A running service reads the file at its start.

            Exit codes: 0 made, 64 wrong usage, 73 the file cannot be written.
            """)

    @Argument(help: "Who gets the token, without a colon.")
    var name: String

    @Option(help: "What it opens: admin everything, user its own sessions but not the figures.")
    var role = "user"

    @Option(help: "The tokens file; UNDERSTUDY_TOKENS_FILE names it if this is not given.")
    var file: String?

    func run() throws {
        guard let path = file ?? Environment.value("UNDERSTUDY_TOKENS_FILE") else {
            throw ValidationError("give --file or UNDERSTUDY_TOKENS_FILE")
        }
        guard let role = AccessToken.Role(rawValue: role) else {
            throw ValidationError("--role must be one of admin, user")
        }
        guard !name.isEmpty, !name.contains(where: { $0 == ":" || $0 == "#" || $0.isNewline }) else {
            throw ValidationError("the name must not be empty nor hold a colon, # or line break")
        }
        let text = AccessToken.randomText()
        let line = AccessToken(name: name, role: role, token: text).line
        // Only the service's own user needs to read it.
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        let bytes = Array((line + "\n").utf8)
        guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count, close(descriptor) == 0
        else {
            StandardError.print("understudy: \(path) cannot be written: \(String(cString: strerror(errno)))")
            throw ExitCode(73)
        }
        print(text)
    }
}
