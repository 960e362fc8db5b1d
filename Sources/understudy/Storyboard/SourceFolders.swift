import ArgumentParser
import Dispatch
import InterfaceBuilder
import Scenarios
import SourceReading
import Synchronization

/// Reads an app's sources below folders.
enum SourceFolders {
    private static let bytesMax = 16 << 20

    /// Reads all files, several at once.
    ///
    /// - Throws: `ValidationError` where there is nothing to read, a file cannot be read, or this program was
    /// built without the reader of Swift and meets Swift: what is missing would be called missing.
    static func read(
        _ paths: [String], excluding patterns: [String], list: ClassList?, _ progress: ProgressBar
    ) throws -> SourceIndex {
        var tree = SourceTree(endings: SourceReader.endings, excluding: patterns)
        for path in paths where !tree.add(path) {
            throw ValidationError("\(path): there is no such file or folder")
        }
        let files = tree.files
        guard !files.isEmpty else {
            throw ValidationError(
                "no file that ends in \(SourceReader.endings.joined(separator: ", ")) is below "
                    + paths.joined(separator: ", "))
        }
        if !SourceReader.readsSwift, let swift = files.first(where: { $0.hasSuffix(".swift") }) {
            throw ValidationError(
                "\(swift): this program was built without the reader of Swift; build it with "
                    + "`make build SOURCES=1`")
        }
        progress.begin()
        let read = Mutex([SourceFacts?](repeating: nil, count: files.count))
        DispatchQueue.concurrentPerform(iterations: files.count) { place in
            let facts = ScenarioFiles.bytes(files[place], atMost: bytesMax).map {
                SourceReader.facts($0, path: files[place])
            }
            read.withLock { $0[place] = facts }
            progress.advance(of: files.count, "sources read")
        }
        let facts = read.withLock { $0 }
        if let missing = facts.firstIndex(where: { $0 == nil }) {
            throw ValidationError("\(files[missing]): the file cannot be read, or is too large")
        }
        return SourceIndex(zip(files, facts.compactMap(\.self)).map { ($0, $1) }, list: list)
    }
}
