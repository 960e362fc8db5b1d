/// A change from one controller to another, from its preparation to its end.
class Transition {
    private let owner: UnretainedReference<Application>
    let isAnimated: Bool
    /// The app's own animation, if a delegate handed one out.
    var animation: CustomAnimation?
    private let standardDuration: Double
    /// Virtual seconds that the animation takes.
    var duration: Double { animation?.duration ?? standardDuration }
    /// Whether it takes its time: also where an animator of the app's is called without animation.
    final var moves: Bool { isAnimated || animation != nil }
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
