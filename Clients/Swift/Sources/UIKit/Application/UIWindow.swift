import Foundation

/// A window of the app.
///
/// The session has one: it is that of the `UIWindow` which has got a root last.
///
/// Source: https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor open class UIWindow: UIView {
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
        "UIWindowDidBecomeKeyNotification")
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")

    private weak var root: UIViewController?
    /// The root that waits for the window to become visible; held until then.
    private var waiting: UIViewController?
    open private(set) var isKeyWindow = false
    open var windowScene: UIWindowScene?

    public override init(frame: CGRect) {
        super.init(frame: frame == .zero ? UIScreen.main.bounds : frame)
        isHidden = true
        UIApplication.shared.allWindows.append(.init(window: self))
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = UIScreen.main.bounds
        UIApplication.shared.allWindows.append(.init(window: self))
    }

    open var screen: UIScreen { .main }

    open var rootViewController: UIViewController? {
        get { waiting ?? root }
        set {
            guard rootViewController !== newValue else { return }
            waiting = newValue
            root = nil
            if !isHidden { takeRoot() }
        }
    }

    open override var isHidden: Bool { didSet { if oldValue, !isHidden { takeRoot() } } }

    open func makeKey() {
        for window in UIApplication.shared.windows { window.isKeyWindow = window === self }
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open override func addSubview(_ view: UIView) {
        super.addSubview(view)
        if view.owner != nil, view.owner === waiting { takeRoot() }
    }

    /// Gives the session the root that waits.
    private func takeRoot() {
        guard let new = waiting else { return }
        waiting = nil
        root = new
        new.live.perform("setRoot", ["controller": new.reference])
    }

    func forgetRoot() {
        root = nil
        waiting = nil
        isKeyWindow = false
    }
}

/// The screen of the device. Source: https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor open class UIScreen: NSObject {
    public static let main = UIScreen()

    /// The bounds that the session's window has.
    open var bounds: CGRect { CGRect(origin: .zero, size: Understudy.current.windowSize) }
    open var scale: CGFloat { 2 }
}

/// A scene of the app. Source: https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// What a scene is connected with.
    public struct ConnectionOptions { public let urlContexts: Set<URL> = [] }
    open weak var delegate: (any UISceneDelegate)?
    public let session: UISceneSession

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    open var screen: UIScreen { .main }
}

@preconcurrency @MainActor open class UISceneSession: NSObject {
    public let persistentIdentifier: String
    init(_ identifier: String) { persistentIdentifier = identifier }
}

/// What happens to a scene; all of it is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}
