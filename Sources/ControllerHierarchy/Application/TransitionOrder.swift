/// Which side hears first, for each kind of transition.
///
/// Source: lifecycle-rotation.md 1.4; navigation-containment.md R10, R13.
struct TransitionOrder {
    enum Side {
        case leaving
        case arriving

        var other: Side { self == .leaving ? .arriving : .leaving }
    }

    /// The side that hears its will-callback first, and the one that hears its did-callback first.
    let firstWill: Side
    let firstDid: Side
    let undoing: Undoing

    /// What a cancelled transition sends: the opposite will and its did, for each side.
    enum Undoing {
        /// All of one side, then all of the other.
        case oneAfterTheOther(first: Side)
        /// Both wills, then both dids.
        case inTurn(first: Side)

        /// The steps in order.
        var steps: [(side: Side, step: Step)] {
            switch self {
            case .oneAfterTheOther(let first):
                [(first, .will), (first, .did), (first.other, .will), (first.other, .did)]
            case .inTurn(let first):
                [(first, .will), (first.other, .will), (first, .did), (first.other, .did)]
            }
        }
    }

    enum Step {
        case will
        case did
    }

    /// Sends the wills to sides of one controller each, of which either may be empty; as `TransitionSides`,
    /// without making sides that hold them.
    func sendWills(
        leaving: ViewController?, arriving: ViewController?, animated: Bool
    ) throws(Interruption) {
        try sendWill(firstWill, leaving: leaving, arriving: arriving, animated: animated)
        try sendWill(firstWill.other, leaving: leaving, arriving: arriving, animated: animated)
    }

    func sendWill(
        _ side: Side, leaving: ViewController?, arriving: ViewController?, animated: Bool
    ) throws(Interruption) {
        switch side {
        case .leaving: try leaving?.beginInTransition(false, animated: animated)
        case .arriving: try arriving?.beginInTransition(true, animated: animated)
        }
    }

    static let navigation = TransitionOrder(
        firstWill: .leaving, firstDid: .leaving, undoing: .oneAfterTheOther(first: .arriving))

    static let modal = TransitionOrder(
        firstWill: .leaving, firstDid: .arriving, undoing: .oneAfterTheOther(first: .arriving))

    static let tab = TransitionOrder(
        firstWill: .arriving, firstDid: .leaving, undoing: .oneAfterTheOther(first: .arriving))

    /// Source: tab-tap-fades-ios18.
    static let tabFade = TransitionOrder(
        firstWill: .arriving, firstDid: .arriving, undoing: .oneAfterTheOther(first: .arriving))

    static let child = modal

    static let pageScroll = TransitionOrder(
        firstWill: .arriving, firstDid: .arriving, undoing: .oneAfterTheOther(first: .leaving))

    static let pageCurl = TransitionOrder(
        firstWill: .arriving, firstDid: .leaving, undoing: .inTurn(first: .arriving))
}

/// The two sides of a transition, of which either may be empty, and what is sent to them.
struct TransitionSides {
    private let leaving: Few<ViewController>
    private let arriving: Few<ViewController>
    private let order: TransitionOrder

    /// Sides of one controller each, as most containers have them.
    init(leaving: ViewController?, arriving: ViewController?, order: TransitionOrder) {
        self.leaving = Few(leaving)
        self.arriving = Few(arriving)
        self.order = order
    }

    /// Sides of several controllers, such as facing pages or columns.
    init(leaving: [ViewController], arriving: [ViewController], order: TransitionOrder) {
        self.leaving = Few(leaving)
        self.arriving = Few(arriving)
        self.order = order
    }

    func sendWills(animated: Bool) throws(Interruption) {
        try sendFirstWill(animated: animated)
        try sendSecondWill(animated: animated)
    }

    func sendFirstWill(animated: Bool) throws(Interruption) {
        try begin(order.firstWill, isUndoing: false, animated: animated)
    }

    func sendSecondWill(animated: Bool) throws(Interruption) {
        try begin(order.firstWill.other, isUndoing: false, animated: animated)
    }

    func sendDids() throws(Interruption) {
        try end(order.firstDid)
        try end(order.firstDid.other)
    }

    /// - Parameter hasPlace: Whether what was leaving has its place still; else it goes on leaving.
    func sendUndoing(
        animated: Bool, hasPlace: (ViewController) -> Bool = { _ in true }
    ) throws(Interruption) {
        for (side, step) in order.undoing.steps {
            switch step {
            case .will: try begin(side, isUndoing: true, animated: animated, hasPlace: hasPlace)
            case .did: try end(side)
            }
        }
    }

    private func begin(
        _ side: TransitionOrder.Side, isUndoing: Bool, animated: Bool,
        hasPlace: (ViewController) -> Bool = { _ in true }
    ) throws(Interruption) {
        let isAppearing = (side == .arriving) != isUndoing
        try visit(side) { (member) throws(Interruption) in
            guard !isAppearing || hasPlace(member) else { return }
            try member.beginInTransition(isAppearing, animated: animated)
        }
    }

    private func end(_ side: TransitionOrder.Side) throws(Interruption) {
        try visit(side) { (member) throws(Interruption) in try member.endAppearanceOfHearer() }
    }

    @inline(__always)
    private func visit(
        _ side: TransitionOrder.Side, _ body: (ViewController) throws(Interruption) -> Void
    ) throws(Interruption) {
        switch side {
        case .leaving: try leaving.visit(body)
        case .arriving: try arriving.visit(body)
        }
    }
}

extension ViewController {
    /// Begins the appearance of a side's controller, or of what stands in its place, if it does not go there.
    fileprivate func beginInTransition(_ isAppearing: Bool, animated: Bool) throws(Interruption) {
        let goal: AppearanceState = isAppearing ? .appeared : .disappeared
        try withHearer { (hearer) throws(Interruption) in
            guard hearer.appearance.goal != goal else { return }
            try hearer.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }
}
