import ArgumentParser
import FoundationEssentials
import InterfaceBuilder
import JSONBytes
import RESTService
import Scenarios

/// What can be done with storyboards without a session.
struct StoryboardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "storyboard", abstract: "Look into .storyboard and .xib files.",
        subcommands: [InspectCommand.self])
}

/// Lists what is in storyboards and what goes wrong in them.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "List scenes, segues and findings; exit 1 if a finding is bad enough.",
        discussion: """
            Give all storyboards of an app at once, so that references between them are followed.
            A file of classes has one class a line, and behind it the actions that it implements: \
            HomeViewController: unwindHome: refresh:
            """)

    @Argument(help: "Storyboards and nibs.")
    var files: [String]

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: "Write the findings to this file in JUnit's XML form.")
    var junit: String?

    @Option(help: "Draw screens and segues into this file: .svg, .mmd (Mermaid) or .dot.")
    var map: String?

    @Flag(inversion: .prefixedNo, help: "Really run every segue and tab that can be reached.")
    var walk = true

    @Option(help: "Write a scenario file into this folder for each way that raises or is ignored.")
    var scenarios: String?

    @Option(help: "A file that lists the app's classes and their actions.")
    var classes: String?

    @Option(help: "The least severity that makes the exit status 1: error, warning or note.")
    var failOn: Finding.Severity = .error

    func run() throws {
        let inputs = try files.map { path in
            guard let bytes = ScenarioFiles.bytes(path, atMost: Self.documentBytesMax) else {
                throw ValidationError("\(path): the file cannot be read, or is too large")
            }
            return Inspection.Input(path: path, bytes: bytes)
        }
        let options = try options()
        var inspection = Inspection(inputs, options: options)
        if walk {
            var walking = CrashWalk.Options()
            walking.classes = options.classes
            inspection.walk(options: walking)
        }
        if let scenarios { try writeScenarios(inspection, to: scenarios) }
        if let map { try OutputFile.replace(map, with: try picture(inspection, for: map)) }
        if let junit { try OutputFile.replace(junit, with: inspection.junit(failingOn: failOn).xml) }
        if json {
            print(String(decoding: inspection.json.bytes(), as: UTF8.self))
        } else {
            print(inspection.text, terminator: "")
        }
        if inspection.findings.contains(where: { $0.severity <= failOn }) { throw ExitCode(1) }
    }

    private static let documentBytesMax = 16 << 20

    private func options() throws -> Inspection.Options {
        var options = Inspection.Options()
        options.limits.documentBytesMax = Self.documentBytesMax
        // Whoever gives a file by its name may have a large one.
        options.limits.elementsMax = 200_000
        options.limits.depthMax = 200
        options.limits.attributesMax = 1_024
        guard let classes else { return options }
        guard let bytes = ScenarioFiles.bytes(classes, atMost: 1 << 20) else {
            throw ValidationError("\(classes): the file cannot be read, or is too large")
        }
        options.classes = ClassList(text: String(decoding: bytes, as: UTF8.self))
        return options
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

    private func picture(_ inspection: Inspection, for path: String) throws -> String {
        if path.hasSuffix(".svg") {
            let names = files.map { Inspection.Input(path: $0, bytes: []).name }
            return MapSVG.document(inspection, title: names.joined(separator: ", "))
        }
        if path.hasSuffix(".mmd") || path.hasSuffix(".mermaid") { return MapText.mermaid(inspection) }
        if path.hasSuffix(".dot") || path.hasSuffix(".gv") { return MapText.dot(inspection) }
        throw ValidationError("\(path): end the name in .svg, .mmd or .dot")
    }
}

extension Finding.Severity: ExpressibleByArgument {}
