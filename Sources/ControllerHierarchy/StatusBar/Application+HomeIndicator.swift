/// Who decides whether the home indicator hides, and when UIKit asks.
///
/// Source: app-events-traits.md, section 12; UIViewController reference, `prefersHomeIndicatorAutoHidden`.
extension Application {
    /// Asks whether the home indicator hides, from the window's root on, on a device that has one.
    func updateHomeIndicator() throws(Interruption) {
        guard hasHomeIndicator, let front = statusBarFront else { return calls.noteIgnored() }
        let asked = try front.controllerAsked(.homeIndicator)
        try asked.ask(
            .prefersHomeIndicatorAutoHidden, answer: asked.value(of: .prefersHomeIndicatorAutoHidden))
    }

    /// Asks again because another controller has come to the front.
    func askAboutHomeIndicator() throws(Interruption) {
        if hasHomeIndicator { try updateHomeIndicator() }
    }

    private var hasHomeIndicator: Bool {
        device.idiom == .phone && !device.hasHomeButton
            && Callback.prefersHomeIndicatorAutoHidden.availability.holds(in: behavior)
    }
}
