/// What of the system a controller decides on besides the status bar.
///
/// Source: app-events-traits.md, section 12; UIViewController reference, `prefersHomeIndicatorAutoHidden`,
/// `preferredScreenEdgesDeferringSystemGestures`, `prefersPointerLocked`.
enum SystemQuestion: CaseIterable {
    /// Whether the home indicator hides, on a device that has one.
    case homeIndicator
    /// At which edges the app's gestures come first.
    case screenEdges
    /// Whether the pointer is locked, on an iPad whose scene fills the screen and is active.
    case pointerLock

    /// How UIKit finds who is asked, what it asks, and the property that answers.
    fileprivate var terms: (child: Application.StatusBarQuestion, callback: Callback, property: Property) {
        switch self {
        case .homeIndicator:
            (.homeIndicator, .prefersHomeIndicatorAutoHidden, .prefersHomeIndicatorAutoHidden)
        case .screenEdges:
            (
                .screenEdges, .preferredScreenEdgesDeferringSystemGestures,
                .preferredScreenEdgesDeferringSystemGestures
            )
        case .pointerLock: (.pointerLock, .prefersPointerLocked, .prefersPointerLocked)
        }
    }
}

extension Application {
    /// Asks a question from the window's root on.
    func update(_ question: SystemQuestion) throws(Interruption) {
        guard has(question) else { return ignore(because: "the device does not ask") }
        try ask(question)
    }

    private func ask(_ question: SystemQuestion) throws(Interruption) {
        guard let front = unmanagedStatusBarFront else {
            return ignore(because: "the window has no root")
        }
        try front.borrowed { (front) throws(Interruption) in try front.answer(question) }
    }

    /// Asks again because another controller has come to the front.
    func askSystemQuestions() throws(Interruption) {
        for question in SystemQuestion.allCases where has(question) { try ask(question) }
    }

    /// Whether the device and its state give the question a sense.
    private func has(_ question: SystemQuestion) -> Bool {
        let makesSense =
            switch question {
            case .homeIndicator: screenEdges.isPhone && !screenEdges.hasHomeButton
            // Edges are of a home button's phone and of an iPad as well. Source: screen-edges-home-button.
            case .screenEdges: true
            case .pointerLock: device.idiom == .pad && life.isActive && window.size == device.size
            }
        return makesSense && question.terms.callback.availability.holds(in: behavior)
    }
}

extension ViewController {
    /// Asks the controller, or the child on which it leaves the decision.
    fileprivate func answer(_ question: SystemQuestion) throws(Interruption) {
        let terms = question.terms
        if let child = try askForStatusBarChild(terms.child) { return try child.answer(question) }
        try ask(terms.callback, unheardAnswer: plainValue(of: terms.property))
    }
}
