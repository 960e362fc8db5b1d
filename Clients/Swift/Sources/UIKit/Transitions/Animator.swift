import Foundation

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// An animation that can be started and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    func startAnimation()
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which others may be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    var addAnimations: ((@escaping () -> Void) -> Void)? { get }
    var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? { get }
}

/// An animation of properties: the changes are there at once, its end comes with the virtual clock. Source:
/// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public enum Curve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    public let duration: TimeInterval
    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { state == .active }
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, curve: Curve, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }

    open var addAnimations: ((@escaping () -> Void) -> Void)? { { self.animations.append($0) } }
    open var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
        { self.completions.append($0) }
    }

    open func startAnimation() {
        guard state != .active else { return }
        state = .active
        for animation in animations { animation() }
        animations = []
        Understudy.current.after(duration) { self.finishAnimation(at: .end) }
    }

    open func pauseAnimation() {}

    open func stopAnimation(_ withoutFinishing: Bool) { state = withoutFinishing ? .inactive : .stopped }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state != .inactive else { return }
        state = .inactive
        let ended = completions
        completions = []
        for completion in ended { completion(finalPosition) }
    }
}

/// What Core Animation is asked for besides: a block behind the animations that begin in it.
@preconcurrency @MainActor public enum CATransaction {
    private static var open: [(() -> Void)?] = []

    public static func begin() { open.append(nil) }

    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard !open.isEmpty else { return }
        open[open.count - 1] = block
    }

    public static func commit() {
        guard let block = open.popLast() ?? nil else { return }
        Understudy.current.atRest(block)
    }
}

extension UIViewControllerAnimatedTransitioning {
    /// What the session is told of the animator, and of what drives it.
    func described(isInteractive: Bool) -> JSON {
        var members: [String: JSON] = ["animator": ["duration": .number(transitionDuration(using: nil))]]
        if isInteractive { members["interaction"] = [:] }
        return .object(members)
    }
}
