/// Being told of a change of the environment, and passing it on.
///
/// Source: lifecycle-rotation.md 1.6.
extension ViewController {
    /// The children whose views this controller shows now.
    var shownChildren: [ViewController] {
        children.filter { showsView(of: $0) && $0.isVisible(in: self) }
    }

    /// Sends `willTransition(to:with:)` if the controller's own size classes will be others.
    ///
    /// Source: covered-misses-style.
    func tellOfTraits(in new: Environment) throws(Interruption) {
        let traits = traits(in: new)
        guard !knownEnvironment.traits.hasSizeClasses(of: traits) else {
            for child in shownChildren { try child.tellOfTraits(in: new) }
            return
        }
        try presentedBy?.custom?.tellOfEnvironment(.willTransitionToTraits, traits.value)
        try send(.willTransitionToTraits, .values([traits.value]))
    }

    /// Sends `viewWillTransition(to:with:)`; a child whose size stays hears nothing.
    ///
    /// A covered member of a stack, whose view stays as it is, is told the size that it has.
    /// Source: doc-size-same-skips-vwt; littlego-buried-root-told-of-turn-ios8.
    func tellOfSize(in new: Environment, isTop: Bool = false) throws(Interruption) {
        guard isTop || knownEnvironment.size != new.size else { return }
        let isCovered = parent?.showsView(of: self) == false
        let size = isCovered ? viewSize : application.transitions.resizing?.size(of: self) ?? new.size
        try send(.viewWillTransitionToSize, .values([.size(size)]))
    }

    /// UIKit's implementations of the two, which pass the message on; an override without super ends that.
    ///
    /// A class that gives its children a size of its own passes that on, to those that have it not yet.
    ///
    /// Source: mk-forward-super-point; rot-parent-child-8to15; UIContentContainer reference,
    /// size(forChildContentContainer:withParentContainerSize:); doc-size-same-skips-vwt.
    func forwardTransition(_ callback: Callback) throws(Interruption) {
        let new = application.transitions.resizing?.announced ?? windowEnvironment
        if callback == .willTransitionToTraits {
            for child in shownChildren { try child.tellOfTraits(in: new) }
        } else {
            try application.transitions.resizing?.tellOfRotation(self)
            guard let size = appClass.answer(\.childContentSize) else {
                for child in childrenToldOfSize { try child.tellOfSize(in: new) }
                return
            }
            for child in childrenToldOfSize where child.viewSize != size {
                try child.send(.viewWillTransitionToSize, .values([.size(size)]))
            }
        }
    }

    /// Notes the size that a covered controller was told of.
    ///
    /// Source: covered-stack-is-told-of-each-turn-ios9.
    func noteSizeOutOfView(_ new: Environment) {
        let known = knownEnvironment
        noteGrowth(from: known.size, to: new.size)
        outdatedEnvironment = Environment(
            orientation: new.orientation, size: new.size, traits: known.traits)
    }

    /// Notes what another size of its place means for a view that is not in the window.
    fileprivate func noteGrowth(from old: Size, to new: Size) {
        var growth = growthOutOfView ?? Size(width: 0, height: 0)
        growth.width += new.width - old.width
        growth.height += new.height - old.height
        growthOutOfView = growth == Size(width: 0, height: 0) ? nil : growth
    }

    /// Lays out a view that comes back into the window in another size than that in which it was laid out.
    ///
    /// Source: navigation-containment.md R6; covered-below-bars-ios6, covered-below-call-bar-ios9.
    func layOutInNewSize() {
        guard growthOutOfView != nil else { return }
        growthOutOfView = nil
        setNeedsLayout()
    }

    /// This controller and those that it shows, a parent before its children.
    var shownHierarchy: [ViewController] { [self] + shownChildren.flatMap(\.shownHierarchy) }

    /// Tells a controller that comes back into view what has changed while it was covered.
    ///
    /// Source: rot-offscreen-then-return.
    func catchUpWithEnvironment() throws(Interruption) {
        leaveSizeWhenLoaded()
        if hasEnteredWindow {
            returnsToWindow = true
            application.commit.enterWindow(self)
        }
        guard let known = outdatedEnvironment else { return }
        let current = windowEnvironment
        if application.behavior.holds(.hasTraitCollections) {
            try tellOfTraits(in: current)
            for controller in shownHierarchy { controller.awaitMissedTraitChange() }
        }
        outdatedEnvironment = nil
        if known.size != current.size, !keepsSize(from: known, to: current) { setNeedsLayout() }
    }

    /// Whether the controller is in what a turn of an iPad leaves as large as it is.
    ///
    /// Source: doc-size-same-skips-vwt; covered-form-sheet-keeps-its-size-ipad9.
    func keepsSize(from old: Environment, to new: Environment) -> Bool {
        guard let presentation = rootAncestor.presentedBy else { return false }
        // The presentation has the traits of the window, and not those that it gives.
        let before = Environment(orientation: old.orientation, size: old.size, traits: new.traits)
        return presentation.keepsSize(presentation.presentedViewSize(in: before), in: new)
    }

    /// Has those whose views the app put below this one's view without `addChild` catch up as well, although
    /// no appearance is sent to them.
    ///
    /// Source: view-alone-hears-of-missed-traits.
    func bringAlongUnparentedControllers() throws(Interruption) {
        var unparented: [ViewController] = []
        unmanagedView?._withUnsafeGuaranteedRef { own in
            own.visitSubviewControllers { if $0.unmanagedParent == nil { unparented.append($0) } }
        }
        for controller in unparented {
            for shown in controller.shownHierarchy where shown.hasEnteredWindow {
                application.commit.enterWindow(shown)
            }
            try controller.catchUpWithEnvironment()
        }
    }

    /// Notes that the controller has been told of new traits which its view gets in the window.
    private func awaitMissedTraitChange() {
        let traits = traits(in: windowEnvironment)
        guard let known = outdatedEnvironment?.traits, known != traits else { return }
        previousTraits = known
        outdatedEnvironment?.traits = traits
        application.commit.enterWindow(self)
    }

    /// Sends `traitCollectionDidChange` for a change that the controller missed while it was covered.
    func deliverMissedTraitChange() throws(Interruption) {
        guard let previous = previousTraits else { return }
        previousTraits = nil
        guard previous != traits(in: windowEnvironment) else { return }
        try tellOfTraitChange(from: previous)
    }
}

extension Sequence<ViewController> {
    /// Notes after a change by how much the places of those have grown whose views are out of the window.
    func noteGrowthOutOfView(_ change: () -> Void) {
        let covered = filter { $0.hasEnteredWindow && !$0.isInWindow }
        let before = covered.map(\.viewSize)
        change()
        for (controller, size) in zip(covered, before) {
            controller.noteGrowth(from: size, to: controller.viewSize)
        }
    }
}
