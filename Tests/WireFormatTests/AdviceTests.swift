import Testing
import WireFormat

/// What is said of a mistake whose meaning can be guessed.
@Suite struct AdviceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let json: String
        let pointer: String
        /// A part of what is said; nothing else stands behind it where it ends so.
        let detail: String
        var testDescription: String { json }
    }

    static let sessions = [
        Case(
            json: #"{"root": {"viewController": {"class": "A"}}}"#, pointer: "/root/viewController",
            detail: "; the controller's description stands here itself, without it"),
        Case(
            json: #"{"root": {"vc": "A"}}"#, pointer: "/root/vc",
            detail: "; the controller's description stands here itself, without it"),
        Case(
            json: #"{"root": {"vc": 7}}"#, pointer: "/root/vc",
            detail: "nor a property of controllers; viewControllers is one"),
        Case(
            json: #"{"root": {"class": "UITabBarController", "tabs": [{"viewController": {"class": "A"}}]}}"#,
            pointer: "/root/tabs/0/viewController",
            detail: "; a tab is described as its controller, which has what else the tab has in `tab`: "
                + "`{as: …, tab: {identifier: …}}`"),
        Case(
            json: #"{"classes": {"A": {"overrides": {"viewDidLoad": true}}}}"#,
            pointer: "/classes/A/overrides/viewDidLoad",
            detail: "in `scripts`, whether it calls super in `callsSuper`"),
        Case(
            json: #"{"classes": {"A": {"overrides": {"prefersStatusBarHiden": true}}}}"#,
            pointer: "/classes/A/overrides/prefersStatusBarHiden", detail: "; prefersStatusBarHidden is one"),
        Case(
            json: #"{"device": {"systemVersion": "5.1"}, "#
                + #""classes": {"A": {"overrides": {"shouldAutorotate": true}}}}"#,
            pointer: "/classes/A/overrides/shouldAutorotate",
            detail: "shouldAutorotate exists from iOS 6.0 on; before that a class answers "
                + "`shouldAutorotate(to:)`, with true, false or a list of orientations"),
        Case(
            json: #"{"device": {"systemVersion": "5.1"}, "#
                + #""classes": {"A": {"overrides": {"prefersStatusBarHidden": true}}}}"#,
            pointer: "/classes/A/overrides/prefersStatusBarHidden",
            detail: "prefersStatusBarHidden exists from iOS 7.0 on"),
        Case(
            json: #"{"classes": {"A": {"scripts": {"willShow": []}}}}"#,
            pointer: "/classes/A/scripts/willShow",
            detail:
                "; what a delegate does stands in `scripts` of its description: `{scripts: {didShow: [{do: […]}]}}`"
        ),
        Case(
            json: #"{"classes": {"A": {"callsSuper": false}}}"#, pointer: "/classes/A/callsSuper",
            detail: "must be an object, such as `{viewDidLoad: false}`"),
        Case(
            json: #"{"classes": {"A": {"overrides": ["viewDidLoad"]}}}"#, pointer: "/classes/A/overrides",
            detail: "must be an object, such as `{prefersStatusBarHidden: true}`"),
        Case(
            json: #"{"classes": {"A": {"scripts": ["viewDidLoad"]}}}"#, pointer: "/classes/A/scripts",
            detail: "must be an object, such as `{METHOD: [{do: [{op: …}]}]}`"),
        Case(json: #"{"classes": {"A": 7}}"#, pointer: "/classes/A", detail: "must be an object"),
        Case(
            json: #"{"classes": {"A": {"scripts": {"viewDidApear": []}}}}"#,
            pointer: "/classes/A/scripts/viewDidApear", detail: "; viewDidAppear is one"),
        Case(
            json: #"{"classes": {"A": {"scripts": {"viewDidLoad": [{"do": [{"push": {"target": "a"}}]}]}}}}"#,
            pointer: "/classes/A/scripts/viewDidLoad/0/do/0/op",
            detail: "is required; write `{op: push, …}` here"),
        Case(
            json:
                #"{"classes": {"A": {"scripts": {"viewDidLoad": [{"do": [{"presentViewController": {}}]}]}}}}"#,
            pointer: "/classes/A/scripts/viewDidLoad/0/do/0/op",
            detail: "is required; write `{op: presentViewController, …}` here"),
        Case(
            json: #"{"classes": {"A": {"scripts": {"viewDidLoad": [{"do": [{"jump": {"target": "a"}}]}]}}}}"#,
            pointer: "/classes/A/scripts/viewDidLoad/0/do/0/op", detail: "is required"),
    ]

    static let operations = [
        Case(
            json: #"{"op": "set", "target": "a", "values": {"title": "x"}}"#, pointer: "/values",
            detail: "values is not a property of controllers"
                + "; properties stand by their own names beside the target"),
        Case(
            json: #"{"op": "set", "target": "a", "titel": "x"}"#, pointer: "/titel",
            detail: "titel is not a property of controllers; title is one"),
        Case(json: #"{"op": "set", "target": "a", "xyzzy": 1}"#, pointer: "/xyzzy", detail: "controllers"),
        Case(
            json: #"{"op": "push", "target": "a", "controller": "b", "title": "B"}"#, pointer: "/title",
            detail: "title is not a field of push; it belongs into the controller's description: "
                + "`controller: {…, title: B}`"),
        Case(
            json: #"{"op": "show", "target": "a", "controller": "b", "modalInPresentation": true}"#,
            pointer: "/modalInPresentation", detail: "`controller: {…, modalInPresentation: …}`"),
        Case(
            json: #"{"op": "present", "target": "a", "controller": "b", "style": "actionSheet"}"#,
            pointer: "/style", detail: "`controller: {…, preferredStyle: actionSheet}`"),
        Case(
            json: #"{"op": "present", "target": "a", "controller": "b", "style": "nice"}"#, pointer: "/style",
            detail: "`controller: {…, style: nice}`"),
        // Whose controller is there already.
        Case(
            json: #"{"op": "popTo", "target": "a", "controller": "b", "title": "B"}"#, pointer: "/title",
            detail: "title is not a field of popTo; it takes controller, animated"),
        Case(
            json: #"{"op": "push", "target": "a", "controller": {"style": "formSheet"}}"#,
            pointer: "/controller/style",
            detail: "style is that of a split view controller; write `modalPresentationStyle: formSheet`"),
        Case(
            json: #"{"op": "push", "target": "a", "controller": {"style": "double"}}"#,
            pointer: "/controller/style", detail: "one of unspecified, doubleColumn, tripleColumn"),
        Case(
            json: #"{"op": "push", "target": "a", "controller": {"actions": ["OK"]}}"#,
            pointer: "/controller/actions/0", detail: "must be an object; write `{title: OK}`"),
        Case(
            json: #"{"op": "push", "target": "a", "controller": {"controls": ["Save"]}}"#,
            pointer: "/controller/controls/0", detail: "must be an object; write `{label: Save}`"),
        Case(
            json: #"{"op": "push", "target": "a", "controller": {"textFields": ["Name"]}}"#,
            pointer: "/controller/textFields/0", detail: "must be an object; write `{placeholder: Name}`"),
        // Words of YAML alone.
        Case(
            json: #"{"op": "push", "target": "a", "controller": "b", "animated": "no"}"#,
            pointer: "/animated",
            detail: "must be true or false"),
    ]

    private func check(_ test: Case, _ read: (Array<UInt8>) throws(WireError) -> Void) {
        let error = #expect(throws: WireError.self) { try read(Array(test.json.utf8)) }
        #expect(error?.issues.map(\.pointer) == [test.pointer])
        let detail = error?.issues.first?.detail ?? ""
        #expect(detail.hasSuffix(test.detail), "\(detail)")
    }

    @Test(arguments: sessions) func mistakesInADefinitionAreExplained(_ test: Case) {
        check(test) { json throws(WireError) in _ = try SessionDefinition(json: json) }
    }

    @Test(arguments: operations) func mistakesInAnOperationAreExplained(_ test: Case) {
        check(test) { json throws(WireError) in _ = try DecodedOperation(json: json) }
    }

    /// Names of so many letters with so many wrong ones, and whether what was meant is said.
    private static let distances =
        [(3, 1, true), (3, 2, false), (4, 2, true), (6, 2, true), (6, 3, false)]
        + [(7, 3, true), (7, 4, false), (12, 3, true), (12, 4, false)]

    @Test func nearNamesAreSuggested() {
        for (length, wrong, isMeant) in Self.distances {
            let meant = String(repeating: "a", count: length)
            let written = String(repeating: "a", count: length - wrong) + String(repeating: "z", count: wrong)
            let found = suggestion(for: written, among: ["qqqqqqqqqqqqqqqqqq", meant])
            #expect(found == (isMeant ? meant : nil), "\(written)")
        }
    }

    /// How many labels of which lengths there are, and where one is too many or too long.
    private static let labels: [(count: Int, key: Int, value: Int, pointers: Int)] = [
        (16, 256, 256, 0), (17, 256, 256, 1), (1, 257, 256, 1), (1, 256, 257, 1), (0, 0, 0, 0),
    ]

    @Test func aSessionHasSoManyLabelsOfSuchLengths() {
        for (count, key, value, pointers) in Self.labels {
            let labels = (0..<count).map { number in
                let name = String(repeating: "k", count: key - 2) + "\(number + 10)"
                return #""\#(name)": "\#(String(repeating: "v", count: value))""#
            }
            let json = #"{"labels": {\#(labels.joined(separator: ", "))}}"#
            var issues: [WireError.Issue] = []
            do throws(WireError) { _ = try SessionDefinition(json: Array(json.utf8)) } catch {
                issues = error.issues
            }
            #expect(issues.count == pointers, "\(count) \(key) \(value): \(issues)")
        }
        for (length, isTaken) in [(256, true), (257, false)] {
            let json = #"{"root": {"as": "\#(String(repeating: "a", count: length))"}}"#
            #expect(((try? SessionDefinition(json: Array(json.utf8))) != nil) == isTaken)
        }
    }
}
