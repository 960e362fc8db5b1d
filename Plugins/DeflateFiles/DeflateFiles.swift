import Foundation
import PackagePlugin

/// Deflates the largest files that the program holds, each into a member of `EmbeddedText`.
///
/// The bytes stand there in base 64: SwiftPM has plugins write Swift and nothing else.
@main
struct DeflateFiles: BuildToolPlugin {
    private static let files = [
        "openapi": "openapi.yaml", "atlas": "docs/atlas/atlas.html",
        "scenarioSchema": "docs/scenario.schema.json",
    ]

    /// Of a file, what stands ahead of its bytes and behind them, and the source to write.
    private static let script = """
        gzip -9 -n < "$1" > "$4.gz" && printf '%s%s%s' "$2" "$(base64 -w 0 "$4.gz")" "$3" > "$4"
        """

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        Self.files.map { name, path in
            let file = context.package.directoryURL.appending(path: path)
            let source = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText+\(name).swift")
            return .buildCommand(
                displayName: "Deflating \(path)", executable: URL(filePath: "/bin/sh"),
                arguments: [
                    "-c", Self.script, "sh", file.path, Self.beginning(name, path), Self.end, source.path,
                ],
                inputFiles: [file], outputFiles: [source])
        }
    }

    private static func beginning(_ name: String, _ path: String) -> String {
        """
        extension EmbeddedText {
            /// \(path).
            static let \(name) = EmbeddedText(deflated: "
        """
    }

    private static let end = "\")\n}\n"
}
