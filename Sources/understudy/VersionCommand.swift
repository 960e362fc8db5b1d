import ArgumentParser

/// Prints the version.
struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "version", abstract: "Print the version of this program.",
        discussion: "Exit codes: 0 printed, 64 wrong usage.")

    func run() {
        print("understudy \(BuildInformation.version)")
    }
}
