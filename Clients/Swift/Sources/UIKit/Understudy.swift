import Foundation

/// The service behind this module: which one, which device, the log, the clock, and what a user does.
///
/// An app's code needs none of it. A session begins with the first controller, window or look at the application, on
/// the device of `Understudy.settings`, and ends with `Understudy.begin` or the process.
@preconcurrency @MainActor public enum Understudy {
    /// Who turns the virtual clock.
    public enum Clock: Sendable {
        /// The main queue, as soon as it has nothing else to do.
        case automatic
        /// `Understudy.advance(by:)` and `Understudy.settle()`.
        case manual
    }

    /// What a session begins with.
    public struct Settings {
        /// The version of iOS, such as `12.0`; `UNDERSTUDY_IOS`, or 17.0.
        public var systemVersion: String
        /// The device's name, such as `iPhone 15` or `iPad Air 2`; nil for the service's own choice.
        public var model: String?
        /// Who turns the virtual clock.
        public var clock = Clock.automatic
        /// Where storyboards and nibs are; the process's own bundles where nothing is said.
        public var resources: [URL]?
        /// The modules in which the classes of storyboards are, besides those that the documents name.
        public var modules: Set<String>
        /// Whether there is a key window already, as where tests run in a host app; `UNDERSTUDY_HOST_WINDOW`.
        public var hasHostWindow: Bool
        /// Members of the session's definition as JSON text, such as `{"app": {"restoration": {}}}`.
        public var definition = "{}"
        /// Makes the delegate of a scene that connects, as the app's configuration does.
        public var sceneDelegate: (@MainActor () -> any UISceneDelegate)?
        /// What an exception of UIKit's comes to; it ends the process as it ends an app where nothing is said.
        public var onException: (@MainActor (_ name: String, _ reason: String) -> Void)?

        /// The settings of the environment.
        ///
        /// The module in which it is called is one in which storyboards' classes are looked for.
        public init(systemVersion: String? = nil, model: String? = nil, fileID: String = #fileID) {
            let environment = ProcessInfo.processInfo.environment
            self.systemVersion = systemVersion ?? environment["UNDERSTUDY_IOS"] ?? "17.0"
            self.model = model ?? environment["UNDERSTUDY_MODEL"]
            modules = [String(fileID.prefix { $0 != "/" })]
            hasHostWindow = environment["UNDERSTUDY_HOST_WINDOW"] != nil
        }

        @MainActor func raise(_ name: String, _ reason: String) {
            guard let onException else {
                fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
            }
            onException(name, reason)
        }
    }

    /// What the next session begins with.
    public static var settings = Settings()
    private static var session: Session?
    private static var service: ServiceProcess?
    private static var connection: HTTPConnection?

    static var current: Session {
        if let session { return session }
        do {
            let new = try Session(settings, connection: connect())
            session = new
            return new
        } catch { fatalError("Understudy: \(error)") }
    }

    static var currentIfAny: Session? { session }

    /// Says on the standard error what cannot be as on a device.
    static func complain(_ text: String) {
        FileHandle.standardError.write(Data("Understudy: \(text)\n".utf8))
    }

    /// The service of `UNDERSTUDY_URL`, or the program of `UNDERSTUDY_PROGRAM`, which is started once for the process.
    private static func connect() throws -> HTTPConnection {
        if let connection { return connection }
        let environment = ProcessInfo.processInfo.environment
        var address = environment["UNDERSTUDY_URL"]
        if address == nil {
            guard let program = environment["UNDERSTUDY_PROGRAM"] else {
                throw HTTPConnection.Failure(
                    description:
                        "Say where the program is with UNDERSTUDY_PROGRAM, or a service with UNDERSTUDY_URL.")
            }
            let started = try ServiceProcess(program)
            service = started
            address = started.address
        }
        let new = try HTTPConnection(address ?? "", token: environment["UNDERSTUDY_TOKEN"])
        connection = new
        return new
    }

    /// Ends the session; the next one begins with these settings when it is needed.
    public static func begin(_ settings: Settings = Settings()) {
        end()
        Understudy.settings = settings
    }

    /// Ends the session, whose controllers are in no app any more.
    public static func end() {
        session?.close()
        session = nil
        UIApplication.shared.reset()
        UIApplication.shared.launch = nil
        hostWindow = nil
    }

    /// Launches the app: runs `body`, which makes a window, now and at each later launch of the session.
    public static func launch(_ body: @escaping () -> Void) {
        UIApplication.shared.launch = body
        body()
        settle()
    }

    private static var hostWindow: UIWindow?

    /// Makes the host's window key, where there is one to be and the session has none.
    static func showHostWindow() {
        guard settings.hasHostWindow, hostWindow == nil else { return }
        hostWindow = UIWindow(frame: .zero)
        hostWindow?.makeKeyAndVisible()
    }

    // MARK: The clock

    /// Ends the turn of the run loop in which the code stands: layout, and what UIKit does behind it.
    public static func endTurn() { current.endTurn() }

    /// Turns the virtual clock on by so many seconds.
    public static func advance(by seconds: TimeInterval) { current.advance(seconds) }

    /// Turns the virtual clock until nothing is in flight; a gesture that is held stays so.
    public static func settle() { current.settle() }

    /// Virtual seconds since launch.
    public static var time: TimeInterval { current.time }

    // MARK: The log

    /// The log of the service: one line for each call, such as `home.viewDidAppear(true)`.
    public static var log: [String] {
        let events = current.look("/events?limit=10000")["events"].array ?? []
        let own: [JSON] = ["Turn", .string(Session.deviceClass)]
        return events.filter { !own.contains($0["class"]) }.compactMap(\.["line"].string)
    }

    /// The lines of the log that come from what `body` does, and from all that follows it until nothing is in flight.
    public static func log(of body: () -> Void) -> [String] {
        settle()
        let before = log.count
        body()
        settle()
        return Array(log[before...])
    }

    /// The hierarchy, as `_printHierarchy` of UIKit shows it.
    public static var tree: String { current.text("/tree?format=text") }

    /// How the log calls a controller: its class in short, such as `home` for a `HomeViewController`.
    public static func label(of controller: UIViewController) -> String { controller.label }

    // MARK: The user and the device

    /// Carries out an operation of the user or the device by its name in the API, with its fields as JSON text.
    public static func perform(
        _ operation: String, on controller: UIViewController? = nil, _ fields: String = "{}"
    ) {
        guard let object = JSONReader.value(Array(fields.utf8))?.object else {
            fatalError("Understudy: \(fields) is no JSON object")
        }
        current.performFromOutside(operation, on: controller, object)
    }

    /// A part of a gesture.
    public enum GesturePhase: String, Sendable { case begin, update, finish, cancel }

    /// The user drags from the edge back; the whole gesture where no phase is said.
    public static func swipeBack(_ navigationController: UINavigationController, _ phase: GesturePhase? = nil)
    {
        for phase in phase.map({ [$0] }) ?? [.begin, .finish] {
            if phase == .begin {
                navigationController.askForAnimator(.pop, to: navigationController.belowTop)
            }
            perform("interactivePop", on: navigationController, #"{"phase": "\#(phase.rawValue)"}"#)
        }
    }

    /// The user taps a control, a button of an alert or a bar, or a tab by its title.
    public static func tap(_ control: String, in controller: UIViewController) {
        current.performFromOutside("trigger", on: controller, ["control": .string(control)])
    }

    /// The user taps a tab.
    public static func tapTab(_ index: Int, of controller: UITabBarController) {
        controller.askForAnimator(to: index)
        let tapped = controller.viewControllers?[index].label ?? ""
        current.performFromOutside("trigger", on: controller, ["control": .string(tapped)])
    }

    /// The user drags a sheet down.
    public static func dragDown(_ controller: UIViewController, _ phase: GesturePhase? = nil) {
        for phase in phase.map({ [$0] }) ?? [.begin, .finish] {
            perform("interactiveDismiss", on: controller, #"{"phase": "\#(phase.rawValue)"}"#)
        }
    }

    /// The user turns a page.
    public static func turnPage(
        _ controller: UIPageViewController, _ direction: UIPageViewController.NavigationDirection = .forward
    ) {
        current.performFromOutside("turnPage", on: controller, ["direction": .string(direction.word)])
    }

    /// The user turns the device: `portrait`, `landscapeLeft` and so on.
    public static func rotate(to orientation: String) { perform("rotate", #"{"to": "\#(orientation)"}"#) }

    /// The app ends and is launched again; with `restore` it gets its saved state back.
    public static func relaunch(restore: Bool) {
        current.relaunch(restore: restore)
    }
}

extension Understudy {
    private static func perform(_ operation: String, _ fields: String) { perform(operation, on: nil, fields) }
}
