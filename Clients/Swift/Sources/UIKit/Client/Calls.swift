import Foundation

/// The calls of UIKit's that the app's code may be for: what runs in each, and how its answer is written.
@MainActor enum Calls {
    /// A method of a controller's class.
    struct Method {
        /// Whether it is called, not asked: UIKit's own implementation is `super`'s then.
        let isCallback: Bool
        let run: @MainActor (UIViewController, Frame) -> JSON?
    }

    /// All calls that may stop.
    static let all =
        Array(controller.keys) + Array(delegates.keys) + Array(application.keys) + Array(scenes.keys)
        + Array(presentations.keys) + BlockList.kinds
        + ["handler(_:)", "viewController(withRestorationIdentifierPath:coder:)"]

    private static func does(_ body: @escaping @MainActor (UIViewController, Frame) -> Void) -> Method {
        Method(isCallback: true) { controller, frame in
            body(controller, frame)
            return nil
        }
    }

    private static func asks(_ body: @escaping @MainActor (UIViewController, Frame) -> JSON?) -> Method {
        Method(isCallback: false, run: body)
    }

    private static func parent(_ controller: UIViewController, _ frame: Frame) -> UIViewController? {
        frame.arguments["parent"].string.flatMap { controller.session?.controller($0) }
    }

    private static func coordinator(_ controller: UIViewController)
        -> any UIViewControllerTransitionCoordinator
    {
        controller.transitionCoordinator ?? TransitionCoordinator(controller, .null)
    }

    /// The methods of controllers, by their names in Swift.
    static let controller: [String: Method] = lifeCycle.merging(questions) { one, _ in one }

    private static let lifeCycle: [String: Method] = [
        "awakeFromNib()": does { controller, _ in controller.awakeFromNib() },
        "loadView()": does { controller, _ in controller.loadView() },
        "viewDidLoad()": does { controller, _ in
            controller.makeView()
            controller.viewDidLoad()
        },
        "viewWillAppear(_:)": does { $0.viewWillAppear($1.animated) },
        "viewIsAppearing(_:)": does { $0.viewIsAppearing($1.animated) },
        "viewDidAppear(_:)": does { $0.viewDidAppear($1.animated) },
        "viewWillDisappear(_:)": does { $0.viewWillDisappear($1.animated) },
        "viewDidDisappear(_:)": does { $0.viewDidDisappear($1.animated) },
        "updateViewConstraints()": does { controller, _ in controller.updateViewConstraints() },
        "viewWillLayoutSubviews()": does { controller, _ in controller.viewWillLayoutSubviews() },
        "viewDidLayoutSubviews()": does { controller, _ in controller.viewDidLayoutSubviews() },
        "viewSafeAreaInsetsDidChange()": does { controller, _ in controller.viewSafeAreaInsetsDidChange() },
        "viewLayoutMarginsDidChange()": does { controller, _ in controller.viewLayoutMarginsDidChange() },
        "didReceiveMemoryWarning()": does { controller, _ in controller.didReceiveMemoryWarning() },
        "willMove(toParent:)": does { $0.willMove(toParent: parent($0, $1)) },
        "didMove(toParent:)": does { $0.didMove(toParent: parent($0, $1)) },
        "traitCollectionDidChange(_:)": does { controller, frame in
            let previous = frame.arguments["previousTraitCollection"]
            controller.traitCollectionDidChange(previous.isNull ? nil : UITraitCollection(previous))
        },
        "willTransition(to:with:)": does { controller, frame in
            let new = UITraitCollection(frame.arguments["newCollection"])
            controller.willTransition(to: new, with: coordinator(controller))
        },
        "viewWillTransition(to:with:)": does { controller, frame in
            controller.viewWillTransition(to: CGSize(frame.arguments["size"]), with: coordinator(controller))
        },
        "prepare(for:sender:)": does { controller, frame in
            let segue = UIStoryboardSegue(frame, in: controller)
            controller.session?.segue = segue
            controller.prepare(for: segue, sender: controller.session?.sender)
        },
        "encodeRestorableState(with:)": does { controller, frame in
            let coder = RestorationCoder(controller.read("encode").object ?? [:])
            controller.encodeRestorableState(with: coder)
            if !coder.values.isEmpty { controller.write("encode", .object(coder.values)) }
        },
        "decodeRestorableState(with:)": does { controller, frame in
            // Only UIKit's part hands the saved values over; it does nothing that code could see before it.
            controller.session?.callSuper(frame)
            controller.decodeRestorableState(with: RestorationCoder(controller.read("encode").object ?? [:]))
        },
        "applicationFinishedRestoringState()": does { controller, _ in
            controller.applicationFinishedRestoringState()
        },
    ]

    private static func name(_ controller: UIViewController?) -> JSON? { controller?.reference ?? .null }

    private static let questions: [String: Method] = [
        "prefersStatusBarHidden": asks { controller, _ in .bool(controller.prefersStatusBarHidden) },
        "preferredStatusBarStyle": asks { controller, _ in .string(controller.preferredStatusBarStyle.word) },
        "preferredStatusBarUpdateAnimation": asks { controller, _ in
            .string(controller.preferredStatusBarUpdateAnimation.word)
        },
        "childForStatusBarHidden": asks { controller, _ in name(controller.childForStatusBarHidden) },
        "childForStatusBarStyle": asks { controller, _ in name(controller.childForStatusBarStyle) },
        "childForHomeIndicatorAutoHidden": asks { controller, _ in
            name(controller.childForHomeIndicatorAutoHidden)
        },
        "prefersHomeIndicatorAutoHidden": asks { controller, _ in
            .bool(controller.prefersHomeIndicatorAutoHidden)
        },
        "shouldAutorotate": asks { controller, _ in .bool(controller.shouldAutorotate) },
        "supportedInterfaceOrientations": asks { controller, _ in
            controller.supportedInterfaceOrientations.json
        },
        "preferredInterfaceOrientationForPresentation": asks { controller, _ in
            .string(controller.preferredInterfaceOrientationForPresentation.word)
        },
        "shouldPerformSegue(withIdentifier:sender:)": asks { controller, frame in
            let identifier = frame.arguments["identifier"].string ?? ""
            let sender = controller.session?.sender
            return .bool(controller.shouldPerformSegue(withIdentifier: identifier, sender: sender))
        },
        "canPerformUnwindSegueAction(_:from:sender:)": asks { controller, frame in
            guard let from = frame.arguments["from"].string.flatMap({ controller.session?.controller($0) })
            else {
                return nil
            }
            let action = Selector(frame.arguments["action"].string ?? "")
            return .bool(controller.canPerformUnwindSegueAction(action, from: from, sender: nil))
        },
    ]
}
