import ArgumentParser
import Dispatch
import FoundationEssentials
import InterfaceBuilder
import JSONBytes
import RESTService
import Scenarios
import Synchronization

/// Lists what is in storyboards and what goes wrong in them.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "List scenes, segues and findings; exit 1 if a finding is bad enough.",
        discussion: """
            Give the app's folder, or all of its storyboards at once, so that references between \
            them are followed. Paths that git ignores are left out.
            A file of classes has one class a line, and behind it the actions that it implements: \
            HomeViewController: unwindHome: refresh:
            Options may stand in a file .understudy.yaml beside the project: exclude, disable, only, \
            devices, main, ios, classes, sources, baseline, fail-on.

            Exit codes: 0 no finding is bad enough, 1 one is, 64 wrong usage, 73 a file cannot be written.
            """)

    @OptionGroup var documents: StoryboardOptions

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Print findings as GitHub's annotations.")
    var github = false

    @Option(help: "Write the findings to this file in JUnit's XML form.")
    var junit: String?

    @Option(help: "Write the findings to this file in SARIF, as code scanning reads it.")
    var sarif: String?

    @OptionGroup var mapping: MapOptions

    @Flag(inversion: .prefixedNo, help: "Really run every segue and tab that can be reached.")
    var walk = true

    @Option(help: "Write a scenario file into this folder for each way that raises or is ignored.")
    var scenarios: String?

    @Option(help: "A file that lists the app's classes and their actions.")
    var classes: String?

    @Option(help: "The app's sources, a file or a folder; may be repeated.")
    var sources: [String] = []

    @Option(help: "The least severity that makes the exit status 1: error, warning or note.")
    var failOn: Finding.Severity?

    @Option(help: "The name of the storyboard or nib with which the app launches.")
    var main: String?

    @Option(help: "The version of iOS for the walk, such as 15.4.")
    var ios: String?

    @Option(help: "A device for the walk by Apple's name, such as \"iPhone 8\"; may be repeated.")
    var device: [String] = []

    @Option(help: "Leave out this rule; may be repeated. `understudy storyboard rules` lists them.")
    var disable: [String] = []

    @Option(help: "Check this rule alone; may be repeated.")
    var only: [String] = []

    @Option(help: "A file of accepted findings, which do not count; it is written where it is not there yet.")
    var baseline: String?

    @Flag(help: "Write the baseline anew.")
    var updateBaseline = false

    func run() throws {
        let configuration = try documents.configuration()
        let isWanted = try RuleChoice(
            only: only.isEmpty ? configuration.only : only, without: disable + configuration.disable)
        let progress = ProgressBar()
        let files = try documents.files(configuration)
        var options = try options(configuration, progress)
        options.extensions = ExtensionTargets.documents(among: files)
        var inspection = Inspection(documents: StoryboardOptions.read(files, progress), options: options)
        if walk { inspection.take(try reports(of: inspection, configuration, options, progress)) }
        progress.end()
        inspection.removeFindings { !isWanted.includes($0.kind) }
        try applyBaseline(to: &inspection, baseline ?? configuration.baseline)
        let least = failOn ?? configuration.failOn ?? .error
        // What was asked for is printed in any case, whatever cannot be written.
        printFindings(inspection)
        if let scenarios { try writeScenarios(inspection, to: scenarios) }
        if let map = mapping.map {
            try OutputFile.replace(map, with: try mapping.picture(inspection, for: map))
        }
        if let junit { try OutputFile.replace(junit, with: inspection.junit(failingOn: least).xml) }
        if let sarif {
            try OutputFile.replace(sarif, with: String(decoding: inspection.sarif.bytes(), as: UTF8.self))
        }
        if inspection.findings.contains(where: { $0.severity <= least }) { throw ExitCode(1) }
    }

    func validate() throws {
        try mapping.checkName()
    }

    private func printFindings(_ inspection: Inspection) {
        if json {
            print(String(decoding: inspection.json.bytes(), as: UTF8.self))
        } else if github {
            print(inspection.annotations, terminator: "")
        } else {
            print(inspection.text, terminator: "")
        }
    }

    private func options(
        _ configuration: StoryboardConfiguration, _ progress: ProgressBar
    ) throws -> Inspection.Options {
        var options = Inspection.Options()
        options.limits = StoryboardOptions.limits
        if let list = classes ?? configuration.classes {
            guard let bytes = ScenarioFiles.bytes(list, atMost: 16 << 20) else {
                throw ValidationError("\(list): the file cannot be read, or is too large")
            }
            options.classes = ClassList(text: String(decoding: bytes, as: UTF8.self))
        }
        let folders = sources.isEmpty ? configuration.sources : sources
        guard !folders.isEmpty else { return options }
        options.sources = try SourceFolders.read(
            folders, excluding: configuration.exclude + documents.exclude, list: options.classes, progress)
        return options
    }

    /// Walks on all devices at once.
    private func reports(
        of inspection: Inspection, _ configuration: StoryboardConfiguration, _ options: Inspection.Options,
        _ progress: ProgressBar
    ) throws -> [[WalkReport]] {
        let devices = try WalkDevices.named(
            device.isEmpty ? configuration.devices : device, version: ios ?? configuration.ios)
        var walking = CrashWalk.Options()
        walking.classes = inspection.classes
        if let main = main ?? configuration.main {
            guard inspection.hasInitialController(inDocumentNamed: main) else {
                throw ValidationError(
                    "\(main): no storyboard or main nib of that name with an initial controller is among the "
                        + "files")
            }
            walking.mainNames = [main]
        } else {
            walking.mainNames = documents.launchNames(configuration).filter {
                inspection.hasInitialController(inDocumentNamed: $0)
            }
        }
        let count = inspection.walkCount(options: walking) * devices.count
        progress.begin()
        let found = Mutex([[WalkReport]](repeating: [], count: devices.count))
        let wanted = walking
        DispatchQueue.concurrentPerform(iterations: devices.count) { place in
            let reports = inspection.reports(on: devices[place], options: wanted) {
                progress.advance(of: count, "entrances walked from")
            }
            found.withLock { $0[place] = reports }
        }
        return found.withLock { $0 }
    }

    private func applyBaseline(to inspection: inout Inspection, _ path: String?) throws {
        guard let path else { return }
        guard !updateBaseline, let bytes = ScenarioFiles.bytes(path, atMost: 64 << 20) else {
            try OutputFile.replace(path, with: Baseline.text(accepting: inspection.findings))
            inspection.removeFindings { _ in true }
            return
        }
        var baseline = Baseline(text: String(decoding: bytes, as: UTF8.self))
        inspection.removeFindings { baseline.accept($0) }
    }

    private func writeScenarios(_ inspection: Inspection, to folder: String) throws {
        let paths = inspection.storyboardPaths.map { path in
            path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        }
        for (index, failure) in inspection.walks.flatMap(\.failures).enumerated() {
            try OutputFile.replace(
                "\(folder)/\(failure.storyboard)-\(index + 1).yaml", with: failure.scenario.text(paths: paths)
            )
        }
    }
}

extension Finding.Severity: ExpressibleByArgument {}
