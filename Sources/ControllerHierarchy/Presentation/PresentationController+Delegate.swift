/// The calls to a presentation's delegate, and whether the user may end the presentation.
///
/// Source: presentation.md R5 and section 6; sheet-isModalInPresentation-attempt,
/// sheet-shouldDismiss-NO-attempt.
extension PresentationController {
    /// The delegate is that of the controller that was to be presented; on screen may stand another one.
    private var delegate: Boxed<PresentationDelegate>? {
        lastDelegate ?? presented.presentationDelegate
    }

    /// The popover controller that shows the content.
    var popoverController: PopoverController? { original.popoverController }

    func tellDelegate(_ callback: Callback) throws(Interruption) {
        let isOfPopover = callback == .popoverControllerDidDismiss
        guard isOfPopover ? popoverController?.hasDelegate ?? false : delegate != nil else { return }
        try application.record(callback, target: original.identity)
    }

    /// Tells who has presented the controller that the user takes it away.
    func tellSource() throws(Interruption) {
        try application.controllers.find(source.label)?.userTakesAway(presented)
    }

    /// Asks whether a drag or tap may dismiss; a refusal is reported as an attempt, but for a tap on what a
    /// sheet dims.
    ///
    /// Source: sheet-shouldDismiss-NO-attempt.
    func allowsDismissalByUser(reportsAttempt: Bool = true) throws(Interruption) -> Bool {
        if popoverController != nil { return try allowsPopoverDismissal() }
        if try allows(.presentationShouldDismiss, delegate?.shouldDismiss) { return true }
        if reportsAttempt { try tellDelegate(.presentationDidAttemptToDismiss) }
        return false
    }

    /// Asks the popover's delegate, as UIKit did before it asked the presentation's delegate.
    func allowsPopoverDismissal() throws(Interruption) -> Bool {
        if let popover = popoverController {
            return try allows(
                .popoverControllerShouldDismiss, popover.hasDelegate ? popover.shouldDismiss : nil)
        }
        return try allows(.popoverShouldDismiss, delegate?.popoverShouldDismiss)
    }

    /// - Parameter answer: The delegate's; nil without one, which is asked nothing.
    private func allows(_ question: Callback, _ answer: Bool?) throws(Interruption) -> Bool {
        if presented.isModalOnScreen { return false }
        guard let answer else { return true }
        return try application.ask(question, target: original.identity, answer: answer)
    }
}

extension ViewController {
    /// Whether the controller, or one that it shows at this moment, keeps the user from dismissing it.
    ///
    /// Source: sheet-isModalInPresentation-child; class reference iOS 10, `isModalInPopover`, which speaks of
    /// the popover that owns the controller.
    fileprivate var isModalOnScreen: Bool {
        isModal || children.contains { showsView(of: $0) && $0.isVisible(in: self) && $0.isModalOnScreen }
    }

    var isModalityRenamed: Bool { application.behavior.holds(.presentationDelegateHearsOfDismissals) }

    /// One flag under two names from iOS 13 on, where the newer one replaced the older.
    private var isModal: Bool {
        let newer = isModalityRenamed ? setting(.isModalInPresentation)?.bool : nil
        return newer ?? setting(.isModalInPopover)?.bool ?? false
    }

    /// What the flag answers from iOS 13 on: a stack is modal where its top is, too.
    ///
    /// Source: linksame-modal-root-makes-stack-modal-ios18.
    var answersModal: Bool { isModal || childItAnswersFor?.answersModal ?? false }
}
