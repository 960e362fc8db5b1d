import Foundation

/// A rectangle on the screen: the hierarchy and the frames of the app's own views, without drawing or layout.
///
/// The session knows of controllers' views alone: putting one into another, or into a view of it, is told. Source:
/// https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The controller whose view it is.
    weak var owner: UIViewController?
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []

    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var backgroundColor: UIColor?
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: AutoresizingMask = []
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var transform = CGAffineTransform.identity
    open var isOpaque = true
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    var storedInteractions: [any UIInteraction] = []

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    open override var next: UIResponder? { owner ?? superview }

    /// The window in which the view is, be it by the app's own hierarchy or by that of the session.
    open var window: UIWindow? {
        var view: UIView? = self
        while let current = view {
            if let window = current as? UIWindow { return window }
            if let owner = current.owner, owner.session?.isInWindow(owner) ?? false {
                return UIApplication.shared.keyWindow
            }
            view = current.superview
        }
        return nil
    }

    /// The nearest controller in whose view this one is.
    private var surroundingController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let owner = current.owner { return owner }
            view = current.superview
        }
        return nil
    }

    open func addSubview(_ view: UIView) {
        insert(view, at: nil)
        guard let added = view.owner, let container = surroundingController, container !== added else {
            return
        }
        // A root's view is put into its window by UIKit.
        container.live.perform("addSubview", on: container, ["controller": added.reference])
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        addSubview(view)
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        addSubview(view)
        insert(view, at: subviews.firstIndex(of: siblingSubview))
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        addSubview(view)
        insert(view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 })
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    private func insert(_ view: UIView, at index: Int?) {
        view.superview?.subviews.removeAll { $0 === view }
        subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
        view.superview = self
        view.didMoveToSuperview()
    }

    open func removeFromSuperview() {
        if let owner, owner.session != nil { owner.live.perform("removeFromSuperview", on: owner) }
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func didMoveToSuperview() {}
    open func layoutSubviews() {}
    open func setNeedsDisplay() {}
    open func sizeToFit() {}

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func setNeedsLayout() {
        guard let owner else { return }
        owner.live.perform("setNeedsLayout", on: owner)
    }

    open func layoutIfNeeded() {
        guard let owner, owner.session != nil else { return layoutSubviews() }
        owner.live.perform("layoutIfNeeded", on: owner)
    }

    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let here = current {
            if here === view { return true }
            current = here.superview
        }
        return false
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let controller = surroundingController, controller.session != nil else { return false }
        controller.live.perform("endEditing", on: controller, ["force": .bool(force)])
        return true
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}

/// Animations: the changes are there at once, the completion comes when the virtual clock has gone on.
extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        guard let completion else { return }
        Understudy.current.after(duration + delay) { completion(true) }
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations,
            completion: completion)
    }

    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations ?? {}, completion: completion)
    }

    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }
}
