/// `UIPresentationController`: one presentation, from the request to the end of the dismissal.
final class PresentationController {
    private let owner: UnretainedReference<Application>
    /// The controller that was resolved to present.
    ///
    /// It cannot end before whoever follows the link: the presenter holds the presentation and, when it ends,
    /// takes it out of the application's list and cuts the links of the presented controllers to it; a
    /// transition holds the presenter until `release`. What lasts longer is `releaseControllers` alone, in a
    /// chain that leaves in several parts: it leaves a presenter alone that `link` did not hold.
    let unmanagedPresenting: Unmanaged<ViewController>
    /// The controller on screen: the one that was to be presented, or the one its delegate gave instead.
    private(set) var presented: ViewController
    /// The controller that was to be presented, whose delegate is the presentation's.
    let original: ViewController
    /// The controller that was to be presented, when another one stands for it and does not contain it.
    private(set) var replaced: ViewController?
    /// The controller on which `present` was called.
    let source: Identity
    /// The style that was asked for, after resolution.
    let requestedStyle: ModalPresentationStyle
    /// The style in force, after resolution and adaptation.
    var style: ModalPresentationStyle
    private let givenCustom: CustomPresentation?
    /// Whether the presenter's view leaves the window when the presentation is complete.
    private(set) var removesPresentersView: Bool
    /// Whether the presented view stands in the place of its context's view, inside of that one's container.
    private(set) var takesPlaceInContainer = false
    /// Whether presenter and presented controller know of each other, as all do but those in the popovers of
    /// iOS 5 to 7, which popover controllers show.
    let isLinked: Bool
    var isBeingPresented = true { didSet { noteFlags() } }
    var isBeingDismissed = false { didSet { noteFlags() } }
    /// Whether the controller disappears because of its dismissal, and not because of another one before.
    var isTakenAway = false
    /// The presentation or dismissal that has been asked for and has not ended.
    var transition: Transition?
    /// The handler of a dismissal that waits until the presentation has ended.
    var dismissalToFollow: (isAnimated: Bool, completion: CompletionHandler)?
    /// What a finger does with the sheet, where no transition follows it.
    var drag: SheetDrag?
    /// The delegate that the presentation had to its end.
    private(set) var lastDelegate: Boxed<PresentationDelegate>?

    init(
        presenting: ViewController, presented: ViewController, original: ViewController, source: Identity,
        requestedStyle: ModalPresentationStyle, style: ModalPresentationStyle, custom: CustomPresentation?
    ) {
        owner = UnretainedReference(presenting.application)
        unmanagedPresenting = .passUnretained(presenting)
        self.presented = presented
        self.original = original
        replaced = presented === original || original.parent != nil ? nil : original
        self.source = source
        self.requestedStyle = requestedStyle
        self.style = style
        givenCustom = custom
        removesPresentersView = false
        isLinked =
            original.popoverController == nil
            || presenting.application.behavior.holds(.hasPresentationControllers)
        noteStyle()
    }

    var application: Application { owner.object }

    /// The app's own presentation controller, as long as the presentation has not adapted to another style.
    ///
    /// Source: adapt-custom.
    var custom: CustomPresentation? { style == .custom ? givenCustom : nil }

    /// The app's own presentation controller that chooses the style to adapt to.
    var adaptiveCustom: CustomPresentation? {
        requestedStyle == .custom && givenCustom?.choosesAdaptiveStyle ?? false ? givenCustom : nil
    }

    /// The controller that was resolved to present.
    var presenting: ViewController { unmanagedPresenting.takeUnretainedValue() }

    /// Looks at the controller on screen without counting a reference to it; the presentation holds it.
    ///
    /// - Parameter look: It sends no message, and so leaves the presentation as it is.
    @inline(__always)
    func withPresented<Result>(_ look: (ViewController) -> Result) -> Result {
        Unmanaged.passUnretained(presented)._withUnsafeGuaranteedRef(look)
    }

    /// Hands on the controller on screen and the one that presents it, without counting references to them.
    ///
    /// The presentation, or the transition that calls this, is an owner of both.
    @inline(__always)
    func borrow<Result>(
        _ body: (_ presented: ViewController, _ presenting: ViewController) throws(Interruption) -> Result
    ) throws(Interruption) -> Result {
        try Unmanaged.passUnretained(presented).borrowed { (presented) throws(Interruption) in
            try unmanagedPresenting.borrowed { (presenting) throws(Interruption) in
                try body(presented, presenting)
            }
        }
    }

    /// Follows a change of the style: whether the presenter's view has to leave depends on it.
    func noteStyle() { removesPresentersView = styleRemovesPresentersView }

    /// Inside of a popover the presenter's view stays: `viewDidAppear` does not come back there.
    ///
    /// Source: presentation.md section 1; shouldRemovePresentersView-drives-presenter-callbacks,
    /// popover-presented-viewDidAppear-doc, presenter-reappears-by-style.
    var styleRemovesPresentersView: Bool {
        let styleAround = unmanagedPresenting._withUnsafeGuaranteedRef { presenting in
            presenting.unmanagedRoot._withUnsafeGuaranteedRef { $0.styleOfPresentation }
        }
        if original.isAlert || styleAround == .popover { return false }
        if let custom { return custom.removesPresentersView }
        return PresentationStyleRules.removesPresentersView(style)
    }

    /// Whether the controller comes or goes at this moment.
    var isRunning: Bool {
        guard let transition else { return false }
        return transition.hasBegun || isBeingDismissed
    }

    /// Ties presenter and presented controller together, as `present` does at once.
    ///
    /// Source: present-presentedViewController-sync.
    func link(from presenter: ViewController) throws(Interruption) {
        let presented = presented
        try presenter.checkDepth(with: presented)
        if isLinked { presenter.presentation = self }
        application.transitions.add(self)
        if holdsPresenter { presenter.addOwner() }
        // One that was the root before may still have a context in the window.
        // Source: context-of-old-root-presented.
        try presented.changePlace { noteLink() }
        presented.addOwner()
        if presented !== original { original.addOwner() }
    }

    /// Tells those that it shows which presentation they are in.
    private func noteLink() {
        withPresented { $0.presentedBy = self }
        replaced?.presentedBy = self
        noteFlags()
    }

    /// Puts another controller in the place of the presented one, which has left the screen.
    func exchange(for other: ViewController) {
        let old = presented
        old.leavePresentation()
        replaced?.leavePresentation()
        presented = other
        replaced = other === original || original.parent != nil ? nil : original
        noteLink()
        // `link` and this hold the original in any case, and besides it what stands for it.
        if other !== original { other.addOwner() }
        if old !== original { old.removeOwner() }
    }

    /// Lays the presenter out under a sheet that comes or goes, as UIKit does from iOS 26 on.
    ///
    /// Source: page-sheet-lays-out-presenter, where the number of passes is not given.
    func layOutPresenter() {
        guard style.isSheet, application.behavior.holds(.sheetsLayOutPresenter) else { return }
        for controller in presenting.shownHierarchy
        where controller === presenting || controller.parent?.resizesChildren ?? false {
            controller.setNeedsLayout()
        }
    }

    /// One that has left the presentation, which may end later, is neither presented nor dismissed by it.
    private func noteFlags() {
        withPresented { $0.noteFlags(of: self) }
        replaced?.noteFlags(of: self)
    }

    /// Cuts the presenter's link; the presented controller's is cut before its last callback.
    func unlinkPresenter() {
        unmanagedPresenting._withUnsafeGuaranteedRef { if $0.presentation === self { $0.presentation = nil } }
        application.transitions.remove(self)
        replaced?.leavePresentation()
    }

    /// Without links nothing else keeps the presenter alive for `presenting`, whatever the rule says.
    private var holdsPresenter: Bool {
        application.behavior.holds(.presentationHoldsPresenter) || !isLinked
    }

    /// Takes from the presented controller what was set of this presentation controller: the next one is new.
    ///
    /// Source: sheet-new-presentation-controller.
    func retire() {
        guard application.behavior.holds(.hasPresentationControllers) else { return }
        lastDelegate = presented.presentationDelegate
        original.retiredPresentationDelegate = lastDelegate
        presented.presentationDelegate = nil
        presented.popoverAnchor = nil
        if style.isSheet { presented.forgetSheet() }
    }

    /// Lets go of the controllers that `link` held, which end with the current piece of work and not in here.
    ///
    /// A presenter that is not held may have ended before.
    func releaseControllers() {
        withPresented { $0.removeOwner() }
        if presented !== original { original.removeOwner() }
        if holdsPresenter { unmanagedPresenting._withUnsafeGuaranteedRef { $0.removeOwner() } }
    }

    /// Whether the presented view covers the view of its presenter, which is the context, and no more.
    var isInContext: Bool {
        style == .currentContext || style == .overCurrentContext || custom?.presentsInContext ?? false
    }

    /// Notes, when the presented view is put into the hierarchy, whether it takes the place of its context's
    /// view inside of that one's container.
    func notePlace() {
        takesPlaceInContainer = isInContext && removesPresentersView && presenting.parent != nil
    }

    /// Whether the presented controller had begun to go with the container around the context before it was
    /// to be dismissed.
    ///
    /// Source: dismissal-in-context-as-container-leaves.
    var leavesWithContainer: Bool {
        takesPlaceInContainer && presented.appearance.isUnderWay && !isTakenAway
            && transition is DismissTransition
    }

    /// Whether the container around the presenter goes on showing.
    ///
    /// Source: dismissal-in-context-as-container-leaves.
    var containerIsBack: Bool {
        presenting.parent?.appearance.goal == .appeared
    }

    /// Whether the context's own view has made place for the presented one.
    var replacesContext: Bool { takesPlaceInContainer && transition == nil }

    /// Whether the presented controller owns the whole window, so that nothing is asked of those below; in a
    /// context it does when that is itself a root, or was presented so.
    ///
    /// Source: presentation.md R2; resolve-context-of-root-owns-window.
    var ownsWindow: Bool {
        guard isInContext else { return true }
        return presenting.parent == nil && presenting.presentedBy?.ownsWindow ?? true
    }

    var isPartialCurl: Bool { style == .fullScreen && presented.modalTransitionStyle == .partialCurl }

    /// The class that UIKit prints in messages about the presentation.
    var printed: String { "<\(className): \(presented.identity.label)>" }

    /// The name of the class of the presentation controller in force.
    var className: String { className(in: style) }

    /// The name of the class of the presentation controller in that style: the requested one, or the one to
    /// which it has adapted.
    func className(in style: ModalPresentationStyle) -> String {
        if style == .custom, let givenCustom { return givenCustom.identity.className }
        if presented.isAlert { return presented.alertPresentationClassName(style) }
        let behavior = application.behavior
        if presented.isActivityViewController, style == .popover, !behavior.holds(.activityExceptionExplains)
        {
            return "_UIAlertControllerActionSheetRegularPresentationController"
        }
        return PresentationController.className(of: style)
    }

    /// The name of the class of UIKit's that presents in that style.
    static func className(of style: ModalPresentationStyle) -> String {
        switch style {
        case .fullScreen: "_UIFullscreenPresentationController"
        case .currentContext: "_UICurrentContextPresentationController"
        case .overFullScreen: "_UIOverFullscreenPresentationController"
        case .overCurrentContext: "_UIOverCurrentContextPresentationController"
        case .pageSheet: "_UIPageSheetPresentationController"
        case .formSheet: "_UIFormSheetPresentationController"
        case .popover: "UIPopoverPresentationController"
        default: "UIPresentationController"
        }
    }
}
