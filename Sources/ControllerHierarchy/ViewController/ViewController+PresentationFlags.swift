/// What a controller knows of the presentation that shows it.
extension ViewController {
    /// Follows what a presentation says of itself, if it is the one that shows this controller.
    ///
    /// The flags are kept, not looked up: every event carries them.
    func noteFlags(of presentation: PresentationController) {
        guard unmanagedPresentedBy?.toOpaque() == Unmanaged.passUnretained(presentation).toOpaque() else {
            return
        }
        presentationFlags = []
        guard presentation.isLinked else { return }
        if presentation.isBeingPresented { presentationFlags.insert(.isBeingPresented) }
        if presentation.isBeingDismissed { presentationFlags.insert(.isBeingDismissed) }
    }

    /// Cuts the link to the presentation, which is over or never came to be.
    func leavePresentation() {
        if rare != nil { leavePresentationTraits() }
        presentedBy = nil
        presentationFlags = []
        frozenPresentationStyle = nil
        if rare != nil { isHeldByPopover = false }
    }
}
