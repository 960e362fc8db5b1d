/// Zooms, which hands can stop and turn round at any time, from iOS 18 on.
///
/// Source: Apple, "Enhancing your app with fluid transitions"; containers-today.md section 3. That
/// presentations are interrupted as pushes are is a guess.
extension PresentationController {
    /// Whether the presented controller zooms; a popover never does.
    private var zooms: Bool {
        presenting.application.behavior.holds(.zoomsAreFluid) && style != .popover
            && presented.prefersZoom
    }

    /// Whether the user can pull the presented view down: a sheet, or what has zoomed onto the screen.
    var canBePulledDown: Bool { canBeDragged || style == .fullScreen && zooms }

    /// Ends a zoom, either way, that another change of the presentation interrupts, in that change's turn.
    func endInterruptedZoom() throws(Interruption) {
        let application = presenting.application
        guard let transition, zooms, application.runLoop.awaitsEnd(of: transition) else { return }
        application.runLoop.cancel(transition)
        try transition.finish(completed: true)
    }
}

extension ViewController {
    /// Ends a zoom that is on its way out above this presenter, which is about to present again.
    func endLeavingZoom() throws(Interruption) {
        let application = application
        guard application.behavior.holds(.zoomsAreFluid), !application.transitions.presentations.isEmpty
        else { return }
        let above = nearestAncestor { $0.presentation?.isBeingDismissed ?? false }?.presentation
        try above?.endInterruptedZoom()
    }

    /// Whether the app wants the controller to zoom when it comes and goes.
    var prefersZoom: Bool { setting(.preferredTransition)?.string == "zoom" }
}
