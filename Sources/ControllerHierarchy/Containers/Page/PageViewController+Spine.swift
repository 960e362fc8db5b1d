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
        guard spineLocation == "mid", !isAskedForSpine else { return }
        throw .exception(
            .invalidArgument,
            "Pages with the spine in the middle have to be double-sided (\(identity.printed)).")
    }

    /// How many pages are in front.
    var visiblePageCount: Int { spineLocation == "mid" ? 2 : 1 }

    /// How many controllers the setter takes: an animation of two-sided pages needs the back as well.
    ///
    /// A delegate that is asked for the spine sets the pages that its answer needs, before it answers.
    /// Source: page-spine-in-the-middle.
    func requiredPageCount(animated: Bool, given count: Int) -> Int {
        if isAskedForSpine { return min(max(count, 1), 2) }
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
        isAskedForSpine = true
        defer { isAskedForSpine = false }
        let answer = try application.ask(
            .pageSpineLocation, [.string(orientation.rawValue)], target: identity,
            answer: Value.string(delegate.spineLocation ?? spineLocation))
        store(.spineLocation, answer)
        try checkPagesAtSpine()
    }

    /// Raises where the pages are not as many as the spine needs to which the delegate has moved it.
    ///
    /// Source: page-spine-without-second-page.
    private func checkPagesAtSpine() throws(Interruption) {
        let count = viewControllers.count
        guard !scrolls, count != visiblePageCount else { return }
        let location = ["mid": "Mid", "max": "Max"][spineLocation] ?? "Min"
        throw .exception(
            .invalidArgument,
            "The number of provided view controllers (\(count)) doesn't match the number required "
                + "(\(visiblePageCount)) for the requested spine location "
                + "(UIPageViewControllerSpineLocation\(location))")
    }
}
