/// Managing state restoration: what UIKit's own classes encode and decode.
///
/// An override that does not call super loses all of it.
///
/// Source: preserve-viewcontroller-super, preserve-nav, preserve-tab, archive-tab-nav-contents.
extension ViewController {
    /// UIKit's implementation of `encodeRestorableState(with:)`.
    func encodeRestorableState() throws(Interruption) {
        guard let preservation = application.savedState.preservation else { return }
        let children = encodeContents(with: preservation)
        let presented = preservation.reference(to: presentation?.presented)
        let views = isViewLoaded ? restorable?.views ?? [] : []
        preservation.encode { coder in
            coder.storyboard = storyboard?.name
            coder.storyboardIdentifier = scene?.controller.storyboardIdentifier
            coder.isViewLoaded = isViewLoaded
            coder.children = children
            coder.presented = presented
            coder.views = views
        }
        for view in views { try sendToView(view, .encodeRestorableState) }
    }

    /// UIKit's implementation of `decodeRestorableState(with:)`, which puts controllers back in place.
    ///
    /// Source: restore-launch-sequence; restore-nil-from-class.
    func decodeRestorableState() throws(Interruption) {
        guard let restoration = application.savedState.restoration, let coder = restoration.coder else {
            return
        }
        try decodeContents(coder, of: restoration)
        if let presented = restoration.controller(at: coder.presented), presented.presentedBy == nil {
            try application.present(presented, from: self, restoring: restoration)
        }
        guard let restorable else { return }
        for view in coder.views {
            guard let index = restorable.views.firstIndex(where: { $0.path == view.path }) else { continue }
            restorable.views[index].state = view.state
            try sendToView(view, .decodeRestorableState)
        }
    }

    /// A view with an identifier encodes and decodes for itself.
    private func sendToView(_ view: RestorableView, _ callback: Callback) throws(Interruption) {
        let party = Identity(
            number: 0, label: "\(identity.label).\(view.path)", className: view.className,
            prepare: application.parties.prepare)
        try application.record(callback, target: party)
    }
}
