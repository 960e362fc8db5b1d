/// A rotation up to iOS 7: three messages to the controllers in front, with the layout after the first.
///
/// A class that overrides messages of the two halves makes it one in two steps, with the layout between them.
///
/// Source: lifecycle-rotation.md 1.6; launch-ipad-landscape-ios5, rot6-doc-order, two-step-rotation-ios5.
final class LegacyRotation: Transition {
    private let old: InterfaceOrientation
    private let new: InterfaceOrientation
    private let tops: [ViewController]
    private let told: [ViewController]
    private let isInTwoSteps: Bool
    /// Whether it is seen: the turn of a launch takes no time.
    var takesTime = true

    init(_ application: Application, to new: InterfaceOrientation, tops: [ViewController]) {
        old = application.device.orientation
        self.new = new
        self.tops = tops
        told = tops.flatMap(\.hierarchyToldOfRotation)
        isInTwoSteps = told.contains { $0.appClass.rotatesInTwoSteps }
        let isHalfTurn = old.isLandscape == new.isLandscape
        super.init(
            application: application, isAnimated: true,
            duration: SizeTransition.duration * (isHalfTurn ? 2 : 1))
        for controller in told { controller.addOwner() }
    }

    override var name: String { "the rotation of the window" }

    override func start() throws(Interruption) {
        if isInTwoSteps {
            try application.print(
                "Two-stage rotation animation is deprecated. This application should use the smoother "
                    + "single-stage animation.")
        }
        try tell(.willRotate, new, duration)
        if takesTime { try application.turnKeyboard(isBack: false) }
        guard isInTwoSteps else { return try turnOver(.willAnimateRotation, new, duration) }
        try tell(.willAnimateFirstHalfOfRotation, new, duration / 2)
        guard takesTime else { return try carryOn() }
        application.runLoop.schedule(.carryOn(self), after: duration / 2)
    }

    /// The second half.
    override func carryOn() throws(Interruption) {
        try tell(.didAnimateFirstHalfOfRotation, new)
        try turnOver(.willAnimateSecondHalfOfRotation, old, duration / 2)
    }

    private func tell(
        _ callback: Callback, _ orientation: InterfaceOrientation, _ duration: Double? = nil
    ) throws(Interruption) {
        for controller in told where controller.isAlive {
            let duration = duration.map { [Value.number($0)] } ?? []
            try controller.send(callback, .values([.string(orientation.rawValue)] + duration))
        }
    }

    /// Brings the new orientation, lays out and announces the animation that is to come.
    private func turnOver(
        _ callback: Callback, _ orientation: InterfaceOrientation, _ animated: Double
    ) throws(Interruption) {
        let environment = application.environment(turnedTo: new)
        let isResized = old.isLandscape != new.isLandscape
        let resized = told.filter { controller in
            guard isResized, let presentation = controller.rootAncestor.presentedBy else { return isResized }
            return !presentation.keepsSize(presentation.presentedViewSize, in: environment)
        }
        try application.adopt(environment)
        for controller in told {
            controller.outdatedEnvironment = nil
            guard resized.contains(where: { $0 === controller }), controller.parent?.resizesChildren ?? true
            else { continue }
            // Source: rot6-uvc-condition.
            if controller.takesPartInAutoLayout { controller.awaitsUpdateConstraints = true }
            controller.setNeedsLayout()
        }
        try application.layOutNow()
        try tell(callback, orientation, animated)
        guard takesTime else { return }
        try application.turnKeyboard(isBack: true)
        application.runLoop.schedule(.finish(self), after: animated)
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        try tell(.didRotate, old)
        for controller in joined { try controller.send(.didRotate, .values([.string(old.rawValue)])) }
        return completed
    }

    /// Those who are shown below the tops now and were not as the turn began: they hear of its end alone.
    ///
    /// Source: omni-child-added-while-it-turns-ipad5.
    private var joined: [ViewController] {
        tops.filter(\.isAlive).flatMap(\.hierarchyToldOfRotation).filter { controller in
            !told.contains { $0 === controller }
        }
    }

    override func release(completed: Bool) {
        for controller in told { controller.removeOwner() }
    }
}

extension ViewController {
    /// This controller and those that it tells of a rotation: what it shows, unless the app forwards itself.
    ///
    /// Source: rot4-frontmost-only, rot6-manual-rotation-fwd.
    fileprivate var hierarchyToldOfRotation: [ViewController] {
        let forwards = setting(.shouldAutomaticallyForwardRotationMethods)?.bool ?? forwardsAsBefore6
        guard forwards else { return [self] }
        return [self] + shownChildren.flatMap(\.hierarchyToldOfRotation)
    }

    fileprivate var isAlive: Bool { application.controllers.contains(self) }
}
