import ControllerHierarchy
import Testing

func text(_ e: Event) -> String {
    let n = e.callback.names
    switch e.payload {
    case .none: return "\(e.target.label).\(n.label)()"
    case .animated(let a):
        return "\(e.target.label).\(n.label)(\(a))"
            + (e.flags.isEmpty
                ? "" : " \(Event.Flags.names.filter { e.flags.contains($0.flag) }.map(\.name))")
    case .controller(let c): return "\(e.target.label).\(n.label)(\(c?.label ?? "nil"))"
    case .controllerAnimated(let c, let a): return "\(e.target.label).\(n.label)(\(c.label), \(a))"
    case .message(_, let t): return "console: \(t)"
    case .exception(let x): return "exception \(x.name): \(x.reason)"
    default: return "\(e.target.label).\(n.label) \(e.payload)"
    }
}

func make(
    _ v: SystemVersion, _ root: ControllerDescription, _ classes: [ClassDescription] = [],
    clock: ApplicationDefinition.ClockMode = .settle
) throws -> Application {
    var d = ApplicationDefinition(
        device: Device(
            model: "iPhone", systemVersion: v, idiom: .phone, portraitSize: Size(width: 375, height: 667)))
    d.root = .new(root); d.classes = classes; d.clock = clock
    return try Application(definition: d)
}

@Test func scratch() throws {
    var nav = ControllerDescription(className: "UINavigationController", label: "nav")
    nav.viewControllers = [.new(.init(label: "A"))]
    nav.delegate = DelegateDescription()
    let app = try make(SystemVersion(17), nav)
    func show(_ t: String, _ o: OperationOutcome) {
        print("== \(t) \(o.outcome) t=\(o.time) settled=\(o.isSettled)");
        for e in o.events { print("   \(text(e))") }
    }
    show("launch", try app.launch())
    show("push", try app.perform(Operation(.push, target: "nav", controller: .new(.init(className: "B")))))
    show(
        "push C false",
        try app.perform(
            Operation(.push, target: "nav", controller: .new(.init(className: "C")), animated: false)))
    show("push D", try app.perform(Operation(.push, target: "nav", controller: .new(.init(className: "D")))))
    show("popToRoot", try app.perform(Operation(.popTo, target: "nav", controller: .existing("B"))))
    show("popToRoot", try app.perform(Operation(.popToRoot, target: "nav")))
    var m = ControllerDescription(className: "UINavigationController", label: "m")
    m.viewControllers = [.new(.init(label: "X"))]
    m.properties = [.init(.modalPresentationStyle, .string("fullScreen"))]
    show("present", try app.perform(Operation(.present, target: "A", controller: .new(m))))
    show(
        "present again",
        try app.perform(Operation(.present, target: "A", controller: .new(.init(className: "Z")))))
    show("dismiss", try app.perform(Operation(.dismiss, target: "X")))
    show(
        "present sheet",
        try app.perform(
            Operation(.present, target: "A", controller: .new(.init(className: "S")), animated: false)))
    show("dismiss", try app.perform(Operation(.dismiss, target: "S")))
    show(
        "set",
        try app.perform(
            Operation(
                .setViewControllers, target: "nav",
                arguments: [
                    .init(
                        .viewControllers,
                        .controllers([
                            .new(.init(className: "P")), .existing("A"), .new(.init(className: "Q")),
                        ]))
                ])))
    show("addChild", try app.perform(Operation(.addChild, target: "Q", controller: .new(.init(label: "K")))))
    show("addSub", try app.perform(Operation(.addSubview, target: "Q", controller: .existing("K"))))
    show("removeSub", try app.perform(Operation(.removeFromSuperview, target: "K")))
    show("pop", try app.perform(Operation(.pop, target: "nav", animated: false)))
}
