/// The app's own subclass of `UIPresentationController` in one presentation.
///
/// Source: custom-presentation-sequence-doc, shouldRemovePresentersView-drives-presenter-callbacks.
final class CustomPresentation {
    private let owner: UnretainedReference<Application>
    let identity: Identity
    private let appClass: AppClass
    private let described: PresentationControllerDescription
    private var firedScripts: [Int] = []
    /// Whether the container view waits for layout.
    var needsContainerLayout = false

    /// Creates what a transitioning delegate hands out; without a class a plain `UIPresentationController`.
    init(_ described: PresentationControllerDescription, application: Application) {
        owner = UnretainedReference(application)
        self.described = described
        let name = described.className ?? BuiltInClass.presentationController.rawValue
        appClass = application.findClass { $0.named(name) }
        identity = Identity(number: 0, label: name, className: name, prepare: application.parties.prepare)
    }

    private var application: Application { owner.object }

    /// What the delegate's description of this instance says, else what its class answers.
    var removesPresentersView: Bool {
        described.shouldRemovePresentersView ?? appClass.answer(\.shouldRemovePresentersView) ?? false
    }

    /// Whether the presentation belongs to the nearest context, as a current context presentation does.
    var presentsInContext: Bool {
        !(described.shouldPresentInFullscreen ?? appClass.answer(\.shouldPresentInFullscreen) ?? true)
    }

    /// Whether the class overrides which style a presentation adapts to in other traits.
    var choosesAdaptiveStyle: Bool {
        appClass.answer(\.adaptiveStyle) != nil || appClass.overrides(.adaptiveStyleForTraits)
    }

    /// Asks the class for the style in other traits; nil where it has none, and its delegate chooses.
    ///
    /// A class that does not override the method is not heard of: UIKit's own asks the delegate.
    ///
    /// Source: radar-adaptive-style-unasked-ios8; UIPresentationController reference.
    func askForAdaptiveStyle(in traits: TraitCollection) throws(Interruption) -> ModalPresentationStyle? {
        let question = Callback.adaptiveStyleForTraits
        guard choosesAdaptiveStyle, question.availability.holds(in: application.behavior) else { return nil }
        let own = appClass.answer(\.adaptiveStyle)
        let answer = try application.ask(
            question, [traits.value], target: identity, answer: own ?? ModalPresentationStyle.none)
        try runScripts(of: question)
        return own == nil && answer == ModalPresentationStyle.none ? nil : answer
    }

    /// The size in `frameOfPresentedViewInContainerView`, if the class overrides it.
    var presentedViewSize: Size? { appClass.answer(\.presentedViewSize) }

    /// The traits in `overrideTraitCollection`, if the class overrides it.
    var overrideTraits: [Value.Member]? { appClass.answer(\.overrideTraitCollection) }

    /// Sends a message as UIKit does: the event, then what the app's class does.
    func send(_ callback: Callback, _ payload: Event.Payload = .none) throws(Interruption) {
        try application.record(callback, target: identity, payload: payload)
        try runScripts(of: callback)
    }

    /// Tells the app's class of the window's new size, or of the presented controller's new size classes.
    ///
    /// Source: radar-overridden-traits-tell-nothing-ipad9; UIContentContainer reference, which names
    /// presentation controllers.
    func tellOfEnvironment(_ callback: Callback, _ value: Value) throws(Interruption) {
        guard described.className != nil else { return }
        try send(callback, .values([value]))
    }

    private func runScripts(of callback: Callback) throws(Interruption) {
        guard appClass.hasScripts(for: callback) else { return }
        let moment = ClassDescription.Moment.callback(callback)
        for (index, script) in appClass.scripts(for: moment).enumerated() {
            if script.once {
                let key = moment.scriptKey &* 31 &+ index
                if firedScripts.contains(key) { continue }
                firedScripts.append(key)
            }
            try application.runAppCode(
                script.operations, receiver: nil, at: AppCodePlace.script(index, of: appClass, at: moment))
        }
    }

    /// Asks for a layout pass of the container view in this turn's commit.
    func setNeedsContainerLayout() {
        guard !needsContainerLayout else { return }
        needsContainerLayout = true
        application.commit.layOutContainer(of: self)
    }

    /// One layout pass of the container view.
    func layOutContainer() throws(Interruption) {
        needsContainerLayout = false
        try send(.containerViewWillLayoutSubviews)
        try send(.containerViewDidLayoutSubviews)
    }
}
