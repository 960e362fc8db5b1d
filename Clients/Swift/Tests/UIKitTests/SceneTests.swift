import UIKit
import UnderstudyTesting
import XCTest

/// Scenes that open and close, each with a window of its own, and a window above the others.
final class SceneTests: RecordingTestCase {
    static var heard: [String] = []

    final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        private func note(_ scene: UIScene, _ call: String) {
            SceneTests.heard.append("\(scene.session.persistentIdentifier).\(call)")
        }
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            note(scene, "connect \(options.userActivities.map(\.activityType))")
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            let isFirst = UIApplication.shared.connectedScenes.count == 1
            window.rootViewController = isFirst ? FirstViewController() : SecondViewController()
            self.window = window
            window.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { note(scene, "foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { note(scene, "active") }
        func sceneWillResignActive(_ scene: UIScene) { note(scene, "resign") }
        func sceneDidEnterBackground(_ scene: UIScene) { note(scene, "background") }
        func sceneDidDisconnect(_ scene: UIScene) { note(scene, "disconnect") }
    }

    private func launchScenes(_ model: String) {
        var settings = Understudy.Settings(systemVersion: "16.0", model: model)
        settings.definition = #"{"scene": {"supportsMultipleScenes": true}}"#
        settings.sceneDelegate = { SceneDelegate() }
        Understudy.begin(settings)
        Self.heard = []
        Understudy.launchScenes()
    }

    func testSeveralScenes() throws {
        launchScenes("iPad Air 2")
        let app = UIApplication.shared
        XCTAssertEqual(Self.heard, ["scene.connect []", "scene.foreground", "scene.active"])
        XCTAssertTrue(app.windows.first?.rootViewController is FirstViewController)
        Self.heard = []
        let steps: [(() -> Void, heard: [String], scenes: Int)] = [
            (
                {
                    app.requestSceneSessionActivation(
                        nil, userActivity: NSUserActivity(activityType: "note"), options: nil)
                },
                [#"scene2.connect ["note"]"#, "scene2.foreground", "scene2.active"], 2
            ),
            (
                { Understudy.perform("background") },
                ["scene.resign", "scene2.resign", "scene.background", "scene2.background"], 2
            ),
            (
                { Understudy.perform("foreground") },
                ["scene.foreground", "scene2.foreground", "scene.active", "scene2.active"], 2
            ),
            (
                {
                    let session = app.openSessions.first { $0.persistentIdentifier == "scene2" }
                    app.requestSceneSessionDestruction(session!, options: nil)
                },
                ["scene2.resign", "scene2.background", "scene2.disconnect"], 1
            ),
        ]
        for (number, step) in steps.enumerated() {
            step.0()
            Understudy.settle()
            XCTAssertEqual(Self.heard, step.heard, "\(number)")
            XCTAssertEqual(app.connectedScenes.count, step.scenes, "\(number)")
            if number == 0 {
                let second = app.connectedScenes.first { $0.session.persistentIdentifier == "scene2" }
                let root = try XCTUnwrap((second as? UIWindowScene)?.windows.first?.rootViewController)
                XCTAssertTrue(root is SecondViewController)
                XCTAssertTrue(Understudy.tree.contains("First") && Understudy.tree.contains("Second"))
            }
            Self.heard = []
        }
        XCTAssertEqual(app.openSessions.map(\.persistentIdentifier), ["scene"])
    }

    func testAPhoneRefusesAnotherScene() {
        launchScenes("iPhone 8")
        var error: (any Error)?
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
            error = $0
        }
        Understudy.settle()
        XCTAssertEqual((error as? UISceneError)?.code, .multipleScenesNotSupported)
        XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
    }

    func testAWindowAboveTheOthers() {
        launch("12.0") { FirstViewController() }
        let above = UIWindow()
        above.windowLevel = .alert + 1
        above.rootViewController = SecondViewController()
        let shown = heard { above.isHidden = false }
        XCTAssertTrue(shown.contains("second.viewDidAppear(false)"), "\(shown)")
        XCTAssertFalse(shown.contains { $0.hasPrefix("first.") }, "\(shown)")
        let hidden = heard { above.isHidden = true }
        XCTAssertTrue(hidden.contains("second.viewDidDisappear(false)"), "\(hidden)")
    }
}
