import Foundation

/// An object that manages a view hierarchy; it lives in the session and in the app's code at once.
///
/// A method that a subclass overrides runs where UIKit would call it; `super` is UIKit's own part. Source:
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The session in which the controller is; nil behind its end.
    weak var session: Session?
    /// The name of the controller in the session.
    var label = ""
    var storedView: UIView?
    var hasDelegateData = false
    weak var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)?
    weak var storedTransitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The objects that stand for parts of the controller; made when they are asked for.
    var parts = ControllerParts()

    /// UIKit's class that the class is or descends from.
    class var builtIn: UIViewController.Type { UIViewController.self }

    /// What the next controller to be made is given at its creation: no initializer of UIKit's takes it, and one of ours
    /// would keep subclasses from inheriting those that there are.
    static var atCreation: [String: JSON] = [:]

    /// What an action of an unwind segue, a bar button or a control runs, by its selector.
    ///
    /// Without Objective-C nothing finds a method by its selector; a class says here which ones it has:
    /// `["unwindHome:": { ($0 as? HomeViewController)?.unwindHome($1) }]`. The value that is given is the sender.
    open class var actions: [String: (UIViewController, Any?) -> Void] { [:] }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        var description = Self.atCreation
        Self.atCreation = [:]
        if let nibNameOrNil { description["nib"] = .string(nibNameOrNil) }
        super.init()
        Understudy.current.adopt(self, description)
    }

    public required init?(coder: NSCoder) {
        super.init()
        Understudy.current.adopt(self, from: coder)
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// The session, into which a controller comes anew that has been forgotten there.
    var live: Session {
        if let session { return session }
        let session = Understudy.current
        session.adopt(self, [:])
        return session
    }

    var resource: JSON { live.look("/controllers/\(escaped(label))") }

    /// A property as the session has it; while a question about it waits, what UIKit answers by itself.
    func read(_ name: String) -> JSON {
        if let frame = live.frame(of: self, name) { return frame.returned }
        return resource[name]
    }

    func write(_ name: String, _ value: JSON) {
        live.perform("set", on: self, [name: value])
    }

    func controller(_ name: String) -> UIViewController? { read(name).string.flatMap { live.controller($0) } }

    func controllers(_ name: String) -> [UIViewController] {
        read(name).strings.compactMap { live.controller($0) }
    }

    /// UIKit's own part of a call; nothing where the call is not UIKit's and has none.
    @discardableResult
    func callSuper(_ call: String) -> Bool {
        guard let session, let frame = session.frame(of: self, call) else { return false }
        session.callSuper(frame)
        return true
    }

    private func callAppearance(_ method: String, _ animated: Bool) {
        guard !callSuper("\(method)(_:)") else { return }
        live.passing(self, "\(method)(_:)") {
            live.perform(
                "callAppearanceMethod", on: self, ["method": .string(method), "animated": .bool(animated)])
        }
    }

    open override var next: UIResponder? {
        let window = UIApplication.shared.allWindows.lazy.compactMap(\.window).first {
            $0.rootViewController === self
        }
        return parent ?? presentingViewController ?? window
    }

    // MARK: The view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.owner = nil
            storedView = newValue
            newValue?.owner = self
        }
    }

    open var viewIfLoaded: UIView? { isViewLoaded ? storedView : nil }
    open var isViewLoaded: Bool { storedView != nil }

    open func loadViewIfNeeded() {
        guard storedView == nil, live.frame(of: self, "loadView()") == nil else { return }
        live.perform("loadViewIfNeeded", on: self)
        makeView()
    }

    /// Gives the controller a view, where its class has made none.
    func makeView() {
        guard storedView == nil else { return }
        let view = UIView(frame: UIScreen.main.bounds)
        storedView = view
        view.owner = self
    }

    open func loadView() {
        callSuper("loadView()")
        makeView()
    }

    open func viewDidLoad() { callSuper("viewDidLoad()") }
    open func viewWillAppear(_ animated: Bool) { callAppearance("viewWillAppear", animated) }
    open func viewIsAppearing(_ animated: Bool) { callAppearance("viewIsAppearing", animated) }
    open func viewDidAppear(_ animated: Bool) { callAppearance("viewDidAppear", animated) }
    open func viewWillDisappear(_ animated: Bool) { callAppearance("viewWillDisappear", animated) }
    open func viewDidDisappear(_ animated: Bool) { callAppearance("viewDidDisappear", animated) }
    open func updateViewConstraints() { callSuper("updateViewConstraints()") }
    open func viewWillLayoutSubviews() { callSuper("viewWillLayoutSubviews()") }
    open func viewDidLayoutSubviews() { callSuper("viewDidLayoutSubviews()") }
    open func viewSafeAreaInsetsDidChange() { callSuper("viewSafeAreaInsetsDidChange()") }
    open func viewLayoutMarginsDidChange() { callSuper("viewLayoutMarginsDidChange()") }
    open func didReceiveMemoryWarning() { callSuper("didReceiveMemoryWarning()") }
    open func awakeFromNib() { callSuper("awakeFromNib()") }

    // MARK: Containment

    open var parent: UIViewController? { controller("parent") }
    open var children: [UIViewController] { controllers("children") }
    open var isBeingPresented: Bool { read("isBeingPresented").bool ?? false }
    open var isBeingDismissed: Bool { read("isBeingDismissed").bool ?? false }
    open var isMovingToParent: Bool { read("isMovingToParent").bool ?? false }
    open var isMovingFromParent: Bool { read("isMovingFromParent").bool ?? false }

    open func addChild(_ childController: UIViewController) {
        live.perform("addChild", on: self, ["controller": childController.reference])
    }

    open func removeFromParent() { live.perform("removeFromParent", on: self) }

    open func willMove(toParent parent: UIViewController?) { move("willMove", parent) }
    open func didMove(toParent parent: UIViewController?) { move("didMove", parent) }

    private func move(_ operation: String, _ parent: UIViewController?) {
        guard !callSuper("\(operation)(toParent:)") else { return }
        live.passing(self, "\(operation)(toParent:)") {
            live.perform(operation, on: self, ["to": parent?.reference ?? .null])
        }
    }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        let fields: [String: JSON] = ["isAppearing": .bool(isAppearing), "animated": .bool(animated)]
        live.perform("beginAppearanceTransition", on: self, fields)
    }

    open func endAppearanceTransition() { live.perform("endAppearanceTransition", on: self) }

    /// How operations name the controller.
    var reference: JSON {
        _ = live
        return .string(label)
    }

    open var title: String? {
        get { read("title").string }
        set {
            write("title", newValue.map { .string($0) } ?? .null)
            parts.navigationItem?.title = newValue
        }
    }

    open var isEditing: Bool {
        get { read("isEditing").bool ?? false }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        live.perform("setEditing", on: self, ["editing": .bool(editing), "animated": .bool(animated)])
    }

    // MARK: Presenting

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        viewControllerToPresent.askForAnimator(presentedBy: self, from: self, animated: flag)
        var fields = fields(animated: flag, "present.completion", completion)
        fields["controller"] = viewControllerToPresent.reference
        live.perform("present", on: self, fields)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let dismissed = presentedViewController ?? self
        if let driver = dismissed.askForAnimator(presentedBy: nil, from: self, animated: flag) {
            let interaction = Interaction(
                controller: driver, operation: "interactiveDismiss", target: dismissed, completion: completion
            )
            return live.begin(interaction, on: dismissed.label)
        }
        live.perform("dismiss", on: self, fields(animated: flag, "dismiss.completion", completion))
    }

    open func show(_ vc: UIViewController, sender: Any?) { send("show", vc) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { send("showDetail", vc) }

    // MARK: What UIKit asks

    open var prefersStatusBarHidden: Bool { read("prefersStatusBarHidden").bool ?? false }
    open var preferredStatusBarStyle: UIStatusBarStyle {
        .word(read("preferredStatusBarStyle").string) ?? .default
    }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        .word(read("preferredStatusBarUpdateAnimation").string) ?? .fade
    }
    open var childForStatusBarHidden: UIViewController? { controller("childForStatusBarHidden") }
    open var childForStatusBarStyle: UIViewController? { controller("childForStatusBarStyle") }
    open var childForHomeIndicatorAutoHidden: UIViewController? {
        controller("childForHomeIndicatorAutoHidden")
    }
    open var prefersHomeIndicatorAutoHidden: Bool { read("prefersHomeIndicatorAutoHidden").bool ?? false }
    open var shouldAutorotate: Bool { read("shouldAutorotate").bool ?? true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(read("supportedInterfaceOrientations").strings)
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .word(read("preferredInterfaceOrientationForPresentation").string) ?? .portrait
    }

    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        live.frame?.returned.bool ?? true
    }

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) { callSuper("prepare(for:sender:)") }

    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        live.sender = sender
        live.perform("performSegue", on: self, ["identifier": .string(identifier)])
    }

    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { live.frame?.returned.bool ?? responds(to: action) }

    // MARK: Traits and size

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        callSuper("traitCollectionDidChange(_:)")
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { callSuper("willTransition(to:with:)") }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        callSuper("viewWillTransition(to:with:)")
    }

    // MARK: State restoration

    open var restorationIdentifier: String? {
        get { read("restorationIdentifier").string }
        set { write("restorationIdentifier", newValue.map { .string($0) } ?? .null) }
    }

    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        didSet { write("restorationClass", restorationClass == nil ? .null : .string("\(type(of: self))")) }
    }

    open func encodeRestorableState(with coder: NSCoder) { callSuper("encodeRestorableState(with:)") }
    open func decodeRestorableState(with coder: NSCoder) { callSuper("decodeRestorableState(with:)") }
    open func applicationFinishedRestoringState() { callSuper("applicationFinishedRestoringState()") }
}

/// A class that creates controllers again whose state was saved.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
