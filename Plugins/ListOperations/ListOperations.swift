import Foundation
import PackagePlugin

/// Writes the list of all operations from the names of their files: `Operations/Navigation/PushOperation.swift`
/// is the operation `push`.
@main
struct ListOperations: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let types = module.sourceFiles.map(\.url)
            .filter { $0.pathComponents.contains("Operations") }
            .map { $0.deletingPathExtension().lastPathComponent }
            .filter { $0.hasSuffix(Self.suffix) }
            .sorted()
        let list = context.pluginWorkDirectoryURL.appending(path: "OperationKind.swift")
        return [
            .buildCommand(
                displayName: "Listing \(types.count) operations", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", #"printf '%s' "$1" > "$2""#, "sh", Self.text(types), list.path],
                outputFiles: [list])
        ]
    }

    private static let suffix = "Operation"

    private static func text(_ types: [String]) -> String {
        let kinds = types.map { name($0) }
        return """
            /// Every operation of the contract, by its name in JSON (camelCase; kebab-case in paths).
            package enum OperationKind: String, Sendable, CaseIterable {
            \(kinds.map { "    case \($0)\n" }.joined())
                /// What the operation is.
                var type: any OperationContent.Type {
                    switch self {
            \(zip(kinds, types).map { "        case .\($0): \($1).self\n" }.joined())        }
                }
            }

            """
    }

    /// The operation's name: that of its type, which begins in lower case and lacks the last word.
    private static func name(_ type: String) -> String {
        let name = type.dropLast(suffix.count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
