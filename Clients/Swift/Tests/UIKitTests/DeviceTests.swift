import UIKit
import UnderstudyTesting
import XCTest

/// The device, its screen, and what observers hear as it is turned.
final class DeviceTests: RecordingTestCase {
    final class TurningViewController: UIViewController {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            Recorder.lines.append("viewWillTransition(\(Int(size.width)) x \(Int(size.height)))")
        }
    }

    private struct Case {
        let version: String
        let model: String
        let upright: CGSize
        let systemName: String
        let idiom: UIUserInterfaceIdiom
        /// Whether an observer of the device hears ahead of the interface.
        let hearsFirst: Bool
    }

    private let cases = [
        Case(
            version: "12.0", model: "iPhone 8", upright: CGSize(width: 375, height: 667), systemName: "iOS",
            idiom: .phone, hearsFirst: false),
        Case(
            version: "12.0", model: "iPad Air 2", upright: CGSize(width: 768, height: 1024),
            systemName: "iOS", idiom: .pad, hearsFirst: true),
        Case(
            version: "17.0", model: "iPad Air (5th generation)", upright: CGSize(width: 820, height: 1180),
            systemName: "iPadOS", idiom: .pad, hearsFirst: true),
    ]

    private func observe(_ name: NSNotification.Name, _ line: @escaping @MainActor (Notification) -> String) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            note in
            // Without a queue the block runs where it is posted, which is the main thread.
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated { Recorder.lines.append(line(note)) }
        }
        addTeardownBlock { NotificationCenter.default.removeObserver(observer) }
    }

    func testTurning() {
        observe(UIDevice.orientationDidChangeNotification) { _ in
            "device \(UIDevice.current.orientation), interface \(UIApplication.shared.statusBarOrientation)"
        }
        let key = UIApplication.statusBarOrientationUserInfoKey
        observe(UIApplication.willChangeStatusBarOrientationNotification) { "will \($0.userInfo?[key] ?? 0)" }
        observe(UIApplication.didChangeStatusBarOrientationNotification) { "did \($0.userInfo?[key] ?? 0)" }
        for each in cases {
            var settings = Understudy.Settings(systemVersion: each.version, model: each.model)
            settings.definition =
                #"{"app": {"supportedInterfaceOrientations": ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]}}"#
            Understudy.begin(settings)
            XCTAssertEqual(UIScreen.main.bounds.size, each.upright, "\(each)")
            let window = UIWindow()
            self.window = window
            window.rootViewController = TurningViewController()
            window.makeKeyAndVisible()
            Understudy.settle()
            XCTAssertEqual(UIDevice.current.systemName, each.systemName)
            XCTAssertEqual(UIDevice.current.userInterfaceIdiom, each.idiom)
            Recorder.lines = []
            Understudy.rotate(to: "landscapeLeft")
            Understudy.settle()
            let (width, height) = (Int(each.upright.height), Int(each.upright.width))
            // The screen of a device on its side is that of the interface; 4 is landscapeLeft, 1 is portrait.
            let turn = ["viewWillTransition(\(width) x \(height))", "will 4", "did 1"]
            let first = "device landscapeRight, interface portrait"
            let last = "device landscapeRight, interface landscapeLeft"
            XCTAssertEqual(Recorder.take(), each.hearsFirst ? [first] + turn : turn + [last], "\(each)")
            XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: width, height: height))
            XCTAssertEqual(window.windowScene?.interfaceOrientation ?? .landscapeLeft, .landscapeLeft)
        }
    }

    /// A new run of the app has its device again, and the log has nothing of it.
    func testRelaunch() {
        launch("17.0") { FirstViewController() }
        Understudy.launch { self.window = UIWindow() }
        Understudy.relaunch(restore: false)
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 393, height: 852))
        XCTAssertEqual(Understudy.log.filter { $0.hasPrefix("device.") }, [])
    }
}
