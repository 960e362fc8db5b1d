import UIKit
import UnderstudyTesting
import XCTest

/// Transitions that a gesture of the app's own drives, to their end and back.
final class InteractionTests: RecordingTestCase {
    final class Driver: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate,
        UITabBarControllerDelegate, UIViewControllerTransitioningDelegate
    {
        var heard: [String] = []
        /// Drives, while a gesture is under way.
        var gesture: UIPercentDrivenInteractiveTransition?

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.3 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            heard.append("animate \(transitionContext.isInteractive)")
        }
        func animationEnded(_ transitionCompleted: Bool) { heard.append("ended \(transitionCompleted)") }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { gesture }
        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { gesture }
        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { self }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { gesture }
    }

    private enum Kind: CaseIterable { case pop, tab, dismissal }

    /// The controller that is in front at first, the one that comes, and what begins the transition.
    private func start(_ kind: Kind, _ driver: Driver) throws -> () -> Void {
        switch kind {
        case .pop:
            launch("17.0") { UINavigationController(rootViewController: FirstViewController()) }
            let stack = try XCTUnwrap(window?.rootViewController as? UINavigationController)
            stack.pushViewController(SecondViewController(), animated: false)
            stack.delegate = driver
            return { stack.popViewController(animated: true) }
        case .tab:
            launch("17.0") {
                let bar = UITabBarController()
                bar.viewControllers = [FirstViewController(), SecondViewController()]
                bar.selectedIndex = 1
                return bar
            }
            let bar = try XCTUnwrap(window?.rootViewController as? UITabBarController)
            bar.delegate = driver
            return { bar.selectedIndex = 0 }
        case .dismissal:
            launch("17.0") { FirstViewController() }
            let root = try XCTUnwrap(window?.rootViewController)
            let second = SecondViewController()
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = driver
            root.present(second, animated: false)
            return { root.dismiss(animated: true) { driver.heard.append("completion") } }
        }
    }

    func testGestures() throws {
        for kind in Kind.allCases {
            let driver = Driver()
            let begin = try start(kind, driver)
            let completion = kind == .dismissal ? ["completion"] : []
            let steps: [(() -> Void, isDriven: Bool, heard: [String], appeared: [String])] = [
                (
                    { driver.gesture?.cancel() }, true, ["animate true", "ended false"] + completion,
                    ["second"]
                ),
                ({ driver.gesture?.finish() }, true, ["animate true", "ended true"] + completion, ["first"]),
            ]
            for step in steps {
                Understudy.settle()
                Recorder.lines = []
                driver.heard = []
                driver.gesture = UIPercentDrivenInteractiveTransition()
                begin()
                Understudy.settle()
                XCTAssertFalse(Recorder.lines.contains { $0.contains("DidAppear") }, "\(kind): still held")
                driver.gesture?.update(0.5)
                step.0()
                Understudy.settle()
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
                XCTAssertEqual(driver.heard, step.heard, "\(kind)")
                let appeared = Recorder.lines.filter { $0.contains("viewDidAppear") }.map {
                    $0.prefix { $0 != "." }
                }
                XCTAssertEqual(appeared.map(String.init), step.appeared, "\(kind)")
            }
        }
    }

    func testWithoutAGestureTheAnimatorRunsByItself() throws {
        for kind in Kind.allCases {
            let driver = Driver()
            let begin = try start(kind, driver)
            Understudy.settle()
            driver.heard = []
            begin()
            Understudy.settle()
            XCTAssertEqual(
                driver.heard.filter { $0 != "completion" }, ["animate false", "ended true"], "\(kind)")
        }
    }
}
