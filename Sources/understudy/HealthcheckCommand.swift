import ArgumentParser
import Glibc

/// Asks a running service whether it lives, for a container's health check.
struct HealthcheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "healthcheck",
        abstract: "Ask a service on this machine for /livez; exit 0 if it answers 200, else 1.")

    @Option(help: "The service's URL; UNDERSTUDY_LISTEN is asked if this is not given.")
    var url: String?

    @Option(help: "Seconds to wait for the answer.")
    var timeout = 3

    func run() throws {
        let address = Environment.value("UNDERSTUDY_LISTEN").map { "http://\($0)" }
        let text = url ?? address ?? "http://127.0.0.1:8080"
        guard let target = LoopbackURL(text) else {
            throw ValidationError("\(text) is not of the form http://127.0.0.1:PORT")
        }
        guard timeout > 0 else { throw ValidationError("--timeout must be 1 or more") }
        let status = LoopbackClient.status(of: target, path: "/livez", timeoutSeconds: timeout)
        guard status == 200 else {
            let answer = status.map { "answered \($0)" } ?? "did not answer"
            StandardError.print("understudy: \(text)/livez \(answer)")
            throw ExitCode(1)
        }
    }
}
