import ControllerHierarchy
import Scenarios
import Testing

/// Which events are compared: by target, by call, by the call of one target, and questions by name.
@Suite struct EventFilterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let targets: [String]?
        let observe: [String]?
        let expected: [String]
        /// The short names of the events that are compared, those of `EventCatalogue`.
        let kept: [String]

        var testDescription: String { "\(targets ?? []) \(observe ?? []) \(expected)" }
    }

    private static let appearances = ["homeWillAppear", "homeWillAppearPlain"]

    static let cases: [Case] = [
        Case(targets: nil, observe: nil, expected: ["home.viewWillAppear"], kept: appearances),
        Case(
            targets: ["home"], observe: ["viewWillAppear", "viewDidLoad"], expected: [],
            kept: ["homeDidLoad"] + appearances),
        Case(targets: ["c2"], observe: ["viewWillAppear"], expected: [], kept: ["detailWillAppear"]),
        Case(
            targets: nil, observe: ["viewWillAppear"], expected: ["home.viewDidLoad", "detail.willMove"],
            kept: appearances + ["detailWillAppear"]),
        // A call of one target: whether it is on the list or not, by label or by id, labels with points too.
        Case(
            targets: ["home"], observe: ["viewDidLoad", "detail.viewWillAppear"], expected: [],
            kept: ["homeDidLoad", "detailWillAppear"]),
        Case(targets: nil, observe: ["c2.viewWillAppear"], expected: [], kept: ["detailWillAppear"]),
        Case(targets: [], observe: ["Main.list.viewDidLoad"], expected: [], kept: ["dottedDidLoad"]),
        Case(targets: [], observe: ["nobody.viewDidLoad"], expected: [], kept: []),
        Case(
            targets: ["home"], observe: ["home.viewWillAppear(_:)"], expected: [], kept: appearances),
        Case(targets: ["home"], observe: ["home.unwindHome:"], expected: [], kept: ["action"]),
        // Every question counts once one is expected, unless `observe` names those that do.
        Case(
            targets: ["home"], observe: ["viewDidLoad"], expected: ["home.prefersStatusBarHidden"],
            kept: ["homeDidLoad", "canUnwind", "shouldSegue", "statusBar", "orientations"]),
        // What the app's own code reads is no question of UIKit's.
        Case(
            targets: ["home"], observe: ["viewDidLoad"], expected: ["home.title -> Start"],
            kept: ["homeDidLoad", "readParent", "readTitle", "readSize"]),
        // Completions count in the same way.
        Case(
            targets: ["home"], observe: ["viewDidLoad"], expected: ["dismiss.completion"],
            kept: ["homeDidLoad", "presentCompletion", "dismissCompletion"]),
        Case(
            targets: ["home"], observe: ["viewDidLoad", "dismiss.completion"], expected: [],
            kept: ["homeDidLoad", "dismissCompletion"]),
        Case(
            targets: nil, observe: ["dismiss.completion"], expected: ["present.completion"],
            kept: ["presentCompletion", "dismissCompletion"]),
        Case(
            targets: nil, observe: ["dismiss.completion"], expected: ["dismiss.completion"],
            kept: ["dismissCompletion"]),
        // A property that is read, of every target or of one.
        Case(
            targets: ["home"], observe: ["viewDidLoad", "title"], expected: ["home.title"],
            kept: ["homeDidLoad", "readTitle"]),
        Case(
            targets: [], observe: ["home.view.frame.size"], expected: ["home.view.frame.size"],
            kept: ["readSize"]),
        Case(targets: [], observe: ["home.view.frame.size"], expected: [], kept: ["readSize"]),
        Case(targets: [], observe: ["c1.title"], expected: [], kept: ["readTitle"]),
        Case(targets: ["home"], observe: ["detail.title"], expected: [], kept: []),
        Case(targets: nil, observe: ["keyboardWillShow"], expected: [], kept: ["keyboard"]),
        Case(targets: nil, observe: ["keyboardWillHide"], expected: ["notification: *"], kept: []),
        Case(
            targets: ["home"], observe: ["viewDidLoad", "prefersStatusBarHidden"],
            expected: ["home.prefersStatusBarHidden"], kept: ["homeDidLoad", "statusBar"]),
        Case(
            targets: ["home", "nav"], observe: ["home.prefersStatusBarHidden"], expected: [],
            kept: ["statusBar"]),
        // A delegate's calls without the callbacks of the one whose delegate it is.
        Case(
            targets: ["home"], observe: ["viewWillAppear", "nav.delegate.willShow"],
            expected: [], kept: appearances + ["willShow"]),
        Case(
            targets: ["nav"], observe: ["viewWillAppear", "delegate.willShow"],
            expected: ["nav.delegate.didShow"], kept: ["willShow", "didShow"]),
        Case(
            targets: ["home"], observe: ["prefersStatusBarHidden"],
            expected: ["home.supportedInterfaceOrientations", "nav.allowedChildrenForUnwinding"],
            kept: ["statusBar", "orientations"]),
        Case(targets: ["nav"], observe: ["delegate.didShow"], expected: [], kept: ["didShow"]),
        Case(
            targets: ["nav"], observe: ["delegate.willShow", "didShow"], expected: [],
            kept: ["willShow", "didShow"]),
        // As a controller that is the delegate itself prints it, and as UIKit's names say it.
        Case(
            targets: ["detail"], observe: ["presentationControllerDidDismiss"], expected: [],
            kept: ["dismissed"]),
        Case(
            targets: ["detail"], observe: ["presentationController.delegate.didDismiss"], expected: [],
            kept: ["dismissed"]),
        Case(targets: ["scene"], observe: ["scene"], expected: [], kept: []),
        // A name that may be a callback leaves the questions alone.
        Case(
            targets: ["nav"], observe: ["nav.viewDidLoad"], expected: ["nav.delegate.willShow"],
            kept: ["willShow", "didShow"]),
        // The delegates of the application and the scene.
        Case(targets: nil, observe: ["didFinishLaunching"], expected: ["home.viewDidLoad"], kept: []),
        Case(targets: ["app"], observe: ["didFinishLaunching"], expected: [], kept: ["launched"]),
        Case(targets: nil, observe: ["app.didFinishLaunching"], expected: [], kept: ["launched"]),
        Case(targets: nil, observe: ["viewDidLoad"], expected: ["scene.willConnect"], kept: ["connect"]),
    ]

    @Test(arguments: cases) func keeps(_ test: Case) throws {
        let patterns = try test.expected.map { line in try EventPattern(line) }
        var filter = EventFilter(targets: test.targets, observed: test.observe, patterns: patterns)
        let names = EventCatalogue.names
        var kept: [String] = []
        for (name, line) in EventCatalogue.lines where try filter.keeps(line, names: names) {
            kept.append(name)
        }
        #expect(kept.sorted() == test.kept.sorted())
    }

    @Test("A line under any name of a call has its events compared, and so has an entry of `observe`")
    func everyNameIsKnown() throws {
        let kinds: [Callback.Kind] = [.callback, .query, .delegate, .coordinator]
        // The application's selector is that of a controller's callback as well.
        let others: [Callback] = [.action, .propertyRead, .applicationDidReceiveMemoryWarning]
        for callback in Callback.allCases where kinds.contains(callback.kind) && !others.contains(callback) {
            let names = callback.names
            let event = EventCatalogue.event(callback, EventCatalogue.home)
            let line = EventLine(event, text: "home.\(names.label)()")
            let isCoordinator = callback.kind == .coordinator
            for name in isCoordinator ? [names.label] : Set([names.label, names.swift, names.selector]) {
                let pattern = try EventPattern("home.\(name)")
                let entry = ["home.\(name)"]
                for filter in [
                    EventFilter(targets: nil, observed: nil, patterns: [pattern]),
                    EventFilter(targets: [], observed: entry, patterns: []),
                ] {
                    var filter = filter
                    #expect(try filter.keeps(line, names: EventCatalogue.names), "\(callback) \(entry)")
                }
            }
        }
    }
}
