import ArgumentParser

/// Prints the version.
struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "version", abstract: "Print the version of this program.")

    func run() {
        print("understudy \(BuildInformation.version)")
    }
}
