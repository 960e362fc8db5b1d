import UIKit
import UnderstudyTesting
import XCTest

/// What UIKit asks is answered by overrides and delegates, and what neither has by UIKit itself.
final class QuestionTests: RecordingTestCase {
    final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override var prefersStatusBarHidden: Bool { true }
    }

    final class Doorkeeper: NSObject, UITabBarControllerDelegate {
        var selected = 0
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { false }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { selected += 1 }
    }

    final class Pages: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController is FirstViewController ? SecondViewController() : nil }
    }

    func testOverrides() {
        launch("12.0") { Upright() }
        let log = Understudy.log { Understudy.rotate(to: "landscapeLeft") }
        XCTAssertTrue(log.contains("upright.supportedInterfaceOrientations -> [portrait]"), "\(log)")
        XCTAssertFalse(log.contains { $0.contains("viewWillTransition") })
        let asked = Understudy.log { window?.rootViewController?.setNeedsStatusBarAppearanceUpdate() }
        XCTAssertTrue(asked.contains("upright.prefersStatusBarHidden -> true"), "\(asked)")
    }

    func testWithoutOverridesUIKitAnswers() {
        launch("12.0") { FirstViewController() }
        let log = Understudy.log { Understudy.rotate(to: "landscapeLeft") }
        XCTAssertTrue(log.contains { $0.hasPrefix("first.viewWillTransition") })
    }

    func testADelegateThatRefuses() throws {
        let keeper = Doorkeeper()
        launch("17.0") {
            let tabs = UITabBarController()
            tabs.viewControllers = [FirstViewController(), SecondViewController()]
            tabs.delegate = keeper
            return tabs
        }
        let tabs = try XCTUnwrap(window?.rootViewController as? UITabBarController)
        Understudy.tapTab(1, of: tabs)
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(keeper.selected, 0)
        tabs.delegate = nil
        Understudy.tapTab(1, of: tabs)
        XCTAssertEqual(tabs.selectedIndex, 1)
    }

    func testADataSourceMakesPages() throws {
        let pages = Pages()
        launch("17.0") {
            let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            book.dataSource = pages
            book.setViewControllers([FirstViewController()], direction: .forward, animated: false)
            return book
        }
        let book = try XCTUnwrap(window?.rootViewController as? UIPageViewController)
        Understudy.turnPage(book)
        Understudy.settle()
        XCTAssertTrue(book.viewControllers?.first is SecondViewController)
        Understudy.turnPage(book)
        Understudy.settle()
        XCTAssertTrue(book.viewControllers?.first is SecondViewController)
    }
}
