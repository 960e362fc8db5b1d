import UIKit
import UnderstudyTesting
import XCTest

/// What the app's code has heard, in order, written as the service writes it.
final class Recorder {
    static var lines: [String] = []

    /// The lines since the last look.
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that writes down what it hears of appearing, moving and ending.
class RecordingViewController: UIViewController {
    func note(_ line: String) { Recorder.lines.append("\(Understudy.label(of: self)).\(line)") }

    override func loadView() {
        note("loadView()")
        super.loadView()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad()")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear(\(animated))")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear(\(animated))")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear(\(animated))")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear(\(animated))")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(toParent: \(parent.map(Understudy.label) ?? "nil"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(toParent: \(parent.map(Understudy.label) ?? "nil"))")
    }

    static let calls = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "willMove", "didMove",
    ]
}

final class FirstViewController: RecordingViewController {}
final class SecondViewController: RecordingViewController {}
final class ThirdViewController: RecordingViewController {}

/// Tests that hold what the app's code hears against the service's log.
class RecordingTestCase: UnderstudyTestCase {
    /// The app holds its window; UIKit does not.
    var window: UIWindow?

    override func setUp() {
        super.setUp()
        Recorder.lines = []
    }

    /// Begins anew on a version of iOS, with a root in the window that has appeared.
    func launch(
        _ version: String, _ clock: Understudy.Clock = .automatic, _ root: () -> UIViewController
    ) {
        var settings = Understudy.Settings(systemVersion: version)
        settings.clock = clock
        Understudy.begin(settings)
        let window = UIWindow()
        self.window = window
        window.rootViewController = root()
        window.makeKeyAndVisible()
        Understudy.settle()
        Recorder.lines = []
    }

    /// What the app's code has heard, which is what the service's log has of these controllers and calls.
    func heard(_ body: () -> Void, file: StaticString = #filePath, line: UInt = #line) -> [String] {
        let logged = Understudy.log(of: body).filter { line in
            let parts = line.prefix { $0 != "(" }.split(separator: ".")
            return ["first", "second", "third"].contains(parts[0])
                && RecordingViewController.calls.contains(String(parts[1]))
        }
        let heard = Recorder.take()
        XCTAssertEqual(heard, logged, "the service's log", file: file, line: line)
        return heard
    }
}
