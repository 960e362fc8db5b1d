import UIKit
import UnderstudyTesting
import XCTest

/// Tabs of iOS 18, by code and by hand.
final class TabTests: RecordingTestCase {
    final class Listener: NSObject, UITabBarControllerDelegate {
        var heard: [String] = []
        var refused: String?
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            heard.append("should \(tab.identifier)")
            return tab.identifier != refused
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { heard.append("did \(selectedTab.identifier) \(previousTab?.identifier ?? "-")") }
    }

    private func tab(_ name: String, _ type: UIViewController.Type) -> UITab {
        UITab(title: name.capitalized, image: nil, identifier: name) { _ in
            type == FirstViewController.self ? FirstViewController() : SecondViewController()
        }
    }

    func testTabs() throws {
        let listener = Listener()
        launch("18.0") {
            let songs = UITab(title: "Songs", image: nil, identifier: "songs")
            let albums = UITab(title: "Albums", image: nil, identifier: "albums")
            let library = UITabGroup(
                title: "Library", image: nil, identifier: "library", children: [songs, albums]
            ) { _ in ThirdViewController() }
            let bar = UITabBarController(
                tabs: [
                    tab("home", FirstViewController.self), tab("other", SecondViewController.self), library,
                ])
            bar.delegate = listener
            return bar
        }
        let bar = try XCTUnwrap(window?.rootViewController as? UITabBarController)
        let all = Dictionary(
            uniqueKeysWithValues: ["home", "other", "library", "songs", "albums"].map {
                ($0, bar.tab(forIdentifier: $0))
            }
        ).compactMapValues { $0 }
        XCTAssertEqual(all.count, 5)
        XCTAssertEqual(bar.selectedTab?.identifier, "home")
        XCTAssertEqual(bar.mode, .automatic)
        XCTAssertNil(listener.heard.first)
        listener.refused = "other"
        let steps: [(() -> Void, heard: [String], selected: String, shown: UIViewController.Type)] = [
            ({ Understudy.tap(all["other"]!) }, ["should other"], "home", FirstViewController.self),
            ({ bar.selectedTab = all["other"] }, ["did other home"], "other", SecondViewController.self),
            ({ bar.selectedTab = all["other"] }, [], "other", SecondViewController.self),
            (
                { Understudy.tap(all["home"]!) }, ["should home", "did home other"], "home",
                FirstViewController.self
            ),
            ({ bar.selectedTab = all["albums"] }, ["did albums home"], "albums", ThirdViewController.self),
            (
                { Understudy.tap(all["songs"]!) }, ["should songs", "did songs albums"], "songs",
                ThirdViewController.self
            ),
            ({ bar.selectedTab = all["home"] }, ["did home songs"], "home", FirstViewController.self),
        ]
        for (number, step) in steps.enumerated() {
            step.0()
            Understudy.settle()
            XCTAssertEqual(listener.heard, step.heard, "\(number)")
            XCTAssertEqual(bar.selectedTab?.identifier, step.selected, "\(number)")
            XCTAssertTrue(try type(of: XCTUnwrap(bar.selectedViewController)) == step.shown, "\(number)")
            listener.heard = []
        }
        XCTAssertTrue(bar.selectedViewController?.tab === all["home"])
        bar.isTabBarHidden = true
        XCTAssertTrue(bar.isTabBarHidden)
        // The old property takes the place of tabs.
        bar.viewControllers = [SecondViewController()]
        XCTAssertEqual(bar.tabs, [])
        XCTAssertNil(bar.selectedTab)
    }
}
