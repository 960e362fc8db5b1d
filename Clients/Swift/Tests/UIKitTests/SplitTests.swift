import UIKit
import UnderstudyTesting
import XCTest

/// Columns, which are set behind the creation, and what the delegate hears of them.
final class SplitTests: RecordingTestCase {
    final class Listener: NSObject, UISplitViewControllerDelegate {
        var heard: [String] = []
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            heard.append("top \(proposedTopColumn)")
            return .primary
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
                .DisplayMode
        ) -> UISplitViewController.DisplayMode {
            heard.append("mode \(proposedDisplayMode)")
            return .secondaryOnly
        }
        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { heard.append("willShow \(column)") }
        func splitViewController(
            _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { heard.append("willHide \(column)") }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("didCollapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("didExpand") }
    }

    final class InViewDidLoad: UISplitViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            // In an order in which the service cannot take them one by one.
            setViewController(SecondViewController(), for: .secondary)
            setViewController(ThirdViewController(), for: .supplementary)
            setViewController(FirstViewController(), for: .primary)
        }
    }

    private func launch(_ version: String, _ model: String, _ split: () -> UISplitViewController) throws
        -> UISplitViewController
    {
        var settings = Understudy.Settings(systemVersion: version, model: model)
        settings.definition = #"{"device": {"orientation": "landscapeRight"}}"#
        Understudy.begin(settings)
        let window = UIWindow()
        self.window = window
        window.rootViewController = split()
        window.makeKeyAndVisible()
        Understudy.settle()
        return try XCTUnwrap(window.rootViewController as? UISplitViewController)
    }

    func testColumns() throws {
        let listener = Listener()
        let split = try launch("14.0", "iPad Air 2") {
            let split = UISplitViewController(style: .doubleColumn)
            split.delegate = listener
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(FirstViewController(), for: .primary)
            split.setViewController(SecondViewController(), for: .secondary)
            XCTAssertTrue(split.viewController(for: .primary) is FirstViewController)
            return split
        }
        XCTAssertEqual(split.style, .doubleColumn)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertFalse(split.isCollapsed)
        for (column, type) in [
            (UISplitViewController.Column.primary, FirstViewController.self as UIViewController.Type),
            (.secondary, SecondViewController.self),
        ] {
            XCTAssertTrue(
                try type == Swift.type(of: XCTUnwrap(split.viewController(for: column))), "\(column)")
        }
        XCTAssertTrue(split.viewController(for: .primary)?.navigationController?.parent === split)

        listener.heard = []
        for (operation, heard, isCollapsed, mode) in [
            // Of what the app asks for itself the delegate does not hear.
            ({ split.hide(.primary) }, [], false, "secondaryOnly"),
            ({ split.show(.primary) }, [], false, "oneBesideSecondary"),
            (
                { Understudy.perform("resize", on: nil, #"{"width": 320, "height": 768}"#) },
                ["top secondary", "didCollapse"], true, nil
            ),
            (
                { Understudy.perform("resize", on: nil, #"{"width": 1024, "height": 768}"#) },
                ["mode oneBesideSecondary", "didExpand"], false, "secondaryOnly"
            ),
            ({ Understudy.tap("displayMode", in: split) }, ["willShow primary"], false, "oneBesideSecondary"),
            ({ Understudy.tap("displayMode", in: split) }, ["willHide primary"], false, "secondaryOnly"),
        ] as [(() -> Void, [String], Bool, String?)] {
            operation()
            Understudy.settle()
            XCTAssertEqual(listener.heard, heard)
            XCTAssertEqual(split.isCollapsed, isCollapsed, "\(heard)")
            if let mode { XCTAssertEqual("\(split.displayMode)", mode, "\(heard)") }
            listener.heard = []
        }
        let other = ThirdViewController()
        split.setViewController(other, for: .secondary)
        Understudy.settle()
        XCTAssertTrue(split.viewController(for: .secondary) === other)
        XCTAssertTrue(other.navigationController?.parent === split)
    }

    func testACompactColumn() throws {
        let split = try launch("17.0", "iPhone 15") {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(FirstViewController(), for: .primary)
            split.setViewController(ThirdViewController(), for: .compact)
            return split
        }
        XCTAssertTrue(split.isCollapsed)
        XCTAssertTrue(split.viewControllers.first is ThirdViewController)
    }

    func testColumnsThatAreSetInViewDidLoad() throws {
        let split = try launch("17.0", "iPad Air 2") { InViewDidLoad(style: .tripleColumn) }
        XCTAssertEqual(
            split.viewControllers.map { "\(type(of: $0))" },
            ["FirstViewController", "ThirdViewController", "SecondViewController"])
        XCTAssertTrue(split.viewController(for: .supplementary) is ThirdViewController)
    }

    /// Columns that UIKit takes at any time and one by one.
    func testColumnsThatAreSetInUse() throws {
        let split = try launch("26.0", "iPad Air 2") { UISplitViewController(style: .tripleColumn) }
        for column in [UISplitViewController.Column.supplementary, .compact, .inspector, .secondary] {
            let controller = ThirdViewController()
            split.setViewController(controller, for: column)
            Understudy.settle()
            XCTAssertTrue(split.viewController(for: column) === controller, "\(column)")
        }
        XCTAssertTrue(
            try XCTUnwrap(split.viewController(for: .supplementary)?.navigationController?.parent) === split)
        split.setViewController(nil, for: .supplementary)
        Understudy.settle()
        XCTAssertNil(split.viewController(for: .supplementary))
        split.setViewController(FirstViewController(), for: .primary)
        XCTAssertNil(split.viewController(for: .supplementary))
        XCTAssertTrue(split.viewController(for: .primary) is FirstViewController)
        Understudy.perform("resize", on: nil, #"{"width": 320, "height": 768}"#)
        Understudy.settle()
        XCTAssertTrue(split.isCollapsed)
        XCTAssertTrue(split.viewController(for: .compact)?.parent === split)
    }
}
