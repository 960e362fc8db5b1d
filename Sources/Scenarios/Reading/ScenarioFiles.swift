import FoundationEssentials

/// Scenario files on disk: which there are below some paths, and their content.
package enum ScenarioFiles {
    /// Why a path cannot be used.
    package struct PathError: Error, Sendable, CustomStringConvertible {
        package let description: String
    }

    private static let extensions = ["yaml", "yml"]
    /// How the names of files end that have what scenarios share.
    private static let sharedEndings = [".app.yaml", ".app.yml"]
    private static let resourceBytesMax = 4 << 20

    /// The scenario files that the paths mean, each once: a file itself, whatever its name, and of a folder
    /// (or a link to one) every `.yaml` and `.yml` file below it, in the order of their paths, but for those
    /// that end in `.app.yaml`: what scenarios share is none.
    package static func find(_ paths: [String]) throws(PathError) -> [String] {
        var found: [String] = []
        for path in paths {
            if path == standardInput {
                found.append(path)
                continue
            }
            var isFolder = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                if exists(parts(of: path).file) {
                    found.append(path)
                    continue
                }
                throw PathError(description: "\(path): there is no such file or folder")
            }
            let files = isFolder ? try files(below: path) : [path]
            if files.isEmpty {
                throw PathError(description: "\(path): no .yaml or .yml file is below this folder")
            }
            for file in files where !found.contains(file) { found.append(file) }
        }
        return found
    }

    private static func files(below folder: String) throws(PathError) -> [String] {
        let base = folder.hasSuffix("/") ? folder : folder + "/"
        let names: [String]
        do {
            // A link to a folder is entered by the path of what is in it alone.
            names = try FileManager.default.subpathsOfDirectory(atPath: base + ".")
        } catch {
            throw PathError(description: "\(folder): the folder cannot be read")
        }
        let found = names.filter { name in
            extensions.contains { name.hasSuffix("." + $0) }
                && !sharedEndings.contains { name.hasSuffix($0) }
        }
        return found.sorted().map { base + $0 }
    }

    /// Stands for standard input, where a file is named.
    package static let standardInput = "-"

    /// Every file below folders, and beside files, whatever its name; in no order.
    package static func around(_ paths: [String]) -> [String] {
        paths.flatMap { path -> [String] in
            var isFolder = false
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            let beside = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            let folder = isFolder ? path : beside
            let names = try? FileManager.default.subpathsOfDirectory(atPath: folder + "/.")
            return (names ?? []).map { "\(folder)/\($0)" }
        }
    }

    /// Whether there is such a file.
    package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// Reads the one scenario of a file, or of `FILE#NAME` the one of that name.
    package static func read(_ path: String) throws(ScenarioError) -> Scenario {
        let scenarios = try readNamed(path)
        guard scenarios.count == 1 else { throw ScenarioError(several: scenarios) }
        return scenarios[0]
    }

    /// Reads the scenarios of a file, or of `FILE#NAME` those of that name.
    package static func readNamed(_ path: String) throws(ScenarioError) -> [Scenario] {
        let (file, name) = parts(of: path)
        guard let name else { return try readAll(path) }
        let scenarios = try readAll(file)
        let named = scenarios.filter { $0.name == name }
        guard named.isEmpty else { return named }
        let names = scenarios.map(\.name)
        throw ScenarioError([
            ScenarioMistake(
                path: file, line: nil, pointer: "/scenarios",
                detail: "none is named `\(name)`; there are \(names.joined(separator: ", "))")
        ])
    }

    /// A path with the name behind it, of `FILE#NAME`; a file may have a number sign in its name.
    private static func parts(of path: String) -> (file: String, name: Substring?) {
        guard !exists(path), let mark = path.firstIndex(of: "#") else { return (path, nil) }
        return (String(path[..<mark]), path[path.index(after: mark)...])
    }

    /// Reads the scenarios of a file with the storyboards beside it, `.json` as JSON and all else as YAML.
    ///
    /// What standard input names lies in the folder in which the program runs.
    package static func readAll(_ path: String) throws(ScenarioError) -> [Scenario] {
        let format: ScenarioReader.Format = path.hasSuffix(".json") ? .json : .yaml
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        guard let bytes = bytes(path, atMost: YAMLDocument.bytesMax) else {
            let isThere = path == standardInput || exists(path)
            throw ScenarioError([
                ScenarioMistake(
                    path: path, line: nil, pointer: "",
                    detail: isThere
                        ? "the file cannot be read, or has more than \(YAMLDocument.bytesMax) bytes"
                        : "there is no such file")
            ])
        }
        return try ScenarioReader.readAll(bytes, format: format, path: path) {
            name throws(ScenarioReader.ResourceError) in
            let place = name.hasPrefix("/") ? name : folder + name
            guard let bytes = Self.bytes(place, atMost: resourceBytesMax) else {
                throw ScenarioReader.ResourceError("\(place): the file cannot be read, or is too large")
            }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw ScenarioReader.ResourceError("\(place): the file is not valid UTF-8")
            }
            return text
        }
    }

    /// The content of a file, a pipe or standard input; nil if it cannot be read or is longer.
    package static func bytes(_ path: String, atMost bytesMax: Int) -> [UInt8]? {
        path == standardInput
            ? Input.bytes(of: 0, atMost: bytesMax) : Input.bytes(ofFile: path, atMost: bytesMax)
    }
}
