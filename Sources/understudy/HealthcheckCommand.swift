import ArgumentParser
import Glibc

/// Asks a running service whether it lives, for a container's health check.
struct HealthcheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "healthcheck",
        abstract: "Ask a service on this machine for /livez; exit 0 if it answers 200, else 1.",
        discussion: "Exit codes: 0 it answers, 1 it does not, 64 wrong usage.")

    @Option(help: "The service: http://127.0.0.1:PORT or unix:PATH; what UNDERSTUDY_LISTEN says by default.")
    var url: String?

    @Option(help: "Seconds to wait for the answer. [UNDERSTUDY_HEALTHCHECK_TIMEOUT]")
    var timeout: Int?

    func run() throws {
        let listening = Environment.value("UNDERSTUDY_LISTEN").map { text in
            text.hasPrefix("unix:") ? text : "http://\(text)"
        }
        let text = url ?? listening ?? "http://127.0.0.1:8080"
        guard let address = ServiceAddress(text), address.isLoopback else {
            throw ValidationError("\(text) is neither of the form http://127.0.0.1:PORT nor unix:PATH")
        }
        let seconds = timeout ?? Environment.value("UNDERSTUDY_HEALTHCHECK_TIMEOUT").flatMap { Int($0) } ?? 3
        guard seconds > 0 else { throw ValidationError("--timeout must be 1 or more") }
        let client = ServiceClient(address: address, timeoutSeconds: seconds)
        let status = client.send("GET", "/livez")?.status
        guard status == 200 else {
            let answer = status.map { "answered \($0)" } ?? "did not answer"
            StandardError.print("understudy: \(text)/livez \(answer)")
            throw ExitCode(1)
        }
    }
}
