/// Getting other related view controllers.
extension ViewController {
    /// The controller presented by this one or by its nearest ancestor that presents.
    ///
    /// Source: class reference; resolve-header-presented-presenting.
    var presentedViewController: ViewController? {
        nearestAncestor { $0.presentation != nil }?.presentation?.presented
    }

    /// The controller that presented this one or the nearest ancestor that was presented.
    var presentingViewController: ViewController? {
        nearestAncestor { $0.presentedBy?.isLinked ?? false }?.presentedBy?.presenting
    }

    /// Whether that controller stands below this one in the hierarchy or in the chain of presentations.
    func stands(above other: ViewController) -> Bool {
        var current: ViewController? = self
        while let controller = current {
            if controller === other { return true }
            current = controller.parent ?? controller.presentedBy?.presenting
        }
        return false
    }

    /// The next controller in the responder chain: that of the superview, or the presenter.
    var nextController: ViewController? {
        if let presentedBy { return presentedBy.presenting }
        return viewIfLoaded?.superview?.nearestController ?? parent
    }

    /// The nearest controller in the containment chain, this one included, that `matches`.
    func nearestAncestor(where matches: (ViewController) -> Bool) -> ViewController? {
        var current: ViewController? = self
        while let controller = current {
            if matches(controller) { return controller }
            current = controller.parent
        }
        return nil
    }

    /// The top of the containment chain.
    var rootAncestor: ViewController {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }

    /// The nearest container of a kind in the containment chain, this controller included.
    func nearest<Container: ViewController>(_ kind: Container.Type) -> Container? {
        var current: ViewController? = self
        while let controller = current {
            if let container = controller as? Container { return container }
            current = controller.parent
        }
        return nil
    }
}
