import Foundation
import PackagePlugin

/// Deflates the files that the program holds, each text into a member of `EmbeddedText`.
///
/// The bytes stand there in base 64: SwiftPM has plugins write Swift and nothing else.
@main
struct DeflateFiles: BuildToolPlugin {
    /// The texts, and the files of each, which stand behind one another.
    private static let texts: KeyValuePairs = [
        "openapi": ["openapi.yaml"],
        "atlas": ["docs/atlas/atlas.html"],
        "scenarioSchema": ["docs/scenario.schema.json"],
        "search": ["Sources/RESTService/Site/Documentation/search.js"],
        "inspectorPage": ["Inspector/inspector.html"],
        "inspectorStyle": [
            "Inspector/style/base.css",
            "Inspector/style/layout.css",
            "Inspector/style/forms.css",
            "Inspector/style/hierarchy.css",
            "Inspector/style/log.css",
            "Inspector/style/screen.css",
            "Inspector/style/panels.css",
            "Inspector/style/report.css",
        ],
        // A module stands behind those that it imports from (docs/decisions/0028-the-page-is-modules.md).
        "inspectorScript": [
            "Inspector/support/dom.js",
            "Inspector/support/record.js",
            "Inspector/support/state.js",
            "Inspector/support/api.js",
            "Inspector/session/past.js",
            "Inspector/session/moment.js",
            "Inspector/log/events.js",
            "Inspector/log/rows.js",
            "Inspector/panels/views.js",
            "Inspector/panels/expect.js",
            "Inspector/log/why.js",
            "Inspector/log/detail.js",
            "Inspector/log/list.js",
            "Inspector/log/filters.js",
            "Inspector/hierarchy/difference.js",
            "Inspector/hierarchy/tree.js",
            "Inspector/hierarchy/properties.js",
            "Inspector/act/fields.js",
            "Inspector/act/pauses.js",
            "Inspector/act/perform.js",
            "Inspector/act/names.js",
            "Inspector/act/form.js",
            "Inspector/act/points.js",
            "Inspector/screen/boxes.js",
            "Inspector/screen/layout.js",
            "Inspector/screen/picture.js",
            "Inspector/panels/maps.js",
            "Inspector/panels/diagram.js",
            "Inspector/panels/versions.js",
            "Inspector/panels/steps.js",
            "Inspector/session/stream.js",
            "Inspector/session/sessions.js",
            "Inspector/session/creator.js",
            "Inspector/session/transfer.js",
            "Inspector/main.js",
        ],
    ]

    /// Of the source to write, what stands ahead of the files' bytes and behind them; then the files.
    private static let script = """
        source=$1 beginning=$2 end=$3
        shift 3
        cat -- "$@" > "$source.text" && gzip -9 -n < "$source.text" > "$source.gz" &&
            printf '%s%s%s' "$beginning" "$(base64 -w 0 "$source.gz")" "$end" > "$source"
        """

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        Self.texts.map { name, paths in
            let files = paths.map { context.package.directoryURL.appending(path: $0) }
            let source = context.pluginWorkDirectoryURL.appending(path: "EmbeddedText+\(name).swift")
            return .buildCommand(
                displayName: "Deflating \(name)", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", Self.script, "sh", source.path, Self.beginning(name, paths), Self.end]
                    + files.map(\.path),
                inputFiles: files, outputFiles: [source])
        }
    }

    private static func beginning(_ name: String, _ paths: [String]) -> String {
        """
        extension EmbeddedText {
            /// \(paths.count == 1 ? paths[0] : "\(paths[0]) and the \(paths.count - 1) behind it").
            static let \(name) = EmbeddedText(deflated: "
        """
    }

    private static let end = "\")\n}\n"
}
