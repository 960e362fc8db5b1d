import ControllerHierarchy
import Foundation
import InterfaceBuilder
import Testing

/// Single faults of scenes and nibs, each beside what is nearly the same and none.
@Suite struct SceneFindingTests {
    private static func scene(
        _ name: String, _ element: String = "viewController", _ attributes: String = "", _ inside: String = ""
    ) -> String {
        "<scene sceneID='s-\(name)'><objects><\(element) \(attributes) id='\(name)' "
            + "sceneMemberID='viewController'>\(inside)</\(element)></objects></scene>"
    }

    private static func segue(_ kind: String, _ destination: String, _ more: String = "") -> String {
        "<connections><segue destination='\(destination)' kind='\(kind)' id='\(kind)-\(destination)' \(more)/>"
            + "</connections>"
    }

    private static func storyboard(_ path: String, _ attributes: String, _ scenes: String...)
        -> Inspection.Input
    {
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' \(attributes)><scenes>"
            + scenes.joined() + "</scenes></document>"
        return .init(path: path + ".storyboard", bytes: Array(text.utf8))
    }

    /// A container that code makes, by its identifier or as the first, is filled by code.
    @Test func emptyContainersThatCodeMakesAreNoFaults() {
        for (identifier, initial, severity) in [
            (nil, "", Finding.Severity.warning), ("tabs", "", .note), (nil, "t", .note), ("tabs", "t", .note),
        ] {
            let name = identifier.map { "storyboardIdentifier='\($0)' " } ?? ""
            let begin = initial.isEmpty ? "" : "initialViewController='\(initial)'"
            let findings = Inspection([Self.storyboard("A", begin, Self.scene("t", "tabBarController", name))]
            )
            .findings
            #expect(
                findings.filter { $0.kind == .containerEmpty }.map(\.severity) == [severity],
                "\(name)\(begin)")
        }
    }

    /// Nibs by their names, with the class of the owner and of the view, and whether the owner must know it.
    private static let nibs: [(name: String, owner: String, view: String, isMissing: Bool)] = [
        ("Home", "HomeController", "UIView", true), ("HomeController", "HomeController", "UIView", true),
        ("HomeController~ipad", "HomeController", "UITableView", true),
        ("Cell", "HomeController", "UIView", false), ("Cell", "HomeViewController", "UIView", true),
        ("Cell", "HomeViewController", "UITableView", false), ("Home", "HomeModel", "UIView", false),
    ]

    @Test func nibsOfControllersMustSayWhichViewIsTheirs() {
        for nib in Self.nibs {
            let element = nib.view == "UIView" ? "view" : "tableView"
            let text =
                "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects>"
                + "<placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='\(nib.owner)'/>"
                + "<\(element) id='v'/></objects></document>"
            let findings = Inspection([.init(path: nib.name + ".xib", bytes: Array(text.utf8))]).findings
            #expect(findings.contains { $0.kind == .viewOutletMissing } == nib.isMissing, "\(nib)")
        }
    }

    /// A detail is replaced in a split view controller: by whatever stands in a column, however deep.
    @Test func whatStandsInAColumnMayReplaceADetail() {
        let column = Self.segue("relationship", "nav", "relationship='masterViewController'")
        let root = Self.segue("relationship", "list", "relationship='rootViewController'")
        let list = Self.scene("list", "viewController", "", Self.segue("replace", "end", "identifier='go'"))
        let stack = Self.scene("nav", "navigationController", "", root)
        let split = Self.scene("split", "splitViewController", "", column)
        for (scenes, initial, count) in [
            (split + stack + list, "split", 0), (stack + list, "nav", 1), (list, "list", 1),
        ] {
            let input = Self.storyboard("A", "initialViewController='\(initial)'", scenes, Self.scene("end"))
            let found = Inspection([input]).findings.count { $0.kind == .replaceWithoutSplit }
            #expect(found == count, "\(initial)")
        }
    }

    /// An app begins with the storyboard to which no other leads, be it by a segue, and is named so.
    @Test func anAppBeginsWhereNoOtherStoryboardLeads() {
        let reference =
            "<scene sceneID='p'><objects><viewControllerPlaceholder storyboardName='Second' id='p' "
            + "sceneMemberID='viewController'/></objects></scene>"
        let start = "initialViewController='a'"
        for (more, expected) in [("", ["First", "Second"]), (reference, ["First"])] {
            let leading = more.isEmpty ? "" : Self.segue("modal", "p")
            let own = Self.scene("b", "viewController", "", Self.segue("modal", "a"))
            let inspection = Inspection([
                Self.storyboard("First", start, Self.scene("a", "viewController", "", leading), own, more),
                Self.storyboard("Second", start, Self.scene("a")),
            ])
            #expect(inspection.mainStoryboards == expected)
        }
    }

    /// A scene is called by what people see of it, first of all.
    @Test func scenesAreCalledByWhatIsSeenOfThem() {
        let item = "<navigationItem key='navigationItem' title='Item' id='n'/>"
        let tab = "<tabBarItem key='tabBarItem' title='Tab' id='t'/>"
        for (attributes, inside, label) in [
            ("userLabel='User' title='Title'", item + tab, "User"), ("title='Title'", item + tab, "Item"),
            ("title='Title' storyboardIdentifier='Named'", tab, "Title"),
            ("storyboardIdentifier='Named'", tab, "Tab"), ("storyboardIdentifier='Named'", "", "Named"),
            ("storyboardIdentifier='NamedController'", "", "Named"),
            ("customClass='OwnController'", "", "Own"),
            ("title='  '", tab, "Tab"),
        ] {
            let input = Self.storyboard("A", "", Self.scene("a", "viewController", attributes, inside))
            let graph = Inspection([input]).graph
            #expect(SceneLabel.text(of: graph.scene(0).controller) == label)
        }
    }

    /// Many documents are called by the innermost folder that holds them all.
    @Test func documentsAreCalledByTheirFolder() {
        func title(_ paths: [String]) -> String {
            Inspection(paths.map { Self.storyboard($0, "", Self.scene("a")) }).title(in: nil)
        }
        #expect(title(["A/B/1", "A/B/2", "A/B/3"]) == "1, 2, 3")
        #expect(title(["A/B/1", "A/B/2", "A/B/3", "A/B/C/4"]) == "B: 4 files")
        #expect(title(["A/B/1", "A/B/2", "A/C/3", "A/C/4"]) == "A: 4 files")
        #expect(title(["B/1", "A/2", "A/3", "A/4"]) == "App: 4 files")
    }
}
