import Scenarios
import Testing

/// A label whose controller's end a scenario expects holds nobody.
@Suite struct EndedLabelTests {
    /// What a sheet is described with, the lines of the step behind its dismissal, and whether it ends there.
    struct Example {
        let description: String
        var lines = "expect: [B.deinit]"
        /// A step between the presentation and the dismissal.
        var between = ""
        var ends = true
    }

    static let examples: [Example] = [
        Example(description: "as: B"),
        Example(description: "as: B", lines: "expect: [B.dealloc]"),
        Example(description: "as: B", lines: "expect:\n      - B.deinit()"),
        Example(description: "as: B", lines: "times: {B.deinit: 1}"),
        Example(description: "class: C, held: false", lines: "expect: [C.deinit]"),
        Example(description: "as: B, held: false", lines: "mode: contains\n    expect: []"),
        // Nobody expects its end, or that of another one.
        Example(description: "as: B", lines: "never: [B.deinit]", ends: false),
        Example(description: "as: B, class: C", lines: "never: [C.deinit]", ends: false),
        Example(description: "as: B", lines: "times: {B.deinit: 0}", ends: false),
        Example(description: "as: B, held: true", lines: "never: [B.deinit]", ends: false),
        Example(description: "held: true, class: C", lines: "never: [C.deinit]", ends: false),
        // What is released is held until then, wherever that stands.
        Example(
            description: "as: B", lines: "times: {B.deinit: 1}",
            between: "- together: {operations: [{op: release, target: B}]}"),
        Example(
            description: "as: B", lines: "expect: []",
            between: "- settle:", ends: false),
    ]

    @Test func controllersEndAsTheirLabelsSay() throws {
        for example in Self.examples {
            let released = example.lines == "expect: []"
            let yaml = """
                root: {as: A}
                observe: [deinit]
                steps:
                  - present: {target: A, controller: {\(example.description)}}
                  \(example.between)
                  - dismiss: {target: A}
                    \(example.lines)
                  \(released ? "- release: {target: B}\n    expect: [B.deinit]" : "")
                """
            let scenario = try ScenarioReader.read(Array(yaml.utf8), format: .yaml)
            let report = ScenarioRunner().run(scenario, detail: .lines)
            #expect(report.passed, "\(yaml)\n\(report.text)")
            let dismissal = report.steps[example.between.isEmpty ? 1 : 2]
            #expect(dismissal.events?.contains { $0.hasSuffix(".deinit") } == example.ends, "\(yaml)")
        }
    }

    /// A label that is given once more behind the last line of an end holds again.
    @Test func aLaterGenerationIsHeld() {
        let yaml = """
            root: {as: A}
            observe: [deinit]
            steps:
              - present: {target: A, controller: {class: B}}
              - dismiss: {target: A}
                expect: [B.deinit]
              - present: {target: A, controller: {class: B, as: B}}
              - dismiss: {target: A}
                expect: []
            """
        let report = ScenarioRunner().run(yaml: yaml)
        #expect(report.passed, "\(report.text)")
    }
}
