/// Who decides on the status bar, and what UIKit asks of it.
///
/// Source: lifecycle-rotation.md 1.9; status-doc-walk, status-nav-asks.
extension Application {
    /// The things on which a controller may leave the decision to a child of its own choice.
    enum StatusBarQuestion {
        case isHidden
        case style
        /// Whether the home indicator at the bottom hides.
        case homeIndicator
        /// At which edges of the screen gestures of the app come before those of the system.
        case screenEdges
        /// Whether the pointer stays where it is.
        case pointerLock
        /// Whether the interface stays in its orientation.
        case orientationLock

        var child: (callback: Callback, property: Property) {
            switch self {
            case .isHidden: (.childForStatusBarHidden, .childForStatusBarHidden)
            case .style: (.childForStatusBarStyle, .childForStatusBarStyle)
            case .homeIndicator: (.childForHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden)
            case .screenEdges:
                (.childForScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures)
            case .pointerLock: (.childForPointerLock, .childViewControllerForPointerLock)
            case .orientationLock: (.childForInterfaceOrientationLock, .childForInterfaceOrientationLock)
            }
        }
    }

    /// Asks for the status bar's appearance again, from the window's root on.
    func updateStatusBarAppearance() throws(Interruption) {
        guard let front = unmanagedStatusBarFront else {
            return ignore(because: "the window has no root")
        }
        try front.borrowed { (front) throws(Interruption) in
            // The style comes first. Source: practise-status-bar-asked-thrice-ios9.
            try front.controllerAsked(.style).askStatusBarStyle()
            try front.controllerAsked(.isHidden).askWhetherStatusBarIsHidden()
        }
    }

    /// Asks for the status bar's appearance because another controller has come to decide on it.
    ///
    /// Only those are asked who override the questions: of all others the answers are known.
    ///
    /// Source: practise-status-bar-asked-thrice-ios9, srg-status-bar-of-modal-asked-ios12.
    func askForStatusBar() throws(Interruption) {
        guard mayDecideOnStatusBar, behavior.holds(.controllersDecideOnStatusBar) else { return }
        try unmanagedStatusBarFront?.borrowed { (front) throws(Interruption) in
            try front.askWhereOverridden(.style, .preferredStatusBarStyle, .preferredStatusBarStyle)
            try front.askWhereOverridden(.isHidden, .prefersStatusBarHidden, .prefersStatusBarHidden)
        }
    }

    /// Whether the app's classes, settings or own code may answer; of most apps nothing does.
    private var mayDecideOnStatusBar: Bool { hasDecidedOnStatusBar || system.pauses != nil }

    /// Asks all that another controller in front decides on.
    func askForNewFront() throws(Interruption) {
        try askForStatusBar()
        try askSystemQuestions()
    }

    /// The questions that a launch repeats when the application's delegate has heard of it.
    ///
    /// Source: practise-status-bar-asked-thrice-ios9.
    func askForStatusBarAfterLaunch() throws(Interruption) {
        guard behavior.holds(.launchAsksForStatusBarThrice) else { return }
        for _ in 0..<2 { try askForStatusBar() }
    }

    /// Asks for the style alone, where the app has overridden who answers or the answer.
    ///
    /// Source: practise-status-bar-asked-thrice-ios9 (a stack that answers as its top does); sarunw.com,
    /// childForStatusBarStyle.
    func askForStatusBarStyle() throws(Interruption) {
        guard mayDecideOnStatusBar else { return }
        try unmanagedStatusBarFront?.borrowed { (front) throws(Interruption) in
            try front.askWhereOverridden(.style, .preferredStatusBarStyle, .preferredStatusBarStyle)
        }
    }

    /// The root, or the controller presented above it that took over the status bar.
    ///
    /// A presented controller that did not take over keeps those above it from being asked.
    /// Source: status-presented-not-asked, status-popover-stops.
    var unmanagedStatusBarFront: Unmanaged<ViewController>? {
        var front: Unmanaged<ViewController>?
        visitPresentedChain(from: window.unmanagedRoot) { controller in
            let presentedBy = front == nil ? nil : controller.unmanagedPresentedBy
            guard presentedBy?._withUnsafeGuaranteedRef({ $0.takesOverStatusBar }) ?? true else {
                return false
            }
            front = .passUnretained(controller)
            return true
        }
        return front
    }

    /// The in-call status bar comes or goes: everybody in view is laid out, and no size is told.
    ///
    /// Phones without a home button show calls beside the notch. Source: rot-incall-statusbar.
    func setInCallStatusBar(_ isShown: Bool) {
        guard device.idiom == .phone, device.hasHomeButton, isShown != system.hasInCallStatusBar else {
            return ignore(
                because: isShown == system.hasInCallStatusBar
                    ? "the status bar is so already" : "the device has no such status bar")
        }
        controllers.all.noteGrowthOutOfView { system.setInCallStatusBar(isShown) }
        for controller in topsInWindow.flatMap(\.shownHierarchy)
        where controller.parent?.resizesChildren ?? true {
            controller.setNeedsLayout()
        }
    }
}

extension Callback {
    /// The questions of who decides on the status bar, and how.
    static let decidingOnStatusBar: [Callback] = [
        .prefersStatusBarHidden, .preferredStatusBarStyle, .childForStatusBarHidden, .childForStatusBarStyle,
    ]
}

extension Property {
    /// Whether it is an answer to one of them.
    var decidesOnStatusBar: Bool {
        switch self {
        case .prefersStatusBarHidden, .preferredStatusBarStyle, .childForStatusBarHidden,
            .childForStatusBarStyle:
            true
        default: false
        }
    }
}

extension PresentationController {
    /// Source: status-presented-not-asked, radar-custom-style-takes-status-bar-ios9;
    /// neuburg-search-hides-the-status-bar-ios12 for a search.
    var takesOverStatusBar: Bool {
        withPresented { presented in
            if presented is SearchController { return true }
            if style == .fullScreen, presented.appClass.builtIn != .alertController { return true }
            // An alert's presentation is UIKit's own, whatever its style.
            let isCustom = presented.modalPresentationStyle == .custom
            if isCustom, application.behavior.holds(.customPresentationsTakeStatusBar) { return true }
            return presented.setting(.modalPresentationCapturesStatusBarAppearance)?.bool ?? false
        }
    }
}

extension ViewController {
    /// Goes down to the controller that answers for itself, asking those on the way for their child.
    func controllerAsked(
        _ question: Application.StatusBarQuestion
    ) throws(Interruption) -> ViewController {
        try askForStatusBarChild(question)?.controllerAsked(question) ?? self
    }

    /// The child that decides instead.
    ///
    /// A controller of the app's that does not override the question has no child to name.
    ///
    /// - Parameter mayLack: Whether the child that a class names may not be there yet, as at a launch.
    func askForStatusBarChild(
        _ question: Application.StatusBarQuestion, mayLack: Bool = false
    ) throws(Interruption) -> ViewController? {
        guard resizesChildren || setting(question.child.property) != nil else { return nil }
        let deciding = try childDeciding(question, mayLack: mayLack)
        guard application.mayPause else {
            try ask(question.child.callback, unheardAnswer: Value(deciding))
            return containedChild(deciding)
        }
        return containedChild(try ask(question.child.callback, answer: deciding))
    }

    /// Goes down to the controller that answers for itself, and asks it; only overrides are asked.
    func askWhereOverridden(
        _ question: Application.StatusBarQuestion, _ callback: Callback, _ property: Property
    ) throws(Interruption) {
        if let child = try childDecidingWhereOverridden(question) {
            return try child.askWhereOverridden(question, callback, property)
        }
        guard overrides(callback, property) else { return }
        try ask(callback, unheardAnswer: plainValue(of: property))
    }

    private func childDecidingWhereOverridden(
        _ question: Application.StatusBarQuestion
    ) throws(Interruption) -> ViewController? {
        guard overrides(question.child.callback, question.child.property) else {
            return resizesChildren ? containedChild(statusBarChild(question)) : nil
        }
        return try askForStatusBarChild(question, mayLack: true)
    }

    /// Whether the app answers a question: its class does, the instance was given an answer, or the call
    /// stops for the app's own code.
    private func overrides(_ callback: Callback, _ property: Property) -> Bool {
        setting(property) != nil || appClass.overrides(callback) || application.stops(in: callback, of: self)
    }

    /// The child that decides instead, without a question to the app.
    private func childDeciding(
        _ question: Application.StatusBarQuestion, mayLack: Bool = false
    ) throws(Interruption) -> ViewController? {
        let child: ViewController?
        if let own = setting(question.child.property) {
            child = try own.string.flatMap { (name) throws(Interruption) in
                mayLack ? self.application.controllers.find(name) : try self.application.find(name)
            }
        } else {
            child = resizesChildren ? statusBarChild(question) : nil
        }
        return containedChild(child)
    }

    /// A controller that names itself or one that it does not contain would be asked for ever.
    private func containedChild(_ child: ViewController?) -> ViewController? {
        if let child, child !== self, child.isContained(in: self) { return child }
        return nil
    }

    /// Whether the status bar is hidden while this controller decides on it.
    func hidesStatusBar() throws(Interruption) -> Bool {
        if let child = try childDeciding(.isHidden) { return try child.hidesStatusBar() }
        let given = lastGivenAnswer(to: .prefersStatusBarHidden)
        return (given ?? value(of: .prefersStatusBarHidden)).bool ?? false
    }

    /// Source: status-reask, nav-push-parent-callbacks-ios7.
    func askWhetherStatusBarIsHidden() throws(Interruption) {
        try ask(.prefersStatusBarHidden, unheardAnswer: plainValue(of: .prefersStatusBarHidden))
        try ask(
            .preferredStatusBarUpdateAnimation,
            unheardAnswer: plainValue(of: .preferredStatusBarUpdateAnimation))
    }

    fileprivate func askStatusBarStyle() throws(Interruption) {
        try ask(.preferredStatusBarStyle, unheardAnswer: plainValue(of: .preferredStatusBarStyle))
    }
}
