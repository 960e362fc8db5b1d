/// A change from one controller to another, from its preparation to its end.
class Transition {
    unowned(unsafe) let application: Application
    let isAnimated: Bool
    /// The app's own animation, if a delegate handed one out.
    var animation: CustomAnimation?
    private let standardDuration: Double
    /// Virtual seconds that the animation takes.
    var duration: Double { animation?.duration ?? standardDuration }
    /// Whether the animation ends with the transition completed, when it ends by itself.
    var completes: Bool { animation?.completes ?? true }
    /// Whether a gesture drives it.
    var isInteractive = false {
        didSet {
            application.gestures.removeAll { $0 === self }
            if isInteractive { application.gestures.append(self) }
        }
    }
    private(set) var hasBegun = false
    /// Whether the did-callbacks are being sent or have been.
    var isFinishing = false

    init(application: Application, isAnimated: Bool, duration: Double) {
        self.application = application
        self.isAnimated = isAnimated
        standardDuration = duration
    }

    /// How the transition is called in the list of what is still waiting.
    var name: String { "transition" }

    /// Sends the will-callbacks and starts the animation.
    func begin() throws(Interruption) {
        hasBegun = true
    }

    /// Sends the did-callbacks, or undoes the will-callbacks if the transition was cancelled.
    func finish(completed: Bool) throws(Interruption) {}
}

/// Which side hears first, for each kind of transition.
///
/// Source: lifecycle-rotation.md 1.4; navigation-containment.md R10, R13.
struct TransitionOrder {
    enum Side {
        case leaving
        case arriving
    }

    let wills: [Side]
    let dids: [Side]
    /// What a cancelled transition sends, in order: the opposite will or its did, for one side each.
    let undoing: [(side: Side, step: Step)]

    enum Step {
        case will
        case did
    }

    static let navigation = TransitionOrder(
        wills: [.leaving, .arriving], dids: [.leaving, .arriving],
        undoing: [(.arriving, .will), (.arriving, .did), (.leaving, .will), (.leaving, .did)])

    static let modal = TransitionOrder(
        wills: [.leaving, .arriving], dids: [.arriving, .leaving], undoing: navigation.undoing)

    static let tab = TransitionOrder(
        wills: [.arriving, .leaving], dids: [.leaving, .arriving], undoing: navigation.undoing)

    static let child = TransitionOrder(
        wills: [.leaving, .arriving], dids: [.arriving, .leaving], undoing: navigation.undoing)

    static let pageScroll = TransitionOrder(
        wills: [.arriving, .leaving], dids: [.arriving, .leaving],
        undoing: [(.leaving, .will), (.leaving, .did), (.arriving, .will), (.arriving, .did)])

    static let pageCurl = TransitionOrder(
        wills: [.arriving, .leaving], dids: [.leaving, .arriving],
        undoing: [(.arriving, .will), (.leaving, .will), (.arriving, .did), (.leaving, .did)])
}

/// The two sides of a transition, of which either may be empty, and what is sent to them.
struct TransitionSides {
    let leaving: [ViewController]
    let arriving: [ViewController]
    let order: TransitionOrder

    /// Sides of one controller each, as most containers have them.
    init(leaving: ViewController?, arriving: ViewController?, order: TransitionOrder) {
        self.init(
            leaving: leaving.map { [$0] } ?? [], arriving: arriving.map { [$0] } ?? [], order: order)
    }

    /// Sides of several controllers, such as facing pages or columns.
    init(leaving: [ViewController], arriving: [ViewController], order: TransitionOrder) {
        self.leaving = leaving
        self.arriving = arriving
        self.order = order
    }

    func sendWills(animated: Bool) throws(Interruption) {
        for side in order.wills { try begin(side, isUndoing: false, animated: animated) }
    }

    func sendDids() throws(Interruption) {
        for side in order.dids { try end(side) }
    }

    func sendUndoing(animated: Bool) throws(Interruption) {
        for (side, step) in order.undoing {
            switch step {
            case .will: try begin(side, isUndoing: true, animated: animated)
            case .did: try end(side)
            }
        }
    }

    private func begin(_ side: TransitionOrder.Side, isUndoing: Bool, animated: Bool) throws(Interruption) {
        let isAppearing = (side == .arriving) != isUndoing
        let goal: AppearanceState = isAppearing ? .appeared : .disappeared
        for controller in controllers(side) where AppearanceState.finished(controller.appearance) != goal {
            try controller.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    private func end(_ side: TransitionOrder.Side) throws(Interruption) {
        for controller in controllers(side) where controller.appearanceDepth > 0 {
            try controller.endAppearanceTransition()
        }
    }

    private func controllers(_ side: TransitionOrder.Side) -> [ViewController] {
        side == .leaving ? leaving : arriving
    }
}
