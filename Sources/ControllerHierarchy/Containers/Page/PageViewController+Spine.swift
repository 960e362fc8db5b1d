/// Where the spine is, on which the number of pages depends.
///
/// Source: UIPageViewController reference, setViewControllers(_:direction:animated:completion:).
extension PageViewController {
    /// The location in force: the app's, else the left edge for curling pages and none for scrolling ones.
    var spineLocation: String {
        if scrolls { return "none" }
        return setting(.spineLocation)?.string ?? "min"
    }

    /// With the spine in the middle both sides of a page are always used.
    var isDoubleSided: Bool { spineLocation == "mid" || setting(.isDoubleSided)?.bool ?? false }

    /// Source: header-page-spine-ios9, which says that it is an exception and not which.
    func checkSides() throws(Interruption) {
        guard spineLocation == "mid" else { return }
        throw .exception(
            .invalidArgument,
            "Pages with the spine in the middle have to be double-sided (\(identity.printed)).")
    }

    /// How many pages are in front.
    var visiblePageCount: Int { spineLocation == "mid" ? 2 : 1 }

    /// How many controllers the setter takes: an animation of two-sided pages needs the back as well.
    func requiredPageCount(animated: Bool) -> Int {
        if spineLocation == "mid" { return 2 }
        return isDoubleSided && animated ? 2 : 1
    }

    /// Asks the delegate of curling pages where the spine is to be in a new orientation, at the first message
    /// of its change.
    func askSpineLocation(at callback: Callback, _ payload: Event.Payload) throws(Interruption) {
        let orientation: InterfaceOrientation?
        switch callback {
        case .viewWillTransitionToSize: orientation = application.transitions.resizing?.announced?.orientation
        case .willRotate: orientation = payload.firstValue?.string.flatMap(InterfaceOrientation.init)
        default: return
        }
        guard let delegate, !scrolls, let orientation, orientation != application.device.orientation else {
            return
        }
        let answer = try application.ask(
            .pageSpineLocation, [.string(orientation.rawValue)], target: identity,
            answer: Value.string(delegate.spineLocation ?? spineLocation))
        store(.spineLocation, answer)
    }
}
