/// Presenting view controllers.
///
/// Source: presentation.md R1 to R5 and its later evidence.
extension ViewController {
    var definesPresentationContext: Bool {
        setting(.definesPresentationContext)?.bool ?? definesContextByDefault
    }

    /// Presents a controller: what UIKit checks, resolves and loads inside the call.
    func present(
        _ controller: ViewController?, animated: Bool, completion: CompletionHandler
    ) throws(Interruption) {
        guard let controller else {
            throw .exception(
                .invalidArgument,
                "Application tried to present a nil modal view controller on target \(identity.printed).")
        }
        try present(controller, animated: animated, completion: completion)
    }

    private func present(
        _ controller: ViewController, animated: Bool, completion: CompletionHandler
    ) throws(Interruption) {
        try endLeavingZoom()
        try controller.checkIsNotPreviewed()
        try checkPresentable(controller)
        let requested = controller.requestedStyle(from: self)
        if requested == .none {
            throw .exception(
                .internalInconsistency,
                "The specified modal presentation style doesn't have a corresponding presentation controller."
            )
        }
        let usual = resolvePresenter(for: requested)
        try checkTransitionStyle(to: controller, style: requested, from: usual)
        if !animated, let dismissal = usual.dismissalToWaitFor {
            return dismissal.carryOver(controller, presentedOn: self, completion: completion)
        }
        let custom =
            requested == .custom && !controller.isAlert
            ? try controller.askForPresentationController(presenting: usual, source: self) : nil
        let presenter =
            custom?.presentsInContext ?? false ? resolvePresenter(for: .currentContext) : usual
        let isOfOldPopover =
            controller.popoverController != nil && !application.behavior.holds(.hasPresentationControllers)
        if !isOfOldPopover, try refusesPresentation(of: controller, from: presenter) { return }
        let adaptation = try controller.adapt(
            requested, from: presenter, in: presenter.windowEnvironment,
            delegate: controller.presentationDelegate, custom: custom)
        let shown = adaptation.alternate ?? controller
        let presentation = PresentationController(
            presenting: presenter, presented: shown, original: controller, source: identity,
            requestedStyle: requested, style: adaptation.style, custom: custom)
        try presentation.link(from: presenter)
        if shown !== controller { shown.presentationDelegate = controller.presentationDelegate }
        let transition = PresentTransition(presentation, isAnimated: animated, completion: completion)
        presentation.transition = transition
        // Source: lbta-login-as-root-loads-ios10.
        transition.meetsAppearance =
            animated && presenter.appearance.state == .appearing && application.isRoot(presenter)
            && application.behavior.holds(.changesBeforeTheRootHasAppearedAreUnbalanced)
        if controller.callsAnimator(animated: animated) {
            transition.animation = try controller.askForPresentationAnimation(
                presenting: presenter, source: self, animated: animated)
        }
        try controller.view()
        try shown.view()
        if application.behavior.holds(.presentsAfterCommit) {
            application.runLoop.scheduleAfterCommit(.begin(transition))
        } else {
            try transition.begin()
        }
    }

    /// Whether a window's root, which has not appeared yet, is about to be covered by what it presents; it
    /// then disappears as if it had.
    ///
    /// Source: capacitor-root-of-new-window-appears-as-it-is-revealed-ios13.
    var givesWayToFullScreen: Bool {
        guard let presentation, presentation.removesPresentersView,
            presentation.transition?.hasBegun == false
        else { return false }
        return application.isRoot(self) && application.behavior.holds(.fullScreensOvertakeNewRoots)
    }

    /// The style that the controller asks for, before any adaptation.
    var requestedPresentationStyle: ModalPresentationStyle {
        if let frozenPresentationStyle { return frozenPresentationStyle }
        if isAlert { return alertStyle }
        if let activityStyle { return activityStyle }
        if let searchStyle { return searchStyle }
        let style = PresentationStyleRules.resolve(modalPresentationStyle, in: application)
        return style.isSheet && zoomFillsScreen ? .fullScreen : style
    }

    /// Whether a zoom takes the place of a sheet.
    ///
    /// Source: zoom-sheet-is-fullscreen.
    private var zoomFillsScreen: Bool {
        application.behavior.holds(.zoomedSheetsFillTheScreen) && prefersZoom
    }

    /// The exceptions that `present` raises.
    ///
    /// Source: presentation.md section 4.
    private func checkPresentable(_ controller: ViewController) throws(Interruption) {
        var printed: String { controller.identity.printed }
        if controller === self {
            throw .exception(
                .invalidArgument,
                "Application tried to present modal view controller on itself. "
                    + "Presenting controller is \(printed).")
        }
        try controller.checkIsPresentable()
        let isDetailed = application.behavior.holds(.activeControllerExceptionIsDetailed)
        if let presentedBy = controller.presentedBy {
            // A second request on the same presenter is refused with a message, not raised.
            throw .exception(
                .invalidArgument,
                isDetailed
                    ? "Application tried to present modally a view controller \(printed) that is already "
                        + "being presented by \(presentedBy.presenting.identity.printed)."
                    : "Application tried to present modally an active controller \(printed).")
        }
        if application.isRoot(controller) {
            throw .exception(
                .invalidArgument, "Application tried to present modally an active controller \(printed).")
        }
        if let parent = controller.parent {
            throw .exception(
                .invalidArgument,
                isDetailed
                    ? "Application tried to present modally a view controller \(printed) that has a parent "
                        + "view controller \(parent.identity.printed)."
                    : "Application tried to present modally an active controller \(printed).")
        }
        // An old root that still presents would come to stand above itself.
        if stands(above: controller) {
            throw .error(
                .invalidArgument(
                    field: "controller",
                    reason: "\(controller.identity.label) contains or presents \(identity.label)"))
        }
    }

    /// A partial curl needs full screen presentations on both sides, and bears no other one above it; in a
    /// popover what is presented in a context covers it from below.
    ///
    /// Source: exc-partial-curl-non-fullscreen, partial-curl-docs.
    private func checkTransitionStyle(
        to controller: ViewController, style: ModalPresentationStyle, from presenter: ViewController
    ) throws(Interruption) {
        if let below = presenter.presentedBy, below.isPartialCurl {
            throw .exception(
                .invalidArgument,
                "Application tried to nest modal view controller on partially curled controller "
                    + "\(presenter.identity.printed).")
        }
        // Source: resolve-transition-style-from-context.
        let isInContext = style == .currentContext || style == .overCurrentContext
        let isDecidedByContext =
            isInContext && presenter.setting(.providesPresentationContextTransitionStyle)?.bool ?? false
        let transitionStyle = (isDecidedByContext ? presenter : controller).modalTransitionStyle
        // Source: current-context-in-popover-ios6; the words are in no log.
        if isInContext, transitionStyle != .coverVertical,
            presenter.rootAncestor.presentedBy?.style == .popover
        {
            throw .exception(
                .invalidArgument,
                "Application tried to present inside popover with transition style other than "
                    + "UIModalTransitionStyleCoverVertical.")
        }
        guard transitionStyle == .partialCurl, !controller.isAlert else { return }
        let presentersStyle = presenter.presentedBy?.style ?? .fullScreen
        guard style == .fullScreen, presentersStyle == .fullScreen else {
            throw .exception(
                .invalidArgument,
                "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
                    + "view controller \(controller.identity.printed).")
        }
    }

    /// Who really presents, when `present` is called on this controller.
    ///
    /// Source: presentation.md R2.
    func resolvePresenter(for style: ModalPresentationStyle) -> ViewController {
        if style == .currentContext || style == .overCurrentContext, knowsContextsBelowRoot,
            let context = nearestAncestor(where: \.definesPresentationContext)
        {
            return context
        }
        var top = rootAncestor
        while let presentedBy = top.presentedBy, !presentedBy.ownsWindow {
            let next = presentedBy.presenting.rootAncestor
            if next === top { break }
            top = next
        }
        return top
    }

    /// Whether a controller that is not the root may define the context, as on pads, and later on phones.
    ///
    /// Source: neuburg-context-of-tab-phone-ios7, neuburg-context-of-tab-ipad7.
    private var knowsContextsBelowRoot: Bool {
        application.device.idiom == .pad || application.behavior.holds(.phonesKnowContextsBelowRoot)
    }
}
