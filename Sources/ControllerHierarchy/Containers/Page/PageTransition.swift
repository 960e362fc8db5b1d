/// The turn from the pages in front to others, by a call or by the user's swipe.
///
/// Source: navigation-containment.md R13; page-scroll-finish-ios7, page-curl-cancel-ios7.
final class PageTransition: Transition {
    private let pageViewController: PageViewController
    private let leaving: [ViewController]
    /// Pages that were leaving when this turn took the place of another one.
    private let inherited: [ViewController]
    private var arriving: [ViewController]
    private let direction: PageViewController.Direction
    /// The handler of the setter; nil for a swipe, of which the delegate hears instead.
    private let completion: CompletionHandler?
    private let previous: [ViewController]
    /// Whether the arriving pages have been taken in, during which the app's code runs.
    private var isPrepared = false
    /// Whether the setter has asked for an animated turn to other pages while the finger was down.
    private var isLeftBehind = false

    static let animationDuration = 0.3

    /// - Parameter interrupted: The turn whose place this one takes.
    init(
        _ pageViewController: PageViewController, to pages: [ViewController],
        direction: PageViewController.Direction, isAnimated: Bool, completion: CompletionHandler?,
        insteadOf interrupted: PageTransition? = nil
    ) {
        self.pageViewController = pageViewController
        self.direction = direction
        self.completion = completion
        let current = pageViewController.viewControllers
        previous = current
        leaving = current.filter { page in !pages.contains { $0 === page } }
        arriving = pages.filter { page in !current.contains { $0 === page } }
        inherited = interrupted?.leaving.filter { page in !pages.contains { $0 === page } } ?? []
        super.init(
            application: pageViewController.application, isAnimated: isAnimated,
            duration: PageTransition.animationDuration)
        pageViewController.addOwner()
        for page in leaving + inherited + arriving { page.addOwner() }
    }

    override var container: ViewController? { pageViewController }

    override var name: String { "the page turn of \(pageViewController.identity.label)" }

    private var sides: TransitionSides {
        TransitionSides(
            leaving: leaving, arriving: arriving, order: pageViewController.scrolls ? .pageScroll : .pageCurl)
    }

    /// Whether pages become children before their views load, and a setter announces to the pages in front
    /// that they leave before it takes in the others.
    ///
    /// Source: probe-page-sets-ios26, of pages that scroll; idp-pages-set-animated-ios7, of those that a
    /// setter turns.
    private var containsFirst: Bool {
        guard pageViewController.scrolls else { return false }
        let behavior = application.behavior
        return behavior.holds(.pagesAreContainedFirst)
            || isAnimated && completion != nil && behavior.holds(.setPagesAreContainedBeforeTheyTurn)
    }

    /// Whether the page indicator is asked for before the pages move, which they do behind the setter.
    var asksFirst: Bool { containsFirst && isAnimated && completion != nil }

    /// Whether pages that are set without animation, and have no part in it, take this turn's place.
    ///
    /// Source: probe-page-interrupted-ios26.
    func givesWay(to pages: [ViewController]) -> Bool {
        asksFirst && isPrepared && !isFinishing && !pages.contains(where: involves)
            && application.behavior.holds(.pagesAreContainedFirst)
    }

    /// A page that a finger turns to cannot be turned to by the setter too; another takes the finger's away.
    ///
    /// Without animation no page can be set meanwhile, not even the one in front.
    /// Source: wakasugi-next-while-swiping-ios15, segmentedpager-selects-while-swiping-ios7;
    /// nnw-page-set-while-a-finger-turns-ios26, whose reason is that of ICViewPager's issue 67.
    func checkSwipe(
        againstTurnTo pages: [ViewController], direction: PageViewController.Direction, animated: Bool
    ) throws(Interruption) {
        guard isInteractive, completion == nil else { return }
        guard animated else {
            throw .exception(
                .internalInconsistency, "Invalid parameter not satisfying: [views count] == 3")
        }
        guard !pages.elementsEqual(arriving, by: ===) || direction != self.direction else {
            throw .exception(.internalInconsistency, "Duplicate states in queue")
        }
        isLeftBehind = true
    }

    override func endGesture(completed: Bool) throws(Interruption) {
        try super.endGesture(completed: completed)
        if isLeftBehind {
            throw .exception(.internalInconsistency, "No view controller managing visible view")
        }
    }

    override func involves(_ controller: ViewController) -> Bool {
        leaving.contains { $0 === controller } || arriving.contains { $0 === controller }
    }

    /// Takes the arriving pages in, which the setter does; what is told of the turn follows.
    func prepare() throws(Interruption) {
        let container = pageViewController
        if containsFirst, completion != nil {
            for page in leaving where page.parent === container {
                try page.send(.willMoveToParent, .controller(nil))
            }
        }
        for page in arriving where page.parent !== container {
            try container.addChild(page)
            if containsFirst { try page.sendDidMove(to: container) }
        }
        for page in arriving { try page.view() }
        leaveOutLost()
        if asksFirst { try container.askAboutPageIndicator() }
        isPrepared = true
    }

    override func start() throws(Interruption) {
        let container = pageViewController
        drive()
        if isPrepared {
            leaveOutLost()
        } else {
            container.transition = self
            if completion == nil { try sendWillTransition() }
            try prepare()
        }
        container.shown += arriving
        try sides.sendWills(animated: isAnimated)
        for page in arriving where page.parent === container { try container.place(page) }
        if !isAnimated {
            try finish(completed: true)
        } else if !isInteractive {
            application.runLoop.schedule(.finish(self), after: duration)
        }
    }

    /// Pages that the app takes out again while they load do not arrive.
    ///
    /// Source: page-leaves-while-it-loads.
    private func leaveOutLost() {
        let lost = arriving.filter { $0.parent !== pageViewController }
        arriving.removeAll { $0.parent !== pageViewController }
        for page in lost { page.removeOwner() }
    }

    /// Leaves the pages to the turn that takes this one's place.
    override func makeWay() throws(Interruption) {
        application.runLoop.cancel(self)
        guard let completion else { return }
        try application.complete(
            .setViewControllersCompletion, completion, payload: .values([.bool(false)]))
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        if completed { try complete() } else { try cancel() }
        pageViewController.transition = nil
        return completed
    }

    override func tellOfEnd(completed: Bool) throws(Interruption) {
        if let completion {
            try application.complete(
                .setViewControllersCompletion, completion, payload: .values([.bool(completed)]))
        } else {
            try sendDidFinish(completed: completed)
        }
        if completed {
            try pageViewController.remember(
                turned: direction, from: previous, isSwipe: completion == nil, isAnimated: isAnimated)
        }
    }

    override func release(completed: Bool) {
        for page in leaving + inherited + arriving { page.removeOwner() }
    }

    override func goOn() throws(Interruption) {
        try pageViewController.runQueuedChange()
        pageViewController.removeOwner()
    }

    private func complete() throws(Interruption) {
        let container = pageViewController
        let going = leaving + inherited
        for page in going where page.isSubview(of: container) { try page.leaveWithTransition() }
        container.shown.removeAll { page in going.contains { $0 === page } }
        if completion == nil { container.viewControllers = arriving.filter { $0.parent === container } }
        guard !containsFirst || isAnimated else {
            // Without animation the pages that go are gone before the others have come.
            for page in going { try page.endAppearanceOfHearer() }
            for page in inherited + leaving { try release(page) }
            for page in arriving { try page.endAppearanceOfHearer() }
            return
        }
        try sides.sendDids()
        for page in arriving where page.movement.contains(.isMovingToParent) {
            try page.sendDidMove(to: container)
        }
        for page in leaving { try release(page) }
    }

    private func cancel() throws(Interruption) {
        let container = pageViewController
        try sides.sendUndoing(animated: isAnimated) { $0.hasPlace(in: container) }
        container.shown.removeAll { page in arriving.contains { $0 === page } }
        for page in arriving {
            try page.removeView(from: container)
            try release(page)
        }
    }

    /// Takes a page that is no longer shown out of the container.
    private func release(_ page: ViewController) throws(Interruption) {
        guard page.parent === pageViewController else { return }
        try page.send(.willMoveToParent, .controller(nil))
        try page.removeFromParent()
        page.movement.subtract([.isMovingToParent, .isMovingFromParent])
    }

    /// Source: page-delegate-scroll-ios9; the method came with iOS 6.
    private func sendWillTransition() throws(Interruption) {
        guard pageViewController.delegate != nil, application.behavior.holds(.pageControllersScroll) else {
            return
        }
        try application.record(
            .pageWillTransition, target: pageViewController.identity,
            payload: .values([.array(arriving.map { .controller($0.identity.label) })]))
    }

    private func sendDidFinish(completed: Bool) throws(Interruption) {
        guard pageViewController.delegate != nil else { return }
        try application.record(
            .pageDidFinishAnimating, target: pageViewController.identity,
            payload: .values([
                .bool(true), .array(previous.map { .controller($0.identity.label) }), .bool(completed),
            ]))
    }
}
