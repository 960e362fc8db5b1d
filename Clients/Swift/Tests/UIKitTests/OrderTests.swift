import UIKit
import UnderstudyTesting
import XCTest

/// The order of calls, on versions that differ and on versions that do not.
final class OrderTests: RecordingTestCase {
    static let versions = ["8.0", "12.0", "13.0", "17.0", "26.0"]

    private func launchStack(_ version: String) -> UINavigationController {
        launch(version) { UINavigationController(rootViewController: FirstViewController()) }
        return UIApplication.shared.windows.last?.rootViewController as! UINavigationController
    }

    func testPush() {
        for version in Self.versions {
            let stack = launchStack(version)
            let calls = heard { stack.pushViewController(SecondViewController(), animated: true) }
            XCTAssertEqual(
                calls,
                [
                    "second.willMove(toParent: navigation)", "second.loadView()", "second.viewDidLoad()",
                    "first.viewWillDisappear(true)", "second.viewWillAppear(true)",
                    "first.viewDidDisappear(true)",
                    "second.viewDidAppear(true)", "second.didMove(toParent: navigation)",
                ], version)
        }
    }

    func testPop() {
        for version in Self.versions {
            let stack = launchStack(version)
            stack.pushViewController(SecondViewController(), animated: false)
            Understudy.settle()
            Recorder.lines = []
            let calls = heard {
                XCTAssertTrue(stack.popViewController(animated: true) is SecondViewController)
                XCTAssertEqual(stack.viewControllers.count, 1)
            }
            XCTAssertEqual(
                calls,
                [
                    "second.willMove(toParent: nil)", "second.viewWillDisappear(true)",
                    "first.viewWillAppear(true)",
                    "second.viewDidDisappear(true)", "second.didMove(toParent: nil)",
                    "first.viewDidAppear(true)",
                ], version)
        }
    }

    func testSwipeBackThatIsGivenUp() {
        let stack = launchStack("17.0")
        stack.pushViewController(SecondViewController(), animated: false)
        Understudy.settle()
        Recorder.lines = []
        let calls = heard {
            Understudy.swipeBack(stack, .begin)
            Understudy.swipeBack(stack, .cancel)
        }
        XCTAssertEqual(
            calls.filter { $0.contains("ppear") },
            [
                "second.viewWillDisappear(true)", "first.viewWillAppear(true)",
                "first.viewWillDisappear(true)",
                "first.viewDidDisappear(true)", "second.viewWillAppear(true)", "second.viewDidAppear(true)",
            ])
        XCTAssertEqual(stack.viewControllers.count, 2)
    }

    func testSwipeBack() {
        let stack = launchStack("17.0")
        stack.pushViewController(SecondViewController(), animated: false)
        Understudy.settle()
        Recorder.lines = []
        let calls = heard { Understudy.swipeBack(stack) }
        XCTAssertEqual(
            calls.filter { $0.contains("Did") },
            ["second.viewDidDisappear(true)", "first.viewDidAppear(true)"])
        XCTAssertTrue(stack.topViewController is FirstViewController)
    }

    /// A page sheet covers its presenter up to iOS 12.
    func testPresentAndDismiss() {
        for version in Self.versions {
            launch(version) { FirstViewController() }
            let first = UIApplication.shared.windows.last?.rootViewController
            var ends: [String] = []
            let isCovered = ["8.0", "12.0"].contains(version)
            let calls = heard {
                let sheet = SecondViewController()
                sheet.modalPresentationStyle = .pageSheet
                first?.present(sheet, animated: true) { ends.append("presented") }
                XCTAssertIdentical(first?.presentedViewController, sheet)
                XCTAssertEqual(ends, [])
            }
            // Up to iOS 9 with another argument.
            XCTAssertEqual(calls.contains { $0.hasPrefix("first.viewDidDisappear") }, isCovered, version)
            XCTAssertEqual(ends, ["presented"])
            let back = heard { first?.dismiss(animated: true) { ends.append("dismissed") } }
            XCTAssertEqual(
                back.filter { $0.hasPrefix("second") },
                ["second.viewWillDisappear(true)", "second.viewDidDisappear(true)"])
            XCTAssertEqual(back.contains { $0.hasPrefix("first.viewDidAppear") }, isCovered, version)
            XCTAssertEqual(ends, ["presented", "dismissed"])
            XCTAssertNil(first?.presentedViewController)
        }
    }

    func testTabChange() {
        for version in Self.versions {
            launch(version) {
                let tabs = UITabBarController()
                tabs.viewControllers = [FirstViewController(), SecondViewController()]
                return tabs
            }
            let tabs = UIApplication.shared.windows.last?.rootViewController as! UITabBarController
            let calls = heard {
                tabs.selectedIndex = 1
                XCTAssertTrue(tabs.selectedViewController is SecondViewController)
            }
            // From iOS 18 on the change is animated, and ends as transitions do.
            let order =
                version == "26.0"
                ? [
                    "second.viewDidLoad()", "second.viewWillAppear(true)", "first.viewWillDisappear(true)",
                    "second.viewDidAppear(true)", "first.viewDidDisappear(true)",
                ]
                : [
                    "second.viewDidLoad()", "second.viewWillAppear(false)", "first.viewWillDisappear(false)",
                    "first.viewDidDisappear(false)", "second.viewDidAppear(false)",
                ]
            XCTAssertEqual(calls.filter { $0.contains("ppear") || $0.contains("DidLoad") }, order, version)
        }
    }

    /// What is pushed and replaced in one turn never appears.
    func testOneTurn() {
        let stack = launchStack("17.0")
        let calls = heard {
            stack.pushViewController(SecondViewController(), animated: false)
            stack.setViewControllers([ThirdViewController()], animated: false)
        }
        XCTAssertFalse(calls.contains { $0.hasPrefix("second.view") })
        XCTAssertTrue(calls.contains("third.viewDidAppear(false)"))
    }
}
