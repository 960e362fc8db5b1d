/// Who decides on the home indicator, on gestures at the screen's edges and on the pointer, and who is asked.
///
/// Source: app-events-traits.md, section 12; UIViewController reference, `prefersHomeIndicatorAutoHidden`,
/// `preferredScreenEdgesDeferringSystemGestures`, `prefersPointerLocked`.
extension Application {
    /// Asks whether the home indicator hides, from the window's root on, on a device that has one.
    func updateHomeIndicator() throws(Interruption) {
        try ask(.homeIndicator, .prefersHomeIndicatorAutoHidden, .prefersHomeIndicatorAutoHidden)
    }

    /// Asks at which edges the app's gestures come first.
    func updateScreenEdges() throws(Interruption) {
        try ask(
            .screenEdges, .preferredScreenEdgesDeferringSystemGestures,
            .preferredScreenEdgesDeferringSystemGestures)
    }

    /// Asks whether the pointer is locked, on an iPad whose scene fills the screen and is active.
    func updatePointerLock() throws(Interruption) {
        try ask(.pointerLock, .prefersPointerLocked, .prefersPointerLocked)
    }

    /// Asks again because another controller has come to the front.
    func askSystemQuestions() throws(Interruption) {
        if has(.homeIndicator) { try updateHomeIndicator() }
        if has(.screenEdges) { try updateScreenEdges() }
        if has(.pointerLock) { try updatePointerLock() }
    }

    private func ask(
        _ question: StatusBarQuestion, _ callback: Callback, _ property: Property
    ) throws(Interruption) {
        guard has(question), let front = statusBarFront else { return calls.noteIgnored() }
        let asked = try front.controllerAsked(question)
        try asked.ask(callback, answer: asked.plainValue(of: property))
    }

    /// Whether the device and its state give the question a sense.
    private func has(_ question: StatusBarQuestion) -> Bool {
        guard question.child.callback.availability.holds(in: behavior) else { return false }
        switch question {
        // Edges are of a home button's phone and of an iPad as well. Source: screen-edges-home-button.
        case .isHidden, .style, .screenEdges: return true
        case .homeIndicator: return device.idiom == .phone && !device.hasHomeButton
        case .pointerLock:
            return device.idiom == .pad && life.isActive && window.size == device.size
        }
    }
}
