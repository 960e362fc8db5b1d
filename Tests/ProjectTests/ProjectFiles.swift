import Foundation
import Testing

/// The files of the project as the tests see them: every one that is kept in version control.
enum ProjectFiles {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A text file, by its path below the root.
    struct File: CustomStringConvertible {
        let path: String
        let lines: [String]

        var description: String { path }

        /// The part of the path below the folder, if the file is in it.
        func path(below folder: String) -> String? {
            path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
        }
    }

    /// Folders and files that are made, not written; `.gitignore` names them too.
    private static func isMade(_ name: String) -> Bool {
        [
            ".git", ".venv", ".schemathesis", "__pycache__", "Package.resolved", "fuzz-corpus",
        ].contains(name)
            || name.hasPrefix(".build") || name.hasSuffix(".o")
    }

    /// All text files, sorted by path.
    static let all: [File] = {
        var files: [File] = []
        collect(root, path: "", into: &files)
        return files.sorted { $0.path < $1.path }
    }()

    private static func collect(_ folder: URL, path: String, into files: inout [File]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where !isMade(name) {
            let url = folder.appending(path: name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                collect(url, path: path + name + "/", into: &files)
            } else if let text = try? String(contentsOf: url, encoding: .utf8) {
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                files.append(File(path: path + name, lines: lines.last == "" ? lines.dropLast() : lines))
            }
        }
    }

    /// The files in any of the folders whose names end in any of the endings; all endings if none is given.
    static func files(in folders: String..., endings: [String] = []) -> [File] {
        all.filter { file in
            folders.contains { file.path(below: $0) != nil }
                && (endings.isEmpty || endings.contains { file.path.hasSuffix($0) })
        }
    }

    static func file(_ path: String) -> File? { all.first { $0.path == path } }

    /// Where a pattern is found, as `path:line: text`.
    static func lines(of files: [File], matching pattern: String) throws -> [String] {
        let expression = try Regex(pattern)
        return files.flatMap { file in
            file.lines.enumerated()
                .filter { $0.element.contains(expression) }
                .map { "\(file.path):\($0.offset + 1): \($0.element.trimmingCharacters(in: .whitespaces))" }
        }
    }
}

/// Records every line found as an issue, with the reason why it must not be there.
func expectNone(
    _ lines: [String], _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    for line in lines { Issue.record("\(line) (\(reason))", sourceLocation: sourceLocation) }
}
