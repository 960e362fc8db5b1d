import Foundation
import Testing

@testable import Scenarios

/// Many scenarios at once: several in a file, apps that they share, and those that are expected to fail.
@Suite struct SuiteTests {
    private static let files: [String: String] = [
        "shop.app.yaml": """
        device: {systemVersion: "17.0"}
        root: {class: UINavigationController, as: nav, viewControllers: [{as: list}]}
        storyboards: {Main: boards/Main.storyboard}
        targets: [list]
        """,
        "boards/Main.storyboard":
            #"<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#,
        "wrong.app.yaml": "root: {as: list\n", "stepped.app.yaml": "root: {as: list}\nsteps: []",
        "flows/detail.yaml": """
        name: detail
        source: our app
        app: ../shop.app.yaml
        observe: [viewWillAppear, viewWillDisappear]
        scenarios:
          - name: push
            steps:
              - push: {target: nav, controller: {as: detail}}
                expect: [list.viewWillDisappear]
          - steps:
              - present: {target: list, controller: {as: detail}}
                expect: [list.viewWillDisappear]
              - dismiss: {target: list}
                expect: [list.viewWillAppear]
          - name: alone
            app: {version: "2"}
            root: {as: list}
            steps: [{settle: , expect: []}]
        """,
    ]

    private static func run(
        _ folder: TemporaryFolder, _ change: (inout SuiteRunner) throws -> Void = { _ in }
    ) throws -> [SuiteResult] {
        let files = try ScenarioFiles.find([folder.url.appending(path: "flows").path])
        var runner = SuiteRunner()
        runner.known = try KnownDifferences.beside(files)
        try change(&runner)
        return files.flatMap(runner.run) + runner.missing()
    }

    private static func verdicts(_ results: [SuiteResult]) -> [String] {
        results.map { "\($0.report.name): \($0.verdict.rawValue)" }
    }

    @Test func scenariosShareAFileAndAnApp() throws {
        let folder = try TemporaryFolder(files: Self.files)
        let results = try Self.run(folder)
        #expect(Self.verdicts(results) == ["push: passed", "detail 2: failed", "alone: passed"])
        #expect(results[1].report.lineOfInterest == 11)
        #expect(results.allSatisfy { $0.report.source == "our app" })
        #expect(results.summary == "2 passed, 1 failed")
        let definition = try ScenarioFiles.readAll(folder.url.appending(path: "flows/detail.yaml").path)
            .map { String(decoding: $0.definition, as: UTF8.self) }
        #expect(definition[0].contains(#""storyboards":{"Main":"<?xml"#))
        #expect(definition[2].contains(#""app":{"version":"2"}"#))
        #expect(Self.verdicts(try Self.run(folder) { $0.filter = "DETAIL 2" }) == ["detail 2: failed"])
        let versions = try Self.run(folder) { $0.versions = try VersionList.read("12,13") }
        #expect(
            Self.verdicts(versions) == [
                "push (iOS 12.0): passed", "push (iOS 13.0): passed", "detail 2 (iOS 12.0): passed",
                "detail 2 (iOS 13.0): failed", "alone (iOS 12.0): passed", "alone (iOS 13.0): passed",
            ])
    }

    @Test func whatIsKnownToDifferFailsOnlyWhenItPasses() throws {
        let cases: [(list: String, verdicts: [String], summary: String)] = [
            (
                "# a list\nflows/detail.yaml#detail 2\tnot yet\n",
                ["push: passed", "detail 2: known", "alone: passed"],
                "2 passed, 0 failed, 1 known difference"
            ),
            (
                "flows/detail.yaml\tnot yet\n", ["push: outlived", "detail 2: known", "alone: outlived"],
                "0 passed, 2 failed, 1 known difference"
            ),
            (
                "flows/none.yaml\tnot yet\n",
                ["push: passed", "detail 2: failed", "alone: passed", "none.yaml: failed"],
                "2 passed, 2 failed"
            ),
        ]
        for test in cases {
            let folder = try TemporaryFolder(
                files: Self.files.merging(["known-differences.tsv": test.list]) { $1 })
            let results = try Self.run(folder)
            let names = Self.verdicts(results).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
            #expect(names == test.verdicts, "\(test.list)")
            #expect(results.summary == test.summary, "\(test.list)")
            #expect(XMLCheck.isWellFormed(JUnitReport(results).xml))
            #expect(
                JUnitReport(results).xml.contains(#"<skipped message="known difference: not yet"/>"#)
                    == test.summary.contains("known"))
        }
        for (list, says) in [
            ("# a list\nflows/detail.yaml", ":2: write the path"), ("a\tb\na\tc\n", ":2: a is listed twice"),
        ] {
            let folder = try TemporaryFolder(
                files: Self.files.merging(["known-differences.tsv": list]) { $1 })
            let error = #expect(throws: ScenarioFiles.PathError.self, "\(list)") { try Self.run(folder) }
            #expect(error?.description.contains("known-differences.tsv\(says)") == true, "\(list)")
        }
    }

    @Test(arguments: [
        ("app: none.yaml\nsteps: []", "none.yaml: the file cannot be read"),
        ("app: wrong.app.yaml\nsteps: []", "wrong.app.yaml:2: "),
        ("app: stepped.app.yaml\nsteps: []", "an app has no `steps`"),
        ("scenarios: []", "write a list of scenarios"), ("scenarios: 5", "write a list of scenarios"),
        ("scenarios: [5]", "a scenario is a mapping, this is a number"),
        ("scenarios: [{scenarios: []}]", "do not stand in one another"),
        ("scenarios: [{steps: []}]\nsteps: []", "the steps stand in the scenarios"),
        ("roo: {}\nscenarios: [{steps: []}, {steps: []}]", "roo is not a field"),
        ("scenarios: [{steps: []}, {name: x}]", "`steps` is missing"),
    ])
    func mistakesInSharedPartsAreTold(yaml: String, says: String) throws {
        let folder = try TemporaryFolder(files: Self.files.merging(["a.yaml": yaml]) { $1 })
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioFiles.readAll(folder.url.appending(path: "a.yaml").path)
        }
        let mistakes = error?.mistakes.map(\.description) ?? []
        #expect(mistakes.count == 1 && mistakes[0].contains(says), "\(yaml): \(mistakes)")
    }

    /// A class that a scenario adds leaves the shared ones what they are; of the same name it is its own.
    @Test func classesOfAScenarioComeBesideTheSharedOnes() throws {
        let yaml = """
            classes:
              A: {scripts: {viewDidLoad: [{do: [{op: read, target: self, property: title}]}]}}
            root: {class: A, as: a}
            targets: [a]
            observe: [viewDidLoad, a.title]
            scenarios:
              - {name: shared, launch: [a.viewDidLoad, a.title -> nil], steps: []}
              - {name: beside, classes: {B: {}}, launch: [a.viewDidLoad, a.title -> nil], steps: []}
              - {name: own, classes: {A: {}}, launch: [a.viewDidLoad], steps: []}
            """
        let folder = try TemporaryFolder(files: ["flows/a.yaml": yaml])
        let verdicts = Self.verdicts(try Self.run(folder))
        #expect(verdicts == ["shared: passed", "beside: passed", "own: passed"])

        let document = #"<document type="CocoaTouch.Storyboard.XIB"><scenes/></document>"#
        for kind in ["storyboards", "nibs"] {
            // A name of a document that is not there is a mistake of the file, be it shared or not.
            let documents = """
                \(kind): {Shared: absent.xib}
                root: {as: a}
                scenarios: [{name: beside, \(kind): {Own: own.xib}, steps: []}]
                """
            let folder = try TemporaryFolder(files: ["flows/a.yaml": documents, "flows/own.xib": document])
            #expect("\(try Self.run(folder))".contains("absent.xib"), "\(kind)")
        }
    }

    @Test func oneScenarioIsWantedWhereOneIsRead() throws {
        let folder = try TemporaryFolder(files: Self.files)
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioFiles.read(folder.url.appending(path: "flows/detail.yaml").path)
        }
        #expect(error?.mistakes.first?.detail.hasSuffix("push, detail 2, alone; write FILE#NAME") == true)
    }
}
