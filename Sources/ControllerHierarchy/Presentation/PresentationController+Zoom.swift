/// Zooms, which hands can stop and turn round at any time, from iOS 18 on.
///
/// Source: Apple, "Enhancing your app with fluid transitions"; containers-today.md section 3. That
/// presentations are interrupted as pushes are is a guess.
extension PresentationController {
    /// Whether the presented controller zooms; a popover never does.
    private var zooms: Bool {
        application.behavior.holds(.zoomsAreFluid) && style != .popover
            && presented.prefersZoom
    }

    /// Whether the user can pull the presented view down: a sheet, or what has zoomed onto the screen.
    var canBePulledDown: Bool { canBeDragged || style == .fullScreen && zooms }

    /// Ends a zoom, either way, that another change of the presentation interrupts, in that change's turn.
    func endInterruptedZoom() throws(Interruption) {
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
        try nearestPresentation(where: \.isBeingDismissed)?.endInterruptedZoom()
    }

    /// Asks for the view from which the controller zooms, or to which it goes back, and where in its own
    /// view that stands.
    ///
    /// Source: UIViewController.Transition, zoom(options:sourceViewProvider:): asked on both ways, and
    /// whenever the transition needs the view.
    func askForZoomSource() throws(Interruption) {
        guard application.behavior.holds(.zoomsAreFluid), prefersZoom, let options = setting(.zoomOptions),
            let provider = options["sourceViewProvider"]
        else { return }
        let view = try ask(.zoomSourceView, [.controller(identity.label)], answer: provider)
        guard view != .null, options["alignmentRectProvider"]?.bool ?? false else { return }
        try send(.zoomAlignmentRect, .values([view, .controller(identity.label)]))
    }

    /// Whether the app lets the user's gesture begin that takes the zoomed controller back.
    func allowsZoomBack() throws(Interruption) -> Bool {
        guard application.behavior.holds(.zoomsAreFluid), prefersZoom,
            let answer = setting(.zoomOptions)?["interactiveDismissShouldBegin"]?.bool
        else { return true }
        return try ask(.zoomInteractiveDismissShouldBegin, answer: answer)
    }

    /// Whether the app wants the controller to zoom when it comes and goes.
    var prefersZoom: Bool { setting(.preferredTransition)?.string == "zoom" }
}
