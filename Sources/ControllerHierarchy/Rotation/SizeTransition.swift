/// The change of a window's orientation, size or traits from iOS 8 on, told from the top down.
///
/// Source: lifecycle-rotation.md 1.6; rot-parent-child-8to15, rot-nav-layout-after-transitions.
final class SizeTransition: Transition {
    private let new: Environment
    /// The controllers that hear of it from UIKit: the window's root and those presented above it.
    private let tops: [ViewController]
    /// Presenters out of sight that hear of the size all the same.
    private let coveredPresenters: [ViewController]
    /// Whether the size is told: a launch that is forced to turn tells of the traits alone.
    var tellsOfSize = true
    /// Whether `traitCollectionDidChange` is sent; where not, the first move into the window brings it.
    var sendsTraitChange = true
    /// Whether split view controllers are still to hear of their traits, before which their columns stay.
    ///
    /// Source: canvas-traits-ahead-of-separation-ios16.
    private(set) var holdsColumns = false
    /// The windows that get another size, all of one now; nil for every window.
    var windows: [Window]?
    /// Whether everything in the window changes, and not what the tops show alone.
    var concernsWholeWindow = false
    /// Whether the layout comes at once and not in the commit.
    var laysOutNow = true
    /// Traits that become the window's own with the new environment.
    var traitsToSet: [Value.Member] = []
    /// The tops whose own code has passed no blocks; their coordinator speaks for itself.
    private var topsOfCompletion: [ViewController] = []
    /// Those of the tops that are presented in a part of the window, which stays as large as it is.
    private var unchanged: [ViewController] = []
    /// The environment of which controllers are being told before it is the present one.
    private(set) var announced: Environment?
    /// Layout passes that follow the first one.
    var extraLayoutPasses: Int16 = 0
    /// The presentations that adapt to the new size class.
    private var adaptations: [PresentationAdaptation] = []
    /// The orientation before, if the interface turns.
    private let orientationBefore: InterfaceOrientation?
    /// Those whose classes know the old rotation callbacks alone, as often as they hear of each.
    private var toldOfRotation: [ViewController] = []

    /// What a rotation takes by a quarter turn.
    static let duration = 0.3

    init(
        _ application: Application, to new: Environment, tops: [ViewController],
        coveredPresenters: [ViewController] = [], isAnimated: Bool = true,
        turning orientation: InterfaceOrientation? = nil
    ) {
        self.new = new
        self.tops = tops
        self.coveredPresenters = coveredPresenters
        let orientation = orientation ?? application.device.orientation
        orientationBefore = orientation == new.orientation ? nil : orientation
        super.init(application: application, isAnimated: isAnimated, duration: SizeTransition.duration)
        for top in tops { top.addOwner() }
    }

    override var name: String { "the size transition of the window" }

    override func start() throws(Interruption) {
        let outer = application.transitions.setResizing(self)
        defer { _ = application.transitions.setResizing(outer) }
        announced = outer?.announced
        let isResized = new.size != (windows?.first ?? application.window).size
        let before = orientationBefore ?? application.device.orientation
        let movesBars = new.orientation.isLandscape != before.isLandscape
        let sizes = tops.map { $0.presentedBy?.presentedViewSize }
        for top in tops {
            if let adaptation = try top.presentedBy?.adapt(to: new) { adaptations.append(adaptation) }
        }
        unchanged = zip(tops, sizes).filter { $0.presentedBy?.keepsSize($1, in: new) ?? false }.map(\.0)
        try announce()
        // Views of controllers that nobody tells have traits and a size all the same.
        let told =
            concernsWholeWindow
            ? application.controllersInWindow(windows)
            : tops.filter(\.isInHierarchy).flatMap(\.shownHierarchy)
        let known = told.map { ($0, $0.knownEnvironment) }
        holdsColumns = application.behavior.holds(.splitsHearOfTraitsFirst)
        try application.adopt(new, setting: traitsToSet, telling: told, in: windows)
        for adaptation in adaptations { try adaptation.perform() }
        holdsColumns = false
        if sendsTraitChange { try sendTraitChanges(known) }
        if isResized { try layOut(known.filter { !isUnchanged($0.0.rootAncestor) }, movesBars: movesBars) }
        if laysOutNow { try application.layOutNow() }
        for controller in toldOfRotation where controller.isInHierarchy {
            try controller.send(
                .willAnimateRotation, .values([.string(new.orientation.rawValue), .number(duration)]))
        }
        guard tellsOfSize else { return try finish(completed: true) }
        let own = coordinator
        try runAlongside()
        topsOfCompletion = tops.filter { !own.concerns($0) && !isUnchanged($0) }
        for top in topsOfCompletion where top.isInHierarchy {
            try application.record(.coordinatorAlongside, target: top.identity, flags: top.flags)
        }
        if turnsWindow {
            try application.turnKeyboard(isBack: false)
            if application.behavior.holds(.keyboardTurnsTwice) {
                try application.turnKeyboard(isBack: true)
            }
        }
        guard isAnimated else { return try finish(completed: true) }
        application.runLoop.schedule(.finish(self), after: duration)
    }

    /// How large a controller's view will be.
    func size(of controller: ViewController) -> Size { controller.viewSize(in: new) }

    private func isUnchanged(_ top: ViewController) -> Bool { unchanged.contains { $0 === top } }

    /// `willTransition` down the tree, then `viewWillTransition`, all before anything has changed.
    private func announce() throws(Interruption) {
        let outer = announced
        announced = new
        defer { announced = outer }
        for top in tops { try top.tellOfTraits(in: new) }
        guard tellsOfSize else { return }
        for presenter in coveredPresenters {
            if presenter.keepsSize(from: presenter.windowEnvironment, to: new) { continue }
            try presenter.tellOfSize(in: new)
            for told in presenter.shownHierarchy { told.noteSizeOutOfView(new) }
        }
        for top in tops where top.isInHierarchy {
            try top.presentedBy?.custom?.tellOfEnvironment(.viewWillTransitionToSize, .size(new.size))
            // What is presented in a part of the window hears of its own size alone.
            if isUnchanged(top) { continue }
            var own = new
            own.size = size(of: top)
            announced = own
            try top.tellOfSize(in: own, isTop: true)
        }
    }

    private func sendTraitChanges(_ before: [(ViewController, Environment)]) throws(Interruption) {
        for (controller, known) in before where controller.isInHierarchy {
            controller.keepTraits(known.traits, untilToldIn: new)
        }
        for (controller, known) in before where controller.isInHierarchy {
            guard controller.traits(in: new) != known.traits else { continue }
            // Up to iOS 12 the first move into the window tells of the traits in any case.
            if !controller.hasEnteredWindow, application.behavior.holds(.traitsChangeOnEnteringWindow) {
                continue
            }
            try controller.tellOfKeptTraits(known.traits)
            if application.behavior.holds(.splitsHearOfTraitsFirst) { try controller.adaptColumns() }
        }
    }

    /// Asks for layout where the bounds change; a phone that lies down has another safe area, too.
    ///
    /// A turn lays the top of a stack out twice, and once more where it moves layout guides; a phone's root
    /// without constraints twice, too. Constraints are updated where the view has any, but for scenes that
    /// hold on to safe areas.
    ///
    /// Source: rot-safe-area-before-layout; rot-nav-layout-after-transitions, rot-nav-2018;
    /// kingcos-storyboard-turn-ios10; swiftbook-clear-turned-is-laid-out-twice-ios16; rot6-uvc-condition,
    /// korean-calls-launch-ios14.
    private func layOut(_ before: [(ViewController, Environment)], movesBars: Bool) throws(Interruption) {
        let movesSafeArea =
            movesBars && tellsOfSize && application.device.idiom == .phone
            && application.behavior.holds(.safeAreaChangesOnEnteringWindow)
        for (controller, known) in before where controller.isInHierarchy {
            guard controller.parent?.resizesChildren ?? true else { continue }
            if movesSafeArea, controller.hasEnteredWindow {
                try controller.tell(of: controller.safeAreaInsets)
            } else if controller.changesMargins(from: known, to: new) {
                try controller.send(.viewLayoutMarginsDidChange)
            }
            if controller.takesPartInAutoLayout, !controller.followsSafeAreas {
                controller.awaitsUpdateConstraints = true
            }
            controller.extraLayoutPasses += extraLayoutPasses
            if orientationBefore != nil, tellsOfSize, controller.parent?.isStack ?? false {
                controller.extraLayoutPasses += controller.turnsWithLayoutGuides ? 2 : 1
            }
            if orientationBefore != nil, tellsOfSize, controller.isPhonesRootWithoutConstraints {
                controller.extraLayoutPasses += 1
            }
            controller.setNeedsLayout()
        }
    }

    /// Sends the first of the old rotation callbacks to a visible controller whose class knows these alone.
    ///
    /// Source: old-rotation-callbacks-alone; old-rotation-in-split-ios8, where each comes twice; class
    /// reference, "Handling View Rotations" ("If a view controller is not visible ...").
    func tellOfRotation(_ controller: ViewController) throws(Interruption) {
        guard orientationBefore != nil, controller.appClass.knowsOldRotationAlone, controller.isInWindow
        else { return }
        let isTwice =
            controller.splitViewController != nil
            && application.behavior.holds(.splitViewsTellOfRotationTwice)
        for _ in 0..<(isTwice ? 2 : 1) {
            controller.addOwner()
            toldOfRotation.append(controller)
            try controller.send(
                .willRotate, .values([.string(new.orientation.rawValue), .number(duration)]))
        }
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        if let orientationBefore {
            for controller in toldOfRotation where controller.isInHierarchy {
                try controller.send(.didRotate, .values([.string(orientationBefore.rawValue)]))
            }
        }
        for top in topsOfCompletion where top.isInHierarchy {
            try application.record(.coordinatorCompletion, target: top.identity, flags: top.flags)
        }
        if turnsWindow {
            if application.behavior.holds(.keyboardTurnsTwice) {
                try application.turnKeyboard(isBack: false)
            }
            try application.turnKeyboard(isBack: true)
        }
        return completed
    }

    /// Whether the whole interface turns, and the keyboard with it.
    private var turnsWindow: Bool { orientationBefore != nil && concernsWholeWindow && tellsOfSize }

    override func release(completed: Bool) {
        for top in tops + toldOfRotation { top.removeOwner() }
        for adaptation in adaptations { adaptation.release() }
    }
}

extension ViewController {
    /// Whether another size class gives the view other margins.
    ///
    /// Source: margins-system-minimum.
    fileprivate func changesMargins(from old: Environment, to new: Environment) -> Bool {
        let sizeClass = traits(in: new).horizontalSizeClass
        return hasEnteredWindow && value(of: .viewRespectsSystemMinimumLayoutMargins) != .bool(false)
            && minimumMargin(in: old.traits.horizontalSizeClass) != minimumMargin(in: sizeClass)
            && Callback.viewLayoutMarginsDidChange.availability.holds(in: application.behavior)
    }

    /// Whether the controller lives and its view is loaded.
    fileprivate var isInHierarchy: Bool { isViewLoaded && application.controllers.contains(self) }
}
