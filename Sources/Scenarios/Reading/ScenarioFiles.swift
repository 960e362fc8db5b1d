import FoundationEssentials

/// Scenario files on disk: which there are below some paths, and their content.
package enum ScenarioFiles {
    /// Why a path cannot be used.
    package struct PathError: Error, Sendable, CustomStringConvertible {
        package let description: String
    }

    private static let extensions = ["yaml", "yml"]
    private static let resourceBytesMax = 4 << 20

    /// The scenario files that the paths mean, each once: a file itself, whatever its name, and of a folder
    /// (or a link to one) every `.yaml` and `.yml` file below it, in the order of their paths.
    package static func find(_ paths: [String]) throws(PathError) -> [String] {
        var found: [String] = []
        for path in paths {
            var isFolder = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
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
        return names.filter { name in extensions.contains { name.hasSuffix("." + $0) } }.sorted().map {
            base + $0
        }
    }

    /// Stands for standard input, where a file is named.
    package static let standardInput = "-"

    /// Reads a scenario with the storyboards beside it; a file that ends in `.json` is read as JSON.
    ///
    /// What standard input names lies in the folder in which the program runs.
    package static func read(_ path: String) throws(ScenarioError) -> Scenario {
        let format: ScenarioReader.Format = path.hasSuffix(".json") ? .json : .yaml
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        guard let bytes = bytes(path, atMost: YAMLDocument.bytesMax) else {
            throw ScenarioError([
                ScenarioMistake(
                    path: path, line: nil, pointer: "",
                    detail: "the file cannot be read, or has more than \(YAMLDocument.bytesMax) bytes")
            ])
        }
        return try ScenarioReader.read(bytes, format: format, path: path) {
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

    /// The content of a file or of standard input; nil if it cannot be read or is longer.
    package static func bytes(_ path: String, atMost bytesMax: Int) -> [UInt8]? {
        if path == standardInput { return StandardInput.bytes(atMost: bytesMax) }
        guard let data = FileManager.default.contents(atPath: path), data.count <= bytesMax else {
            return nil
        }
        return [UInt8](data)
    }
}
