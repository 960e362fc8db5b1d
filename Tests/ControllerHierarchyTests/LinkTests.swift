import ControllerHierarchy
import RandomWalks
import Testing

/// Presenter, links and getters as any descendant sees them, asked by app code inside every callback.
///
/// Source: presentation.md R1, R2, R5: the links stand from the call of `present` on, and are cut between
/// the last will and the first did of the dismissal.
@Suite struct LinkTests {
    static let styles = ["fullScreen", "pageSheet", "overFullScreen", "currentContext", "overCurrentContext"]
    static let moments: [Callback] = [
        .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear, .viewDidLayoutSubviews,
    ]

    /// What a controller below the presenter, or one below the presented controller, reads of the other side.
    static let questions: [(classes: [String], property: Property, answer: String)] = [
        (["Presenter", "PresentersChild"], .presentedViewController, "modal"),
        (["Modal", "ModalsRoot", "ModalsChild"], .presentingViewController, "nav"),
    ]

    @Test(arguments: SystemVersion.walked, styles)
    func everyDescendantReadsTheLinksThatTheRulesGive(version: SystemVersion, style: String) throws {
        if let first = ModalPresentationStyle(rawValue: style)?.availability.first, version < first { return }
        for animated in [true, false] {
            let application = try launched(version)
            var modal = ControllerDescription(className: "Modal", label: "modal")
            modal.properties = [.init(.modalPresentationStyle, .string(style))]
            var root = ControllerDescription(className: "ModalsRoot", label: "root")
            root.children = [.new(ControllerDescription(className: "ModalsChild"))]
            modal.viewControllers = [.new(root)]
            let presented = try application.perform(
                Operation(.present, target: "child", controller: .new(modal), animated: animated))
            let dismissed = try application.perform(Operation(.dismiss, target: "root", animated: animated))
            let place = "iOS \(version), \(style)"
            // A stack that is made with its root has loaded by then.
            // Source: kunde-stack-made-with-root-loads-ios13.
            let loadsFirst = version >= SystemVersion(11) ? "modal" : nil
            var reads = check(presented.events, isDismissal: false, "\(place), present", loaded: loadsFirst)
            reads += check(dismissed.events, isDismissal: true, "\(place), dismiss")
            #expect(reads > 8, "iOS \(version), \(style): the scripts have read next to nothing")
        }
    }

    /// An old root that still presents cannot be presented by what it presents, in whatever way.
    @Test(arguments: [OperationKind.present, .show, .presentPopover])
    func nobodyIsPresentedByItself(kind: OperationKind) throws {
        let device = Device(
            model: "iPad", systemVersion: SystemVersion(8), idiom: .pad,
            portraitSize: Size(width: 768, height: 1024))
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(ControllerDescription(label: "first"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        let roots = ["second", "third"].map {
            Operation(.setRoot, controller: .new(ControllerDescription(label: $0)))
        }
        _ = try application.perform(roots[0])
        let first = ControllerReference.existing("first")
        _ = try application.perform(
            Operation(.present, target: "second", controller: first, animated: false))
        _ = try application.perform(roots[1])
        _ = try application.perform(Operation(.makePopoverController, target: "second"))
        let operation =
            kind == .presentPopover
            ? Operation(kind, target: "second", arguments: [.init("from", .controller(first))])
            : Operation(kind, target: "first", controller: .existing("second"))
        #expect(throws: OperationError.self) { try application.perform(operation) }
        #expect(application.brokenInvariants() == [])
    }

    /// - Parameter loaded: Who has loaded before there were any links.
    /// - Returns: how many answers were compared.
    private func check(
        _ events: EventList, isDismissal: Bool, _ place: String, loaded: String? = nil
    ) -> Int {
        var last: [String: Callback] = [:]
        var reads = 0
        for event in events {
            if LinkTests.moments.contains(event.callback) { last[event.target.label] = event.callback }
            guard event.callback == .propertyRead, case .answer(let names, let answer) = event.payload else {
                continue
            }
            let question = LinkTests.questions.first { $0.property.rawValue == names.first?.string }
            let callback = last[event.target.label]
            let isCut =
                isDismissal && (callback == .viewDidAppear || callback == .viewDidDisappear)
                || callback == .viewDidLoad && event.target.label == loaded
            let expected = isCut ? nil : question?.answer
            let moment = "\(place): \(event.target.label) in \(callback.map { "\($0)" } ?? "no callback")"
            #expect(answer.string == expected, "\(moment)")
            reads += 1
        }
        return reads
    }

    private func launched(_ version: SystemVersion) throws -> Application {
        let device = Device(
            model: "iPhone", systemVersion: version, idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        for question in LinkTests.questions {
            for name in question.classes {
                let superclass = name == "Modal" ? "UINavigationController" : "UIViewController"
                var described = ClassDescription(name: name, superclass: superclass)
                let read = Operation(
                    .read, target: "self",
                    arguments: [.init("property", .value(.string(question.property.rawValue)))])
                described.scripts = LinkTests.moments.map { moment in
                    .init(moment: .callback(moment), scripts: [Script(operations: [read])])
                }
                definition.classes.append(described)
            }
        }
        var presenter = ControllerDescription(className: "Presenter", label: "presenter-1")
        presenter.children = [.new(ControllerDescription(className: "PresentersChild", label: "child"))]
        var root = ControllerDescription(className: "UINavigationController", label: "nav")
        root.viewControllers = [.new(presenter)]
        definition.root = .new(root)
        let application = try Application(definition: definition)
        _ = try application.launch()
        for (parent, child) in [("presenter-1", "child")] {
            _ = try application.perform(
                Operation(.addSubview, target: parent, controller: .existing(child)))
        }
        return application
    }
}
