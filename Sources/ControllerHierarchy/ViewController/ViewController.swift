/// `UIViewController`, the state of one controller.
///
/// Its members stand in the extension of their task group; methods are what an override's `super` reaches.
/// To send a message as UIKit does, so that the app's class sees it first, use `send`.
class ViewController: Responder {
    private let owner: UnretainedReference<Application>
    let identity: Identity
    let appClass: AppClass

    // Managing the view
    var viewIfLoaded: View?
    var needsLayout = false
    /// What is to be updated before the next layout pass.
    var pendingUpdates: PendingUpdates = []
    var hasBeenLaidOut = false
    /// Whether the view comes back into a window, where its safe area may be another than the known one.
    var returnsToWindow = false
    /// Layout passes that follow the next one in the same commit.
    var extraLayoutPasses: Int16 = 0
    var awaitsUpdateConstraints = false
    /// Whether the app has asked for an update of the constraints, which makes the view one of Auto Layout's.
    var takesPartInAutoLayout = false

    var appearance = Appearance()
    /// Whether the view has been in a window before.
    var hasEnteredWindow = false
    /// One of two movement flags, which counts while a callback of the appearance is at work.
    var movement: Event.Flags = []
    var isHearingOfAppearance = false
    /// Those of the two presentation flags that are set; `noteFlags(of:)` and `leavePresentation` alone do.
    var presentationFlags: Event.Flags = []
    /// The state in which UIKit repeats the app's `didMove(toParent:)`; nil where it does not.
    var repeatsDidMoveIn: AppearanceState?

    /// As set, or as the class overrides it; `automatic` when neither.
    var modalPresentationStyle = ModalPresentationStyle.automatic
    var modalTransitionStyle = ModalTransitionStyle.coverVertical
    /// The style that the presentation controller was made for, if the app read it before presenting.
    var frozenPresentationStyle: ModalPresentationStyle?
    // Lifetime
    var isHeldByApp = false
    /// Who holds the controller: windows, containers, presentations, transitions, the app.
    var ownerCount: Int32 = 0

    // Containment
    /// Going up the hierarchy counts no references; a parent that ends cuts the links of its children first.
    final var unmanagedParent: Unmanaged<ViewController>?
    var children: [ViewController] = [] { didSet { application.log.noteChange() } }

    // Adapting to environment changes
    /// The orientations for which the controller was last asked.
    var orientationsInForce: [InterfaceOrientation]?

    // Presenting
    /// The presentation that this controller itself made.
    var presentation: PresentationController?
    /// The presentation that shows this controller; its presenter or a transition holds it while it does.
    final var unmanagedPresentedBy: Unmanaged<PresentationController>?
    var delegate: Boxed<ContainerDelegate>?

    /// The values of plain properties that are not at their default, in order of first setting.
    var settings: [ControllerDescription.PropertySetting] = []
    /// What preservation and restoration need of the controller.
    var restorable: RestorableState?
    /// What few controllers have; nil where nothing of it has been set.
    final var rare: RareState?

    /// What is borrowed is counted once, as it is kept; the caller would count what is owned, too.
    init(application: borrowing Application, identity: borrowing Identity, appClass: borrowing AppClass) {
        owner = UnretainedReference(copy application)
        self.identity = copy identity
        self.appClass = copy appClass
        super.init()
        if appClass.overridesAnything { noteStylesOfClass() }
        if appClass.decidesOnStatusBar { application.hasDecidedOnStatusBar = true }
    }

    final var application: Application { owner.object }

    /// What UIKit's implementation of a callback does; an override that does not call super skips it.
    func superImplementation(of callback: Callback, _ payload: Event.Payload) throws(Interruption) {
        switch callback {
        case .loadView: try loadView()
        case .willMoveToParent: willMoveToParent(isNil: payload.isNilController)
        case .unwindForSegue: try unwindTowards(payload)
        case .viewDidAppear: try presentAutomaticInterstitialAd()
        case .willTransitionToTraits, .viewWillTransitionToSize: try forwardTransition(callback)
        case .encodeRestorableState: try encodeRestorableState()
        case .decodeRestorableState: try decodeRestorableState()
        case .collapseSecondaryViewController: try collapseSecondary(payload)
        case .preferredContentSizeDidChange: try handOnPreferredContentSize(payload)
        default: break
        }
    }

    // MARK: - What UIKit asks of a container; here the answers of an app's own

    /// What the container holds, in the order in which it counts.
    var members: [ViewController] { children }

    /// Whether the members stand one above the other, the last one in front.
    var isStack: Bool { false }

    /// The value of a property that only some containers have; null in all others.
    func containerValue(of property: Property) -> Value { .null }

    /// Makes what a container has no sooner than the app's code reads it.
    func willRead(_ property: Property) throws(Interruption) {}

    /// Follows a child's `removeFromParent`, which takes it off a container's own list as well.
    func didLose(_ child: ViewController) throws(Interruption) {}

    /// Refuses an assignment that the class raises for.
    func checkSetting(_ property: Property) throws(Interruption) {}

    /// Follows an assignment to a property that means something to a container.
    func didSet(_ property: Property, _ value: Value) throws(Interruption) {}

    override var ownControls: [ControlDescription] {
        controlsMadeInCode + searchControls + (ownMoreList?.controls ?? [])
    }

    override func tapOwnControl(_ name: String) throws(Interruption) -> Bool {
        if try tapSearch(name) { return true }
        if try tapControlMadeInCode(name) { return true }
        try ownMoreList?.tap(name)
        return ownMoreList != nil
    }

    /// Whose item stands for the controller in a tab bar, and the title of one that was given none.
    var tabBarItemOwner: ViewController { self }
    var titleOfUntitledTab: Value { setting(.title) ?? .null }

    override func editor(named name: String) -> TextEditor? { editorInView(named: name) }

    override func type(_ text: String, into name: String) throws(Interruption) -> Bool {
        guard let editor = editor(named: name) else { return false }
        if try !editor.typeIntoSearchBar(text) { try typeInto(editor, text) }
        return true
    }

    /// Gives up what the container holds beyond `children`.
    func releaseContents() {}

    /// The statements on the container's contents that do not hold, in words.
    var brokenContents: [String] { [] }

    /// The same for statements that hold once nothing is in flight.
    var unsettledContents: [String] { [] }

    /// What the initializer of UIKit's class does with the properties that it is given.
    func initialize() throws(Interruption) {}

    /// Takes the columns of a description.
    func fillColumns(_ columns: [ControllerDescription.ColumnSetting]) throws(Interruption) {
        throw unfit("columns")
    }

    /// Takes the `tabs` of a description; those of a tab's own controller make the tab a group.
    func fillTabs(_ references: [ControllerReference]) throws(Interruption) {}

    /// Takes the actions and text fields of a description.
    func fillAlert(_ alert: AlertDescription) throws(Interruption) {
        throw unfit(alert.actions.isEmpty ? "textFields" : "actions")
    }

    /// Takes the data source of a description.
    func fillDataSource(_ source: DataSourceDescription) throws(Interruption) { throw unfit("dataSource") }

    /// Takes the `viewControllers` of a description.
    func fillContents(
        _ contents: [ViewController], _ description: ControllerDescription
    ) throws(Interruption) {
        throw unfit("viewControllers")
    }

    /// Takes the controllers that the relationships of a document name.
    func fillRelationships(_ related: [RelatedController]) throws(Interruption) {}

    /// The app's `setViewControllers`.
    func setViewControllers(by operation: Operation) throws(Interruption) {
        throw SetViewControllersOperation.unsuitable(self, for: operation, needs: "a container of UIKit's")
    }

    /// The app's `addChild(_:)`, which UIKit's containers of a list take on it.
    func addChildFromOutside(_ child: ViewController) throws(Interruption) { try addChild(child) }

    // MARK: Views

    /// The user takes away, with a drag or a tap, what the controller has presented itself.
    func userTakesAway(_ presented: ViewController) throws(Interruption) {}

    /// Whether the container has that child's view in its own; plain containers may show all of them.
    func showsView(of child: ViewController) -> Bool { true }

    /// Whether the children's views follow this one's size (rot-parent-child-8to15, rot-nav-2018).
    var resizesChildren: Bool { false }

    /// The place of a child's view in the container's own.
    func area(of child: ViewController, in own: ViewArea, with bars: BarHeights) -> ViewArea { own }

    /// The work that a container does between `viewWillLayoutSubviews` and `viewDidLayoutSubviews`.
    func layoutSubviews() throws(Interruption) {}

    /// Whether the next layout pass of this container brings what it is to show.
    var loadsContentInLayout: Bool { false }

    /// Whether a tab bar around the controller makes place for what it shows.
    var hidesBottomBar: Bool { setting(.hidesBottomBarWhenPushed)?.bool ?? false }

    // MARK: Appearance

    /// Whether UIKit's implementation passes appearance on from inside (presentation.md, section 6).
    var forwardsAppearanceFromInside: Bool { false }

    /// Whether that child is one of those whose appearance a container of UIKit's drives in its own way.
    func drivesAppearance(of child: ViewController) -> Bool { false }

    /// Whether members may have appeared while the container is in no window.
    var showsMembersOutsideWindow: Bool { false }

    /// A transition of a container's members that has been asked for, and whose coordinator the app is given.
    var requestedTransition: Transition? { nil }

    /// A transition of a container's members that ends when the container has appeared.
    var transitionUntilAppearance: Transition? { nil }

    // MARK: The environment

    /// Adapts to a horizontal size class that is new for this controller.
    func sizeClassDidChange() throws(Interruption) {}

    /// Collapses or separates the columns of a container that first hears of its traits.
    func adaptColumns() throws(Interruption) {}

    /// Adapts to another size of the window in the same size class.
    func windowSizeDidChange() throws(Interruption) {}

    /// The children that are told of a new size.
    var childrenToldOfSize: [ViewController] { shownChildren }

    /// The children whom the container asks in turn when it is asked about orientations.
    func childrenAsked(about question: Callback) -> [ViewController] { [] }

    /// The questions about orientations to the container's delegate, which answers in its place.
    var orientationQuestions: (supported: Callback, preferred: Callback)? { nil }

    /// The child to which UIKit's container leaves a decision on the status bar.
    func statusBarChild(_ question: Application.StatusBarQuestion) -> ViewController? { nil }

    // MARK: Showing, presenting and unwinding

    /// Whether UIKit's class has an implementation of its own of an action.
    func implements(_ action: ShowAction) -> Bool { false }

    /// UIKit's implementation of an action: a container's own way, else the target's, else a presentation.
    func show(
        _ action: ShowAction, _ controller: ViewController, _ operation: Operation
    ) throws(Interruption) {
        try showAtTarget(action, controller, operation)
    }

    /// The child whose preferred size, and whether it is modal, the container answers where it has no own.
    var childItAnswersFor: ViewController? { nil }

    /// Whether the controller is the context of presentations that want one, unless the app says otherwise.
    var definesContextByDefault: Bool { false }

    /// Refuses to be presented at all.
    func checkIsPresentable() throws(Interruption) {}

    /// Takes in the controller in whose place this one is to be presented, as apps do there.
    func wrap(_ controller: ViewController) throws(Interruption) {}

    /// Takes in the secondary of a split view controller that collapses; only a navigation controller does.
    func collapse(_ secondary: ViewController) throws(Interruption) {}

    /// The children in the order in which an unwind searches them.
    var childrenForUnwinding: [ViewController] { children }

    /// Goes to a child on the way to the destination of an unwind.
    func unwind(towards child: ViewController) throws(Interruption) {}

    // MARK: Restoration

    /// Encodes what the container has of its own.
    ///
    /// - Returns: the paths of the children that it will put back in place itself.
    func encodeContents(with preservation: Preservation) -> [String]? { nil }

    /// Puts back what it has encoded.
    func decodeContents(
        _ coder: RestorationArchive.Controller, of restoration: Restoration
    ) throws(Interruption) {}

    /// Everything whose path goes on from this controller's.
    var restorationContents: [ViewController] {
        members + children + [presentation?.presented].compactMap { $0 }
    }
}
