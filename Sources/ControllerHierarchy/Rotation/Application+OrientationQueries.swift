/// Who decides on the interface orientation, and what UIKit asks of it.
///
/// Source: lifecycle-rotation.md 1.6; rot-who-is-asked.
extension Application {
    /// The window's root, or the topmost presented controller that fills the window.
    var orientationDecider: ViewController? { orientationDecider(in: window) }

    private func orientationDecider(in window: Window) -> ViewController? {
        var decider: Unmanaged<ViewController>?
        var isAboveDecider = true
        visitPresentedChain(from: window.unmanagedRoot) { controller in
            let presentedBy = controller.unmanagedPresentedBy
            isAboveDecider =
                presentedBy?._withUnsafeGuaranteedRef {
                    $0.decidesOnOrientation(isAboveDecider: isAboveDecider)
                } ?? true
            if isAboveDecider { decider = .passUnretained(controller) }
            return true
        }
        return decider?.takeUnretainedValue()
    }

    /// As a loop over `presentedChain(in:)`, without counting references: the window holds its root, and the
    /// list of presentations what is presented.
    ///
    /// - Parameters:
    ///   - root: A window's.
    ///   - body: It sends no message, and so leaves the list as it is; it says whether to go on.
    @inline(__always)
    func visitPresentedChain(from root: Unmanaged<ViewController>?, _ body: (ViewController) -> Bool) {
        var upcoming = root
        while let current = upcoming, current._withUnsafeGuaranteedRef(body) {
            if transitions.presentations.isEmpty { return }
            let root = current._withUnsafeGuaranteedRef { $0.unmanagedRoot.toOpaque() }
            let above = transitions.presentation(madeBelow: root) { !$0.isBeingDismissed }
            upcoming = above?._withUnsafeGuaranteedRef { .passUnretained($0.presented) }
        }
    }

    /// The main window's root and what is presented above it, the lowest first.
    ///
    /// What is being dismissed is left out.
    var presentedChain: PresentedChain { presentedChain(in: window) }

    func presentedChain(in window: Window) -> PresentedChain {
        PresentedChain(upcoming: window.rootViewController)
    }

    /// The controller presented above that top of a containment chain, unless it is being dismissed.
    func presented(above top: ViewController) -> ViewController? {
        presentation(madeBelow: top) { !$0.isBeingDismissed }?.presented
    }

    /// A sequence and no array: who is in front is asked for with each presentation.
    struct PresentedChain: Sequence, IteratorProtocol {
        fileprivate var upcoming: ViewController?

        mutating func next() -> ViewController? {
            guard let controller = upcoming else { return nil }
            upcoming = controller.application.presented(above: controller)
            return controller
        }
    }

    /// The orientations that the app's Info.plist lists, in its order.
    var listedOrientations: [InterfaceOrientation] {
        if let listed = definition.supportedInterfaceOrientations, !listed.isEmpty { return listed }
        return device.idiom.defaultOrientations
    }

    /// The orientations that the app allows: the delegate's answer, else those of its Info.plist.
    var applicationOrientations: [InterfaceOrientation] { orientationsForWindow ?? listedOrientations }

    /// What the delegate answers, where there is one and its version is asked.
    private var orientationsForWindow: [InterfaceOrientation]? {
        guard definition.isApplication, !behavior.holds(.asksForEachOrientation) else { return nil }
        return definition.orientationsForWindow
    }

    /// Asks the application's delegate, if it has the method, for the orientations of a window.
    ///
    /// Source: class reference iOS 6, `supportedInterfaceOrientations`; UIApplicationDelegate reference,
    /// `application(_:supportedInterfaceOrientationsFor:)`.
    @discardableResult
    func askApplicationOrientations(
        for window: @autoclosure () -> Window? = nil
    ) throws(Interruption) -> [InterfaceOrientation] {
        guard let answer = orientationsForWindow else { return listedOrientations }
        let given = try ask(
            .orientationsForWindow, [.string(window()?.name ?? Window.mainName)], target: parties.application,
            answer: answer.names)
        try runDelegateScripts(of: .orientationsForWindow)
        return given.orientations
    }

    /// Whether the app shares the screen of an iPad, so that the controllers' orientations do not count.
    ///
    /// Source: rot-multitasking-masks-ignored, radar-root-asked-on-old-pad-ios9.
    var isMultitasking: Bool {
        device.sharesScreen && behavior.holds(.padsMultitask)
            && InterfaceOrientation.allCases.allSatisfy(listedOrientations.contains)
    }

    /// Whether the controller that decides allows an orientation; asks what the version asks.
    func allows(_ orientation: InterfaceOrientation) throws(Interruption) -> Bool {
        // The delegate is asked in its turn.
        guard isPossible(orientation),
            orientationsForWindow != nil || listedOrientations.contains(orientation)
        else { return false }
        guard let decider = orientationDecider else {
            return try askApplicationOrientations().contains(orientation)
        }
        if behavior.holds(.asksForEachOrientation) { return try decider.askShouldAutorotate(to: orientation) }
        if try isLocked(decider) { return false }
        let isUnasked = orientation == .portrait && behavior.holds(.turnsToPortraitUnasked)
        let allowed = try supportedOrientations(of: decider, asksWhetherToTurn: !isUnasked)
        if behavior.holds(.hasTraitCollections) { try askOtherWindows() }
        return allowed?.contains(orientation) ?? false
    }

    /// Asks what stands in the other windows as well, which turn with the main one.
    ///
    /// Source: rdar 19592583; forcedotcom/SalesforceMobileSDK-iOS 2523; rotation-asks-every-window-ios9.
    private func askOtherWindows() throws(Interruption) {
        for window in windows.others {
            guard let decider = orientationDecider(in: window) else { continue }
            _ = try supportedOrientations(of: decider)
        }
    }

    /// A phone without a home button never turns upside down.
    private func isPossible(_ orientation: InterfaceOrientation) -> Bool {
        orientation != .portraitUpsideDown || device.idiom == .pad || device.hasHomeButton
    }

    /// Whether the one that decides, or the child on which it leaves the decision, keeps the orientation.
    ///
    /// Source: doc-locked-26; app-events-traits.md, section 12; orientation-lock-of-a-child.
    func isLocked(_ decider: ViewController) throws(Interruption) -> Bool {
        guard behavior.holds(.orientationCanBeLocked) else { return false }
        let asked = try decider.controllerAsked(.orientationLock)
        let isLocked = asked.appClass.answer(\.prefersInterfaceOrientationLocked) ?? false
        return try asked.ask(.prefersInterfaceOrientationLocked, answer: isLocked)
    }

    /// The orientations in which a controller's interface may stand, from iOS 6 on, in the app's order.
    ///
    /// - Parameters:
    ///   - isNew: whether they are asked for although an earlier answer is known.
    ///   - asksWhetherToTurn: whether the question whether to turn at all is put in so many words.
    /// - Returns: nil when the controller does not let the interface turn.
    /// - Throws: `UIApplicationInvalidInterfaceOrientation` when app and controller share none, from iOS 13
    ///   on of what is presented alone.
    func supportedOrientations(
        of decider: ViewController, isNew: Bool = false, asksWhetherToTurn: Bool = true
    ) throws(Interruption) -> [InterfaceOrientation]? {
        guard !isMultitasking else { return applicationOrientations }
        if behavior.holds(.remembersOrientations), !isNew, let known = decider.orientationsInForce {
            return known
        }
        if behavior.holds(.asksShouldAutorotate) {
            var autorotates = decider.setting(.shouldAutorotate)?.bool ?? true
            if asksWhetherToTurn { autorotates = try decider.ask(.shouldAutorotate, answer: autorotates) }
            guard autorotates else { return nil }
        }
        let (own, shared) = try askOrientations(of: decider)
        var common = shared
        if common.isEmpty {
            try refuseDisjointOrientations(of: decider)
            common = own
        }
        decider.orientationsInForce = common
        return common
    }

    /// Asks which orientations a controller supports, and which of them the app allows as well, in its order.
    func askOrientations(
        of decider: ViewController
    ) throws(Interruption) -> (own: [InterfaceOrientation], common: [InterfaceOrientation]) {
        let allowed = try askApplicationOrientations(for: decider.hostWindow)
        let own = try decider.askSupportedOrientations()
        return (own, own == allowed ? own : allowed.filter(own.contains))
    }

    /// Source: rot-mask-disjoint-12, rot-mask-disjoint-13; AppLovin-MAX-Unity-Plugin 371, whose stack of
    /// iOS 17.4.1 has it raised for a full screen presentation.
    private func refuseDisjointOrientations(of decider: ViewController) throws(Interruption) {
        guard behavior.holds(.raisesForDisjointOrientations) else { return }
        if decider.unmanagedPresentedBy == nil, behavior.holds(.rootsKeepDisjointOrientations) { return }
        let name =
            behavior.holds(.disjointOrientationsNameTheClass)
            ? "[\(decider.nameAsked) shouldAutorotate]" : "shouldAutorotate"
        throw .exception(
            .invalidInterfaceOrientation,
            "Supported orientations has no common orientation with the application, and \(name) is "
                + "returning YES")
    }

    /// The orientation to which the interface has to turn for a controller, up to iOS 5.
    ///
    /// It is asked for that in which the device is held, the present one and all that the app lists, until it
    /// agrees. In which order UIKit asks was not observed. Source: neuburg-modal-forces-turn-ios5.
    ///
    /// - Returns: nil if the interface stays, be it that the controller agrees to none of them.
    func orientationAsked(of decider: ViewController) throws(Interruption) -> InterfaceOrientation? {
        let listed = listedOrientations
        let current = device.orientation
        for orientation in [system.heldOrientation, current].filter(listed.contains) + listed {
            guard try decider.askShouldAutorotate(to: orientation) else { continue }
            return orientation == current ? nil : orientation
        }
        return nil
    }

    /// The orientation in which the interface should stand, of those that are allowed.
    func bestOrientation(of allowed: [InterfaceOrientation]) -> InterfaceOrientation {
        if allowed.contains(system.heldOrientation), isPossible(system.heldOrientation) {
            return system.heldOrientation
        }
        if allowed.contains(device.orientation) { return device.orientation }
        return allowed.first ?? device.orientation
    }
}

extension UserInterfaceIdiom {
    /// What an app allows that does not say so, and a controller that overrides nothing.
    ///
    /// Source: rot-who-is-asked.
    var defaultOrientations: [InterfaceOrientation] {
        self == .pad ? Self.padOrientations : Self.phoneOrientations
    }

    /// The same as an answer.
    var defaultOrientationsAnswer: Value { .array(self == .pad ? Self.padAnswer : Self.phoneAnswer) }

    // Every full-screen presentation asks for them. As literals they lie in the program, and nobody counts
    // references to them: of what is made at run time all threads would do so in one place.
    private static let padOrientations: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    private static let phoneOrientations: [InterfaceOrientation] = [
        .portrait, .landscapeLeft, .landscapeRight,
    ]
    private static let padAnswer: [Value] = [
        .string("portrait"), .string("portraitUpsideDown"), .string("landscapeLeft"),
        .string("landscapeRight"),
    ]
    private static let phoneAnswer: [Value] = [
        .string("portrait"), .string("landscapeLeft"), .string("landscapeRight"),
    ]
}

extension PresentationController {
    /// Whether the presented controller decides on the orientation instead of those below.
    ///
    /// Source: radar-custom-leaves-presenter-turned-ios9, radar-custom-on-custom-stays-upright-ios9.
    ///
    /// - Parameter isAboveDecider: Whether the one right below has decided until now.
    func decidesOnOrientation(isAboveDecider: Bool) -> Bool {
        turnsInterface || isAboveDecider && style == .custom && removesPresentersView
    }

    /// Whether the interface turns to what the presented controller wants as it comes, and back as it goes.
    ///
    /// Source: orientation-status-bar-summary, orientation-fullscreen-forced.
    var turnsInterface: Bool {
        style == .fullScreen
            || style == .overFullScreen && application.behavior.holds(.overFullScreenDecides)
    }
}
