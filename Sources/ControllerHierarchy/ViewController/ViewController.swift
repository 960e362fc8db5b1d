/// `UIViewController`, the state of one controller.
///
/// Its members stand in the extension of their task group.
///
/// Methods here are UIKit's own implementations, what an override's `super` reaches. To send a message as
/// UIKit does, so that the app's class sees it first, use `send`.
class ViewController {
    private let owner: UnretainedReference<Application>
    let identity: Identity
    let appClass: AppClass

    /// Where the controller or its view came from, unless it was made in code alone.
    var origin: ArchiveOrigin?

    // Managing the view
    var viewIfLoaded: View?
    var needsLayout = false
    var hasBeenLaidOut = false
    /// Whether views were put into this one while it was in no window.
    var needsLayoutOnReturn = false
    /// Layout passes that follow the next one in the same commit.
    var extraLayoutPasses = 0
    var awaitsUpdateConstraints = false
    /// Whether the app has asked for an update of the constraints, which makes the view one of Auto Layout's.
    var takesPartInAutoLayout = false

    // Responding to view events
    var appearance = AppearanceState.disappeared
    /// How many calls of `beginAppearanceTransition` have no end yet.
    var appearanceDepth = 0
    var isAppearanceAnimated = false
    /// Whether the parent's appearance counts as one of the calls that have no end yet.
    var nestsAppearanceOfParent = false
    /// Whether the container has appeared again while what stands in this one's place heard of it.
    var hasAppearedBehindStandIn = false
    /// Whether the did-callback of a move into or out of the window is still to come.
    var endsAppearanceAfterCommit = false
    /// Whether `addChild` came after the view had entered the window, so that no container told of that.
    var joinedInWindow = false
    /// Whether the view has been in a window before.
    var hasEnteredWindow = false
    /// Whether `viewIsAppearing` was sent in this appearance.
    var awaitsIsAppearing = false
    /// Those of the four movement flags that are set.
    var movement: Event.Flags = []

    // Containment
    unowned(unsafe) var parent: ViewController?
    var children: [ViewController] = [] { didSet { application.hasChanged = true } }

    // Adapting to environment changes
    /// The traits that the parent gives this controller instead of its own.
    var overrideTraits: Value?
    /// The environment that this controller knows, if it missed a change; nil if it knows the present one.
    var outdatedEnvironment: Environment?
    /// The traits before a change of which the controller is told when its view enters the window.
    var previousTraits: TraitCollection?
    /// The orientations for which the controller was last asked.
    var orientationsInForce: [InterfaceOrientation]?

    // Responding
    var keyCommands: [KeyCommand] = []
    var previewingDelegate: DelegateDescription?

    // Presenting
    /// As set, or as the class overrides it; `automatic` when neither.
    var modalPresentationStyle = ModalPresentationStyle.automatic
    var modalTransitionStyle = ModalTransitionStyle.coverVertical
    /// The style that the presentation controller was made for, if the app read it before presenting.
    var frozenPresentationStyle: ModalPresentationStyle?
    /// The presentation that this controller itself made.
    var presentation: PresentationController?
    /// The presentation by which this controller is shown.
    unowned(unsafe) var presentedBy: PresentationController?
    var presentationDelegate: DelegateDescription?
    var transitioningDelegate: DelegateDescription?
    var delegate: DelegateDescription?
    var popoverAnchor: Value?
    /// Those of the two presentation flags that are set.
    private(set) var presentationFlags: Event.Flags = []

    /// The values of plain properties that are not at their default, in order of first setting.
    var settings: [ControllerDescription.PropertySetting] = []
    var firedScripts: [Int] = []
    /// What preservation and restoration need of the controller.
    var restorable: RestorableState?

    // Lifetime
    /// Who holds the controller: windows, containers, presentations, transitions, the app.
    var ownerCount = 0
    var isHeldByApp = false

    init(application: Application, identity: Identity, appClass: AppClass) {
        owner = UnretainedReference(application)
        self.identity = identity
        self.appClass = appClass
        for property in [Property.modalPresentationStyle, .modalTransitionStyle]
        where appClass.overridesAnything {
            if let value = appClass.answer(property.rawValue) { noteStyle(property, value) }
        }
    }

    final var application: Application { owner.object }

    /// What UIKit's implementation of a callback does; an override that does not call super skips it.
    func superImplementation(of callback: Callback, _ payload: Event.Payload) throws(Interruption) {
        switch callback {
        case .loadView: try loadView()
        case .willMoveToParent: willMoveToParent(isNil: payload.isNilController)
        case .unwindForSegue: try unwindTowards(payload)
        case .willTransitionToTraits, .viewWillTransitionToSize: try forwardTransition(callback)
        case .encodeRestorableState: try encodeRestorableState()
        case .decodeRestorableState: try decodeRestorableState()
        case .collapseSecondaryViewController:
            guard case .values(let values) = payload, let label = values.first?.string,
                let secondary = application.controllers.find(label)
            else { return }
            try collapse(secondary)
        default: break
        }
    }

    /// Whether UIKit's own implementation passes appearance callbacks on to the children, from inside.
    ///
    /// Source: navigation-containment.md, how to read logs; presentation.md, section 6.
    var forwardsAppearanceFromInside: Bool { false }

    /// Whether that child is one of those whose appearance a container of UIKit's drives in its own way.
    func drivesAppearance(of child: ViewController) -> Bool { false }

    /// A transition of a container's members that has been asked for, and whose coordinator the app is given.
    var requestedTransition: Transition? { nil }

    /// The work that a container does between `viewWillLayoutSubviews` and `viewDidLayoutSubviews`.
    func layoutSubviews() throws(Interruption) {}

    /// Whether the container has that child's view in its own; plain containers may show all of them.
    func showsView(of child: ViewController) -> Bool { true }

    /// Whether the next layout pass of this container brings what it is to show.
    var loadsContentInLayout: Bool { false }

    /// Follows a child's `removeFromParent`, which takes it off a container's own list as well.
    func didLose(_ child: ViewController) throws(Interruption) {}

    /// Follows an assignment to a property that means something to a container.
    func didSet(_ property: Property, _ value: Value) throws(Interruption) {}

    /// Adapts to a horizontal size class that is new for this controller.
    func sizeClassDidChange() throws(Interruption) {}

    /// Adapts to another size of the window in the same size class.
    func windowSizeDidChange() throws(Interruption) {}

    /// Takes in the secondary of a split view controller that collapses; only a navigation controller does.
    func collapse(_ secondary: ViewController) throws(Interruption) {}

    /// What the app is given by a container for its own children, beyond `children`.
    func releaseContents() {}
}

extension ViewController {
    /// Sends a message as UIKit does: the event, UIKit's implementation, then what the app's class does.
    ///
    /// An app's override calls super first by convention, so its scripts run after UIKit's implementation.
    func send(_ callback: Callback, _ payload: Event.Payload = .none) throws(Interruption) {
        let index = try application.enter(callback, target: identity, payload: payload, flags: flags)
        if appClass.callsSuper(in: callback) {
            try superImplementation(of: callback, payload)
        }
        application.recordReturn(of: index)
        if appClass.hasScripts(for: callback) {
            try application.runScripts(of: self, for: .callback(callback))
        }
    }

    /// The movement flags as the getters answer them now.
    var flags: Event.Flags { movement.union(presentationFlags) }

    /// Follows what a presentation of this controller says of itself.
    ///
    /// The flags are kept, not looked up: every event carries them.
    func notePresentation(_ presentation: PresentationController) {
        presentationFlags = []
        if presentation.isBeingPresented { presentationFlags.insert(.isBeingPresented) }
        if presentation.isBeingDismissed { presentationFlags.insert(.isBeingDismissed) }
    }

    /// Cuts the link to the presentation, which is over or never came to be.
    func leavePresentation() {
        presentedBy = nil
        presentationFlags = []
        frozenPresentationStyle = nil
    }

    /// The nearest controller in the containment chain, this one included, that `matches`.
    func nearestAncestor(where matches: (ViewController) -> Bool) -> ViewController? {
        var current: ViewController? = self
        while let controller = current {
            if matches(controller) { return controller }
            current = controller.parent
        }
        return nil
    }

    /// The top of the containment chain.
    var rootAncestor: ViewController {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }
}

extension Event.Payload {
    /// Whether this is the controller argument nil, as in `willMove(toParent: nil)`.
    var isNilController: Bool {
        if case .controller(nil) = self { true } else { false }
    }
}
