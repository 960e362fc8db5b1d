import Foundation

/// Documents of real apps, which stand beside a checkout of the project where they are to be had.
///
/// They are other people's work, so they are read where they are and never copied into the project.
enum SharedDocuments {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "shared/storyboards")

    static let index = folder.appending(path: "INDEX.tsv")
    static let exist = FileManager.default.fileExists(atPath: index.path)
    static let absence = "there is no folder shared/storyboards beside the checkout"

    /// One row of the index.
    struct Row {
        let path: String
        let scenes: Int
        let kinds: [String: Int]
        let relationships: [String: Int]
        let hasInitialController: Bool
        let isLaunchScreen: Bool
        let runtime: String

        var bytes: [UInt8] {
            get throws { [UInt8](try Data(contentsOf: SharedDocuments.folder.appending(path: path))) }
        }
    }

    /// All rows; the first line of the index names the columns.
    static func rows() throws -> [Row] {
        let text = try String(contentsOf: index, encoding: .utf8)
        let lines = text.split(whereSeparator: \.isNewline).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let names = lines.first ?? []
        return lines.dropFirst().map { cells in
            let row = Dictionary(uniqueKeysWithValues: zip(names, cells))
            return Row(
                path: row["file"] ?? "", scenes: Int(row["scenes"] ?? "") ?? -1,
                kinds: counts(row["segue_kinds"]), relationships: counts(row["relationships"]),
                hasInitialController: row["initialViewController"] == "yes",
                isLaunchScreen: row["launchScreen"] == "yes", runtime: row["targetRuntime"] ?? "")
        }
    }

    /// Reads `show:2,unwind:1`; `-` is none.
    private static func counts(_ text: String?) -> [String: Int] {
        var counts: [String: Int] = [:]
        for part in (text ?? "-").split(separator: ",") where part != "-" {
            let pair = part.split(separator: ":")
            counts[String(pair[0])] = Int(pair[1])
        }
        return counts
    }
}
