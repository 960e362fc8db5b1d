/// The phases of a gesture that drives a transition.
enum GesturePhase: String, CaseIterable {
    case begin
    case update
    case finish
    case cancel
}

/// What an interruption does to the fingers on the screen.
///
/// Source: UIResponder and UIGestureRecognizer references, `touchesCancelled(_:with:)` (what makes the app
/// inactive, or takes a view out of its window, cancels touches, and a continuous recognizer with them);
/// SlideMenuControllerOC 12, ICSDrawerController 11, LGSideMenuController 99 (observed). That the app hears
/// of the cancelled gesture ahead of its own interruption is a choice.
extension Application {
    /// Ends what fingers drive, as though they had taken it back.
    ///
    /// - Parameter scene: The scene that is interrupted; nil for every window.
    func cancelTouches(in scene: WindowScene? = nil) throws(Interruption) {
        let isConcerned = { (window: Window?) in
            scene.map { scene in window.map(self.scenes.scene) === scene } ?? true
        }
        letGoOfSheets { isConcerned($0.presenting.hostWindow) }
        for gesture in transitions.gestures where isConcerned(gesture.touched?.hostWindow) {
            try gesture.cancelGesture()
        }
    }

    /// Ends as cancelled what a finger drives on a view that is in no window any more.
    ///
    /// - Returns: whether there was such a thing.
    func cancelTouchesOutsideWindow() throws(Interruption) -> Bool {
        // As a rule no finger is at work.
        let isSheetHeld = transitions.presentations.firstPlace { $0.drag != nil } != nil
        if !isSheetHeld, transitions.gestures.isEmpty { return false }
        let hasLetGo = letGoOfSheets { !$0.presented.isInWindow }
        let gestures = transitions.gestures
        for gesture in gestures where gesture.touched?.window == nil { try gesture.cancelGesture() }
        return hasLetGo || transitions.gestures.count < gestures.count
    }

    /// Ends the drags of sheets, which go to the detents that they had before.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    private func letGoOfSheets(where isConcerned: (PresentationController) -> Bool) -> Bool {
        var hasLetGo = false
        for presentation in transitions.presentations
        where presentation.drag != nil && isConcerned(presentation) {
            presentation.presented.layOutAround { presentation.drag = nil }
            hasLetGo = true
        }
        return hasLetGo
    }
}
