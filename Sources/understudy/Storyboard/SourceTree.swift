import FoundationEssentials
import Glibc
import Scenarios

/// Files below folders, in the order of their paths; what git ignores and what the user excludes is left out.
struct SourceTree {
    /// Endings of the names that are looked for, with their dots.
    let endings: [String]
    private var excluded = PathPatterns()
    private(set) var files: [String] = []
    private var seen: Set<String> = []

    private static let ignoreBytesMax = 1 << 20

    init(endings: [String], excluding patterns: [String] = []) {
        self.endings = endings
        for pattern in patterns { excluded.add(pattern) }
    }

    /// Takes up a file, whatever its name, or all files below a folder.
    ///
    /// - Returns: Whether there is anything at the path.
    mutating func add(_ path: String) -> Bool {
        var isFolder = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        // A document that is missing is a finding about it, as one that cannot be read.
        guard isThere || endings.contains(where: path.hasSuffix) else { return false }
        guard isFolder else {
            take(path)
            return true
        }
        guard let absolute = Self.absolute(path) else { return false }
        walk(path == "." ? "" : Self.folder(path), absolute, Self.ignored(above: absolute))
        return true
    }

    private static func folder(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }

    /// The one spelling of a folder's path, with a slash at its end.
    private static func absolute(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return folder(String(cString: resolved))
    }

    private mutating func take(_ file: String) {
        if seen.insert(file).inserted { files.append(file) }
    }

    /// - Parameters:
    ///   - folder: As the user has named it, with a slash at its end; empty for the one that the program
    /// runs in.
    ///   - absolute: The same as ignored paths are compared.
    private mutating func walk(_ folder: String, _ absolute: String, _ above: PathPatterns) {
        var ignored = above
        Self.read(absolute, into: &ignored)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? []
        for name in names.sorted() where name != ".git" {
            let isWanted = endings.contains { name.hasSuffix($0) }
            // A folder may well be called Chart.swift.
            var isFolder = false
            let isThere = FileManager.default.fileExists(atPath: absolute + name, isDirectory: &isFolder)
            guard isFolder || isThere && isWanted else { continue }
            guard !ignored.exclude(absolute + name, isFolder: isFolder),
                !excluded.exclude(folder + name, isFolder: isFolder)
            else { continue }
            if !isFolder {
                take(folder + name)
            } else if !Self.isLink(absolute + name) {
                walk(folder + name + "/", absolute + name + "/", ignored)
            }
        }
    }

    /// A link may lead back to where it stands.
    private static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    /// What the folders above say, up to the one that is the repository; nothing outside of one.
    private static func ignored(above folder: String) -> PathPatterns {
        var folders: [String] = []
        var current = folder
        while !FileManager.default.fileExists(atPath: current + ".git") {
            guard let slash = current.dropLast().lastIndex(of: "/") else { return PathPatterns() }
            current = String(current[...slash])
            folders.append(current)
        }
        var patterns = PathPatterns()
        for folder in folders.reversed() { read(folder, into: &patterns) }
        return patterns
    }

    private static func read(_ folder: String, into patterns: inout PathPatterns) {
        guard let bytes = ScenarioFiles.bytes(folder + ".gitignore", atMost: ignoreBytesMax) else { return }
        patterns.add(String(decoding: bytes, as: UTF8.self), in: folder)
    }
}
