/// Who holds a controller, and what happens when the last one lets go.
///
/// Controllers are counted explicitly: the moment of `deinit` is part of the log and must not depend on the
/// optimizer.
extension ViewController {
    func addOwner() { ownerCount += 1 }

    /// Gives up one reference; a controller that nobody holds dies when the current piece of work is done.
    func removeOwner() {
        ownerCount -= 1
        if ownerCount <= 0 { application.releasePool.append(self) }
    }

    /// Ends the controller: `deinit`, then what it held.
    func deinitialize() throws(Interruption) {
        try application.record(.deinitialized, target: identity)
        application.forget(self)
        for child in children {
            child.parent = nil
            child.viewIfLoaded?.removeFromSuperview()
            child.removeOwner()
        }
        children = []
        releaseContents()
        viewIfLoaded?.detach()
        viewIfLoaded = nil
        if let presentation {
            presentation.presented.presentedBy = nil
            presentation.presented.removeOwner()
            self.presentation = nil
        }
    }
}
