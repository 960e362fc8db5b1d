import Foundation

/// A copy of the project in which all mutants are planted at once, each behind its number.
struct PlantedProject {
    let root: URL
    let folder: URL
    /// Whose conditions are changed.
    let targets: [ChangedTarget]
    static let sources = "Sources"

    /// The copy's build, beside it.
    private var build: URL { folder.deletingLastPathComponent().appending(path: "build") }

    /// Writes the copy; files that are as they were are left alone, so that little is built again.
    func write(_ mutants: [Mutant]) throws {
        let byFile = Dictionary(grouping: mutants, by: \.candidate.file)
        var written: Set<String> = []
        for path in try files() where path != "Package.swift" {
            guard let data = contents(of: path) else { continue }
            let below = path.dropFirst(Self.sources.count + 1)
            if path.hasPrefix(Self.sources + "/"), let mutants = byFile[String(below)] {
                let text = Mutant.plant(mutants, in: String(decoding: data, as: UTF8.self))
                try put(Data(text.utf8), at: path)
            } else {
                try put(data, at: path)
            }
            written.insert(path)
        }
        let tool = "Tools/Mutants/Planted/"
        let switches = targets.map { ("Switch.swift", "\(Self.sources)/\($0.name)/Switch.swift") }
        for (from, to) in switches + [("MutantRun/MutantRun.swift", "MutantRun/MutantRun.swift")] {
            try put(require(tool + from), at: to)
            written.insert(to)
        }
        let manifest = try String(decoding: require("Package.swift"), as: UTF8.self)
            .replacingOccurrences(of: ".treatAllWarnings(as: .error),", with: "")
        let judges = "let judges = \(Array(Set(targets.flatMap(\.tests))).sorted())\n"
        try put(Data((manifest + judges).utf8) + require(tool + "Manifest.swift"), at: "Package.swift")
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where [".swift", ".yaml"].contains(where: path.hasSuffix) && path != "Package.swift"
            && !written.contains(path)
        {
            try FileManager.default.removeItem(at: folder.appending(path: path))
        }
    }

    /// The project's files, of which git knows all but what is made of them.
    private func files() throws -> [String] {
        let output = FileManager.default.temporaryDirectory.appending(path: "mutants-\(getpid()).files")
        defer { try? FileManager.default.removeItem(at: output) }
        var git = Command([
            "git", "-C", root.path, "-c", "core.quotePath=false", "ls-files", "--cached", "--others",
            "--exclude-standard",
        ])
        git.output = output
        guard try git.run() == .exited(0) else { throw Failure("git does not list the project's files") }
        return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The bytes of a file of the project; nil for a folder.
    private func contents(of path: String) -> Data? {
        var isFolder: ObjCBool = false
        let path = root.appending(path: path).path
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            return nil
        }
        return FileManager.default.contents(atPath: path)
    }

    private func require(_ path: String) throws -> Data {
        try Data(contentsOf: root.appending(path: path))
    }

    private func put(_ data: Data, at path: String) throws {
        let url = folder.appending(path: path)
        if FileManager.default.contents(atPath: url.path) == data { return }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    // MARK: Building

    /// Builds the runner of scenarios and the tests, optimized, since they run hundreds of times.
    func compile() throws {
        let status = try Command(
            [
                "swift", "build", "--build-tests", "-c", "release", "--package-path", folder.path,
                "--scratch-path", build.path,
            ]
        ).run()
        guard status == .exited(0) else { throw Failure("the planted project does not build") }
    }

    private var products: URL { build.appending(path: "release") }

    /// Runs all scenarios up to the first that does not end as it should.
    func scenarios() -> Command {
        Command([products.appending(path: "MutantRun").path, folder.appending(path: "Scenarios").path])
    }

    /// Runs the tests of a suite, written `TARGET.SUITE`, or lists all.
    func tests(of suite: String? = nil) -> Command {
        var command = Command(
            [
                products.appending(path: "understudyPackageTests.xctest").path, "--testing-library",
                "swift-testing",
            ] + (suite.map { ["--filter", "^\($0)/"] } ?? ["--list-tests"]))
        command.environment["UNDERSTUDY_BINARY"] = products.appending(path: "understudy").path
        return command
    }
}
