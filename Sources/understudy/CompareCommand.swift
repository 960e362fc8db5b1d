import ArgumentParser
import ControllerHierarchy
import Glibc
import Scenarios
import Sessions

/// Runs the same in several versions of iOS.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "What differs between versions of iOS? The same app and steps under each, side by side.",
        discussion: """
            Versions that agree line for line are one group. Where one parts from the one before it, the \
            lines are shown with the rules of the version table that make the difference, and their evidence.

            Exit codes: 0 compared, whatever came of it, 1 the service refused, 64 wrong usage, 65 the file \
            is no scenario, 69 no service answers.
            """)

    @Argument(
        help:
            "Scenarios (- for standard input, FILE#NAME for one of several), or the id of a session of a running service."
    )
    var subject: String

    @Option(help: "The versions, such as 8,12,17,26, or all.")
    var ios = "all"

    @Option(help: "Kinds of events that are compared, separated by commas, such as callback,console.")
    var types: String?

    @Option(help: "Labels or ids whose events are compared, separated by commas.")
    var targets: String?

    @Flag(help: "Print a JSON object a scenario, each in a line.")
    var json = false

    @OptionGroup var service: ClientOptions

    func run() throws {
        let versions = try VersionOption.versions(ios)
        if access(subject, F_OK) != 0, SessionID(subject) != nil { return try compareSession() }
        let scenarios = try ScenarioInput.readAll(subject)
        for (index, scenario) in scenarios.enumerated() {
            let comparison = try VersionComparison(Course(scenario), in: versions, filter: filter())
            if json {
                print(String(decoding: comparison.json, as: UTF8.self))
            } else {
                if scenarios.count > 1 { print((index == 0 ? "" : "\n") + scenario.name) }
                print(comparison.text, terminator: "")
            }
        }
    }

    private func filter() throws -> LineFilter {
        let words = types?.split(separator: ",").map(String.init)
        let kinds = words.map { $0.compactMap(Callback.Kind.init) }
        if let words, kinds?.count != words.count {
            let known = Callback.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--types are some of \(known)")
        }
        return LineFilter(
            kinds: kinds.map(Set.init),
            targets: targets.map { Set($0.split(separator: ",").map(String.init)) })
    }

    /// Has the service compare one of its sessions.
    private func compareSession() throws {
        var query = "versions=\(ios)&format=\(json ? "json" : "text")"
        if let types { query += "&types=\(types)" }
        if let targets { query += "&targets=\(targets.inQuery)" }
        let body = try service.client().body("GET", "/v1/sessions/\(subject)/compare?\(query)")
        print(String(decoding: body, as: UTF8.self), terminator: json ? "\n" : "")
    }
}

/// The versions that an option names.
enum VersionOption {
    static func versions(_ text: String) throws -> [SystemVersion] {
        do {
            return try VersionList.read(text)
        } catch {
            throw ValidationError("--ios: \(error)")
        }
    }
}

extension String {
    /// The text as the value of a parameter in a query.
    fileprivate var inQuery: String {
        utf8.map { byte in
            let character = Character(Unicode.Scalar(byte))
            if character.isASCII, character.isLetter || character.isNumber || character == "," {
                return String(character)
            }
            let digits = String(byte, radix: 16)
            return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
