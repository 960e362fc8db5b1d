/// A rotation up to iOS 7: three messages to the controllers in front, with the layout after the first.
///
/// Source: lifecycle-rotation.md 1.6; launch-ipad-landscape-ios5, rot6-doc-order.
final class LegacyRotation: Transition {
    private let old: InterfaceOrientation
    private let new: InterfaceOrientation
    private let told: [ViewController]

    init(_ application: Application, to new: InterfaceOrientation, tops: [ViewController]) {
        old = application.device.orientation
        self.new = new
        told = tops.flatMap(\.hierarchyToldOfRotation)
        let isHalfTurn = old.isLandscape == new.isLandscape
        super.init(
            application: application, isAnimated: true,
            duration: SizeTransition.duration * (isHalfTurn ? 2 : 1))
        for controller in told { controller.addOwner() }
    }

    override var name: String { "the rotation of the window" }

    override func start() throws(Interruption) {
        for controller in told where controller.isAlive {
            try controller.send(.willRotate, .values([.string(new.rawValue), .number(duration)]))
        }
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
        for controller in told where controller.isAlive {
            try controller.send(.willAnimateRotation, .values([.string(new.rawValue), .number(duration)]))
        }
        application.runLoop.schedule(.finish(self), after: duration)
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        for controller in told where controller.isAlive {
            try controller.send(.didRotate, .values([.string(old.rawValue)]))
        }
        return completed
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
        let forwards = appClass.answer(.shouldAutomaticallyForwardRotationMethods)?.bool ?? forwardsAsBefore6
        guard forwards else { return [self] }
        return [self] + shownChildren.flatMap(\.hierarchyToldOfRotation)
    }

    fileprivate var isAlive: Bool { application.controllers.contains(self) }
}
