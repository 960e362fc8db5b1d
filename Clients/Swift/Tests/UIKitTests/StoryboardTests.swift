import UIKit
import UnderstudyTesting
import XCTest

final class EntriesViewController: UIViewController {
    override class var actions: [String: (UIViewController, Any?) -> Void] {
        ["entryWasSaved:": { ($0 as? EntriesViewController)?.entryWasSaved($1 as? UIStoryboardSegue) }]
    }

    private(set) var notes: [String] = []

    func entryWasSaved(_ segue: UIStoryboardSegue?) {
        notes.append("saved from \(segue?.source is PhotosViewController)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        notes.append("\(segue.identifier ?? "") from \(sender as? String ?? "nobody")")
    }
}

final class PhotosViewController: UIViewController {
    private(set) var wasAwake = false
    override func awakeFromNib() {
        super.awakeFromNib()
        wasAwake = true
    }
}

final class StoryboardTests: UnderstudyTestCase {
    private var window: UIWindow?

    private func launch() throws -> EntriesViewController {
        let window = UIWindow()
        window.rootViewController = UIStoryboard(name: "Journal", bundle: nil)
            .instantiateInitialViewController()
        window.makeKeyAndVisible()
        self.window = window
        Understudy.settle()
        let tabs = try XCTUnwrap(window.rootViewController as? UITabBarController)
        let stack = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
        return try XCTUnwrap(stack.topViewController as? EntriesViewController)
    }

    func testClassesOfAStoryboard() throws {
        let entries = try launch()
        XCTAssertEqual(Understudy.label(of: entries), "entries")
        let photos = UIStoryboard(name: "Journal", bundle: nil).instantiateViewController(
            withIdentifier: "photos")
        XCTAssertTrue((photos as? PhotosViewController)?.wasAwake ?? false)
    }

    /// Two screens further on, the user's choice leads back to the list at once.
    func testUnwind() throws {
        let entries = try launch()
        entries.performSegue(withIdentifier: "newEntry", sender: "me")
        Understudy.settle()
        let editing = try XCTUnwrap(
            entries.tabBarController?.presentedViewController as? UINavigationController)
        editing.topViewController?.performSegue(withIdentifier: "addPhotos", sender: nil)
        Understudy.settle()
        let photos = try XCTUnwrap(editing.topViewController as? PhotosViewController)
        let log = Understudy.log { photos.performSegue(withIdentifier: "save", sender: nil) }
        XCTAssertEqual(entries.notes, ["newEntry from me", "saved from true"])
        XCTAssertNil(entries.tabBarController?.presentedViewController)
        let order = [
            "photos.prepare", "entries.entryWasSaved", "photos.viewWillDisappear", "photos.viewDidDisappear",
        ]
        let found = order.map { call in log.firstIndex { $0.hasPrefix(call) } ?? -1 }
        XCTAssertEqual(found, found.sorted(), log.joined(separator: "\n"))
        XCTAssertFalse(found.contains(-1), log.joined(separator: "\n"))
    }
}

final class DraftViewController: UIViewController {
    var text = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(forKey: "text") as? String ?? ""
    }
}

final class RestorationTests: UnderstudyTestCase {
    override class var settings: Understudy.Settings {
        var settings = Understudy.Settings(systemVersion: "12.0")
        settings.definition = #"{"app": {"restoration": {}}}"#
        settings.resources = []
        return settings
    }

    func testADraftSurvives() throws {
        var windows: [UIWindow] = []
        Understudy.launch {
            let draft = DraftViewController()
            draft.restorationIdentifier = "draft"
            let stack = UINavigationController(rootViewController: draft)
            stack.restorationIdentifier = "stack"
            let window = UIWindow()
            window.rootViewController = stack
            window.makeKeyAndVisible()
            windows = [window]
        }
        func draft() -> DraftViewController? {
            (windows.last?.rootViewController as? UINavigationController)?.topViewController
                as? DraftViewController
        }
        let first = try XCTUnwrap(draft())
        first.text = "Dear"
        Understudy.perform("background")
        Understudy.relaunch(restore: true)
        Understudy.settle()
        let second = try XCTUnwrap(draft())
        XCTAssertFalse(first === second)
        XCTAssertEqual(second.text, "Dear")
        let lines = Understudy.log.filter { $0.hasPrefix("draft.") }
        let order = ["decodeRestorableState", "viewWillAppear", "viewDidAppear"]
        let last = order.map { call in lines.lastIndex { $0.contains(call) } ?? -1 }
        XCTAssertEqual(last, last.sorted())
        XCTAssertFalse(last.contains(-1), lines.joined(separator: "\n"))
    }
}
