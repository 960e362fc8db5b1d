import ArgumentParser
import ControllerHierarchy
import Dispatch
import FoundationEssentials
import InterfaceBuilder
import Scenarios
import Synchronization
import WireFormat

/// Which documents, and what to hold them against: what commands about storyboards share.
struct StoryboardOptions: ParsableArguments {
    @Argument(help: "Storyboards and nibs, or folders that hold them.")
    var paths: [String]

    @Option(help: "Leave out paths that fit this pattern, in the language of .gitignore; may be repeated.")
    var exclude: [String] = []

    private static let documentBytesMax = 16 << 20

    /// What `.understudy.yaml` says beside the first folder, or where the program runs.
    func configuration() throws -> StoryboardConfiguration {
        var isFolder = false
        let first = paths.first { path in
            FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
        }
        return try StoryboardConfiguration(in: first ?? ".")
    }

    /// The documents' paths: files as they are given, of folders what is below them.
    func files(_ configuration: StoryboardConfiguration) throws -> [String] {
        var tree = SourceTree(
            endings: [".storyboard", ".xib"], excluding: configuration.exclude + exclude)
        for path in paths where !tree.add(path) {
            throw ValidationError("\(path): there is no such file or folder")
        }
        guard !tree.files.isEmpty else {
            throw ValidationError("no .storyboard and no .xib is below \(paths.joined(separator: ", "))")
        }
        return tree.files
    }

    /// The names of the documents with which the apps below the folders launch.
    func launchNames(_ configuration: StoryboardConfiguration) -> [String] {
        var tree = SourceTree(
            endings: ["Info.plist", ".pbxproj"], excluding: configuration.exclude + exclude)
        var isFolder = false
        for path in paths
        where FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder {
            _ = tree.add(path)
        }
        return LaunchDocuments.names(in: tree.files)
    }

    /// Reads documents, several at once; one that cannot be read is a finding.
    static func read(_ files: [String], _ progress: ProgressBar? = nil) -> [Inspection.Document] {
        let limits = limits
        progress?.begin()
        let read = Mutex([Inspection.Document?](repeating: nil, count: files.count))
        DispatchQueue.concurrentPerform(iterations: files.count) { place in
            let path = files[place]
            let document: Inspection.Document
            if let bytes = ScenarioFiles.bytes(path, atMost: documentBytesMax) {
                document = Inspection.document(.init(path: path, bytes: bytes), limits: limits)
            } else {
                document = Inspection.Document(unreadable: path, bytesMax: documentBytesMax)
            }
            read.withLock { $0[place] = document }
            progress?.advance(of: files.count, "documents read")
        }
        return read.withLock { $0.compactMap(\.self) }
    }

    /// Whoever gives a file by its name may have a large one.
    static var limits: XMLLimits {
        var limits = XMLLimits()
        limits.documentBytesMax = documentBytesMax
        limits.elementsMax = 200_000
        limits.depthMax = 200
        limits.attributesMax = 1_024
        return limits
    }
}

/// The devices on which to walk.
enum WalkDevices {
    /// - Parameters:
    ///   - models: Apple's names; without any a phone and a tablet that came out with the version.
    ///   - version: The version of iOS; nil for 17.0, or the first one of a model.
    static func named(_ models: [String], version text: String?) throws -> [Device] {
        var version: SystemVersion?
        if let text {
            guard let read = SystemVersion(text), SystemVersion.isKnown(read) else {
                throw ValidationError("\(text): no known version; it is one from 5.0 to 18.x, 26.x or 27.x")
            }
            version = read
        }
        if models.isEmpty {
            guard let version else { return [WalkApp.phone, WalkApp.pad] }
            return [.standard(.phone, version), .standard(.pad, version)]
        }
        return try models.map { model in
            guard let device = Device.named(model, version ?? WalkApp.phone.systemVersion) else {
                throw ValidationError("\(model): no known model; use Apple's name, such as iPhone 15")
            }
            return device
        }
    }
}
