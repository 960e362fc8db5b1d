/// What people write first who have UIKit, a log or another tool in mind, in another shape.
extension ScenarioReaderTests {
    static let shapes: [Mistake] = [
        Mistake(
            yaml: "root: {as: A}\nsteps:\n  - settle:\n    never: [A.viewDidLoad, B.viewDidLoad]", line: 3,
            advice: "`B.viewDidLoad` must not come, and is about nobody"),
        Mistake(
            yaml: "root: {as: A-1}\nsteps:\n  - settle:\n    times: {A-2.viewDidLoad: 0, C.viewDidLoad: 0}",
            line: 3, advice: "`C.viewDidLoad` must not come"),
        Mistake(yaml: "steps:\n  - pop: nav", line: 2, advice: "write `pop: {target: nav}`"),
        Mistake(yaml: "steps:\n  - rotate: portrait", line: 2, advice: "write `rotate: {to: portrait}`"),
        Mistake(yaml: "steps:\n  - push: B", line: 2, advice: "write `push: {target: …, controller: B}`"),
        Mistake(yaml: "steps:\n  - popTo: B", line: 2, advice: "write `popTo: {target: …, controller: B}`"),
        Mistake(
            yaml: "steps:\n  - presentViewController: B", line: 2,
            advice: "write `presentViewController: {target: …, controller: B}`"),
        Mistake(yaml: "steps:\n  - willMove: B", line: 2, advice: "write `willMove: {target: B, to: …}`"),
        Mistake(
            yaml: "steps:\n  - trigger: Save", line: 2, advice: "write `trigger: {target: …, control: Save}`"),
        Mistake(
            yaml: "steps:\n  - interactivePop: begin", line: 2,
            advice: "write `interactivePop: {target: …, phase: begin}`"),
        Mistake(
            yaml: "steps:\n  - interactivePop: nav", line: 2,
            advice: "write `interactivePop: {target: nav, phase: …}`"),
        Mistake(yaml: "steps:\n  - select: 1", line: 2, advice: "write `select: {target: …, index: 1}`"),
        Mistake(yaml: "steps:\n  - advance: 0.5", line: 2, advice: "write `advance: {seconds: 0.5}`"),
        Mistake(
            yaml: "steps:\n  - together: [{op: pop, target: nav}]", line: 2,
            advice: "write `together: {operations: [{op: …}]}`"),
        Mistake(
            yaml: "steps:\n  - setViewControllers: [B]", line: 2,
            advice: "write `setViewControllers: {target: …, viewControllers: […]}`"),
        Mistake(
            yaml: "steps:\n  - setEditing: true", line: 2,
            advice: "write `setEditing: {target: …, editing: true}`"),
        Mistake(yaml: "steps:\n  - pop: [nav]", line: 2, advice: "are a mapping, this is a list"),
        Mistake(
            yaml: "steps:\n  - nav.pushViewController(b)", line: 2,
            advice: "write `- push: {target: nav, …}`"),
        Mistake(
            yaml: "steps:\n  - a.dismiss: {animated: false}", line: 2, advice: "write `dismiss: {target: a}`"),
        Mistake(yaml: "steps:\n  - tap: {target: a}", line: 2, advice: "`trigger` is one"),
        Mistake(yaml: "steps:\n  - push: {on: nav, controller: {}}", line: 2, advice: "target is one"),
        Mistake(yaml: "steps:\n  - settle:\n    expected: []", line: 3, advice: "; expect is one"),
        Mistake(
            yaml: "steps:\n  - settle:\n    expect: A.viewDidLoad", line: 3,
            advice: "write `[A.viewDidLoad]`"),
        Mistake(
            yaml: "steps:\n  - settle:\n    expect: [A.viewDidLoad, …]", line: 3, advice: "`mode: contains`"),
        Mistake(
            yaml: "steps:\n  - settle:\n    expect: [A viewDidLoad]", line: 3, advice: "write `A.viewDidLoad`"
        ),
        Mistake(yaml: "device: iPhone 15\nsteps: []", line: 1, advice: "write `{model: iPhone 15}`"),
        Mistake(yaml: "device: {ios: '17'}\nsteps: []", line: 1, advice: "systemVersion is one"),
        Mistake(
            yaml: "steps:\n  - present: {target: a, controller: b, modalPresentationStyle: fullScreen}",
            line: 2, advice: "`controller: {…, modalPresentationStyle: fullScreen}`"),
        Mistake(
            yaml: "steps:\n  - present: {target: a, controller: b, style: pageSheet}", line: 2,
            advice: "`controller: {…, modalPresentationStyle: pageSheet}`"),
        Mistake(
            yaml: "steps:\n  - present: {target: a, controller: {class: UIAlertController, style: .alert}}",
            line: 2, advice: "write `preferredStyle: .alert`"),
        Mistake(
            yaml: "classes:\n  A:\n    scripts:\n      viewDidLoad: [{if: restored, do: []}]\nsteps: []",
            line: 4, advice: "it takes once, when, unless, segue, do"),
        Mistake(
            yaml: "classes:\n  A:\n    callsSuper: no\nsteps: []", line: 3,
            advice: "such as `{viewDidLoad: false}`"),
        Mistake(yaml: "root: UIViewController\nsteps: []", line: 1, advice: "`{class: UIViewController}`"),
        Mistake(yaml: "root: {rootViewController: A}\nsteps: []", line: 1, advice: "viewControllers is one"),
        Mistake(yaml: "scene: true\nsteps: []", line: 1, advice: "`{}` is a scene"),
        Mistake(
            yaml: "classes:\n  A: UITableViewController\nsteps: []", line: 2,
            advice: "write `{superclass: UITableViewController}`"),
        Mistake(
            yaml: "classes:\n  A:\n    viewDidLoad: []\nsteps: []", line: 3,
            advice: "what the class does in it stands in `scripts`"),
        Mistake(
            yaml: "classes:\n  A:\n    scripts:\n      viewDidLoad: [{do: [{pop: {target: n}}]}]\nsteps: []",
            line: 4, advice: "write `{op: pop, …}` here"),
        Mistake(
            yaml: "classes:\n  A:\n    scripts:\n      viewDidLoad: [{do: {op: pop, target: n}}]\nsteps: []",
            line: 4, advice: "an array of operations"),
    ]

    /// A contained controller, a tab or a delegate's method in another place than the format has it.
    static let places: [Mistake] = [
        root("class: UITabBarController, tabs: [{viewController: {as: a}}]", "{as: …, tab: {identifier: …}}"),
        root("class: T, tabs: [{class: UITab, viewController: {as: a}}]", "described as its controller"),
        root("class: T, tabs: [{tab: {identifier: a}, controller: a}]", "described as its controller"),
        root("class: T, tabs: [{as: a, tab: {viewController: {as: b}}}]", "the controller's description"),
        root("class: N, viewControllers: [{viewController: {as: a}}]", "stands here itself"),
        root("columns: {primary: {controller: {as: a}}}", "stands here itself"),
        root("class: N, viewController: {as: a}", "viewControllers is one"),
        root("class: N, controller: {as: a}", "viewControllers is one"),
        root("controllers: [{as: a}]", "viewControllers is one"),
        root("root: {as: a}", "viewControllers is one"),
        root("stack: [{as: a}]", "viewControllers is one"),
        root("pages: [{as: a}]", "dataSource is one"),
        root("secondary: {as: a}", "columns is one"),
        root("childControllers: [{as: a}]", "children is one"),
        root(
            "delegate: {willShow: [{op: read, target: a, property: title}]}",
            "stands in `scripts` of its description"),
        root("delegate: {didSelect: {do: []}}", "stands in `scripts` of its description"),
        root("presentationDelegate: {didDismiss: []}", "stands in `scripts` of its description"),
        root("contextMenuDelegate: {willEndFor: []}", "stands in `scripts` of its description"),
        root("previewingDelegate: {commit: []}", "stands in `scripts` of its description"),
        root("delegate: {scripts: {willShw: []}}", "is no method of delegate; willShow is one"),
        Mistake(
            yaml: "classes:\n  A:\n    scripts:\n      willShow: []\nsteps: []", line: 4,
            advice: "stands in `scripts` of its description"),
        Mistake(
            yaml: "classes:\n  A:\n    scripts:\n      delegate.didShow: []\nsteps: []", line: 4,
            advice: "stands in `scripts` of its description"),
    ]

    private static func root(_ members: String, _ advice: String) -> Mistake {
        Mistake(
            yaml: "device: {systemVersion: '18.0'}\nroot: {\(members)}\nsteps: []", line: 2, advice: advice)
    }
}
