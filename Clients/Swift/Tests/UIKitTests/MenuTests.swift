import UIKit
import UnderstudyTesting
import XCTest

/// Actions of bar buttons, controls, menus and context menus.
final class MenuTests: RecordingTestCase {
    final class Listener: NSObject, UIContextMenuInteractionDelegate {
        var heard: [String] = []
        weak var stack: UINavigationController?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("configuration")
            return UIContextMenuConfiguration(previewProvider: { SecondViewController() }) { suggested in
                let share = UIAction(title: "Share") { _ in self.heard.append("share") }
                let gone = UIAction(title: "Gone", attributes: .disabled) { _ in self.heard.append("gone") }
                return UIMenu(children: suggested + [UIMenu(title: "More", children: [share]), gone])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("display") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            heard.append("perform")
            animator.preferredCommitStyle = .pop
            animator.addCompletion { [stack] in
                animator.previewViewController.map { stack?.pushViewController($0, animated: false) }
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("end") }
    }

    func testMenus() throws {
        launch("17.0") { UINavigationController(rootViewController: FirstViewController()) }
        let stack = try XCTUnwrap(window?.rootViewController as? UINavigationController)
        let list = try XCTUnwrap(stack.topViewController)
        let listener = Listener()
        listener.stack = stack
        list.view.addInteraction(UIContextMenuInteraction(delegate: listener))
        XCTAssertEqual(list.view.interactions.count, 1)
        let push = UIAction(title: "Push") { _ in
            listener.heard.append("push")
            stack.pushViewController(ThirdViewController(), animated: false)
        }
        let item = UIBarButtonItem(title: "Add", menu: UIMenu(children: [push]))
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: push)
        let button = UIButton(type: .system, primaryAction: push)

        let steps: [(() -> Void, heard: [String], depth: Int)] = [
            ({ Understudy.tap(list.navigationItem.rightBarButtonItem!) }, ["push"], 2),
            ({ Understudy.choose("Push", in: item.menu) }, ["push"], 2),
            ({ button.sendActions(for: .touchUpInside) }, ["push"], 2),
            ({ Understudy.contextMenu(of: list.view, .choose("Share")) }, [], 1),
            ({ Understudy.contextMenu(of: list.view, .open) }, ["configuration", "display"], 1),
            ({ Understudy.contextMenu(of: list.view, .choose("Gone")) }, [], 1),
            ({ Understudy.contextMenu(of: list.view, .choose("Share")) }, ["end", "share"], 1),
            (
                {
                    Understudy.contextMenu(of: list.view, .open)
                    Understudy.contextMenu(of: list.view, .tapPreview)
                }, ["configuration", "display", "perform", "end"], 2
            ),
        ]
        for (number, step) in steps.enumerated() {
            step.0()
            Understudy.settle()
            XCTAssertEqual(listener.heard, step.heard, "\(number)")
            XCTAssertEqual(stack.viewControllers.count, step.depth, "\(number)")
            listener.heard = []
            stack.popToRootViewController(animated: false)
            Understudy.settle()
        }
        XCTAssertEqual(item.title, "Add")
        XCTAssertEqual(button.title(for: .normal), "Push")
    }
}
