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
        #expect(walks.map(\.performed) == [9, 9])
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
    }

    /// Where no actions are known, an exit's action is that of the nearest scene with a class of its own.
    @Test func unwindsArePerformedWithoutAListOfClasses() throws {
        for classes in [nil, "ListController\nDetailController\nWizardController\nLooseController"] {
            let walks = try Self.inspection(classes: classes).walks
            #expect(walks.flatMap(\.failures).compactMap(\.segue) == ["push-next"])
        }
        // A class that is not there has no actions either; UIKit makes a plain controller in its place.
        let walks = try Self.inspection(classes: "WizardController").walks
        #expect(walks.flatMap(\.failures).compactMap(\.segue) == ["push-next", "unwind-home", "unwind-away"])
    }

    private static func scene(_ object: String, _ element: String = "viewController", _ inside: String = "")
        -> String
    {
        "<scene sceneID='s-\(object)'><objects><\(element) storyboardIdentifier='\(object)' id='\(object)' "
            + "sceneMemberID='viewController'>\(inside)</\(element)></objects></scene>"
    }

    private static func storyboard(_ name: String, initial: String?, _ scenes: String...) -> Inspection.Input
    {
        let begin = initial.map { "initialViewController='\($0)'" } ?? ""
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' \(begin)><scenes>"
            + "\(scenes.joined())</scenes></document>"
        return .init(path: name + ".storyboard", bytes: Array(text.utf8))
    }

    private static func segue(_ kind: String, _ destination: String, _ more: String = "") -> String {
        "<connections><segue kind='\(kind)' destination='\(destination)' identifier='\(kind)-\(destination)' \(more) "
            + "id='\(kind)-\(destination)'/></connections>"
    }

    /// What no launch leads to is entered as code would: initial controllers of other files, then scenes with
    /// identifiers.
    @Test func scenesThatOnlyCodeMakesAreEntrances() throws {
        let root = Self.segue("relationship", "list", "relationship='rootViewController'")
        let files = [
            Self.storyboard(
                "Main", initial: "nav", Self.scene("nav", "navigationController", root),
                Self.scene("list", "viewController", Self.segue("push", "detail")), Self.scene("detail"),
                Self.scene("lost", "viewController", Self.segue("replace", "detail")), Self.scene("reached")),
            Self.storyboard(
                "Other", initial: "start", Self.scene("start", "viewController", Self.segue("push", "end")),
                Self.scene("end", "viewController", Self.segue("unwind", "exit", "unwindAction='back:'"))),
            Self.storyboard(
                "Bag", initial: nil, Self.scene("inner"), Self.scene("tabs", "tabBarController"),
                Self.scene("outer", "viewController", Self.segue("modal", "inner"))),
        ]
        var inspection = Inspection(files)
        inspection.walk()
        let walks = inspection.walks.filter { $0.device.idiom == .phone }
        #expect(walks.map(\.storyboard) == ["Main", "Other", "Main", "Main", "Bag", "Bag"])
        #expect(walks.map(\.entrance) == [nil, "start", "lost", "reached", "tabs", "outer"])
        // Back from the pushed scenes; nobody knows where an unwind from a scene of code's would end.
        #expect(walks.map(\.performed) == [2, 3, 1, 0, 0, 1])
        let findings = inspection.findings.filter { $0.kind == .segueRaises || $0.kind == .segueIgnored }
        #expect(findings.map(\.element) == ["replace-detail"])
        #expect(findings.map(\.severity) == [.warning])
        let scenario = try #require(walks.flatMap(\.failures).first?.scenario.text(paths: ["a", "b", "c"]))
        #expect(
            scenario.contains(
                "root: {class: UINavigationController, viewControllers: [{storyboard: \"Main\", identifier: \"lost\"}]}"
            ))
    }

    /// A cell's accessory is tapped apart from the cell, and hidden back buttons are not.
    @Test func accessoriesAndBackButtonsAreTapped() throws {
        let cell =
            "<view key='view' id='v'><subviews><tableViewCell reuseIdentifier='Row' id='c'><connections>"
            + "<segue kind='push' destination='a' id='g1'/><segue kind='push' trigger='accessoryAction' "
            + "destination='b' id='g2'/></connections></tableViewCell><tableViewCell reuseIdentifier='Other' "
            + "id='d'><connections><segue kind='push' destination='c' id='g3'/></connections></tableViewCell>"
            + "</subviews></view>"
        let item = "<navigationItem key='navigationItem' id='n' hidesBackButton='YES'/>"
        var inspection = Inspection([
            Self.storyboard(
                "Main", initial: "nav",
                Self.scene(
                    "nav", "navigationController",
                    Self.segue("relationship", "list", "relationship='rootViewController'")),
                Self.scene("list", "tableViewController", cell), Self.scene("a"), Self.scene("c"),
                Self.scene("b", "viewController", item))
        ])
        inspection.walk()
        // The cells, the accessory of one, the back buttons of two of the three.
        #expect(inspection.walks.map(\.performed) == [5, 5])
        #expect(inspection.walks.map(\.visited.count) == [5, 5])
    }

    /// What the app's own segue does is not known, so nothing behind it is sure; a class that stands on
    /// other kinds as well keeps what they do.
    @Test func standInsGiveNoErrors() throws {
        let item = "customClass='SlideSegue'"
        let custom = Self.storyboard(
            "Main", initial: "nav",
            Self.scene(
                "nav", "navigationController",
                Self.segue("relationship", "list", "relationship='rootViewController'")),
            Self.scene("list", "viewController", Self.segue("custom", "detail", item)),
            Self.scene("detail", "viewController", Self.segue("push", "end")), Self.scene("end"))
        var pushed = Inspection([custom])
        pushed.walk()
        #expect(pushed.findings.filter { $0.severity != .note } == [])
        #expect(pushed.walks.map(\.visited.count) == [4, 4])

        let alone = Self.storyboard(
            "Main", initial: "list",
            Self.scene("list", "viewController", Self.segue("custom", "detail", item)),
            Self.scene("detail", "viewController", Self.segue("push", "end")), Self.scene("end"))
        var presented = Inspection([alone])
        presented.walk()
        let raised = presented.findings.filter { $0.kind == .segueRaises }
        #expect(raised.map(\.severity) == [.note])
        #expect(raised.first?.message.hasSuffix("taken to show its destination") == true)

        let unwinding = Self.storyboard(
            "Main", initial: "list",
            Self.scene("list", "viewController", Self.segue("modal", "detail")).replacing(
                "<viewController ", with: "<viewController customClass='ListController' "),
            Self.scene(
                "detail", "viewController",
                "<connections><segue kind='unwind' destination='exit' unwindAction='back:' identifier='u' id='u' "
                    + "\(item)/><segue kind='custom' destination='list' identifier='c' id='c' \(item)/></connections>"
            ).replacing("</objects>", with: "<exit id='exit' sceneMemberID='exit'/></objects>"))
        var unwound = Inspection([unwinding])
        unwound.walk()
        #expect(unwound.findings.filter { $0.severity != .note } == [])
    }

    /// A launch that the model refuses is a finding.
    @Test func refusedLaunchesAreFindings() throws {
        let tabs = (0..<1_100).map {
            "<segue kind='relationship' destination='t' relationship='viewControllers' id='r\($0)'/>"
        }
        var many = Inspection([
            Self.storyboard(
                "Main", initial: "tabs",
                Self.scene("tabs", "tabBarController", "<connections>\(tabs.joined())</connections>"),
                Self.scene("t"))
        ])
        many.walk()
        #expect(many.findings.filter { $0.kind == .launchRefused }.map(\.severity) == [.warning, .note])
        #expect(many.walks.filter { $0.entrance == nil }.map(\.isBounded) == [true, true])
        var endless = Inspection([
            Self.storyboard("Main", initial: "a", Self.scene("a", "viewController", Self.segue("embed", "a")))
        ])
        endless.walk()
        #expect(endless.findings.filter { $0.severity == .error }.map(\.kind) == [.containmentCycle])
        #expect(endless.walks.filter { $0.entrance == nil }.map(\.isBounded) == [true, true])
    }

    /// Each of several documents of one name is walked with its own neighbours.
    @Test func documentsOfOneNameAreToldApart() throws {
        func app(_ folder: String, _ identifier: String) -> [Inspection.Input] {
            let reference =
                "<scene sceneID='p'><objects><viewControllerPlaceholder storyboardName='Extra' "
                + "referencedIdentifier='\(identifier)' id='p' sceneMemberID='viewController'/></objects></scene>"
            let main = Self.storyboard(
                "Main", initial: "a", Self.scene("a", "viewController", Self.segue("modal", "p")), reference)
            let extra = Self.storyboard("Extra", initial: nil, Self.scene(identifier))
            return [main, extra].map { .init(path: "\(folder)/\($0.path)", bytes: $0.bytes) }
        }
        var inspection = Inspection(app("One", "first") + app("Two", "second"))
        inspection.walk()
        #expect(inspection.findings.filter { $0.severity != .note } == [])
        #expect(inspection.findings.count { $0.kind == .nameDuplicate } == 4)
        #expect(inspection.walks.map(\.document) == [0, 2, 0, 2])
        #expect(inspection.walks.map(\.visited.count) == [2, 2, 2, 2])
    }

    /// An app without a main storyboard begins with its main nib: tabs and what stands in them are walked.
    @Test func mainNibsAreWalked() throws {
        var inspection = try Self.inspection(ofNib: "tabBarController", "MainWindow")
        inspection.walk()
        #expect(inspection.findings == [])
        #expect(inspection.walks.map(\.storyboard) == ["MainWindow", "MainWindow"])
        #expect(inspection.walks.map(\.performed) == [2, 2])
        #expect(inspection.walks.map(\.visited.count) == [4, 4])
        // With a storyboard the nib is one of another time, unless it is asked for.
        let board = Self.storyboard("Main", initial: "a", Self.scene("a"))
        for (main, expected) in [(nil, "Main"), ("MainWindow", "MainWindow")] {
            var both = try Self.inspection(ofNib: "tabBarController", "MainWindow", board)
            var walking = CrashWalk.Options()
            walking.mainNames = main.map { [$0] } ?? []
            both.walk(options: walking)
            #expect(both.walks.first?.storyboard == expected)
        }
        for (name, models) in [
            ("MainWindow~ipad", ["iPad (10th generation)"]), ("MainWindow~iphone", ["iPhone 15"]),
        ] {
            var one = try Self.inspection(ofNib: "tabBarController", name)
            one.walk()
            #expect(one.walks.map(\.device.model) == models)
        }
    }

    private static func inspection(
        ofNib element: String, _ name: String, _ others: Inspection.Input...
    ) throws -> Inspection {
        let text = """
            <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects>
            <placeholder placeholderIdentifier='IBFilesOwner' id='-1'/>
            <window id='w'><connections><outlet property='rootViewController' destination='r' id='o'/>
            </connections></window>
            <\(element) id='r'><viewControllers><navigationController id='n'><viewControllers>
            <viewController nibName='First' id='a'/></viewControllers></navigationController>
            <viewController id='b'/></viewControllers></\(element)></objects></document>
            """
        let place = FileManager.default.temporaryDirectory.appending(path: "walks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let file = place.appending(path: name + ".xib")
        try Data(text.utf8).write(to: file)
        return Inspection(others + [.init(path: file.path, bytes: Array(text.utf8))])
    }

    /// A walk's scenario file does the same again.
    @Test func scenarioFilesReenactFailures() throws {
        // No phone has split view controllers before iOS 8, so that the launch raises.
        var nib = try Self.inspection(ofNib: "splitViewController", "MainWindow")
        var walking = CrashWalk.Options()
        walking.devices = [
            Device(
                model: "iPhone 4s", systemVersion: SystemVersion(7, 1), idiom: .phone,
                portraitSize: Size(width: 320, height: 480))
        ]
        nib.walk(options: walking)
        #expect(nib.findings.map(\.severity) == [.error])
        try Self.reenact(nib)
        try Self.reenact(Self.inspection(classes: Self.classes))
    }

    private static func reenact(_ inspection: Inspection) throws {
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
