import ControllerHierarchy
import Scenarios
import WireFormat

/// Events of every kind of line, by a short name, for the tables of patterns.
enum EventCatalogue {
    static let home = identity(1, "home", "HomeViewController")
    static let detail = identity(2, "detail", "DetailViewController")
    static let nav = identity(3, "nav", "UINavigationController")
    static let dotted = identity(4, "Main.list", "ListViewController")
    static let app = identity(0, "app", "UIApplication")
    static let scene = identity(0, "scene", "UIWindowScene")

    static let events: [(name: String, event: Event)] = [
        ("homeLoad", event(.loadView, home)),
        ("homeDidLoad", event(.viewDidLoad, home)),
        ("homeWillAppear", event(.viewWillAppear, home, .animated(true), [.isMovingToParent])),
        ("homeWillAppearPlain", event(.viewWillAppear, home, .animated(false))),
        (
            "detailWillAppear",
            event(.viewWillAppear, detail, .animated(true), [.isBeingPresented, .isMovingToParent])
        ),
        ("dottedDidLoad", event(.viewDidLoad, dotted)),
        ("willMove", event(.willMoveToParent, detail, .controller(nav))),
        ("willMoveNil", event(.willMoveToParent, detail, .controller(nil))),
        ("didMove", event(.didMoveToParent, detail, .controller(nav))),
        ("deinit", event(.deinitialized, detail)),
        ("initCoder", event(.initWithCoder, home)),
        ("initNib", event(.initWithNibName, home)),
        ("prepare", event(.prepareForSegue, home, .values([.string("detail"), .controller("home")]))),
        ("setEditing", event(.setEditing, home, .values([.bool(true), .bool(false)]))),
        ("resize", event(.viewWillTransitionToSize, home, .values([.size(Size(width: 667, height: 375))]))),
        ("rotate", event(.willRotate, home, .values([.string("landscapeLeft"), .number(0.3)]))),
        ("action", event(.action, home, .action("unwindHome:"))),
        ("willShow", event(.navigationWillShow, nav, .controllerAnimated(detail, true))),
        ("didShow", event(.navigationDidShow, nav, .controllerAnimated(detail, true))),
        (
            "canUnwind",
            event(.canPerformUnwindSegueAction, home, .answer([.string("unwindHome:")], .bool(false)))
        ),
        ("readParent", event(.propertyRead, home, .answer([.string("parent")], .controller("nav")))),
        ("shouldSegue", event(.shouldPerformSegue, home, .answer([.string("detail")], .bool(true)))),
        (
            "children",
            event(
                .allowedChildrenForUnwinding, nav,
                .answer([.controller("home")], .array([.controller("detail")])))
        ),
        ("readTitle", event(.propertyRead, home, .answer([.string("title")], .string("Start")))),
        (
            "readSize",
            event(
                .propertyRead, home,
                .answer([.string("view.frame.size")], .size(Size(width: 375, height: 667))))
        ),
        ("statusBar", event(.prefersStatusBarHidden, home, .answer([], .bool(true)))),
        (
            "orientations",
            event(.supportedInterfaceOrientations, home, .answer([], .array([.string("portrait")])))
        ),
        ("presentCompletion", event(.presentCompletion, identity(0, "present", "UIViewController"))),
        ("dismissCompletion", event(.dismissCompletion, identity(0, "dismiss", "UIViewController"))),
        ("launched", event(.didFinishLaunching, app)),
        ("connect", event(.sceneWillConnect, scene)),
        (
            "animator",
            event(
                .animationControllerForPresented, detail,
                .answer([.controller("detail"), .controller("nav"), .controller("home")], .null))
        ),
        (
            "animatorBack",
            event(.animationControllerForDismissed, detail, .answer([.controller("detail")], .null))
        ),
        ("sceneActive", event(.sceneDidBecomeActive, scene)),
        ("dismissed", event(.presentationDidDismiss, detail)),
        (
            "attempt",
            event(
                .console, home, .message(category: nil, text: "Warning: Attempt to present <B: B>  on <A: A>")
            )
        ),
        (
            "attemptNew",
            event(
                .console, home,
                .message(category: "Presentation", text: "Attempt to present <B: B> on <A: A>"))
        ),
        ("twoLines", event(.console, home, .message(category: nil, text: "first\nsecond"))),
        (
            "twice",
            event(
                .exception, nav,
                .exception(
                    UIKitException(name: "NSInvalidArgumentException", reason: "Pushing twice (<A: A>)")))
        ),
        (
            "generic",
            event(
                .exception, nav, .exception(UIKitException(name: "NSGenericException", reason: "no anchor")))
        ),
        ("keyboard", event(.notification, app, .values([.string("UIKeyboardWillShowNotification")]))),
        (
            "showDetailTarget",
            event(.notification, app, .values([.string("UIViewControllerShowDetailTargetDidChange")]))
        ),
        ("dimming", event(.presentationTransitionWillBegin, detail)),
        ("animationEnded", event(.animationEnded, detail, .values([.bool(true)]))),
    ]

    static let lines: [(name: String, line: EventLine)] = events.map {
        ($0.name, EventLine($0.event, text: EventText.line(of: $0.event)))
    }

    static var names: ControllerNames {
        var names = ControllerNames()
        for (_, event) in events { names.learn(from: event) }
        return names
    }

    static func line(_ name: String) -> EventLine? { lines.first { $0.name == name }?.line }

    static func event(
        _ callback: Callback, _ target: Identity, _ payload: Event.Payload = .none, _ flags: Event.Flags = []
    ) -> Event {
        Event(callback, target: target, payload: payload, flags: flags, time: 0)
    }

    private static func identity(_ number: Int, _ label: String, _ className: String) -> Identity {
        Identity(number: number, label: label, className: className, prepare: Identity.noPreparation)
    }
}
