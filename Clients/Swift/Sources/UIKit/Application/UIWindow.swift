import Foundation

/// A window of the app.
///
/// The session has one for each scene, which is that of the `UIWindow` that has got a root there last, and one for each
/// window above the normal level.
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
    /// Of the windows that have been made key and can be seen the last one: where a key window goes, the one
    /// before it is key again. Source: https://developer.apple.com/documentation/uikit/uiwindow/iskeywindow
    open var isKeyWindow: Bool {
        let candidates = UIApplication.shared.windows.filter { $0.placeAsKey > 0 && !$0.isHidden }
        return candidates.max { $0.placeAsKey < $1.placeAsKey } === self
    }
    /// The place among all calls of `makeKey`; zero for a window that never was key.
    private var placeAsKey = 0
    private static var lastPlaceAsKey = 0
    open weak var windowScene: UIWindowScene?
    open var windowLevel = Level.normal

    /// How far up a window is.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
        public static func + (level: Level, number: CGFloat) -> Level { Level(level.rawValue + number) }
        public static func - (level: Level, number: CGFloat) -> Level { Level(level.rawValue - number) }
    }

    /// The window's number among those above the others.
    private lazy var nameAbove: String = {
        UIApplication.shared.windowsAbove += 1
        return "window\(UIApplication.shared.windowsAbove + 1)"
    }()

    /// What the session calls the window; nil for its main one.
    private var name: String? {
        if windowLevel > .normal { return nameAbove }
        let scene = windowScene?.session.persistentIdentifier
        return scene == UIApplication.mainScene ? nil : scene
    }

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

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    open var rootViewController: UIViewController? {
        get { waiting ?? root }
        set {
            guard rootViewController !== newValue else { return }
            waiting = newValue
            root = nil
            if !isHidden { takeRoot() }
        }
    }

    open override var isHidden: Bool {
        didSet {
            if oldValue, !isHidden { takeRoot() }
            if !oldValue, isHidden { hide() }
        }
    }

    /// A hidden window is key no longer; one above the others loses its root in the session until it is shown again.
    private func hide() {
        placeAsKey = 0
        guard windowLevel > .normal, let name, let root else { return }
        waiting = root
        self.root = nil
        root.live.perform("setRoot", ["controller": .null, "window": .string(name)])
    }

    open func makeKey() {
        // A host's window was key before any of the app's.
        Understudy.showHostWindow()
        Self.lastPlaceAsKey += 1
        placeAsKey = Self.lastPlaceAsKey
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
        var fields = ["controller": new.reference]
        if let name { fields["window"] = .string(name) }
        new.live.perform("setRoot", fields)
    }

    func forgetRoot() {
        root = nil
        waiting = nil
        placeAsKey = 0
    }
}
