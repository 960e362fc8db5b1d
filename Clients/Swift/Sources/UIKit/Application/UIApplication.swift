import Foundation

/// The app. Source: https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// Why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public enum State: Int, Sendable { case active, inactive, background }

    open weak var delegate: (any UIApplicationDelegate)?
    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }
    var allWindows: [WeakWindow] = []
    /// What the app does at its launch where it has no delegate.
    var launch: (() -> Void)?
    open internal(set) var applicationState = State.active
    var scenes: [UIScene] = []
    var sceneSessions: [UISceneSession] = []
    var madeScenes = 0
    var windowsAbove = 0
    /// What the last request for a scene calls where it is refused.
    var sceneError: ((any Error) -> Void)?

    struct WeakWindow { weak var window: UIWindow? }

    /// The windows that the app holds, in the order in which they were made.
    open var windows: [UIWindow] {
        Understudy.showHostWindow()
        return allWindows.compactMap(\.window)
    }
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    open var isIdleTimerDisabled = false
    open var statusBarOrientation: UIInterfaceOrientation { Understudy.current.interfaceOrientation }

    func reset() {
        for window in allWindows.compactMap(\.window) { window.forgetRoot() }
        allWindows = []
        scenes = []
        sceneSessions = []
        madeScenes = 0
        windowsAbove = 0
        sceneError = nil
    }

    /// Objective-C's way to the shared application, for code that looks for it by its selector.
    public class func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
        selector.name == "sharedApplication" ? Unmanaged.passUnretained(shared) : nil
    }

    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification")
    public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Where both have an orientation as a number: the will the new one, the did the one before.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientation"
}

/// What happens to the app; all of it is optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        unanswered()
        return true
    }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        unanswered()
        return true
    }
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        unanswered()
        return true
    }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        unanswered()
        return true
    }
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
        -> Bool
    {
        unanswered()
        return true
    }
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        unanswered()
        return nil
    }
}

/// What may be handed on to where an activity is continued.
public protocol UIUserActivityRestoring {}
extension UIResponder: @MainActor UIUserActivityRestoring {}

extension Calls {
    /// The calls to the app's delegate, by their names in Swift.
    static let application: [String: @MainActor (UIApplication, Frame) -> JSON?] = [
        "application(_:willFinishLaunchingWithOptions:)": { application, _ in
            guard let delegate = application.delegate else {
                application.launch?()
                return nil
            }
            return .bool(delegate.application(application, willFinishLaunchingWithOptions: nil))
        },
        "application(_:didFinishLaunchingWithOptions:)": { application, _ in
            application.delegate.map {
                .bool($0.application(application, didFinishLaunchingWithOptions: nil))
            }
        },
        "application(_:open:options:)": { application, frame in
            guard let url = frame.arguments["url"].string.flatMap({ URL(string: $0) }) else { return nil }
            return application.delegate.map { .bool($0.application(application, open: url, options: [:])) }
        },
        "applicationDidBecomeActive(_:)": { application, _ in
            application.applicationState = .active
            application.delegate?.applicationDidBecomeActive(application)
            NotificationCenter.default.post(
                name: UIApplication.didBecomeActiveNotification, object: application)
            return nil
        },
        "applicationWillResignActive(_:)": { application, _ in
            application.applicationState = .inactive
            application.delegate?.applicationWillResignActive(application)
            NotificationCenter.default.post(
                name: UIApplication.willResignActiveNotification, object: application)
            return nil
        },
        "applicationDidEnterBackground(_:)": { application, _ in
            application.applicationState = .background
            application.delegate?.applicationDidEnterBackground(application)
            NotificationCenter.default.post(
                name: UIApplication.didEnterBackgroundNotification, object: application)
            return nil
        },
        "applicationWillEnterForeground(_:)": { application, _ in
            application.applicationState = .inactive
            application.delegate?.applicationWillEnterForeground(application)
            NotificationCenter.default.post(
                name: UIApplication.willEnterForegroundNotification, object: application)
            return nil
        },
        "applicationWillTerminate(_:)": { application, _ in
            application.delegate?.applicationWillTerminate(application)
            NotificationCenter.default.post(
                name: UIApplication.willTerminateNotification, object: application)
            return nil
        },
        "applicationDidReceiveMemoryWarning(_:)": { application, _ in
            application.delegate?.applicationDidReceiveMemoryWarning(application)
            return nil
        },
    ]
}
