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
    unowned(unsafe) let navigationController: NavigationController
    override var container: ViewController? { navigationController }
    private(set) var kind: Kind
    let from: ViewController?
    private(set) var to: ViewController?
    /// Whether `setViewControllers` caused the transition.
    var isReplacing = false
    /// Controllers that leave the stack with this transition, `from` among them if it was popped.
    private(set) var leaving = Few<ViewController>()
    /// The top that an animated pop of several takes off, until both sides have heard that they will.
    var topAhead: ViewController?
    /// Those of `leaving` that were popped without animation, and have no parent from the call on.
    var cut: [ViewController] = []
    /// The stack as it was before a replacement that may be taken back, else empty.
    private(set) var replacedStack: [ViewController] = []
    /// Whether the view of `from` was not in some other view when the transition began.
    private var takesFromAway = true
    /// Whether another change met this transition while it ran.
    var interruption: Kind?
    /// Whether the stack's own appearance has ended that of the new top as well.
    var isUnbalanced = false

    static let animationDuration = 0.35

    init(
        _ navigationController: NavigationController, from: ViewController?, to: ViewController?, kind: Kind,
        isAnimated: Bool
    ) {
        self.navigationController = navigationController
        self.from = from
        self.to = to
        self.kind = kind
        super.init(
            application: navigationController.application, isAnimated: isAnimated,
            duration: NavigationTransition.animationDuration)
        from?.addOwner()
        to?.addOwner()
    }

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
        to = newTop
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

    /// Whether the old top hears nothing of its replacement.
    ///
    /// Source: nav-setvcs-no-willmove-ios7.
    private var silencesReplaced: Bool { application.behavior.holds(.replacedTopGetsNoParentCallbacks) }

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

    override func start() throws(Interruption) { try start(in: navigationController, to: to) }

    /// With parameters and no constants, of which each look for whether they are nil counts a reference.
    private func start(in navigation: NavigationController, to: ViewController?) throws(Interruption) {
        navigation.addOwner()
        try navigation.transition?.giveWay()
        navigation.transition = self
        takesFromAway = from?.isElsewhere(than: navigation) != true
        drive()
        try navigation.splitOfColumns?.tellOfStack(from: from, to: to)
        animation = try askForAnimation(in: navigation)
        if !isInitial { try navigation.askAboutStatusBar(forTop: to) }
        try sendWills(to: to, in: navigation)
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
        try updateForLayoutGuides()
        if isAnimated {
            if laysOutArriving { to?.setNeedsLayout() }
            if kind == .push, let to, to.isLaidOutTwiceWithoutScene { to.extraLayoutPasses = 1 }
            try animation?.start(in: application)
            if animation?.isInteractive ?? false { isInteractive = true }
            if !isInteractive { application.runLoop.schedule(.finish(self), after: duration) }
        } else {
            let laysOut = laysOutArriving
            try finish(completed: true)
            if laysOut { to?.setNeedsLayout() }
        }
    }

    /// Loads the view that comes and sends the two wills, among which it loads in some versions.
    ///
    /// On 9 and 10 only the will of the one that comes asks for it: animated, by call stacks of 9.1 to 10.2.
    /// Source: nav-push-ios9, push-loads-late-ios10; hb-push-pop-ios8, tiyunjia-push-pop-ios11.
    private func sendWills(
        to arriving: ViewController?, in navigation: NavigationController
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
    private var laysOutArriving: Bool {
        // A view that was loaded again has not been laid out yet.
        kind == .push || to?.hasEnteredWindow == false || to?.hasBeenLaidOut == false
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        let navigation = navigationController
        if completed { try complete(in: navigation, hearer: from?.hearer, to: to) } else { try cancel() }
        if navigation.transition === self { navigation.transition = nil }
        return completed
    }

    override func release(completed: Bool) {
        from?.removeOwner()
        to?.removeOwner()
        leaving.visit { $0.removeOwner() }
        leaving = Few()
        for controller in replacedStack { controller.removeOwner() }
        replacedStack = []
    }

    override func goOn() throws(Interruption) { try goOn(in: navigationController) }

    private func goOn(in navigation: NavigationController) throws(Interruption) {
        try navigation.moreList?.stackDidChange()
        try navigation.runQueuedChange()
        if navigation.displayed !== navigation.topViewController { navigation.setNeedsLayout() }
        try navigation.letLostGo()
        navigation.removeOwner()
    }

    private func complete(
        in navigation: NavigationController, hearer: ViewController?, to: ViewController?
    ) throws(Interruption) {
        try leaving.visit { (controller) throws(Interruption) in
            guard controller.isChild(of: navigation), isYetToLeave(controller) else { return }
            // The parent link is cut before viewDidDisappear. Source: nav-pop-parent-nil-at-diddisappear.
            try navigation.cutLink(of: controller)
        }
        if from !== to { try hearer?.removeView(from: navigation) }
        let finishesFirst = application.behavior.holds(.finishesNavigationBarBeforeUnbalanced)
        if finishesFirst { try warnOfUnexpectedState() }
        if interruption == .push || isUnbalanced, let to { try application.warnUnbalanced(to) }
        if from !== to, takesFromAway, let hearer { try from?.endAppearance(of: hearer) }
        try leaving.visit { (controller) throws(Interruption) in
            if controller.unmanagedParent == nil, !isReplacing || !silencesReplaced {
                try controller.sendDidMove(to: nil)
            }
            controller.removeOwner()
        }
        leaving = Few()
        if let to {
            try endUnlessHidden(to)
            if to.movement.contains(.isMovingToParent), to.isChild(of: navigation) {
                try to.sendDidMove(to: navigation)
            }
            if !isInitial { to.layOutForLayoutGuides() }
            try navigation.sendDelegate(.navigationDidShow, to, animated: isAnimated)
        }
        if !finishesFirst { try warnOfUnexpectedState() }
        try navigation.splitOfColumns?.tellOfEnd()
    }

    private func cancel() throws(Interruption) {
        let navigation = navigationController
        // The stack is whole before the first callback. Source: swipe-cancelled-stack-is-whole.
        let isTakenBack = !replacedStack.isEmpty
        if kind == .pop, !isTakenBack {
            navigation.viewControllers += leaving.filter { $0.parent === navigation }
        }
        if navigation.isOnScreen {
            let arriving = to.flatMap { isPresentedInstead($0) ? nil : $0 }
            let leaving = from.flatMap { !takesFromAway || isPresentedInstead($0) ? nil : $0 }
            try TransitionSides(leaving: leaving, arriving: arriving, order: .navigation)
                .sendUndoing(animated: isAnimated) { $0.hasPlace(in: navigation) }
        } else {
            // Something else has covered the navigation controller in the meantime.
            for controller in [to, from] { if let controller { try endUnlessHidden(controller) } }
        }
        try to?.removeView(from: navigation)
        // The app may have taken it elsewhere in the meantime.
        let returning = from.flatMap { $0.parent === navigation ? $0 : nil }
        returning?.putViewOfHearer(into: navigation)
        navigation.displayed = returning
        if kind == .push, !isReplacing, let to { try navigation.takeBack(to) }
        if kind == .pop || isTakenBack {
            leaving.visit { controller in
                controller.movement.subtract([.isMovingFromParent])
                controller.removeOwner()
            }
        }
        leaving = Few()
        if isTakenBack { try navigation.takeBack(to: replacedStack) }
        // Bars may have come and gone again. Source: safe-area-of-hidden-tab-bar, search-display-pushed.
        try navigation.takeBarsBack(to: returning, insteadOf: to)
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
