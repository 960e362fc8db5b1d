import ControllerHierarchy
import Scenarios
import Testing
import WireFormat

/// The lines that scenarios may expect: which are accepted, and which events each of them matches.
@Suite struct EventPatternTests {
    /// A pattern with the names of exactly those events of the catalogue that it matches.
    static let matching: [(pattern: String, events: String)] = [
        ("home.loadView()", "homeLoad"), ("home.loadView", "homeLoad"), ("c1.loadView", "homeLoad"),
        ("home.viewDidLoad", "homeDidLoad"), ("  home.viewDidLoad()  ", "homeDidLoad"),
        ("Main.list.viewDidLoad", "dottedDidLoad"), ("c4.viewDidLoad()", "dottedDidLoad"),
        ("list.viewDidLoad", ""), ("c9.viewDidLoad", ""), ("HOME.viewDidLoad", ""),
        ("home.viewWillAppear", "homeWillAppear homeWillAppearPlain"),
        ("home.viewWillAppear(_:)", "homeWillAppear homeWillAppearPlain"),
        ("home.viewWillAppear(true)", "homeWillAppear"),
        ("home.viewWillAppear(animated: true)", "homeWillAppear"),
        ("home.viewWillAppear( true )", "homeWillAppear"),
        ("home.viewWillAppear(_: true)", "homeWillAppear"),
        ("home.viewWillAppear(_: false)", "homeWillAppearPlain"),
        ("home.viewWillAppear(YES)", "homeWillAppear"), ("home.viewWillAppear(NO)", "homeWillAppearPlain"),
        ("home.viewWillAppear(false)", "homeWillAppearPlain"),
        ("home.viewWillAppear()", "homeWillAppear homeWillAppearPlain"), ("home.init()", "initCoder initNib"),
        ("home.viewWillAppear [isMovingToParent]", "homeWillAppear"),
        ("home.viewWillAppear [!isMovingToParent]", "homeWillAppearPlain"),
        ("home.viewWillAppear(true) [isMovingToParent]", "homeWillAppear"),
        ("home.viewWillAppear(false) [isMovingToParent]", ""),
        ("home.viewWillAppear [isBeingPresented]", ""),
        ("detail.viewWillAppear [isBeingPresented, isMovingToParent]", "detailWillAppear"),
        ("detail.viewWillAppear [isBeingPresented] [isMovingToParent]", "detailWillAppear"),
        ("detail.viewWillAppear [isBeingPresented, !isMovingToParent]", ""),
        ("detail.viewWillAppear [!isBeingDismissed]", "detailWillAppear"),
        ("detail.willMove(toParent: nav)", "willMove"), ("detail.willMove(nav)", "willMove"),
        ("detail.willMove(toParent: c3)", "willMove"), ("detail.willMove(toParent: nil)", "willMoveNil"),
        ("detail.willMove", "willMove willMoveNil"), ("detail.willMove(toParent:)", "willMove willMoveNil"),
        ("detail.willMove(toParentViewController: nav)", "willMove"),
        ("detail.willMove(toParentViewController:)", "willMove willMoveNil"),
        ("detail.willMove(to: nav)", ""), ("detail.didMove(toParent: nav)", "didMove"),
        ("detail.deinit", "deinit"), ("c2.deinit", "deinit"), ("home.deinit", ""),
        ("home.init(coder:)", "initCoder"), ("home.init(nibName:bundle:)", "initNib"),
        ("home.init(nibName: nil, bundle: nil)", "initNib"),
        ("home.init", "initCoder initNib"),
        ("home.prepare", "prepare"), ("home.prepare(for: detail, sender: home)", "prepare"),
        ("home.prepare(detail, c1)", "prepare"), ("home.prepare(for:sender:)", "prepare"),
        ("home.prepare(for: other, sender: home)", ""), ("home.prepare(for: detail)", "prepare"),
        ("home.prepare(for: detail, source: home)", ""),
        // An argument that the call has not is none that the log leaves out, though it is nil.
        ("home.prepare(segue: nil)", ""), ("home.setEditing(editing: nil)", ""),
        ("nav.delegate.willShow(viewController: nil)", ""), ("detail.willMove(viewController: nil)", ""),
        ("home.setEditing(true, animated: false)", "setEditing"),
        ("home.setEditing(true, false)", "setEditing"), ("home.prepareForSegue", "prepare"),
        ("home.setEditing(false, animated: false)", ""),
        ("home.viewWillTransition(to: 667x375)", "resize"), ("home.viewWillTransition(667x375)", "resize"),
        ("home.viewWillTransition", "resize"), ("home.viewWillTransition(to: 375x667)", ""),
        ("home.willRotate(to: landscapeLeft, duration: 0.3)", "rotate"),
        ("home.willRotate(to: landscapeLeft, duration: 0.30)", "rotate"),
        ("home.willRotate(to: landscapeLeft, duration: 0.4)", ""),
        ("home.unwindHome(_:)", "action"), ("home.unwindHome", "action"),
        ("nav.delegate.willShow(detail, true)", "willShow"), ("nav.delegate.willShow", "willShow"),
        ("home.supportedInterfaceOrientations -> [.portrait]", "orientations"),
        ("nav.delegate.willShow(c2, true)", "willShow"), ("nav.delegate.willShow(detail, false)", ""),
        ("nav.delegate.willShow(home, true)", ""), ("nav.willShow", ""),
        ("nav.delegate.willShow(detail)", "willShow"), ("nav.delegate.willShow(home)", ""),
        ("nav.delegate.navigationController(_:willShow:animated:)", "willShow"),
        ("nav.navigationController(_:willShow:animated:)", "willShow"),
        ("nav.dataSource.navigationController(_:willShow:animated:)", ""),
        ("nav.delegate.willShowViewController(detail)", "willShow"),
        ("nav.willShowViewController(detail)", ""), ("nav.delegate.didShowViewController(detail)", "didShow"),
        ("home.setEditing(true)", "setEditing"), ("home.setEditing(false)", ""),
        ("home.setEditing(true, false, false)", ""), ("home.loadView(true)", ""),
        ("c3.delegate.didShow", "didShow"),
        ("nav.navigationController(_:willShow:animated:)", "willShow"),
        ("home.canPerformUnwindSegueAction(unwindHome:) -> false", "canUnwind"),
        ("home.canPerformUnwindSegueAction(unwindHome:) -> true", ""),
        ("home.canPerformUnwindSegueAction(unwindHome:)", "canUnwind"),
        ("home.canPerformUnwindSegueAction -> false", "canUnwind"),
        ("home.canPerformUnwindSegueAction(other:) -> false", ""),
        ("home.read(parent) -> nav", "readParent"),
        ("home.parent -> nav", "readParent"), ("home.parentViewController -> nav", "readParent"),
        ("home.parent -> nil", ""), ("home.title -> nav", ""), ("home.parent", "readParent"),
        ("home.shouldPerformSegue", "shouldSegue"), ("home.shouldPerformSegue -> true", "shouldSegue"),
        ("home.shouldPerformSegue -> false", ""),
        ("nav.allowedChildrenForUnwinding -> [detail]", "children"),
        ("nav.allowedChildrenForUnwinding -> [c2]", "children"),
        ("nav.allowedChildrenForUnwinding -> detail", "children"),
        ("nav.allowedChildrenForUnwinding -> detail, home", ""),
        ("nav.allowedChildrenForUnwinding -> home", ""),
        ("nav.allowedChildrenForUnwinding(from: home) -> [detail]", "children"),
        ("nav.allowedChildrenForUnwinding -> []", ""),
        ("home.prefersStatusBarHidden", "statusBar"), ("home.prefersStatusBarHidden -> true", "statusBar"),
        ("home.supportedInterfaceOrientations -> [portrait]", "orientations"),
        ("present.completion()", "presentCompletion"), ("present.completion", "presentCompletion"),
        ("dismiss.completion()", "dismissCompletion"), ("home.completion()", ""),
        ("app.didFinishLaunchingWithOptions()", "launched"),
        ("app.didFinishLaunchingWithOptions", "launched"), ("app.didFinishLaunching", "launched"),
        ("scene.willConnectTo", "connect"), ("scene.willConnectTo()", "connect"),
        ("scene.willConnect", "connect"),
        ("detail.transitioningDelegate.animationController", "animator animatorBack"),
        ("detail.transitioningDelegate.forPresented", "animator"),
        ("detail.transitioningDelegate.animationController -> nil", "animator animatorBack"),
        ("detail.transitioningDelegate.animationController(forDismissed: detail)", "animatorBack"),
        (
            "detail.transitioningDelegate.animationController(forPresented: detail, presenting: nav, source: home)",
            "animator"
        ),
        // Of arguments that have labels some will do.
        ("detail.transitioningDelegate.animationController(source: home)", "animator"),
        ("detail.transitioningDelegate.animationController(source: nav)", ""),
        ("home.transitioningDelegate.animationController", ""),
        ("scene.didBecomeActive", "sceneActive"), ("app.didBecomeActive", ""),
        ("console: Warning: Attempt to present *", "attempt"),
        ("console: Warning: Attempt to present <B: B>  on <A: A>", "attempt"),
        ("console: Warning: Attempt to present <B: B> on <A: A>", ""),
        ("console: Attempt to present <B: B> on <A: A>", "attemptNew"),
        ("console: [Presentation] Attempt to present <B: B> on <A: A>", "attemptNew"),
        ("console: [Presentation] Attempt*", "attemptNew"), ("console: [Snapshotting] Attempt*", ""),
        ("console: *Attempt to present*", "attempt attemptNew"), ("console:*", "attempt attemptNew twoLines"),
        (#"console: first\nsecond"#, "twoLines"), ("console: first\nsecond", "twoLines"),
        ("console: first", ""), ("console: Attempt", ""),
        ("exception NSInvalidArgumentException: Pushing twice (<A: A>)", "twice"),
        ("exception NSInvalidArgumentException: Pushing *", "twice"),
        ("exception NSInvalidArgumentException", "twice"), ("exception NSInvalidArgumentException:", "twice"),
        ("exception *: *", "twice generic"), ("exception NSGenericException: *", "generic"),
        ("exception NSRangeException", ""), ("exception NSGenericException: Pushing*", ""),
        ("notification: UIKeyboardWillShow", "keyboard"), ("notification: *", "keyboard showDetailTarget"),
        ("notification: keyboardWillShow", "keyboard"), ("notification: keyboardDidShow", ""),
        ("notification: UIResponder.keyboardWillShowNotification", "keyboard"),
        ("notification: UIKeyboardWillShowNotification", "keyboard"),
        ("notification: UIViewController.showDetailTargetDidChangeNotification", "showDetailTarget"),
        ("notification: UIViewControllerShowDetailTargetDidChange", "showDetailTarget"),
        ("notification: UIViewControllerShowDetailTargetDidChangeNotification", "showDetailTarget"),
        ("notification: .showDetailTargetDidChange", "showDetailTarget"),
        ("home.title", "readTitle"), ("home.title -> Start", "readTitle"), ("home.title -> End", ""),
        ("home.read(title)", "readTitle"), ("c1.view.frame.size -> 375x667", "readSize"),
        ("home.view.frame", ""), ("home.read", "readParent readTitle readSize"), ("detail.title", ""),
        ("notification: Other", ""),
        ("detail.presentationTransitionWillBegin", "dimming"),
        ("detail.presentationTransitionWillBegin()", "dimming"),
        ("detail.presentationControllerDidDismiss", "dismissed"),
        ("detail.presentationControllerDidDismiss:", "dismissed"),
        ("detail.presentationController.delegate.didDismiss", "dismissed"),
        ("detail.scene", ""),
        ("detail.animator.animationEnded(true)", "animationEnded"),
        ("detail.animator.animationEnded(false)", ""),
        ("-[HomeViewController viewDidLoad]", "homeDidLoad"),
        ("-[HomeViewController viewWillAppear:]", "homeWillAppear homeWillAppearPlain"),
        ("-[HomeViewController viewWillAppear:] [isMovingToParent]", "homeWillAppear"),
        ("-[DetailViewController dealloc]", "deinit"), ("-[HomeViewController unwindHome:]", "action"),
        (
            "-[UINavigationController.delegate navigationController:willShowViewController:animated:]",
            "willShow"
        ),
        ("-[OtherViewController viewDidLoad]", ""), ("-[HomeViewController viewDidLoad:]", ""),
        ("home.somethingElse", ""),
    ]

    @Test func everyPatternMatchesExactlyItsEvents() throws {
        for (source, expected) in Self.matching {
            let pattern = try EventPattern(source)
            let matched = EventCatalogue.lines
                .filter { pattern.matches($0.line, names: EventCatalogue.names) }.map(\.name)
            #expect(matched.joined(separator: " ") == expected, "\(source)")
        }
        // Every event of the catalogue is matched by some line of the table.
        let all = Set(Self.matching.flatMap { $0.events.split(separator: " ").map(String.init) })
        #expect(all == Set(EventCatalogue.lines.map(\.name)))
    }

    @Test func theTextFormOfEveryEventMatchesItselfAndNoOtherCall() throws {
        for (name, line) in EventCatalogue.lines {
            let pattern = try EventPattern(line.text)
            let matched = EventCatalogue.lines
                .filter { pattern.matches($0.line, names: EventCatalogue.names) }.map(\.name)
            #expect(matched == [name], "\(line.text)")
            #expect(try EventPattern(line.textWithFlags).matches(line, names: EventCatalogue.names))
        }
    }

    /// Lines that are refused, with a word of the advice that is given.
    static let malformed: [(line: String, advice: String)] = [
        ("", "empty"), ("   ", "empty"), ("viewDidLoad", "TARGET.viewDidLoad"), ("viewDidLoad()", "TARGET"),
        (".viewDidLoad", "target"), ("home.", "target"), ("home.viewWillAppear(true", "closed"),
        ("home.viewWillAppear((true)", "closed"), ("home.viewWillAppear(true) extra", "extra"),
        ("home.viewWillAppear(true) ->", "answer"), ("home.x ->", "answer"), ("home.x -> ", "answer"),
        ("home.viewWillAppear [isMoving]", "isMovingToParent"), ("home.viewWillAppear [!x]", "flags are"),
        ("home.viewWillAppear [isMovingToParent, other]", "other"),
        ("console:", "console: TEXT"), ("console:   ", "console: TEXT"), ("notification:", "TEXT"),
        ("exception NSRange bad", "colon"), ("exception : reason", "NAME"), ("exception A B: reason", "NAME"),
        ("-[Home", "-[Class"), ("-[Home]", "-[Class"), ("-[Home a b]", "-[Class"), ("-[]", "-[Class"),
        ("Warning", "console: TEXT"),
    ]

    @Test func malformedLinesAreRefusedWithAdvice() {
        for (line, advice) in Self.malformed {
            do {
                let pattern = try EventPattern(line)
                Issue.record("\(line) was read as \(pattern.content)")
            } catch {
                #expect(error.description.contains(advice), "\(line): \(error.description)")
            }
        }
    }

    /// A text, a pattern with stars, and whether they agree.
    static let wildcards: [(text: String, pattern: String, matches: Bool)] = [
        ("abc", "*", true), ("abc", "a*", true),
        ("abc", "*c", true), ("abc", "*b*", true), ("abc", "a*c", true), ("abc", "a*b", false),
        ("abc", "**", true), ("aaa", "a*a", true), ("aab", "a*ab", true), ("ab", "a*ab", false),
        ("mississippi", "m*iss*pi", true), ("mississippi", "m*iss*pp", false), ("a*c", "a*c", true),
        ("héllo wörld", "h*w*d", true), ("abc", "abcd", false), ("abc", "ab", false),
        ("aba", "ab*ba", false), ("abba", "ab*ba", true), ("ab", "*b*b", false), ("abab", "*ab*ab", true),
        ("aab", "*aab*", true), ("aaab", "*aab", true), ("ab", "a**b", true), ("abc", "b*", false),
        // A search that begins anew at each letter would take minutes.
        (String(repeating: "a", count: 400_000), "*" + String(repeating: "a", count: 200_000) + "b*", false),
    ]

    @Test(.timeLimit(.minutes(1))) func starsStandForAnyText() throws {
        for (text, source, matches) in Self.wildcards where !source.isEmpty && !text.isEmpty {
            let event = EventCatalogue.event(
                .console, EventCatalogue.home, .message(category: nil, text: text))
            let pattern = try EventPattern("console: \(source)")
            #expect(
                pattern.matches(EventLine(event, text: text), names: ControllerNames()) == matches,
                "\(text.prefix(40)) \(source.prefix(40))")
        }
    }

    /// An id means its controller, unless another one has it as its label.
    @Test func labelsThatReadAsIDs() throws {
        func identity(_ number: Int, _ label: String) -> Identity {
            Identity(number: number, label: label, className: "A", prepare: Identity.noPreparation)
        }
        let events = [(1, "home"), (2, "pages"), (3, "c2")].map {
            EventCatalogue.event(.viewWillAppear, identity($0.0, $0.1))
        }
        var names = ControllerNames()
        for event in events { names.learn(from: event) }
        let lines = events.map { EventLine($0, text: EventText.line(of: $0)) }
        let rows = [("c1", [0]), ("c2", [2]), ("c3", [2]), ("pages", [1]), ("c02", [])]
        for (name, expected) in rows {
            let pattern = try EventPattern("\(name).viewWillAppear")
            let matched = lines.indices.filter { pattern.matches(lines[$0], names: names) }
            #expect(matched == expected, "\(name)")
        }
    }
}
