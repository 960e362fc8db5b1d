/// Managing the view.
extension ViewController {
    var isViewLoaded: Bool { viewIfLoaded != nil }

    /// The view, loaded if it has to be; nil only when the app's `loadView` leaves it so.
    ///
    /// Source: lifecycle-rotation.md 1.1; load-lazy-getter, load-loadview-sets-nothing.
    @discardableResult
    func view() throws(Interruption) -> View? {
        if viewIfLoaded == nil {
            try send(.loadView)
            if hearsThatItsViewLoads { try send(.viewDidLoad) }
        }
        return viewIfLoaded
    }

    /// Whether `viewDidLoad()` comes behind `loadView()`, as it does but for what hosts SwiftUI up to 14.4.
    ///
    /// Source: brave-hosting-controller-does-not-load-ios14.4; cryptomator/ios 282 (iOS 14).
    private var hearsThatItsViewLoads: Bool {
        appClass.builtIn != .hostingController
            || !application.behavior.holds(.hostingControllersLoadUntold)
    }

    func loadViewIfNeeded() throws(Interruption) {
        try view()
    }

    /// `loadView()` called by the app: a new view takes the place of any other, and no `viewDidLoad` follows.
    ///
    /// The new view takes the place of the old one, but not while that is about to come there: then the old
    /// one stays in its window without a controller, and the new one is in none.
    /// Source: load-called-by-hand, load-called-by-hand-late, liquid-own-animator-there-and-back-ios12.
    func loadViewAnew() throws(Interruption) {
        application.log.noteChange()
        let old = viewIfLoaded
        viewIfLoaded = nil
        hasBeenLaidOut = false
        // Also where the app's code raises: no view may stand anywhere that its controller knows nothing of.
        defer { old?.dissolve() }
        try send(.loadView)
        if let old, mayReplace(old) { viewIfLoaded?.takePlace(of: old) }
    }

    /// UIKit's implementation: the view of the scene or of a nib, else a plain one, or what the app's class
    /// makes in its place.
    func loadView() throws(Interruption) {
        // To ask makes an object of the path.
        if viewIfLoaded == nil, appClass.overridesAnything, let size = appClass.answer(\.loadedViewSize) {
            viewIfLoaded = View(controller: self)
            viewIfLoaded?.sizeWhenLoaded = size
            viewIfLoaded?.isMadeByApp = true
        }
        if viewIfLoaded == nil {
            let isArchived = origin != nil || application.bundle.hasNibs
            if isArchived { try findNib() }
            viewIfLoaded = View(controller: self)
            if !hasEnteredWindow { viewIfLoaded?.sizeWhenLoaded = sizeWhenLoaded }
            if isArchived { try connectView() }
            if appClass.sceneHasConstraints != nil { takesPartInAutoLayout = true }
        }
        // Source: no-auto-layout-ios6. Views that are made in code are taken to have constraints.
        awaitsUpdateConstraints =
            application.behavior.holds(.updatesConstraintsBeforeFirstLayout)
            && documentUsesAutoLayout ?? true && !hasNoConstraints
    }

    /// The window whose hierarchy holds the view; never loads it.
    var window: Window? { viewIfLoaded?.window }
    /// The view, which lasts at least until a message is sent or a hierarchy changes.
    var unmanagedView: Unmanaged<View>? { viewIfLoaded.map(Unmanaged.passUnretained) }
    /// Whether a window's hierarchy holds the view.
    var isInWindow: Bool { unmanagedView?._withUnsafeGuaranteedRef { $0.isInWindow } ?? false }

    /// The view into which the controller's own view belongs now: its container's, or the window's.
    ///
    /// Nil when nothing shows the controller, such as an old root or a child that is not in front.
    var placeInHierarchy: View? {
        if let unmanagedParent {
            return unmanagedParent._withUnsafeGuaranteedRef { $0.showsView(of: self) ? $0.viewIfLoaded : nil }
        }
        if let presentedBy, presentedBy.takesPlaceInContainer {
            return presentedBy.presenting.placeInHierarchy
        }
        guard application.isRoot(self) || unmanagedPresentedBy != nil else { return nil }
        return withHostWindow { $0.view }
    }

    /// Asks for a layout pass in this turn's commit.
    func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        application.commit.layOut(self)
    }

    /// Lays out now what a later commit would lay out: the view and all below it, in the window or not.
    ///
    /// Source: layout-if-needed-without-window, layout-if-needed-reaches-children.
    func layoutIfNeeded() throws(Interruption) {
        guard let own = viewIfLoaded else { return }
        if isInWindow {
            if needsLayout {
                application.commit.withdrawLayout(of: self)
                try sendIsAppearing()
                try layOut()
            }
        } else {
            traitsOutsideWindows = nil
            if takeLayoutOnReturn() || needsLayout || !hasBeenLaidOut { try layOut() }
        }
        for view in own.subviews { try view.controller?.layoutIfNeeded() }
    }

    /// Lays out a window's root whose view a presentation takes out of the window, or puts back.
    ///
    /// Logs of apps without Auto Layout have no such pass.
    ///
    /// Source: segue-modal-button, segue-modal-unwind-layout.
    func layOutAsCoveredRoot() {
        guard takesPartInAutoLayout, application.isRoot(self),
            application.behavior.holds(.coveredRootsAreLaidOut)
        else { return }
        setNeedsLayout()
    }

    /// What a view's first move into a window changes: its traits, margins and safe area.
    ///
    /// Containers adapt to what their traits are in their place, on the way to which they may have changed.
    ///
    /// Source: lifecycle-rotation.md 1.3; launch-margins-safearea;
    /// split-compact-by-own-override-as-selected-ios17, split-compact-by-override-as-it-returns-ios17.
    func enterWindow() throws(Interruption) {
        try deliverMissedTraitChange()
        if returnsToWindow, isInWindow {
            returnsToWindow = false
            try sizeClassDidChange()
            layOutInNewSize()
            try tellOfMissedSafeArea()
            try bringAlongUnparentedControllers()
        }
        guard !hasEnteredWindow, appearance.state != .disappeared, isInWindow else { return }
        hasEnteredWindow = true
        traitsOutsideWindows = nil
        viewIfLoaded?.sizeWhenLoaded = nil
        setNeedsLayout()
        setNeedsFirstUpdates()
        try sizeClassDidChange()
        try bringAlongUnparentedControllers()
        try bringAlongLateChildren()
        try application.followResponder(isEntering: true)
        if application.behavior.holds(.traitsChangeOnEnteringWindow) {
            try send(.traitCollectionDidChange, .values([.null]))
        }
        // Source: launch-trait-counts-sizetest-ios13.
        if application.life.isLaunching, parent?.isStack ?? false,
            application.behavior.holds(.stackMembersAreToldOfTraitsAtLaunch)
        {
            try send(.willTransitionToTraits, .values([traits(in: windowEnvironment).value]))
        }
        if application.behavior.holds(.safeAreaChangesOnEnteringWindow) {
            try tellOfFirstSafeArea()
        }
    }

    /// One layout pass of the controller's view, its container's work included.
    ///
    /// Source: lifecycle-rotation.md 1.5.
    func layOut() throws(Interruption) {
        needsLayout = false
        guard isViewLoaded else { return }
        if !pendingUpdates.isEmpty { try update() }
        // A tab bar comes and goes with what is pushed.
        if unmanagedParent != nil, isStack { try tellOfMissedSafeArea() }
        try updateConstraints()
        let changes = viewIfLoaded?.subviewChanges
        try send(.viewWillLayoutSubviews)
        // Source: rot6-removal-relayout.
        let isOutdated = viewIfLoaded?.subviewChanges != changes
        try layoutSubviews()
        try send(.viewDidLayoutSubviews)
        hasBeenLaidOut = true
        // The first layout of a view reaches what the app has put into it by hand.
        unmanagedView?._withUnsafeGuaranteedRef { own in
            own.visitSubviewControllers { controller in
                guard controller.unmanagedParent == nil, !controller.hasBeenLaidOut else { return }
                controller.setNeedsLayout()
            }
        }
        if isOutdated { setNeedsLayout() }
        if extraLayoutPasses > 0 {
            extraLayoutPasses -= 1
            setNeedsLayout()
        }
    }
}
