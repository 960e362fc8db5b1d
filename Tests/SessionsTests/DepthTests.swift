import ControllerHierarchy
import JSONBytes
import Sessions
import Testing
import WireFormat

/// A way of putting controllers one into the other: the last step reaches the depth.
struct DeepApp: Sendable, CustomTestStringConvertible {
    let name: String
    /// The members of a session's definition; without steps they reach the depth themselves.
    let definition: String
    var steps: [String] = []
    /// How many controllers stand one in the other at the end.
    let depth: Int

    var testDescription: String { name }
}

@Suite("No more controllers stand one in the other than the limit says, however they come there")
struct DepthTests {
    private static func nested(_ names: String..., key: String = "children") -> String {
        names.reversed().reduce("") { inner, name in
            let contents = inner.isEmpty ? "" : #", "\#(key)": [\#(inner)]"#
            return #"{"class": "\#(name)", "as": "\#(name.lowercased())"\#(contents)}"#
        }
    }

    private static let navigation =
        #""root": {"class": "UINavigationController", "as": "nav", "viewControllers": [{"class": "A", "as": "a"}]}"#
    private static let plain = #""root": {"class": "R", "as": "r"}"#
    private static let sixTabs = (1...6).map { #"{"class": "T\#($0)", "as": "t\#($0)"}"# }.joined(
        separator: ", ")

    static let described: [DeepApp] = [
        DeepApp(name: "children", definition: #""root": \#(nested("A", "B", "C", "D"))"#, depth: 4),
        DeepApp(
            name: "containers",
            definition: """
                "root": {"class": "UITabBarController", "viewControllers": [
                  {"class": "UINavigationController", "viewControllers": [\(nested("A", "B"))]}]}
                """, depth: 4),
        DeepApp(
            name: "columns",
            definition: """
                "device": {"model": "iPad Pro 11-inch (M4)"}, "root": {"class": "UISplitViewController", "style": "doubleColumn",
                  "columns": {"primary": \(nested("A", "B")), "secondary": {"class": "C"}}}
                """, depth: 4),
        DeepApp(
            name: "a storyboard's relationships",
            definition: storyboard(
                scene("one", "tabBarController", relationship("viewControllers", "nav"))
                    + scene("nav", "navigationController", relationship("rootViewController", "vc"))
                    + scene("vc", "viewController", "")), depth: 3),
        DeepApp(
            name: "a storyboard's embedded scenes",
            definition: storyboard(
                scene("one", "viewController", embedding("two"))
                    + scene("two", "viewController", embedding("three"))
                    + scene("three", "viewController", "")), depth: 3),
        DeepApp(
            name: "the More list",
            definition: #""root": {"class": "UITabBarController", "viewControllers": [\#(sixTabs)]}"#,
            depth: 3),
        DeepApp(
            name: "restored state",
            definition: """
                "device": {"systemVersion": "12.0"},
                "app": {"makesWindowVisibleIn": "willFinishLaunching", "restoration": {}},
                "classes": {"P": {"restores": {"class": "P", "restorationIdentifier": "p", "restorationClass": "P"}}},
                "root": {"class": "R", "restorationIdentifier": "r"},
                "restore": {"version": 1, "bundleVersion": "1", "controllers": [
                  {"path": "r", "class": "R", "isViewLoaded": true, "presented": "r/p"},
                  {"path": "r/p", "class": "P", "restorationClass": "P", "isViewLoaded": true}]}
                """, depth: 2),
    ]

    static let built: [DeepApp] = [
        DeepApp(
            name: "children, from the top", definition: plain,
            steps: (1...3).map { level in
                let target = level == 1 ? "r" : "c\(level - 1)"
                return
                    #"{"op": "addChild", "target": "\#(target)", "controller": {"class": "C", "as": "c\#(level)"}}"#
            }, depth: 4),
        DeepApp(
            name: "children, from the bottom", definition: plain,
            steps: [
                #"{"op": "instantiate", "controller": {"class": "X", "as": "x"}}"#,
                #"{"op": "instantiate", "controller": {"class": "Y", "as": "y", "children": ["x"]}}"#,
                #"{"op": "instantiate", "controller": {"class": "Z", "as": "z"}}"#,
                #"{"op": "addChild", "target": "z", "controller": "y"}"#,
                #"{"op": "addChild", "target": "r", "controller": "z"}"#,
            ], depth: 4),
        DeepApp(
            name: "a described child", definition: plain,
            steps: [#"{"op": "addChild", "target": "r", "controller": \#(nested("A", "B", "C"))}"#], depth: 4),
        DeepApp(
            name: "presentations", definition: plain,
            steps: (1...4).map { level in
                let target = level == 1 ? "r" : "p\(level - 1)"
                return
                    #"{"op": "present", "target": "\#(target)", "controller": {"class": "P", "as": "p\#(level)"}}"#
            }, depth: 5),
        DeepApp(
            name: "a presented container below a container", definition: navigation,
            steps: [
                """
                {"op": "present", "target": "a", "controller": {"class": "UINavigationController", "as": "n",
                  "viewControllers": [\(nested("B", "C"))]}}
                """
            ], depth: 4),
        DeepApp(
            name: "a context that presents", definition: navigation,
            steps: [
                #"{"op": "set", "target": "a", "definesPresentationContext": true}"#,
                """
                {"op": "present", "target": "a", "controller": {"class": "B",
                  "modalPresentationStyle": "currentContext", "children": [{"class": "C"}]}}
                """,
            ], depth: 4),
        DeepApp(
            name: "a push", definition: navigation,
            steps: [#"{"op": "push", "target": "nav", "controller": \#(nested("B", "C", "D"))}"#], depth: 4),
        DeepApp(
            name: "a replaced stack", definition: navigation,
            steps: [
                #"{"op": "setViewControllers", "target": "nav", "viewControllers": ["a", \#(nested("B", "C"))]}"#
            ], depth: 3),
        DeepApp(
            name: "a new root", definition: plain,
            steps: [#"{"op": "setRoot", "controller": \#(nested("A", "B", "C"))}"#], depth: 3),
        DeepApp(
            name: "another controller that the delegate gives",
            definition: #""device": {"systemVersion": "12.0"}, \#(plain)"#,
            steps: [
                """
                {"op": "present", "target": "r", "controller": {"class": "A", "as": "a",
                  "modalPresentationStyle": "popover",
                  "popoverPresentationController": {"sourceView": "r"},
                  "presentationDelegate": {"adaptivePresentationStyle": "fullScreen",
                    "viewControllerForAdaptivePresentationStyle": {"class": "UINavigationController",
                      "viewControllers": [{"class": "B", "as": "b"}]}}}}
                """
            ], depth: 3),
        DeepApp(
            name: "a tab in the More list",
            definition: """
                "root": {"class": "UITabBarController", "as": "tab", "viewControllers": [
                  \((1...5).map { #"{"class": "T\#($0)"}"# }.joined(separator: ", ")), \(nested("U", "V"))]}
                """,
            steps: [#"{"op": "select", "target": "tab", "controller": "u"}"#], depth: 4),
        DeepApp(
            name: "columns that collapse",
            definition: """
                "device": {"model": "iPad Pro 11-inch (M4)"}, "root": {"class": "UISplitViewController", "as": "split", "viewControllers": [
                  {"class": "UINavigationController", "viewControllers": [{"class": "A"}]},
                  {"class": "UINavigationController", "viewControllers": [{"class": "B"}]}]}
                """,
            steps: [#"{"op": "setTraits", "traits": {"horizontalSizeClass": "compact"}}"#], depth: 4),
        DeepApp(
            name: "what a script does in a callback",
            definition: """
                "classes": {"B": {"scripts": {"viewDidLoad": [{"do": [
                  {"op": "addChild", "target": "self", "controller": {"class": "C", "as": "c"}}]}]}}}, \(navigation)
                """, steps: [#"{"op": "push", "target": "nav", "controller": {"class": "B"}}"#], depth: 3),
        DeepApp(
            name: "a segue that presents",
            definition: storyboard(
                scene(
                    "one", "viewController",
                    "<connections><segue id='s' kind='modal' identifier='go' destination='two'/></connections>"
                )
                    + scene("two", "navigationController", relationship("rootViewController", "three"))
                    + scene("three", "viewController", "")),
            steps: [#"{"op": "performSegue", "target": "one", "identifier": "go"}"#], depth: 3),
    ]

    @Test(arguments: described) func definition(_ app: DeepApp) throws {
        _ = try Self.session(app, depthMax: app.depth)
        let error = #expect(throws: SessionError.self) { try Self.session(app, depthMax: app.depth - 1) }
        #expect(Self.isLimit(error), "\(String(describing: error))")
    }

    @Test(arguments: built) func operations(_ app: DeepApp) throws {
        let within = try Self.session(app, depthMax: app.depth)
        for step in app.steps { #expect(try within.perform(step).outcome.outcome == .completed, "\(step)") }

        let beyond = try Self.session(app, depthMax: app.depth - 1)
        for step in app.steps.dropLast() { try beyond.perform(step) }
        let before = try beyond.snapshot() + beyond.log()
        let last = try #require(app.steps.last)
        let error = #expect(throws: SessionError.self) { try beyond.perform(last) }
        #expect(Self.isLimit(error), "\(String(describing: error))")
        #expect(try beyond.snapshot() + beyond.log() == before)
        #expect(beyond.version == app.steps.count - 1)
    }

    private static func session(_ app: DeepApp, depthMax: Int) throws -> Session {
        var limits = SessionLimits()
        limits.model.depthMax = depthMax
        return try SessionRegistry(journal: MemoryJournal(), limits: limits).create("{\(app.definition)}")
            .session
    }

    private static func isLimit(_ error: SessionError?) -> Bool {
        if case .operation(.limitExceeded) = error { true } else { false }
    }

    // MARK: Storyboards

    /// The members of a definition with a storyboard whose first scene is the initial one.
    private static func storyboard(_ scenes: String) -> String {
        let xml =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' "
            + "initialViewController='one'><scenes>\(scenes)</scenes></document>"
        return #""storyboards": {"Main": "\#(xml)"}, "mainStoryboard": "Main""#
    }

    private static func scene(_ name: String, _ element: String, _ inside: String) -> String {
        "<scene><objects><\(element) id='\(name)' storyboardIdentifier='\(name)' "
            + "sceneMemberID='viewController'>\(inside)</\(element)>"
            + "</objects></scene>"
    }

    private static func relationship(_ name: String, _ destination: String) -> String {
        "<connections><segue id='s\(destination)' kind='relationship' relationship='\(name)' "
            + "destination='\(destination)'/></connections>"
    }

    private static func embedding(_ destination: String) -> String {
        "<view key='view' id='v\(destination)'><subviews><containerView id='c\(destination)'><connections><segue id='s\(destination)' kind='embed' "
            + "destination='\(destination)'/></connections></containerView></subviews></view>"
    }
}
