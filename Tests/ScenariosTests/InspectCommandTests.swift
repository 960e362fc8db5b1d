import Foundation
import JSONBytes
import Testing

/// `understudy storyboard inspect` as build servers call it.
@Suite struct InspectCommandTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/inspection")

    private static func files(_ names: String...) throws -> [String: String] {
        try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: fixtures.appending(path: $0), encoding: .utf8))
            })
    }

    /// The exit status follows the least severity that counts.
    @Test func exitStatusFollowsSeverity() throws {
        let folder = try TemporaryFolder(
            files: Self.files("Second.storyboard", "Crashing.storyboard", "Faulty.storyboard"))
        let cases: [(arguments: [String], status: Int32)] = [
            (["Second.storyboard"], 0), (["Second.storyboard", "--fail-on", "warning"], 0),
            (["Second.storyboard", "--fail-on", "note"], 1), (["Crashing.storyboard"], 1),
            (["Faulty.storyboard", "--no-walk"], 1), (["Second.storyboard", "Faulty.storyboard"], 1),
            (["missing.storyboard"], 1), (["nowhere"], 64),
            (["Second.storyboard", "--disable", "no-rule"], 64),
            (["Second.storyboard", "--ios", "19.0"], 64), (["Second.storyboard", "--main", "Other"], 64),
            (
                ["Crashing.storyboard", "--disable", "segue-raises", "--disable", "push-without-navigation"],
                0
            ),
            (["Crashing.storyboard", "--only", "element-unknown"], 0),
            (["Crashing.storyboard", "--main", "Crashing", "--ios", "15.4", "--device", "iPhone 8"], 1),
            (["Second.storyboard", "--fail-on", "fatal"], 64),
            (["Second.storyboard", "--map", "map.png"], 64),
        ]
        for (arguments, status) in cases {
            let result = try CommandLineProgram.run(
                ["storyboard", "inspect"] + arguments, in: folder.url)
            #expect(result.status == status, "\(arguments): \(result.output) \(result.error)")
        }
    }

    /// With which storyboard an app launches is what its property list or its project says; where nothing
    /// says so, what raises after one of several launches is doubtful.
    @Test func launchesAreNamedByProjects() throws {
        func board(_ segues: String) -> String {
            """
            <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' initialViewController='a'>
            <scenes>
            <scene sceneID='s'><objects>
            <viewController id='a' sceneMemberID='viewController'>\(segues)</viewController>
            </objects></scene>
            <scene sceneID='t'><objects>
            <viewController id='b' sceneMemberID='viewController'/>
            </objects></scene>
            </scenes></document>
            """
        }
        func list(_ content: String) -> [String: String] {
            ["App/App-Info.plist": "<plist version='1.0'><dict>\(content)</dict></plist>"]
        }
        let push =
            "<connections><segue kind='push' destination='b' identifier='p' id='p'/></connections>"
        let boards = ["First.storyboard": board(push), "Second.storyboard": board("")]
        let scene =
            "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>"
            + "<key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardFile</key>"
            + "<string>First</string></dict></array></dict></dict>"
        let setting = "\t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = First;\n"
        let cases: [(files: [String: String], counts: String)] = [
            ([:], "0 errors, 1 warning,"),
            (list("<key>UIMainStoryboardFile</key><string>First</string>"), "1 error,"),
            (list("<key>UIMainStoryboardFile~ipad</key><string>First</string>"), "1 error,"),
            (list(scene), "1 error,"), (["App.xcodeproj/project.pbxproj": setting], "1 error,"),
            // Code puts the other one into a navigation controller.
            (list("<key>UIMainStoryboardFile</key><string>Second</string>"), "0 errors, 0 warnings,"),
            (list("<key>UIMainStoryboardFile</key><string>$(MAIN)</string>"), "0 errors, 1 warning,"),
            (list("<key>"), "0 errors, 1 warning,"),
        ]
        for (files, counts) in cases {
            let folder = try TemporaryFolder(files: boards.merging(files) { first, _ in first })
            let result = try CommandLineProgram.run(
                ["storyboard", "inspect", ".", "--only", "segue-raises"], in: folder.url)
            #expect(result.output.contains(counts), "\(files): \(result.output) \(result.error)")
        }
    }

    /// Findings as JSON and JUnit, a map in each form, and a scenario that fails as the walk did.
    @Test func everyOutputIsWritten() throws {
        let folder = try TemporaryFolder(files: Self.files("Crashing.storyboard"))
        let result = try CommandLineProgram.run(
            [
                "storyboard", "inspect", "Crashing.storyboard", "--json", "--junit", "report.xml", "--map",
                "map.svg", "--scenarios", ".",
            ], in: folder.url)
        #expect(result.status == 1)
        let root = try JSONTree(JSONDocument(parsing: Array(result.output.utf8)).root)
        #expect(root["walks"]?[0]?["failures"]?[0]?["outcome"]?.string == "raised")
        let kinds = (0..<3).map { root["findings"]?[$0]?["kind"]?.string }
        #expect(kinds.contains("segue-raises"))
        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
        }
        #expect(try text("report.xml").contains("failures=\"1\""))
        #expect(try text("map.svg").contains("</svg>") && !(try text("map.svg").contains("href=\"h")))
        let links = ["--map", "linked.svg", "--map-links", "https://example.com/a?b&c="]
        _ = try CommandLineProgram.run(
            ["storyboard", "inspect", "Crashing.storyboard"] + links, in: folder.url)
        #expect(
            try text("linked.svg").contains("<a href=\"https://example.com/a?b&amp;c=Crashing.storyboard#L"))
        for (name, beginning) in [("map.mmd", "flowchart"), ("map.dot", "digraph")] {
            _ = try CommandLineProgram.run(
                ["storyboard", "inspect", "Crashing.storyboard", "--map", name], in: folder.url)
            #expect(try text(name).hasPrefix(beginning))
        }
        let scenario = try CommandLineProgram.run(["test", "Crashing-1.yaml"], in: folder.url)
        #expect(scenario.status == 0, "\(scenario.output) \(scenario.error)")
    }

    private static func run(_ arguments: String..., in folder: TemporaryFolder) throws -> (
        output: String, status: Int32
    ) {
        let result = try CommandLineProgram.run(["storyboard", "inspect"] + arguments, in: folder.url)
        return (result.output, result.status)
    }

    /// Of a folder every document counts but for those that git ignores or the user leaves out.
    @Test func foldersAreSearched() throws {
        let second = try Self.files("Second.storyboard")["Second.storyboard"] ?? ""
        let paths = [
            "App/Main.storyboard", "App/Deep/Inner.storyboard", "Pods/Foreign.storyboard",
            "App/build/Copy.storyboard",
            "Left/Out.storyboard", "App/Kept.storyboard",
        ]
        var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, second) })
        files[".git/HEAD"] = "ref: refs/heads/main"
        files[".gitignore"] = "# comment\n/Pods/\nbuild\n*.storyboard~\n"
        files["App/.gitignore"] = "Kept.storyboard\n!Kept.storyboard\n"
        files[".understudy.yaml"] = "exclude: [Left]\nfail-on: note\nios: 15.4\n"
        let folder = try TemporaryFolder(files: files)
        let whole = try Self.run(".", in: folder)
        let read = whole.output.split(separator: "\n").compactMap {
            $0.split(separator: ":").first.map(String.init)
        }
        .prefix { $0.hasSuffix(".storyboard") }
        #expect(Array(read) == ["App/Deep/Inner.storyboard", "App/Kept.storyboard", "App/Main.storyboard"])
        // The configuration makes notes count.
        #expect(whole.status == 1)
        #expect(try Self.run("App", "--exclude", "Deep", in: folder).output.contains("Inner") == false)
        // Whoever names an ignored folder means it.
        #expect(try Self.run("App/build", in: folder).output.contains("App/build/Copy"))
        let broken = try TemporaryFolder(files: [
            "A.storyboard": second, ".understudy.yaml": "exclude: A\nother: 1\n",
        ])
        #expect(try Self.run(".", in: broken).status == 64)
    }

    /// What is accepted once does not count again, and what is new does.
    @Test func baselinesAcceptFindings() throws {
        var files = try Self.files("Faulty.storyboard", "Crashing.storyboard")
        files["Crashing.storyboard"] = nil
        let folder = try TemporaryFolder(files: files)
        #expect(try Self.run("Faulty.storyboard", "--baseline", "accepted/list.txt", in: folder).status == 0)
        let again = try Self.run("Faulty.storyboard", "--baseline", "accepted/list.txt", in: folder)
        #expect(again.status == 0 && again.output.hasSuffix("0 errors, 0 warnings, 0 notes\n"))
        let crashing = try #require(try Self.files("Crashing.storyboard")["Crashing.storyboard"])
        try crashing.write(
            to: folder.url.appending(path: "New.storyboard"), atomically: true, encoding: .utf8)
        let more = try Self.run(".", "--baseline", "accepted/list.txt", in: folder)
        #expect(more.status == 1 && !more.output.contains("Faulty.storyboard:31:"))
    }

    /// Reports for code scanning and for GitHub name every finding with its place; folders of outputs are
    /// made.
    @Test func reportsAreWritten() throws {
        let folder = try TemporaryFolder(files: Self.files("Faulty.storyboard", "Crashing.storyboard"))
        let result = try Self.run(
            ".", "--github", "--sarif", "out/deep/report.sarif", "--map", "out/maps/map.svg", "--scenarios",
            "out/ways",
            in: folder)
        let findings = result.output.split(separator: "\n")
        let commands = ["::error file=", "::warning file=", "::notice file="]
        #expect(findings.filter { line in !commands.contains { line.hasPrefix($0) } } == [])
        let bytes = [UInt8](try Data(contentsOf: folder.url.appending(path: "out/deep/report.sarif")))
        let report = try JSONTree(JSONDocument(parsing: bytes).root)
        let results = report["runs"]?[0]?["results"]
        #expect(report["version"]?.string == "2.1.0")
        #expect(findings.indices.filter { results?[$0]?["ruleId"]?.string == nil } == [])
        #expect(results?[findings.count] == nil)
        let written = try FileManager.default.subpathsOfDirectory(
            atPath: folder.url.appending(path: "out").path)
        #expect(written.contains("maps/map.svg") && written.contains { $0.hasPrefix("ways/Crashing-") })
    }

    /// Each rule is listed and explained.
    @Test func rulesAreExplained() throws {
        let folder = try TemporaryFolder(files: Self.files("Second.storyboard"))
        let list = try CommandLineProgram.run(["storyboard", "rules"], in: folder.url)
        let names = list.output.split(separator: "\n").compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        #expect(names.count >= 40 && names.contains("scene-unreachable"))
        let page = try CommandLineProgram.run(["storyboard", "rules", "view-outlet-missing"], in: folder.url)
        #expect(page.output.hasPrefix("# view-outlet-missing\n"))
        #expect(try CommandLineProgram.run(["storyboard", "rules", "nothing"], in: folder.url).status == 64)
    }
}
