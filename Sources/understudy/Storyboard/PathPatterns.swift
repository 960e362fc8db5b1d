import Glibc

/// Patterns that leave out paths, in the language of `.gitignore` files.
///
/// Source: gitignore(5), "Pattern format".
struct PathPatterns {
    private struct Pattern {
        /// The parts between slashes; `**` stands for any number of folders.
        let parts: [String]
        let isNegated: Bool
        let isForFoldersAlone: Bool
        /// The folder below which it holds, with a slash at its end; empty for everywhere.
        let base: String
    }

    private var patterns: [Pattern] = []

    /// Takes up the lines of a file.
    ///
    /// - Parameter folder: The folder below which the patterns hold; empty for any.
    mutating func add(_ text: String, in folder: String = "") {
        for line in text.split(whereSeparator: \.isNewline) {
            var pattern = line
            while pattern.last == " " || pattern.last == "\t" { pattern.removeLast() }
            guard let first = pattern.first, first != "#" else { continue }
            let isNegated = first == "!"
            if isNegated { pattern.removeFirst() }
            let isForFoldersAlone = pattern.last == "/"
            if isForFoldersAlone { pattern.removeLast() }
            let isAnchored = pattern.contains("/")
            var parts = pattern.split(separator: "/").map(String.init)
            guard !parts.isEmpty else { continue }
            if !isAnchored { parts.insert("**", at: 0) }
            patterns.append(
                Pattern(
                    parts: parts, isNegated: isNegated, isForFoldersAlone: isForFoldersAlone,
                    base: folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"))
        }
    }

    /// Whether a path is left out; the last pattern that fits decides.
    func exclude(_ path: String, isFolder: Bool) -> Bool {
        let fitting = patterns.last { pattern in
            guard isFolder || !pattern.isForFoldersAlone, path.hasPrefix(pattern.base) else { return false }
            let parts = path.dropFirst(pattern.base.count).split(separator: "/").map(String.init)
            return Self.fits(parts[...], pattern.parts[...])
        }
        return fitting.map { !$0.isNegated } ?? false
    }

    private static func fits(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "**" {
            let rest = pattern.dropFirst()
            // At the end it stands for everything inside, not for the folder itself.
            if rest.isEmpty { return !path.isEmpty }
            return (0...path.count).contains { fits(path.dropFirst($0), rest) }
        }
        guard let name = path.first, fnmatch(first, name, 0) == 0 else { return false }
        return fits(path.dropFirst(), pattern.dropFirst())
    }
}
