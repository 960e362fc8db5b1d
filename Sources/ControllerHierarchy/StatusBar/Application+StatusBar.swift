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
        guard let front = statusBarFront else { return ignore(because: "the window has no root") }
        try front.controllerAsked(.isHidden).askWhetherStatusBarIsHidden()
        try front.controllerAsked(.style).askStatusBarStyle()
    }

    /// The root, or the controller presented above it that took over the status bar.
    ///
    /// A presented controller that did not take over keeps those above it from being asked.
    /// Source: status-presented-not-asked, status-popover-stops.
    var statusBarFront: ViewController? {
        var front: Unmanaged<ViewController>?
        visitPresentedChain(in: window) { controller in
            let presentedBy = front == nil ? nil : controller.unmanagedPresentedBy
            guard presentedBy?._withUnsafeGuaranteedRef({ $0.takesOverStatusBar }) ?? true else {
                return false
            }
            front = .passUnretained(controller)
            return true
        }
        return front?.takeUnretainedValue()
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
        system.setInCallStatusBar(isShown)
        for controller in topsInWindow.flatMap(\.shownHierarchy)
        where controller.parent?.resizesChildren ?? true {
            controller.setNeedsLayout()
        }
    }
}

extension PresentationController {
    var takesOverStatusBar: Bool {
        withPresented { presented in
            if style == .fullScreen, presented.appClass.builtIn != .alertController { return true }
            return presented.setting(.modalPresentationCapturesStatusBarAppearance)?.bool ?? false
        }
    }
}

extension ViewController {
    /// Goes down to the controller that answers for itself, asking those on the way for their child.
    func controllerAsked(
        _ question: Application.StatusBarQuestion
    ) throws(Interruption) -> ViewController {
        var asked = self
        while let child = try asked.askForStatusBarChild(question) { asked = child }
        return asked
    }

    /// The child that decides instead.
    ///
    /// A controller of the app's that does not override the question has no child to name.
    private func askForStatusBarChild(
        _ question: Application.StatusBarQuestion
    ) throws(Interruption) -> ViewController? {
        guard resizesChildren || setting(question.child.property) != nil else { return nil }
        let deciding = try childDeciding(question)
        guard application.mayPause else {
            try ask(question.child.callback, unheardAnswer: Value(deciding))
            return deciding.flatMap(containedChild)
        }
        return try ask(question.child.callback, answer: deciding).flatMap(containedChild)
    }

    /// The child that decides instead, without a question to the app.
    private func childDeciding(
        _ question: Application.StatusBarQuestion
    ) throws(Interruption) -> ViewController? {
        let child: ViewController?
        if let own = setting(question.child.property) {
            child = try own.string.map { (name) throws(Interruption) in try self.application.find(name) }
        } else {
            child = resizesChildren ? statusBarChild(question) : nil
        }
        return child.flatMap(containedChild)
    }

    /// A controller that names itself or one that it does not contain would be asked for ever.
    private func containedChild(_ child: ViewController) -> ViewController? {
        child !== self && child.isContained(in: self) ? child : nil
    }

    /// Whether the status bar is hidden while this controller decides on it.
    func hidesStatusBar() throws(Interruption) -> Bool {
        var decider = self
        while let child = try decider.childDeciding(.isHidden) { decider = child }
        let given = decider.lastGivenAnswer(to: .prefersStatusBarHidden)
        return (given ?? decider.value(of: .prefersStatusBarHidden)).bool ?? false
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
