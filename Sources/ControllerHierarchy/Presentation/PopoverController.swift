/// `UIPopoverController`: shows its content, on an iPad alone, with a delegate and a size of its own.
///
/// Up to iOS 7 the content is in a presentation that neither side knows of; from iOS 8 on it is presented.
/// Source: UIPopoverController and UIPopoverControllerDelegate references.
final class PopoverController {
    /// Lives as long as the content, which it is a part of here and holds as the app holds it.
    private unowned let content: ViewController
    let hasDelegate: Bool
    /// What the delegate answers when the user taps outside.
    let shouldDismiss: Bool
    /// The controllers in whose views taps are none of the popover's business.
    private let passthroughViews: [String]
    /// A popover segue holds it until it has been dismissed; else the app does.
    let isHeldByApp: Bool
    /// What `popoverContentSize` was set to.
    private(set) var contentSize: Size?

    init(
        content: ViewController, hasDelegate: Bool, shouldDismiss: Bool, passthroughViews: [String],
        isHeldByApp: Bool
    ) {
        self.content = content
        self.hasDelegate = hasDelegate
        self.shouldDismiss = shouldDismiss
        self.passthroughViews = passthroughViews
        self.isHeldByApp = isHeldByApp
    }

    /// The presentation of the content, unless it is on its way out.
    private var presentation: PresentationController? {
        content.presentedBy.flatMap { $0.isBeingDismissed ? nil : $0 }
    }

    var isVisible: Bool { presentation != nil }

    /// `present(from:in:permittedArrowDirections:animated:)`, or the same from a bar button item.
    ///
    /// One that is visible moves to its new place, and nothing is sent.
    /// - Throws: `NSGenericException` where the view is in no window.
    func present(from source: ViewController, barButtonItem: String?, animated: Bool) throws(Interruption) {
        content.popoverAnchor = .object([
            barButtonItem.map { .init("barButtonItem", .string($0)) }
                ?? .init("sourceView", .string(source.identity.label))
        ])
        guard !isVisible else { return }
        guard source.window != nil else {
            let method =
                barButtonItem == nil
                ? "PopoverFromRect:inView:permittedArrowDirections:animated:"
                : "PopoverFromBarButtonItem:permittedArrowDirections:animated:"
            throw .exception(
                .generic,
                "-[UIPopoverController \(commonMethod)\(method)]: Popovers cannot be presented from a view "
                    + "which does not have a window.")
        }
        content.frozenPresentationStyle = .popover
        try source.present(content, animated: animated, completion: .none)
        // What was refused leaves no trace.
        if content.presentedBy == nil { content.frozenPresentationStyle = nil }
    }

    /// How messages call the method of which both ways to present make use.
    ///
    /// Source: XLForm issue 128 (September 2014).
    private var commonMethod: String {
        content.application.behavior.holds(.popoverMessagesNameTheCommonMethod) ? "_commonPresent" : "present"
    }

    /// `dismiss(animated:)`; one that is still coming is there at once.
    ///
    /// Up to iOS 7 the delegate hears of it as the animation begins, later as the content has gone.
    /// Source: omni-popover-dismissed-as-it-begins-to-go-ipad5.
    func dismiss(animated: Bool, lastDelegateCall: Callback? = nil) throws(Interruption) {
        guard let presentation else { return content.application.ignore(because: "no popover is shown") }
        if !presentation.isLinked, let running = presentation.transition, !running.isFinishing {
            content.application.runLoop.cancel(running)
            try running.finish(completed: true)
        }
        let tellsAtEnd = presentation.isLinked
        try presentation.presenting.dismiss(
            presentation, animated: animated, completion: .none,
            lastDelegateCall: tellsAtEnd ? lastDelegateCall : nil)
        if !tellsAtEnd, let lastDelegateCall { try presentation.tellDelegate(lastDelegateCall) }
    }

    /// `popoverContentSize = size`, which wins over what the content asks for.
    func setContentSize(_ size: Size) {
        contentSize = size
        content.application.log.noteChange()
        if isVisible { content.setNeedsLayout() }
    }

    /// Whether a tap in that controller's view is one outside of the popover.
    func isOutside(_ controller: ViewController) -> Bool {
        !controller.stands(above: content) && !passthroughViews.contains(controller.identity.label)
    }

    /// Tells the delegate that a popover that was presented from a rectangle is to be shown at another place.
    func tellOfReposition() throws(Interruption) {
        guard hasDelegate, isVisible, content.popoverAnchor?["sourceView"] != nil else { return }
        try content.application.record(.popoverControllerWillReposition, target: content.identity)
    }
}

extension ViewController {
    /// `UIPopoverController(contentViewController:)`, which from then on holds the content.
    ///
    /// - Throws: `NSInvalidArgumentException` on a phone.
    func makePopoverController(
        hasDelegate: Bool = false, shouldDismiss: Bool = true, passthroughViews: [String] = [],
        isHeldByApp: Bool
    ) throws(Interruption) {
        guard application.device.idiom == .pad else {
            throw .exception(
                .invalidArgument,
                "-[UIPopoverController initWithContentViewController:] called when not running under "
                    + "UIUserInterfaceIdiomPad.")
        }
        try releasePopoverController()
        if isHeldByApp { addOwner() }
        application.log.noteChange()
        popoverController = PopoverController(
            content: self, hasDelegate: hasDelegate, shouldDismiss: shouldDismiss,
            passthroughViews: passthroughViews, isHeldByApp: isHeldByApp)
    }

    /// The app lets go of the popover controller.
    ///
    /// - Throws: `NSGenericException` while it is visible.
    func releasePopoverController() throws(Interruption) {
        guard let popover = popoverController, popover.isHeldByApp else { return }
        guard !popover.isVisible else {
            throw .exception(
                .generic, "-[UIPopoverController dealloc] reached while popover is still visible.")
        }
        application.log.noteChange()
        popoverController = nil
        removeOwner()
    }

    /// The content of a popover and what the popover says of itself; null for other controllers.
    var popoverControllerValue: Value {
        guard let popoverController else { return .null }
        let size = presentedBy?.presentedViewSize ?? popoverController.contentSize
        return .object([
            .init("contentViewController", Value(self)),
            .init("isPopoverVisible", .bool(popoverController.isVisible)),
            .init("popoverContentSize", size.map(Value.size) ?? .null),
        ])
    }
}
