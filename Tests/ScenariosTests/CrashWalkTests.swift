import ControllerHierarchy
import Foundation
import InterfaceBuilder
import Scenarios
import Testing

/// Walks through storyboards, and the scenario files that they leave.
@Suite struct CrashWalkTests {
    static func inspection(classes: String?) throws -> Inspection {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/inspection")
        let path = folder.appending(path: "Crashing.storyboard").path
        var options = Inspection.Options()
        options.classes = classes.map(ClassList.init(text:))
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        var inspection = Inspection([.init(path: path, bytes: bytes)], options: options)
        var walking = CrashWalk.Options()
        walking.classes = options.classes
        inspection.walk(options: walking)
        return inspection
    }

    private static let classes = """
        ListController: unwindHome:
        DetailController
        WizardController
        LooseController
        """

    /// Each failure is found by its shortest way.
    @Test func everyFailureIsFoundByItsShortestWay() throws {
        let walks = try Self.inspection(classes: Self.classes).walks
        #expect(walks.map(\.device.model) == ["iPhone 15", "iPad (10th generation)"])
        #expect(walks.map(\.performed) == [8, 8])
        #expect(walks.map(\.unwindsLeftOut) == [0, 0])
        let failures = walks.flatMap(\.failures).map { failure in
            (failure.steps.map(\.text), failure.outcome.rawValue, failure.segue)
        }
        let wizard = ["tap Open on ListController", "tap Wizard on DetailController"]
        let expected: [([String], String, String)] = [
            (wizard + ["tap Next on WizardController"], "raised", "push-next"),
            (wizard + ["tap Away on WizardController"], "ignored", "unwind-away"),
        ]
        #expect(failures.map(\.0) == expected.map(\.0))
        #expect(failures.map(\.1) == expected.map(\.1))
        #expect(failures.map(\.2) == expected.map(\.2))
        #expect(try Self.inspection(classes: nil).walks.map(\.unwindsLeftOut) == [2, 2])
    }

    /// A walk's scenario file does the same again.
    @Test func scenarioFilesReenactFailures() throws {
        let inspection = try Self.inspection(classes: Self.classes)
        let failures = inspection.walks.flatMap(\.failures)
        #expect(!failures.isEmpty)
        for failure in failures {
            let text = failure.scenario.text(paths: inspection.storyboardPaths)
            let scenario = try ScenarioReader.read(Array(text.utf8), format: .yaml, path: "walk.yaml") {
                path throws(ScenarioReader.ResourceError) in
                guard let bytes = ScenarioFiles.bytes(path, atMost: 1 << 20) else {
                    throw ScenarioReader.ResourceError("\(path) cannot be read")
                }
                return String(decoding: bytes, as: UTF8.self)
            }
            let report = ScenarioRunner().run(scenario)
            #expect(report.passed, "\(report.text)\n\(text)")
        }
    }
}
