/// One simulated run of an app: its device, its virtual clock, its window and controllers.
///
/// It has no threads, no I/O and no wall clock: the same operations on the same definition give the same
/// events.
package final class Application {
    package let behavior: Behavior
    package let limits: ModelLimits
    /// The parties of the log that are no controllers.
    let parties: Parties
    // Those that few apps hear.
    lazy var presentParty = parties.make("present", "UIViewController")
    lazy var dismissParty = parties.make("dismiss", "UIViewController")
    lazy var transitionParty = parties.make("transition", "UIViewController")
    lazy var setViewControllersParty = parties.make("setViewControllers", "UIPageViewController")
    lazy var console = parties.make("console", "UIApplication")
    /// What the app was made from, without what lies elsewhere since; of all that share their parts one.
    private var boxedDefinition: Boxed<ApplicationDefinition>
    /// The root that the launch has still to make.
    var awaitedRoot: ControllerReference?
    /// What another launch of the same definition has made; nil once this one has come to its end.
    var launchParts: LaunchParts?

    // The parts. Writing one of those that outlast a request notes that the request has changed something.
    package var log = EventLog()
    var calls = CallStack()
    /// The controller whose `updateProperties()` is at work; nil for none.
    var updatingProperties: ViewController?
    var commit = CommitQueue()
    var runLoop = RunLoop()
    /// What asks for a class makes it, if it is new: `findClass` notes that, and not each look.
    private(set) var bundle: Bundle
    var controllers = ControllerTable() { didSet { log.noteChange() } }
    var transitions = TransitionList() { didSet { log.noteChange() } }
    var windows: WindowList { didSet { log.noteChange() } }
    let screenEdges: ScreenEdges
    // What takes up no word here, behind a part that ends within one.
    /// Whether the app runs in a language that is written from right to left.
    let writesRightToLeft: Bool
    /// Whether a class or a setting of the app's has ever decided on the status bar; else nobody is asked.
    var hasDecidedOnStatusBar = false
    /// Whether a delegate has ever been described without one of its methods; else each has all.
    var delegatesLackMethods = false
    /// Whether a delegate of a controller has ever been described that does something; else none does.
    var delegatesHaveScripts = false
    /// The classes of which the console has said that they override `traitCollection`.
    var classesWithTraitGetter: [String] = []
    package var life = AppLife() { didSet { log.noteChange() } }
    var interstitials = InterstitialAds() { didSet { log.noteChange() } }
    var scenes: SceneList { didSet { log.noteChange() } }
    var system: SystemState { didSet { log.noteChange() } }
    var savedState = SavedState() { didSet { log.noteChange() } }

    /// What the app was made from.
    var definition: ApplicationDefinition {
        _read { yield boxedDefinition.content }
    }

    /// Makes the definition another one than that of the applications that it was shared with.
    func changeDefinition(_ change: (inout ApplicationDefinition) -> Void) {
        var own = boxedDefinition.content
        change(&own)
        boxedDefinition = Boxed(consume own)
    }

    /// Creates the app, not yet launched, from a definition that nobody shares.
    package convenience init(
        definition: ApplicationDefinition, limits: ModelLimits = ModelLimits(),
        prepare: @escaping Identity.Preparation = Identity.noPreparation, sharing parts: LaunchParts? = nil,
        after previous: PreviousRun? = nil
    ) throws(OperationError) {
        try self.init(
            definition: Boxed(definition), limits: limits, prepare: prepare, sharing: parts, after: previous)
    }

    /// Creates the app, not yet launched.
    ///
    /// - Parameters:
    ///   - definition: Kept where parts are shared, and else for as long as the app is not launched.
    ///   - parts: What an application with the same definition, limits and preparation has made at its
    ///     launch.
    ///   - previous: What an earlier run of the same app has left.
    /// - Throws: `OperationError.invalidArgument` when the classes contradict each other.
    package init(
        definition: Boxed<ApplicationDefinition>, limits: ModelLimits,
        prepare: @escaping Identity.Preparation, sharing parts: LaunchParts?,
        after previous: PreviousRun? = nil
    ) throws(OperationError) {
        boxedDefinition = definition
        awaitedRoot = definition.content.root
        launchParts = parts
        if let parts { controllers.expect(parts.controllerCount) }
        self.limits = limits
        behavior = Behavior(
            systemVersion: definition.content.device.systemVersion, change: limits.ruleChange,
            note: limits.noteRule)
        // Most run in English: to look for the others costs a hundredth of a launch.
        let language = definition.content.language
        writesRightToLeft =
            language != "en"
            && ["ar", "fa", "he", "ur"].contains(language.prefix { $0 != "-" && $0 != "_" })
        system = SystemState(definition.content.device)
        system.setPauses(definition.content.pauses)
        screenEdges = ScreenEdges(of: definition.content.device, in: behavior)
        windows = WindowList(size: definition.content.device.size)
        bundle = try Bundle(
            definition, classes: parts?.classes, behavior: behavior,
            inheritanceDepthMax: limits.inheritanceDepthMax)
        parties = parts?.parties ?? Parties(prepare: prepare)
        scenes = SceneList(main: WindowScene(parties.scene, window: windows.main))
        if parts == nil {
            // They lie elsewhere, and should end where that does.
            changeDefinition {
                $0.root = nil
                $0.classes = []
                $0.storyboards = []
                $0.nibs = []
            }
        }
        guard let previous else { return }
        // That of the first launch.
        if definition.content.code != nil { changeDefinition { $0.code = nil } }
        resume(after: previous)
    }

    /// The device as it stands now.
    package var device: Device {
        _read { yield system.device }
    }
    /// The window that the app has from its launch on.
    var window: Window { windows.main }

    /// Whether the request at work, or the last one, may have changed anything.
    package var hasChanged: Bool { log.hasChanged }

    /// Looks for a class, which is made where it is new; to find one is no change.
    func findClass(_ find: (inout ClassTable) -> AppClass) -> AppClass {
        let count = bundle.classes.count
        defer { if bundle.classes.count != count { log.noteChange() } }
        return find(&bundle.classes)
    }

    /// Whether the app has said anything of a class of that name: in its classes, or where one was made.
    package func declaresClass(named name: String) -> Bool { bundle.classes.declares(name) }

    /// The storyboards of the app's bundle, those added since the launch included.
    package var storyboards: [StoryboardDescription] { bundle.storyboards.map(\.description) }

    /// The nibs of the app's bundle, those added since the launch included.
    package var nibs: [NibDescription] { bundle.nibs }

    /// Adds a document to the app's bundle, in the place of the one of its kind and name.
    package func add(_ document: BundleDocument) throws(OperationError) -> OperationOutcome {
        try request { () throws(Interruption) in
            self.bundle.add(document)
            self.log.noteChange()
        }
    }

    deinit {
        for controller in controllers.all { controller.cutLinks() }
    }

    /// The named parties that speak in the log besides controllers.
    final class Parties: Sendable {
        let application: Identity
        let scene: Identity
        let prepare: Identity.Preparation

        /// A party that speaks for one moment, such as a segue.
        func make(_ label: String, _ className: String) -> Identity {
            Identity(number: 0, label: label, className: className, prepare: prepare)
        }

        init(prepare: @escaping Identity.Preparation) {
            self.prepare = prepare
            application = Identity(
                number: 0, label: "app", className: Parties.applicationClass, prepare: prepare)
            scene = Identity(number: 0, label: "scene", className: Parties.sceneClass, prepare: prepare)
        }

        private static let applicationClass = Boxed("UIApplication")
        private static let sceneClass = Boxed("UIScene")
    }
}
