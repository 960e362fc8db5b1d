import UIKit
import XCTest

@testable import Navigation

/// Navigators in a window, where the user acts too.
final class Flows: XCTestCase {
    private var window: UIWindow?

    private func launch(_ version: String, _ root: () -> UIViewController) {
        Understudy.begin(Understudy.Settings(systemVersion: version))
        window = UIWindow()
        window?.rootViewController = root()
        window?.makeKeyAndVisible()
        Understudy.settle()
    }

    /// The navigator's own stack follows a swipe back, which it hears of by its delegate alone.
    func testSwipeBack() {
        for version in ["9.0", "13.0", "26.0"] {
            var navigator: StackNavigator<Int>?
            var controller: UINavigationController?
            launch(version) {
                let made = UINavigationController()
                controller = made
                navigator = StackNavigator(navigationController: made)
                navigator?.push(route: 1, viewController: UIViewController(), animated: false)
                return made
            }
            navigator?.push(route: 2, viewController: UIViewController(), animated: true)
            Understudy.settle()
            XCTAssertEqual(navigator?.peek(), 2)
            guard let controller else { return XCTFail("there is no stack") }
            Understudy.swipeBack(controller, .begin)
            Understudy.swipeBack(controller, .cancel)
            Understudy.settle()
            XCTAssertEqual(navigator?.peek(), 2, version)
            Understudy.swipeBack(controller)
            Understudy.settle()
            XCTAssertEqual(navigator?.peek(), 1, version)
        }
    }

    func testTapOnATab() {
        var navigator: TabBarNavigator<String>?
        var tabs: UITabBarController?
        launch("17.0") {
            let made = UITabBarController()
            tabs = made
            navigator = TabBarNavigator(
                tabBarController: made,
                views: [("list", UIViewController()), ("settings", UIViewController())])
            return made
        }
        guard let tabs else { return XCTFail("there are no tabs") }
        Understudy.tapTab(1, of: tabs)
        XCTAssertEqual(navigator?.selectedRoute, "settings")
    }
}
