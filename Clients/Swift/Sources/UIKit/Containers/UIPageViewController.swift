import Foundation

/// Pages to turn. Source: https://developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    override class var builtIn: UIViewController.Type { UIPageViewController.self }

    public enum TransitionStyle: Int, Word { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Word { case horizontal, vertical }
    public enum NavigationDirection: Int, Word { case forward, reverse }
    public enum SpineLocation: Int, Word { case none, min, mid, max }
    /// A key of the options at creation.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    }

    /// The object that hears of turned pages; not held.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { write("delegate", delegate == nil ? .null : [:]) }
    }
    /// The object that hands out the pages; not held.
    open weak var dataSource: (any UIPageViewControllerDataSource)?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        Self.atCreation = Self.described(style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        Self.atCreation = Self.described(.pageCurl, .horizontal)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // The pages that there are come with the answers of the data source.
    private static func described(
        _ style: TransitionStyle, _ orientation: NavigationOrientation
    ) -> [String: JSON] {
        [
            "transitionStyle": .string(style.word), "navigationOrientation": .string(orientation.word),
            "dataSource": ["pages": []],
        ]
    }

    open var viewControllers: [UIViewController]? { controllers("viewControllers") }
    open var isDoubleSided: Bool {
        get { read("isDoubleSided").bool ?? false }
        set { write("isDoubleSided", .bool(newValue)) }
    }
    open var transitionStyle: TransitionStyle { .word(read("transitionStyle").string) ?? .pageCurl }
    open var navigationOrientation: NavigationOrientation {
        .word(read("navigationOrientation").string) ?? .horizontal
    }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        var fields: [String: JSON] = [
            "viewControllers": .array((viewControllers ?? []).map(\.reference)),
            "direction": .string(direction.word), "animated": .bool(animated),
        ]
        if let completion {
            live.blocks.add("setViewControllers.completion") { completion($0["finished"].bool ?? true) }
            fields["completion"] = []
        }
        live.perform("setViewControllers", on: self, fields)
    }
}

/// What hands out pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        unanswered()
        return 0
    }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        unanswered()
        return 0
    }
}

/// What a page view controller tells its delegate; all of it is optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) { unanswered() }
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { unanswered() }
}
