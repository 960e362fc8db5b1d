/// What few controllers ever have; all others pay a word for it.
final class RareState {
    fileprivate var origin: ArchiveOrigin?
    fileprivate var traitSettings: TraitSettings?
    fileprivate var outdatedEnvironment: Environment?
    fileprivate var growthOutOfView: Size?
    fileprivate var previousTraits: TraitCollection?
    fileprivate var traitsOutsideWindows: TraitCollection?
    fileprivate var awaitsTraitsFromAbove: Bool?
    fileprivate var keepsBarHidden: Bool?
    fileprivate var hasLostBottomBar: Bool?
    fileprivate var isAskedToPop: Bool?
    fileprivate var keyCommands: [KeyCommand] = []
    fileprivate var previewingDelegate: Boxed<PreviewingDelegate>?
    fileprivate var contextMenuDelegate: Boxed<ContextMenuDelegate>?
    fileprivate var madeControls: [MadeControl] = []
    fileprivate var enabledControls: [(control: StoryboardDescription.ObjectID, isEnabled: Bool)] = []
    fileprivate var searchDisplayController: SearchDisplayController?
    fileprivate var searchController: SearchController?
    fileprivate var presentationDelegate: Boxed<PresentationDelegate>?
    fileprivate var retiredPresentationDelegate: Boxed<PresentationDelegate>?
    fileprivate var transitioningDelegate: Boxed<TransitioningDelegate>?
    fileprivate var popoverAnchor: Value?
    fileprivate var isHeldByPopover: Bool?
    fileprivate var popoverController: PopoverController?
    fileprivate var firedScripts: [Int] = []
    fileprivate var givenAnswers: [(question: Callback, answer: Value)] = []
}

extension ViewController {
    /// The state, made when something is put there; giving up what nobody has makes none.
    private func change<Member>(
        _ member: ReferenceWritableKeyPath<RareState, Member?>, to value: Member?
    ) {
        if value == nil, rare == nil { return }
        rareToWrite[keyPath: member] = value
    }

    private var rareToWrite: RareState {
        if let rare { return rare }
        let made = RareState()
        rare = made
        return made
    }

    // MARK: Documents

    /// Where the controller or its view came from, unless it was made in code alone.
    final var origin: ArchiveOrigin? {
        get { rare?.origin }
        set { change(\.origin, to: newValue) }
    }

    // MARK: Answers

    /// What the app's own code answered last, for what UIKit knows without asking again; nil where the class
    /// answered by itself.
    final func lastGivenAnswer(to question: Callback) -> Value? {
        rare?.givenAnswers.first { $0.question == question }?.answer
    }

    @inline(__always)
    final func noteGivenAnswer(_ answer: Value?, to question: Callback) {
        // Nearly all have nothing to forget.
        if rare != nil || answer != nil { keepGivenAnswer(answer, to: question) }
    }

    @inline(never)
    private func keepGivenAnswer(_ answer: Value?, to question: Callback) {
        rareToWrite.givenAnswers.removeAll { $0.question == question }
        if let answer { rareToWrite.givenAnswers.append((question, answer)) }
    }

    // MARK: Adapting to environment changes

    /// Traits that the app gives this controller, and who wants to hear of changes of its own.
    final var traitSettings: TraitSettings? {
        get { rare?.traitSettings }
        set { change(\.traitSettings, to: newValue) }
    }

    /// The environment that this controller knows, if it missed a change; nil if it knows the present one.
    final var outdatedEnvironment: Environment? {
        get { rare?.outdatedEnvironment }
        set { change(\.outdatedEnvironment, to: newValue) }
    }

    /// By how much, in points, the place of a covered view has grown since then; nil if it has not.
    final var growthOutOfView: Size? {
        get { rare?.growthOutOfView }
        set { change(\.growthOutOfView, to: newValue) }
    }

    /// The traits before a change of which the controller is told in the next commit.
    final var previousTraits: TraitCollection? {
        get { rare?.previousTraits }
        set { change(\.previousTraits, to: newValue) }
    }

    /// The traits of a controller that was never in a window, while one above it has others that it has not
    /// been given yet.
    final var traitsOutsideWindows: TraitCollection? {
        get { rare?.traitsOutsideWindows }
        set { change(\.traitsOutsideWindows, to: newValue) }
    }

    /// Whether the change of which the controller is told in the next commit is one of traits above it.
    final var awaitsTraitsFromAbove: Bool {
        get { rare?.awaitsTraitsFromAbove ?? false }
        set { change(\.awaitsTraitsFromAbove, to: newValue ? true : nil) }
    }

    /// Whether the bottom bar stays hidden by one that a pop to the root has taken off the stack, up to the
    /// next change of the stack, or for good.
    final var keepsBarHidden: Bool {
        get { rare?.keepsBarHidden ?? rare?.hasLostBottomBar ?? false }
        set { change(\.keepsBarHidden, to: newValue ? true : nil) }
    }

    /// Whether the bottom bar has gone for good with one that was popped out of sight.
    final var hasLostBottomBar: Bool {
        get { rare?.hasLostBottomBar ?? false }
        set { change(\.hasLostBottomBar, to: newValue ? true : nil) }
    }

    /// Whether the bar of a stack is asking whether to pop.
    final var isAskedToPop: Bool {
        get { rare?.isAskedToPop ?? false }
        set { change(\.isAskedToPop, to: newValue ? true : nil) }
    }

    // MARK: What the user may touch

    final var keyCommands: [KeyCommand] {
        get { rare?.keyCommands ?? [] }
        set { rareToWrite.keyCommands = newValue }
    }

    final var previewingDelegate: Boxed<PreviewingDelegate>? {
        get { rare?.previewingDelegate }
        set { change(\.previewingDelegate, to: newValue) }
    }

    final var contextMenuDelegate: Boxed<ContextMenuDelegate>? {
        get { rare?.contextMenuDelegate }
        set { change(\.contextMenuDelegate, to: newValue) }
    }

    /// What the app has put into the view to be tapped and typed into.
    final var madeControls: [MadeControl] {
        get { rare?.madeControls ?? [] }
        set { rareToWrite.madeControls = newValue }
    }

    /// The controls of the document of which the app has changed whether they are enabled.
    final var enabledControls: [(control: StoryboardDescription.ObjectID, isEnabled: Bool)] {
        get { rare?.enabledControls ?? [] }
        set { rareToWrite.enabledControls = newValue }
    }

    final var searchDisplayController: SearchDisplayController? {
        get { rare?.searchDisplayController }
        set { change(\.searchDisplayController, to: newValue) }
    }

    /// The search controller whose bar stands in the controller's navigation item or view.
    final var searchController: SearchController? {
        get { rare?.searchController }
        set { change(\.searchController, to: newValue) }
    }

    // MARK: Presenting

    final var presentationDelegate: Boxed<PresentationDelegate>? {
        get { rare?.presentationDelegate }
        set { change(\.presentationDelegate, to: newValue) }
    }

    /// The delegate of the last presentation that has ended, which may hear of that still.
    final var retiredPresentationDelegate: Boxed<PresentationDelegate>? {
        get { rare?.retiredPresentationDelegate }
        set { change(\.retiredPresentationDelegate, to: newValue) }
    }

    final var transitioningDelegate: Boxed<TransitioningDelegate>? {
        get { rare?.transitioningDelegate }
        set { change(\.transitioningDelegate, to: newValue) }
    }

    /// Whether a popover presentation controller that no presentation has used yet holds the controller.
    final var isHeldByPopover: Bool {
        get { rare?.isHeldByPopover ?? false }
        set {
            guard newValue != isHeldByPopover else { return }
            change(\.isHeldByPopover, to: newValue ? true : nil)
            if newValue { addOwner() } else { removeOwner() }
        }
    }

    final var popoverAnchor: Value? {
        get { rare?.popoverAnchor }
        set { change(\.popoverAnchor, to: newValue) }
    }

    final var popoverController: PopoverController? {
        get { rare?.popoverController }
        set { change(\.popoverController, to: newValue) }
    }

    // MARK: App code

    /// The scripts that run once and have run.
    final var firedScripts: [Int] {
        get { rare?.firedScripts ?? [] }
        set { rareToWrite.firedScripts = newValue }
    }
}
