import ControllerHierarchy
import JSONBytes
import Testing
import WireFormat

@Suite("Writing hierarchies")
struct HierarchyTests {
    /// An app with a navigation controller, a controller presented on it, and one that is detached.
    private static func application() throws -> Application {
        var definition = ApplicationDefinition(
            device: try SessionDefinition(json: []).application.device)
        definition.classes = [ClassDescription(name: "Nav", superclass: "UINavigationController")]
        let root = #"{"class": "Nav", "as": "nav", "viewControllers": [{"class": "Home", "as": "home"}]}"#
        let session = try SessionDefinition(json: Array(#"{"root": \#(root)}"#.utf8))
        definition.root = session.application.root
        let application = try Application(definition: definition, prepare: Identity.wirePreparation)
        _ = try application.launch()
        let sheet = #"{"as": "sheet", "modalPresentationStyle": "pageSheet"}"#
        let operation = #"{"op": "present", "target": "nav", "controller": \#(sheet)}"#
        _ = try application.perform(try DecodedOperation(json: Array(operation.utf8)).operation)
        return application
    }

    private static func written(_ write: (inout JSONWriter) throws -> Void) rethrows -> String {
        var writer = JSONWriter()
        try write(&writer)
        return writer.string()
    }

    @Test("a hierarchy is written as UIKit prints it")
    func text() throws {
        let roots = try Self.application().hierarchy()
        let classes = [ClassDescription(name: "Nav", superclass: "UINavigationController")]
        let text = Self.written { HierarchyText(classes: classes).write(roots, to: &$0) }
        #expect(
            text == """
                <Nav: nav>, state: appeared, view: <UILayoutContainerView>
                   | <Home: home>, state: appeared, view: <UIView>
                   + <UIViewController: sheet>, state: appeared, view: <UIView>, presented with: \
                <_UIPageSheetPresentationController>

                """)
    }

    /// Source: hierarchy-popover-from-modal-ipad8, whose page has three levels on each other.
    @Test("what lies deeper stands behind a stem for each level")
    func stems() throws {
        let application = try Self.application()
        for (target, label) in [("sheet", "second"), ("second", "third")] {
            let operation = #"{"op": "present", "target": "\#(target)", "controller": {"as": "\#(label)"}}"#
            _ = try application.perform(try DecodedOperation(json: Array(operation.utf8)).operation)
        }
        let add = #"{"op": "addChild", "target": "third", "controller": {"as": "child"}}"#
        _ = try application.perform(try DecodedOperation(json: Array(add.utf8)).operation)
        let roots = application.hierarchy()
        let text = Self.written { HierarchyText(classes: []).write(roots, to: &$0) }
        let stems = text.split(separator: "\n").map { $0.prefix { $0 != "<" } }
        #expect(stems == ["", "   | ", "   + ", "   |    + ", "   |    |    + ", "   |    |    |    | "])
    }

    @Test("a hierarchy is written as JSON and as the source of pictures")
    func pictures() throws {
        let roots = try Self.application().hierarchy()
        let json = Self.written { HierarchyEncoder.write(roots, version: 3, to: &$0) }
        let root = try JSONDocument(parsing: json).root
        #expect(root["version"]?.int == 3)
        let nav = root["roots"]?[0]
        #expect(nav?["label"]?.string == "nav")
        #expect(nav?["state"]?.string == "appeared")
        #expect(nav?["children"]?[0]?["id"]?.string == "c2")
        #expect(nav?["presented"]?[0]?["presentationStyle"]?.string == "pageSheet")
        let mermaid = Self.written { HierarchyPicture.writeMermaid(roots, to: &$0) }
        #expect(
            mermaid == """
                flowchart TD
                    c1["Nav: nav<br/>appeared"]
                    c2["Home: home<br/>appeared"]
                    c3["UIViewController: sheet<br/>appeared"]
                    c1 --> c2
                    c1 -. pageSheet .-> c3

                """)
        let dot = Self.written { HierarchyPicture.writeDot(roots, to: &$0) }
        #expect(
            dot == #"""
                digraph hierarchy {
                    node [shape=box];
                    c1 [label="Nav: nav\nappeared"];
                    c2 [label="Home: home\nappeared"];
                    c3 [label="UIViewController: sheet\nappeared"];
                    c1 -> c2;
                    c1 -> c3 [style=dashed, label="pageSheet"];
                }

                """#)
    }

    @Test("a controller answers every property that its class has")
    func controller() throws {
        let application = try Self.application()
        let json = try Self.written { writer in
            try ControllerEncoder.write("nav", of: application, version: 3, to: &writer)
        }
        let root = try JSONDocument(parsing: json).root
        #expect(root.members.prefix(3).compactMap { $0.key.string } == ["id", "label", "class"])
        #expect(root["topViewController"]?.string == "home")
        #expect(root["presentedViewController"]?.string == "sheet")
        #expect(root["isViewLoaded"]?.bool == true)
        #expect(throws: OperationError.unknownController("nobody")) {
            var writer = JSONWriter()
            try ControllerEncoder.write("nobody", of: application, version: 3, to: &writer)
        }
    }
}
