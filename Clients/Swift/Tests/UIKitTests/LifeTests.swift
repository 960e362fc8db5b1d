import UIKit
import UnderstudyTesting
import XCTest

/// Objects that come and go, the main queue, delegates, alerts, unwinding and restoring.
final class LifeTests: RecordingTestCase {
    final class Coordinator: NSObject, UINavigationControllerDelegate {
        var shown: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) { shown.append(Understudy.label(of: viewController)) }
    }

    private var stack: UINavigationController { window?.rootViewController as! UINavigationController }

    /// The main run loop does what UIKit does behind a turn, and an expectation waits for it as on a device.
    func testTheMainQueueTurnsTheClock() {
        launch("17.0") { UINavigationController(rootViewController: FirstViewController()) }
        let presented = expectation(description: "presented")
        stack.present(SecondViewController(), animated: true) { presented.fulfill() }
        wait(for: [presented], timeout: 5)
        XCTAssertEqual(Recorder.take().last, "second.viewDidAppear(true)")
    }

    func testAManualClock() {
        launch("17.0", .manual) { UINavigationController(rootViewController: FirstViewController()) }
        stack.pushViewController(SecondViewController(), animated: true)
        Understudy.endTurn()
        XCTAssertEqual(Recorder.take().last, "second.viewWillAppear(true)")
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        Understudy.advance(by: 0.1)
        XCTAssertEqual(Recorder.take(), [])
        Understudy.advance(by: 1)
        XCTAssertEqual(Recorder.take().last, "second.didMove(toParent: navigation)")
    }

    /// A controller ends when neither the app nor UIKit holds it.
    func testDeallocation() {
        launch("17.0") { UINavigationController(rootViewController: FirstViewController()) }
        weak var second: UIViewController?
        func push() {
            let pushed = SecondViewController()
            second = pushed
            stack.pushViewController(pushed, animated: false)
        }
        push()
        Understudy.settle()
        XCTAssertNotNil(second)
        stack.popViewController(animated: false)
        Understudy.settle()
        XCTAssertNil(second)
        XCTAssertEqual(Understudy.log.filter { $0.contains("deinit") }, ["second.deinit"])
    }

    func testWhatTheAppHoldsLivesOn() {
        launch("17.0") { UINavigationController(rootViewController: FirstViewController()) }
        let second = SecondViewController()
        stack.pushViewController(second, animated: false)
        Understudy.settle()
        stack.popViewController(animated: false)
        Understudy.settle()
        XCTAssertFalse(Understudy.log.contains { $0.contains("deinit") })
        stack.pushViewController(second, animated: false)
        XCTAssertIdentical(stack.topViewController, second)
    }

    func testADelegate() {
        let coordinator = Coordinator()
        launch("17.0") {
            let stack = UINavigationController(rootViewController: FirstViewController())
            stack.delegate = coordinator
            return stack
        }
        stack.pushViewController(SecondViewController(), animated: true)
        Understudy.settle()
        Understudy.swipeBack(stack)
        Understudy.settle()
        XCTAssertEqual(coordinator.shown, ["first", "second", "first"])
    }

    func testAnAlert() {
        launch("17.0") { UINavigationController(rootViewController: FirstViewController()) }
        let alert = UIAlertController(title: "Delete all?", message: nil, preferredStyle: .alert)
        var chosen: [String] = []
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        stack.present(alert, animated: true)
        Understudy.settle()
        XCTAssertIdentical(stack.presentedViewController, alert)
        Understudy.tap("Delete", in: alert)
        Understudy.settle()
        XCTAssertEqual(chosen, ["Delete"])
        XCTAssertNil(stack.presentedViewController)
    }

    /// What an override does in a callback is done in it.
    func testPresentingInACallback() {
        final class Asking: RecordingViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                guard presentedViewController == nil else { return }
                let second = SecondViewController()
                second.modalPresentationStyle = .fullScreen
                present(second, animated: false)
                note("presents \(presentedViewController is SecondViewController)")
            }
        }
        Recorder.lines = []
        Understudy.begin(Understudy.Settings(systemVersion: "17.0"))
        window = UIWindow()
        window?.rootViewController = Asking()
        window?.makeKeyAndVisible()
        Understudy.settle()
        let lines = Recorder.take()
        XCTAssertTrue(lines.contains("asking.presents true"))
        XCTAssertEqual(lines.suffix(2), ["second.viewDidAppear(false)", "asking.viewDidDisappear(false)"])
    }

    /// Where the key window goes, the one that was key before it is key again.
    func testTheKeyWindow() {
        Understudy.begin(Understudy.Settings(systemVersion: "17.0"))
        let windows = [UIWindow(), UIWindow()]
        XCTAssertFalse(windows.contains { $0.isKeyWindow })
        for window in windows {
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
        }
        XCTAssertEqual(windows.map(\.isKeyWindow), [false, true])
        windows[1].isHidden = true
        XCTAssertEqual(windows.map(\.isKeyWindow), [true, false])
        windows[1].isHidden = false
        XCTAssertEqual(windows.map(\.isKeyWindow), [true, false])
        windows[1].makeKey()
        XCTAssertEqual(windows.map(\.isKeyWindow), [false, true])
    }

    func testAnException() {
        final class Box { var names: [String] = [] }
        let raised = Box()
        var settings = Understudy.Settings(systemVersion: "17.0")
        settings.onException = { name, _ in raised.names.append(name) }
        Understudy.begin(settings)
        let stack = UINavigationController(rootViewController: FirstViewController())
        let window = UIWindow()
        window.rootViewController = stack
        window.makeKeyAndVisible()
        Understudy.settle()
        stack.pushViewController(stack.viewControllers[0], animated: false)
        XCTAssertEqual(raised.names, ["NSInvalidArgumentException"])
    }
}
