import JSONBytes
import Testing
import WireFormat

@testable import ControllerHierarchy

/// Saved state as JSON, which is spelled in this target alone.
@Suite struct ArchiveTests {
    private static var full: RestorationArchive {
        var root = RestorationArchive.Controller(path: "root", className: "UISplitViewController")
        root.restorationClass = "Root"
        root.storyboard = "Main"
        root.storyboardIdentifier = "start"
        root.isViewLoaded = true
        root.presented = "root/sheet"
        root.columns = [
            .init(column: .primary, path: "root/:[0]:/list"), .init(column: .compact, path: "root"),
        ]
        root.values = [.init("offset", .number(3)), .init("detail", .object([.init("a/b", .null)]))]
        var list = RestorationArchive.Controller(path: "root/:[0]:/list", className: "List")
        list.children = ["root/sheet"]
        list.selected = "root/sheet"
        list.views = [.init(path: "table", className: "UITableView", state: [.init("row", .number(1))])]
        var archive = RestorationArchive()
        archive.bundleVersion = "2"
        archive.systemVersion = "12.1.4"
        archive.idiom = .pad
        archive.time = 1.5
        archive.usesSnapshot = true
        archive.application = [.init("tab", .string("home"))]
        archive.controllers = [root, list, .init(path: "root/sheet", className: "Sheet")]
        archive.objects = [.init(identifier: "model", className: "Model", values: [.init("n", .bool(true))])]
        archive.activity = .init(activityType: "edit", userInfo: [.init("id", .number(7))])
        return archive
    }

    @Test("an archive is what its document says", arguments: [full, RestorationArchive()])
    func roundTrip(archive: RestorationArchive) throws {
        var outcome = OperationOutcome()
        outcome.state = .saved(archive)
        outcome.spellState()
        #expect(outcome.result.map(\.name) == ["archive"])
        var writer = JSONWriter(capacity: 256)
        writer.writeMembers(outcome.result)
        let operation = try DecodedOperation(
            body: writer.bytes(), kind: .decodeState, target: nil
        ).operation
        guard case .archive(let read)? = operation.argument("archive") else {
            Issue.record("the operation has no archive")
            return
        }
        #expect(read == archive)
    }
}
