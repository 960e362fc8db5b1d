import UIKit
import XCTest

@testable import ApplicationCoordinator

/// The whole app: its delegate launches it, the user logs in, sees the tour and comes to the tabs.
final class Flows: XCTestCase {
    func testTheApp() throws {
        Understudy.begin(Understudy.Settings(systemVersion: "12.0"))
        let app = AppDelegate()
        let window = UIWindow()
        window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        window.makeKeyAndVisible()
        app.window = window
        UIApplication.shared.delegate = app
        XCTAssertTrue(app.application(.shared, didFinishLaunchingWithOptions: nil))
        Understudy.settle()
        let stack = app.rootController
        let login = try XCTUnwrap(stack.topViewController as? LoginController)
        XCTAssertEqual(login.title, "Login")

        login.onSignUpButtonTap?()
        Understudy.settle()
        XCTAssertTrue(stack.topViewController is SignUpController)
        Understudy.swipeBack(stack)
        Understudy.settle()
        XCTAssertIdentical(stack.topViewController, login)

        login.onCompleteAuth?()
        Understudy.settle()
        let tour = try XCTUnwrap(stack.topViewController as? OnboardingController)
        tour.onFinish?()
        Understudy.settle()
        let tabs = try XCTUnwrap(stack.topViewController as? TabbarController)
        XCTAssertTrue(stack.isNavigationBarHidden)
        Understudy.tapTab(1, of: tabs)
        Understudy.settle()
        let settings = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
        XCTAssertTrue(settings.topViewController is SettingsController)
        XCTAssertEqual(
            Understudy.log.filter { $0.contains("viewDidAppear") && !$0.contains("Navigation") }.map {
                $0.prefix { $0 != "." }
            }.suffix(1), ["settingsController"])
    }
}
