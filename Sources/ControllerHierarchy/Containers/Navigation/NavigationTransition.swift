/// The change from one displayed controller of a navigation controller to another.
///
/// Source: navigation-containment.md R4 to R10 and its later evidence.
final class NavigationTransition: Transition {
    enum Kind {
        /// The first controller that the stack shows; it appears together with the navigation controller.
        case initial
        case push
        case pop
    }

    /// It holds a transition that has not begun, and is held by one that has.
    private let unmanagedNavigation: Unmanaged<NavigationController>
    /// The transition is an owner of both until `release`, which forgets them.
    private var unmanagedFrom, unmanagedTo: Unmanaged<ViewController>?
    private(set) var kind: Kind
    /// Whether `setViewControllers` caused the transition.
    var isReplacing = false
    /// Controllers that leave the stack with this transition, `from` among them if it was popped.
    var leaving = Few<ViewController>()
    /// The top that an animated pop of several takes off, until both sides have heard that they will.
    var topAhead: ViewController?
    /// Those of `leaving` that were popped without animation, and have no parent from the call on.
    var cut: [ViewController] = []
    /// The stack as it was before a replacement that may be taken back, else empty.
    private(set) var replacedStack: [ViewController] = []
    /// Whether the view of `from` was not in some other view when the transition began.
    private(set) var takesFromAway = true
    /// Whether another change met this transition while it ran.
    var interruption: Kind?
    /// Whether the stack's own appearance has ended that of the new top as well.
    var isUnbalanced = false

    static let animationDuration = 0.35

    init(
        _ navigationController: NavigationController, from: ViewController?, to: ViewController?, kind: Kind,
        isAnimated: Bool
    ) {
        unmanagedNavigation = .passUnretained(navigationController)
        unmanagedFrom = from.map(Unmanaged.passUnretained)
        unmanagedTo = to.map(Unmanaged.passUnretained)
        self.kind = kind
        super.init(
            application: navigationController.application, isAnimated: isAnimated,
            duration: NavigationTransition.animationDuration)
        from?.addOwner()
        to?.addOwner()
    }

    var navigationController: NavigationController { unmanagedNavigation.takeUnretainedValue() }
    override var container: ViewController? { navigationController }
    /// Who is displayed before; nil behind the end, as `to` is.
    var from: ViewController? { unmanagedFrom?.takeUnretainedValue() }
    /// Who is to be displayed.
    var to: ViewController? { unmanagedTo?.takeUnretainedValue() }

    override var name: String { "the transition of \(navigationController.identity.label)" }

    var isInitial: Bool { kind == .initial }

    override var hasCoordinator: Bool { !isInitial }

    /// Whether the app has taken a controller out and presented it, whose appearance then ends with that.
    func isPresentedInstead(_ controller: ViewController) -> Bool {
        controller.unmanagedParent == nil && controller.presentedBy != nil
    }

    /// Changes the goal of a transition that has not begun.
    func retarget(to newTop: ViewController?, kind: Kind) {
        newTop?.addOwner()
        to?.removeOwner()
        unmanagedTo = newTop.map(Unmanaged.passUnretained)
        topAhead = nil
        if self.kind != .initial { self.kind = kind }
    }

    /// Names a controller that leaves the stack with this transition.
    func alsoLeaving(_ controller: ViewController) {
        controller.addOwner()
        leaving.append(controller)
    }

    /// Keeps the stack that is replaced, for an animator that may take the replacement back.
    func keep(_ stack: [ViewController]) {
        guard replacedStack.isEmpty else { return }
        replacedStack = stack
        for controller in stack { controller.addOwner() }
    }

    override func involves(_ controller: ViewController) -> Bool { controller === from || controller === to }

    override func endGesture(completed: Bool) throws(Interruption) {
        try super.endGesture(completed: completed)
        if !completed { try application.uncoverResponder() }
    }

    override func cancelGesture() throws(Interruption) {
        try navigationController.endPendingSwipe()
        try super.cancelGesture()
    }

    override func makeWay() throws(Interruption) {
        if navigationController.transition === self { navigationController.transition = nil }
        if from !== to { try from?.removeView(from: navigationController) }
        if let from, from !== to, from.hearer.appearance.state == .disappearing {
            try from.endAppearanceOfHearer()
        }
    }

    override func start() throws(Interruption) {
        try borrow { (navigation, from, to) throws(Interruption) in
            try start(in: navigation, from: from, to: to)
        }
    }

    /// Hands on all three, since each look at the properties counts a reference.
    @inline(__always)
    private func borrow<Result>(
        _ body: (NavigationController, ViewController?, ViewController?) throws(Interruption) -> Result
    ) throws(Interruption) -> Result {
        try unmanagedNavigation.borrowed { (navigation) throws(Interruption) in
            try unmanagedFrom.borrowed { (from) throws(Interruption) in
                try unmanagedTo.borrowed { (to) throws(Interruption) in try body(navigation, from, to) }
            }
        }
    }

    private func start(
        in navigation: NavigationController, from: ViewController?, to: ViewController?
    ) throws(Interruption) {
        navigation.addOwner()
        try navigation.transition?.giveWay()
        navigation.transition = self
        takesFromAway = from?.isElsewhere(than: navigation) != true
        drive()
        try navigation.splitOfColumns?.tellOfStack(from: from, to: to)
        animation = try askForAnimation(in: navigation)
        if !isInitial { try navigation.askAboutStatusBar(forTop: to) }
        try sendWills(from: from, to: to, in: navigation)
        topAhead = nil
        to?.defineContextOfSearch()
        if !isInitial { try navigation.askAboutEdges(to) }
        if let to { try navigation.announce(to, insteadOf: from, animated: isAnimated) }
        try application.followResponder()
        if isAnimated, !isInitial {
            if kind == .pop { try from?.askForZoomSource() } else { try to?.askForZoomSource() }
        }
        to?.putViewOfHearer(into: navigation)
        navigation.displayed = to
        if isInitial {
            to?.setNeedsLayout()
            if let to, application.life.isLaunching,
                to.isConstrainedRoot || application.behavior.holds(.navigationRootIsLaidOutTwiceAtLaunch)
            {
                to.extraLayoutPasses = 1
            }
            if navigation.appearance.state == .appeared { try finish(completed: true) }
            return
        }
        try updateForLayoutGuides(from: from, to: to)
        if isAnimated {
            if laysOut(to) { to?.setNeedsLayout() }
            if kind == .push, let to, to.isLaidOutTwiceWithoutScene { to.extraLayoutPasses = 1 }
            try animation?.start(in: application)
            if animation?.isInteractive ?? false { isInteractive = true }
            if !isInteractive { application.runLoop.schedule(.finish(self), after: duration) }
        } else {
            let laysOut = laysOut(to)
            try finish(completed: true)
            if laysOut { to?.setNeedsLayout() }
        }
    }

    /// Loads the view that comes and sends the two wills, among which it loads in some versions.
    ///
    /// On 9 and 10 only the will of the one that comes asks for it: animated, by call stacks of 9.1 to 10.2.
    /// Source: nav-push-ios9, push-loads-late-ios10; hb-push-pop-ios8, tiyunjia-push-pop-ios11.
    private func sendWills(
        from: ViewController?, to arriving: ViewController?, in navigation: NavigationController
    ) throws(Interruption) {
        let loadsLate = application.behavior.holds(.pushedViewLoadsBehindFirstWill)
        let comesWithStack = isInitial && navigation.appearance.goal == .appeared
        if !loadsLate { try load(arriving, in: navigation) }
        let leaving = takesFromAway ? from : nil
        let order = TransitionOrder.navigation
        if from !== arriving {
            try order.sendWill(order.firstWill, leaving: leaving, arriving: arriving, animated: isAnimated)
        }
        if loadsLate { try load(arriving, in: navigation) }
        // Which loading it has sent away again. Source: tab-left-as-first-of-stack-loads-ios12.
        if comesWithStack, navigation.appearance.goal == .disappeared { return }
        if from !== arriving {
            try order.sendWill(
                order.firstWill.other, leaving: leaving, arriving: arriving, animated: isAnimated)
        }
    }

    private func load(
        _ arriving: ViewController?, in navigation: NavigationController
    ) throws(Interruption) {
        try arriving?.loadViewIfNeeded()
        if !isInitial { try navigation.askAboutEdges(arriving) }
    }

    /// A controller that comes back is as it was laid out before, unless it never was.
    private func laysOut(_ arriving: ViewController?) -> Bool {
        // A view that was loaded again has not been laid out yet.
        kind == .push || arriving?.hasEnteredWindow == false || arriving?.hasBeenLaidOut == false
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        try borrow { (navigation, from, to) throws(Interruption) in
            if !completed {
                try cancel()
            } else if let from {
                try from.withHearer { (hearer) throws(Interruption) in
                    try complete(in: navigation, from: from, hearer: hearer, to: to)
                }
            } else {
                try complete(in: navigation, from: nil, hearer: nil, to: to)
            }
            if navigation.transition === self { navigation.transition = nil }
            return completed
        }
    }

    override func release(completed: Bool) {
        unmanagedFrom?._withUnsafeGuaranteedRef { $0.removeOwner() }
        unmanagedTo?._withUnsafeGuaranteedRef { $0.removeOwner() }
        (unmanagedFrom, unmanagedTo) = (nil, nil)
        leaving.visit { $0.removeOwner() }
        leaving = Few()
        for controller in replacedStack { controller.removeOwner() }
        replacedStack = []
    }

    override func goOn() throws(Interruption) {
        try unmanagedNavigation.borrowed { (navigation) throws(Interruption) in try goOn(in: navigation) }
    }

    private func goOn(in navigation: NavigationController) throws(Interruption) {
        try navigation.moreList?.stackDidChange()
        try navigation.runQueuedChange()
        if !navigation.displaysTop { navigation.setNeedsLayout() }
        try navigation.letLostGo()
        navigation.removeOwner()
    }

    /// Tells the delegate of the first controller before its viewDidAppear as well as at the end.
    ///
    /// Source: navigation-containment.md R9; openradar 29912893, the first two steps.
    func announceEarly() throws(Interruption) {
        let isTwice =
            navigationController.isArrivingTab || application.behavior.holds(.didShowComesTwiceAtLaunch)
        guard isInitial, isTwice, let to else { return }
        try navigationController.sendDelegate(.navigationDidShow, to, animated: isAnimated)
    }
}
