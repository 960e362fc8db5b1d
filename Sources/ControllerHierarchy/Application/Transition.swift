/// A change from one controller to another, from its preparation to its end.
class Transition {
    private let owner: UnretainedReference<Application>
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
        didSet { application.transitions.setHeld(isInteractive, self) }
    }
    /// What the app has asked the transition's coordinator for.
    var coordinator = TransitionCoordinator()
    final private(set) var phase = Phase.requested
    /// Whether it is in the list of those that drive.
    private var isDriving = false

    /// From the request to the end.
    enum Phase: Int {
        case requested
        /// The will-callbacks are being sent or have been.
        case running
        /// The did-callbacks are being sent, or what undoes the will-callbacks.
        case ending
        case over
    }

    init(application: Application, isAnimated: Bool, duration: Double) {
        owner = UnretainedReference(application)
        self.isAnimated = isAnimated
        standardDuration = duration
    }

    final var application: Application { owner.object }

    /// How the transition is called in the list of what is still waiting.
    var name: String { "transition" }

    /// The container whose members change; nil where the transition concerns no container's members.
    var container: ViewController? { nil }

    /// Whether the app is given its coordinator while it drives.
    var hasCoordinator: Bool { true }

    final var hasBegun: Bool { phase != .requested }

    /// Whether the did-callbacks are being sent or have been.
    final var isFinishing: Bool { phase == .ending || phase == .over }

    // MARK: The way to the end

    /// Sends the will-callbacks and starts the animation.
    final func begin() throws(Interruption) {
        phase = .running
        scheduleAnimation()
        try start()
    }

    /// Sends the did-callbacks, or undoes the will-callbacks of a cancelled transition; then tells all who
    /// wait for the end.
    final func finish(completed: Bool) throws(Interruption) {
        guard !isFinishing else { return }
        try runAlongside()
        phase = .ending
        let completed = try end(completed: completed)
        letGo()
        try tellOfEnd(completed: completed)
        try animation?.end(completed: completed, in: application)
        try runCompletions(completed: completed)
        phase = .over
        release(completed: completed)
        try goOn()
    }

    /// Ends without the callbacks of an end, because another change takes its place.
    final func giveWay() throws(Interruption) {
        guard !isFinishing else { return }
        phase = .ending
        try makeWay()
        abandon()
        container?.removeOwner()
    }

    /// Ends without a word, as what has not begun does.
    final func abandon() {
        phase = .over
        letGo()
        release(completed: false)
        dropBlocks()
    }

    // MARK: What each kind says

    /// Sends the will-callbacks, brings the views, and starts the animation or ends at once.
    func start() throws(Interruption) {}

    /// Goes on with what `start` has left for later.
    func carryOn() throws(Interruption) {}

    /// Takes away the views of the side that goes, and sends the did-callbacks or what undoes the others.
    ///
    /// - Returns: whether the transition is completed in the end.
    func end(completed: Bool) throws(Interruption) -> Bool { completed }

    /// Takes away what stands in the way of another change.
    func makeWay() throws(Interruption) {}

    /// Calls the app's completion handler, or the delegate.
    func tellOfEnd(completed: Bool) throws(Interruption) {}

    /// Gives up what the transition has held since it was requested.
    func release(completed: Bool) {}

    /// Goes on with what waited for the end.
    func goOn() throws(Interruption) {}

    /// Whether a controller is one of those whose appearance the transition drives.
    func involves(_ controller: ViewController) -> Bool { false }

    // MARK: The finger

    /// The controller on whose view the finger lies.
    var touched: ViewController? { container }

    /// Follows the finger's lift: tells who waits for it, and ends.
    func endGesture(completed: Bool) throws(Interruption) {
        isInteractive = false
        try runInteractionChanges(cancelled: !completed)
        try finish(completed: completed)
    }

    /// Follows an interruption, which takes the finger off the screen.
    func cancelGesture() throws(Interruption) {
        guard isInteractive, hasBegun, !isFinishing else { return }
        try endGesture(completed: false)
    }

    // MARK: Driving

    /// From now on containers leave the appearance of those involved to the transition.
    final func drive() {
        isDriving = true
        application.transitions.drive(self)
    }

    /// Leaves those involved to their containers again.
    final func letGo() {
        guard isDriving else { return }
        isDriving = false
        application.transitions.letGo(self)
    }
}

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
