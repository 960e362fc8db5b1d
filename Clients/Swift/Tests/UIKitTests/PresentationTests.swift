import UIKit
import UnderstudyTesting
import XCTest

/// Presentation controllers of the app's own: their methods run in UIKit's calls, in its order.
final class PresentationTests: RecordingTestCase {
    final class Dimming: UIPresentationController {
        static var heard: [String] = []
        let dim = UIView()

        private func hear(_ call: String) {
            Self.heard.append("\(type(of: presentedViewController)) \(call)")
        }

        override var shouldRemovePresentersView: Bool { presentedViewController is ThirdViewController }

        override func presentationTransitionWillBegin() {
            dim.alpha = 0.5
            dim.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 3, y: 0)
            hear("presentation begins \(dim.transform.tx)")
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { hear("presentation \(completed)") }
        override func containerViewWillLayoutSubviews() { hear("layout") }
        override func dismissalTransitionWillBegin() { hear("dismissal begins") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { hear("dismissal \(completed)") }
    }

    final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            Dimming(presentedViewController: presented, presenting: presenting)
        }
    }

    final class ThirdViewController: UIViewController {}

    private let presenter = Presenter()

    private func present(_ controller: UIViewController, over presenting: UIViewController) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = presenter
        presenting.present(controller, animated: true)
        Understudy.settle()
    }

    func testPresentationControllersRunInUIKitsCalls() throws {
        for version in ["9.0", "17.0"] {
            launch(version) { FirstViewController() }
            Dimming.heard = []
            let first = try XCTUnwrap(window?.rootViewController)
            let second = SecondViewController()
            present(second, over: first)
            XCTAssertEqual(Dimming.heard.first, "SecondViewController presentation begins 6.0")
            XCTAssertEqual(Dimming.heard.last, "SecondViewController presentation true")
            XCTAssert(Dimming.heard.contains("SecondViewController layout"))
            let presentation = try XCTUnwrap(second.presentationController as? Dimming)
            XCTAssertTrue(presentation.presentingViewController === first)

            // Of two of one class at a time each hears its own calls.
            let third = ThirdViewController()
            Dimming.heard = []
            present(third, over: second)
            XCTAssertEqual(Dimming.heard.first, "ThirdViewController presentation begins 6.0")
            XCTAssertEqual(Dimming.heard.last, "ThirdViewController presentation true")

            Dimming.heard = []
            for controller in [second, first] {
                controller.dismiss(animated: true)
                Understudy.settle()
            }
            let ends = Dimming.heard.filter { $0.contains("dismissal") }
            XCTAssertEqual(
                ends,
                ["Third", "Third", "Second", "Second"].enumerated().map {
                    "\($1)ViewController dismissal \($0 % 2 == 0 ? "begins" : "true")"
                })
            XCTAssertFalse(second.presentationController === presentation)
        }
    }

    func testAnchorsMakeConstraintsThatNobodySolves() {
        launch("17.0") { FirstViewController() }
        let (view, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UILabel())
        view.addSubview(label)
        let constraints = [
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            label.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
            label.heightAnchor.constraint(equalToConstant: 44),
        ]
        NSLayoutConstraint.activate(constraints)
        XCTAssertEqual(constraints.map(\.constant), [8, 0, 44])
        XCTAssertEqual(constraints.map(\.multiplier), [1, 0.5, 1])
        XCTAssertEqual(constraints.map(\.relation), [.equal, .lessThanOrEqual, .equal])
        XCTAssertEqual(constraints.map(\.secondAttribute), [.top, .width, .notAnAttribute])
        XCTAssertTrue(constraints.allSatisfy { $0.isActive && $0.firstItem === label })
        XCTAssertEqual(label.frame, .zero)

        let (below, above) = (UIView(), UIView())
        view.insertSubview(below, belowSubview: label)
        view.insertSubview(above, aboveSubview: label)
        XCTAssertEqual(view.subviews, [below, label, above])
        view.sendSubviewToBack(above)
        XCTAssertEqual(view.subviews, [above, below, label])
        let turned = CGAffineTransform(rotationAngle: .pi / 2)
        XCTAssertEqual(turned.concatenating(turned.inverted()).a, 1, accuracy: 1e-9)
    }
}
