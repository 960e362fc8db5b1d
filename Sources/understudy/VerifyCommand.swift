import ArgumentParser
import Scenarios

/// Holds a log that a real app printed against a scenario.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Is this log, printed by a real app, what UIKit does? Exit 1 if it is not.",
        discussion: """
            The log holds one call a line, in the form of this program, of __PRETTY_FUNCTION__, of #function \
            behind a name, or alike; controllers are named by label, id or class. Compared are the targets \
            and calls that the scenario names, or else those that the log names.
            """)

    @Argument(help: "The scenario that the app went through; its expectations are not needed.")
    var scenario: String

    @Argument(help: "The log, a text file.")
    var log: String

    private static let logBytesMax = 16 << 20

    func run() throws {
        guard let bytes = ScenarioFiles.bytes(log, atMost: Self.logBytesMax) else {
            throw ValidationError(
                "\(log): the file cannot be read, or has more than \(Self.logBytesMax) bytes")
        }
        let scenario = try ScenarioInput.read(scenario)
        let verdict: LogVerdict
        do {
            verdict = try LogVerifier().verify(scenario, log: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw ScenarioInput.refusal(error)
        }
        print(verdict.text, terminator: "")
        if !verdict.matches { throw ExitCode(1) }
    }
}
