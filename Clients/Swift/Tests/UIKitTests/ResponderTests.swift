import UIKit
import UnderstudyTesting
import XCTest

/// Who gets what an object does not deal with.
final class ResponderTests: RecordingTestCase {
    final class AppDelegate: UIResponder, UIApplicationDelegate {}

    /// Source: UIResponder reference, `next`.
    func testTheChainEndsAtTheDelegate() throws {
        let delegate = AppDelegate()
        launch("12.0") { UINavigationController(rootViewController: FirstViewController()) }
        UIApplication.shared.delegate = delegate
        addTeardownBlock { await MainActor.run { UIApplication.shared.delegate = nil } }
        let stack = try XCTUnwrap(window?.rootViewController as? UINavigationController)
        let first = try XCTUnwrap(stack.topViewController)
        let label = UIView()
        first.view.addSubview(label)
        let chain = sequence(first: label as UIResponder, next: \.next).map { ObjectIdentifier($0) }
        let window = try XCTUnwrap(window)
        XCTAssertEqual(
            chain,
            [label, first.view, first, stack, window, UIApplication.shared, delegate].map(
                ObjectIdentifier.init))

        let second = SecondViewController()
        first.present(second, animated: false)
        Understudy.settle()
        XCTAssertIdentical(second.next, stack)
    }

    /// The keyboard leaves the text of an alert, which the user was about to type.
    func testEndEditing() throws {
        launch("17.0") { FirstViewController() }
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        window?.rootViewController?.present(alert, animated: false)
        Understudy.settle()
        let log = Understudy.log { alert.view.endEditing(true) }
        XCTAssertTrue(log.contains { $0 == "alert.textField.didEndEditing(textField0)" }, "\(log)")
    }
}
