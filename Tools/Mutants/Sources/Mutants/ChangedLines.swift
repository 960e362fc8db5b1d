import Foundation

/// The lines of the sources that a revision of the project did not have.
struct ChangedLines {
    private var lines: [String: Set<Int>] = [:]

    /// Asks git, in the project's folder.
    init(since revision: String, in folder: String) throws {
        let output = FileManager.default.temporaryDirectory.appending(path: "mutants-\(getpid()).diff")
        defer { try? FileManager.default.removeItem(at: output) }
        var git = Command(["git", "diff", "--unified=0", "--no-color", "--no-prefix", revision, "--", folder])
        git.output = output
        guard try git.run() == .exited(0) else { throw Failure("git knows no revision \(revision)") }
        self.init(difference: try String(contentsOf: output, encoding: .utf8), in: folder)
    }

    /// Reads a difference without context: `+++ FILE`, then `@@ -OLD +FIRST,COUNT @@` for each place.
    init(difference: String, in folder: String) {
        var file = ""
        for line in difference.split(separator: "\n") {
            if line.hasPrefix("+++ \(folder)/") {
                file = String(line.dropFirst("+++ \(folder)/".count))
            } else if line.hasPrefix("@@ "), let added = line.split(separator: " ").dropFirst(2).first {
                let numbers = added.dropFirst().split(separator: ",").compactMap { Int($0) }
                guard let first = numbers.first else { continue }
                let count = numbers.count > 1 ? numbers[1] : 1
                lines[file, default: []].formUnion(first..<first + count)
            }
        }
    }

    /// Whether a candidate stands in one of them.
    func contain(_ candidate: Candidate) -> Bool { lines[candidate.file]?.contains(candidate.line) ?? false }
}
