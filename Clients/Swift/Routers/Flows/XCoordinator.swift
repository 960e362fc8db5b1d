import UIKit
import XCTest

@testable import XCoordinator

/// A stack and a login that coordinators drive, held against what the service's log has.
final class Flows: XCTestCase {
    enum HomeRoute: Route {
        case list, detail, back, login, done
    }

    final class HomeCoordinator: NavigationCoordinator<HomeRoute> {
        final class ListViewController: UIViewController {}
        final class DetailViewController: UIViewController {}
        final class LoginViewController: UIViewController {}

        override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
            switch route {
            case .list: return .push(ListViewController())
            case .detail: return .push(DetailViewController())
            case .back: return .pop()
            case .login: return .present(LoginViewController())
            case .done: return .dismiss()
            }
        }
    }

    private let window = UIWindow()

    override func setUp() {
        super.setUp()
        Understudy.begin(Understudy.Settings(systemVersion: "12.0"))
    }

    private func follow(_ route: HomeRoute, _ coordinator: HomeCoordinator) {
        let done = expectation(description: "\(route)")
        coordinator.trigger(route) { done.fulfill() }
        wait(for: [done], timeout: 5)
    }

    func testRoutes() {
        let coordinator = HomeCoordinator(initialRoute: .list)
        coordinator.setRoot(for: window)
        Understudy.settle()
        XCTAssertTrue(coordinator.rootViewController.topViewController is HomeCoordinator.ListViewController)
        for route in [HomeRoute.detail, .login, .done, .back] { follow(route, coordinator) }
        Understudy.settle()
        let appearances = Understudy.log.filter { $0.contains("DidAppear") && !$0.hasPrefix("navigation") }
        XCTAssertEqual(
            appearances,
            [
                "list.viewDidAppear(false)", "detail.viewDidAppear(true)", "login.viewDidAppear(true)",
                "detail.viewDidAppear(true)", "list.viewDidAppear(true)",
            ])
        XCTAssertEqual(coordinator.rootViewController.viewControllers.count, 1)
    }

    /// What the user swipes back from ends, since the coordinator holds no plain controllers.
    func testSwipeBackReleases() {
        let coordinator = HomeCoordinator(initialRoute: .list)
        coordinator.setRoot(for: window)
        follow(.detail, coordinator)
        weak var detail = coordinator.rootViewController.topViewController
        XCTAssertTrue(detail is HomeCoordinator.DetailViewController)
        Understudy.settle()
        Understudy.swipeBack(coordinator.rootViewController)
        Understudy.settle()
        XCTAssertNil(detail)
    }
}
