import Testing

@testable import Scenarios

/// What a failing scenario is told of a rule that its author does not seem to know.
struct RemarkTests {
    struct Case: Sendable {
        var version: String
        var classes = "{}"
        var expected = "[A.willRotate]"
        /// What the remark says in its last words; nil where there is none.
        var remark: String?
    }

    @Test(arguments: [
        Case(version: "9.0", remark: "`scripts: {willRotate: []}` in the class says that it does"),
        Case(
            version: "9.0", expected: "[\"-[View didRotateFromInterfaceOrientation:]\"]",
            remark: "`scripts: {willRotate: []}` in the class says that it does"),
        // Whoever says so once knows it.
        Case(
            version: "9.0", classes: "{View: {scripts: {willRotate: []}}}",
            expected: "[A.didRotate, A.didRotate]"),
        Case(
            version: "9.0", classes: "{View: {callsSuper: {didRotate: false}}}",
            expected: "[A.willRotate, A.willRotate]"),
        // Up to iOS 7 they come to every class.
        Case(version: "7.1", expected: "[A.willRotate, A.willRotate]"),
        Case(version: "9.0", expected: "[A.viewDidLoad]"),
    ])
    func oldRotationCallbacks(_ example: Case) throws {
        let yaml = """
            device: {systemVersion: "\(example.version)"}
            classes: \(example.classes)
            root: {class: View, as: A}
            steps:
              - rotate: {to: landscapeLeft}
                expect: \(example.expected)
            """
        let report = ScenarioRunner().run(yaml: yaml, path: "turned.yaml")
        #expect(!report.passed)
        let remarks = report.remarks.map(\.detail).filter { $0.contains("rotation") }
        #expect(remarks.count == (example.remark == nil ? 0 : 1))
        if let remark = example.remark { #expect(remarks.first?.hasSuffix(remark) == true) }
    }

    /// A device, and what is said of it; one that follows from the version is no choice of the author's.
    @Test(arguments: [
        ("{systemVersion: '14.0'}", nil), ("{idiom: pad, systemVersion: '8.0'}", nil),
        ("{model: iPad, systemVersion: '11.0'}", nil), ("{model: iPhone 12, systemVersion: '14.1'}", nil),
        ("{model: iPhone 12, systemVersion: '13.0'}", "it came with iOS 14.1"),
        ("{model: iPad Pro, systemVersion: '9.0'}", "it came with iOS 9.1"),
        ("{model: iPhone 5, systemVersion: '11.0'}", "its last was iOS 10"),
    ])
    func devicesThatVersionsNeverHad(device: String, remark: String?) throws {
        let yaml = "{device: \(device), root: {as: A}, steps: []}"
        let remarks = try ScenarioReader.read(Array(yaml.utf8), format: .yaml).remarks.map(\.detail)
        #expect(remarks.count == (remark == nil ? 0 : 1), "\(remarks)")
        if let remark { #expect(remarks.first?.hasSuffix(remark) == true, "\(remarks)") }
    }

    /// A controller's name and what is done, with whether it turns out to be held while its end is expected.
    @Test(arguments: [
        ("as: B, held: true", "dismiss: {target: A}", "B.deinit", true),
        ("as: B, held: true", "dismiss: {target: A}", "B.dealloc", true),
        ("as: B", "dismiss: {target: A}", "-[Sheet dealloc]", true),
        ("as: B", "dismiss: {target: A}", "B.viewDidLoad", false),
        ("title: B", "loadViewIfNeeded: {target: A}", "Sheet.deinit", false),
    ])
    func heldControllers(name: String, step: String, expected: String, isHeld: Bool) {
        let yaml = """
            root: {class: View, as: A}
            steps:
              - present: {target: A, controller: {class: Sheet, \(name)}}
              - \(step)
                expect: ["\(expected)"]
            """
        let report = ScenarioRunner().run(yaml: yaml, path: "held.yaml")
        #expect(!report.passed)
        let remarks = report.remarks.map(\.detail).filter { $0.hasPrefix("the app holds `B`") }
        #expect(remarks.count == (isHeld ? 1 : 0))
    }

    /// An expected line that cannot agree, what else the file says, and what it is told.
    @Test(
        arguments: [
            ("B.viewDidLoad", "", "`B.viewDidLoad` is about nobody in this scenario"),
            (
                "A.viewDidAppear", "targets: [nav]",
                "`targets` and `observe` have compared; `A` is none of `targets`"
            ),
            ("A.viewDidAppear", "observe: [viewDidLoad]", "`targets` and `observe` have compared"),
            // A label and the number that a taken one gets, and what UIKit makes.
            ("A-2.viewDidLoad", "", nil), ("UIAlertController.viewDidLoad", "", nil),
            ("c7.viewDidLoad", "", nil),
        ] as [(String, String, String?)])
    func linesThatCannotAgree(line: String, fields: String, remark: String?) {
        let yaml = """
            root: {class: View, as: A}
            \(fields)
            launch: ["\(line)"]
            steps: []
            """
        let report = ScenarioRunner().run(yaml: yaml, path: "slip.yaml")
        #expect(!report.passed)
        let remarks = report.remarks.map(\.detail).filter { !$0.contains("layout passes") }
        #expect(remarks.count == (remark == nil ? 0 : 1), "\(remarks)")
        if let remark { #expect(remarks.first?.hasSuffix(remark) == true, "\(remarks)") }
    }

    /// A control that another controller has is named with it; one that nobody has is not.
    @Test(arguments: [("back", "detail has no control back; nav has it"), ("forth", nil)])
    func controlsOfOthers(control: String, text: String?) {
        let yaml = """
            root: {class: UINavigationController, as: nav, viewControllers: [{as: home}]}
            steps:
              - push: {target: nav, controller: {as: detail}}
              - trigger: {target: detail, control: \(control)}
            """
        let report = ScenarioRunner().run(yaml: yaml, path: "taps.yaml")
        let details = report.steps.flatMap(\.failures).map(\.detail)
        #expect(details.count == 1)
        #expect(details.first?.hasSuffix(" has it") == (text != nil), "\(details)")
        if let text { #expect(details.first?.hasSuffix(text) == true, "\(details)") }
    }
}
