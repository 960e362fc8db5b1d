import UIKit
import URLNavigator
import XCTest

/// Addresses that push and present in a window.
final class Flows: XCTestCase {
    final class UserViewController: UIViewController {
        var name = ""
    }

    func testAddresses() {
        Understudy.begin(Understudy.Settings(systemVersion: "17.0"))
        let navigator = Navigator()
        navigator.register("app://user/<name>") { _, values, _ in
            let controller = UserViewController()
            controller.name = values["name"] as? String ?? ""
            return controller
        }
        let window = UIWindow()
        let stack = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = stack
        window.makeKeyAndVisible()
        Understudy.settle()
        XCTAssertNotNil(navigator.push("app://user/ann", from: stack, animated: true))
        Understudy.settle()
        XCTAssertEqual((stack.topViewController as? UserViewController)?.name, "ann")
        XCTAssertIdentical(UIViewController.topMost, stack.topViewController)

        let presented = expectation(description: "presented")
        let shown = navigator.present("app://user/bob", wrap: UINavigationController.self) {
            presented.fulfill()
        }
        wait(for: [presented], timeout: 5)
        XCTAssertIdentical(UIViewController.topMost, shown)
        XCTAssertTrue(shown?.navigationController?.presentingViewController === stack)
        XCTAssertEqual(
            Understudy.log.filter { $0.hasPrefix("user") && $0.contains("DidAppear") },
            ["user.viewDidAppear(true)", "user2.viewDidAppear(true)"])
    }
}
