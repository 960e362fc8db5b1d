/// Who holds a controller, and what happens when the last one lets go.
///
/// Controllers are counted explicitly: the moment of `deinit` is part of the log and must not depend on the
/// optimizer.
extension ViewController {
    func addOwner() { ownerCount += 1 }

    /// Gives up one reference; a controller that nobody holds dies when the current piece of work is done.
    func removeOwner() {
        ownerCount -= 1
        if ownerCount <= 0 { application.controllers.noteUnheld(self) }
    }

    /// Ends the controller: `deinit`, then what it held.
    func deinitialize() throws(Interruption) {
        try application.record(.deinitialized, target: identity)
        application.forget(self)
        leaveSearch()
        if isSearchController || isAlert { try tellOfLoadingAtTheEnd() }
        for child in children {
            child.parent = nil
            // What the app has put into its view by hand hears that it leaves the window.
            if child.isInWindow { try child.beginAppearanceOfUnparentedControllers(false) }
            try child.loseContainer()
            try child.adaptContexts()
            child.removeOwner()
        }
        children = []
        releaseContents()
        leaveSearchController()
        for controller in origin?.nibControllers ?? [] { controller.removeOwner() }
        viewIfLoaded?.dissolve()
        viewIfLoaded = nil
        // What it presented stays behind in the window. Source: on-root-swap-presented-leak-span.
        guard let presentation else { return }
        application.transitions.remove(presentation)
        presentation.presented.leavePresentation()
        presentation.replaced?.leavePresentation()
        self.presentation = nil
        // Without the presentation the traits that it gave are gone.
        try presentation.presented.adaptToSizeClass()
        try presentation.presented.adaptContexts()
    }

    /// Cuts what is not counted, before the objects go without being deinitialized one by one.
    func cutLinks() {
        parent = nil
        presentedBy = nil
        // A presentation and its transition hold each other while it runs.
        presentation?.transition = nil
    }

    /// The container ended without a transition: the view goes with it, and nothing is sent.
    func loseContainer() throws(Interruption) {
        viewIfLoaded?.removeFromSuperview()
        guard appearance.state != .disappeared else { return }
        forgetAppearance()
        try transitionUntilAppearance?.giveWay()
        for child in children where child.isVisible(in: self) || !child.isInWindow {
            try child.loseContainer()
        }
    }
}
