/// Scenarios that are expected to fail, each with its reason: `known-differences.tsv`.
package struct KnownDifferences: Sendable {
    /// The list's name, by which it is found beside scenarios.
    package static let fileName = "known-differences.tsv"

    /// The list's own path.
    package let path: String
    /// Path, tab and reason of each line; the path of a scenario from the folder of the list on.
    package let entries: [Entry]

    package struct Entry: Sendable, Equatable {
        /// The scenario's file, from where the list was looked for.
        package let file: String
        /// The scenario's name, of a file that holds several.
        package let name: String?
        package let reason: String
    }

    private static let bytesMax = 1 << 20

    /// Reads a list.
    package init(path: String) throws(ScenarioFiles.PathError) {
        guard let bytes = ScenarioFiles.bytes(path, atMost: Self.bytesMax) else {
            throw ScenarioFiles.PathError(description: "\(path): the file cannot be read, or is too large")
        }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        var entries: [Entry] = []
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            let columns = line.split(separator: "\t", maxSplits: 1).map(String.init)
            guard columns.count == 2 else {
                throw ScenarioFiles.PathError(
                    description: "\(path):\(index + 1): write the path of a scenario, a tab and the reason")
            }
            let parts = columns[0].split(separator: "#", maxSplits: 1).map(String.init)
            let entry = Entry(
                file: folder + parts[0], name: parts.count == 2 ? parts[1] : nil, reason: columns[1])
            guard !entries.contains(where: { $0.file == entry.file && $0.name == entry.name }) else {
                throw ScenarioFiles.PathError(
                    description: "\(path):\(index + 1): \(columns[0]) is listed twice")
            }
            entries.append(entry)
        }
        self.path = path
        self.entries = entries
    }

    /// The lists that stand in the folders of files, or above them as far as the files' paths tell, and in
    /// the folder in which the program runs.
    package static func beside(_ files: [String]) throws(ScenarioFiles.PathError) -> [KnownDifferences] {
        var found: [KnownDifferences] = []
        var looked: Set<String> = []
        for file in files {
            var folder = file[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                guard looked.insert(String(folder)).inserted else { break }
                let path = "\(folder)/\(fileName)"
                if ScenarioFiles.exists(path) { found.append(try KnownDifferences(path: path)) }
            }
            // The folder in which the program runs is above every relative path.
            guard !file.hasPrefix("/"), looked.insert(".").inserted, ScenarioFiles.exists(fileName) else {
                continue
            }
            found.append(try KnownDifferences(path: fileName))
        }
        return found
    }

    /// Why a scenario is expected to fail; nil where it is not.
    package func reason(for report: ScenarioReport) -> String? {
        entries.first { $0.file == report.path && ($0.name ?? report.name) == report.name }?.reason
    }

    /// The files that are listed and not there.
    package var missing: [String] { entries.map(\.file).filter { !ScenarioFiles.exists($0) } }
}
