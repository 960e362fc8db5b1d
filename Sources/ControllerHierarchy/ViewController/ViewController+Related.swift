/// Getting other related view controllers.
extension ViewController {
    /// The container.
    var parent: ViewController? {
        get { unmanagedParent?.takeUnretainedValue() }
        set { unmanagedParent = newValue.map(Unmanaged.passUnretained) }
    }

    var navigationController: NavigationController? { parent?.nearest(NavigationController.self) }
    var tabBarController: TabBarController? { parent?.nearest(TabBarController.self) }
    var splitViewController: SplitViewController? { parent?.nearest(SplitViewController.self) }

    /// The presentation by which this controller is shown.
    var presentedBy: PresentationController? {
        get { unmanagedPresentedBy?.takeUnretainedValue() }
        set { unmanagedPresentedBy = newValue.map(Unmanaged.passUnretained) }
    }

    /// The presentation that this controller itself made and holds; to ask counts no reference.
    ///
    /// For a look at once, before anything can change it.
    var unmanagedPresentation: Unmanaged<PresentationController>? {
        presentation.map(Unmanaged.passUnretained)
    }

    /// The style in which this controller is shown by a presentation; to ask counts no reference.
    var styleOfPresentation: ModalPresentationStyle? {
        unmanagedPresentedBy?._withUnsafeGuaranteedRef { $0.style }
    }

    /// Whether that is the container; unlike a look at `parent`, asking counts no reference.
    func isChild(of container: ViewController) -> Bool {
        unmanagedParent?.toOpaque() == Unmanaged.passUnretained(container).toOpaque()
    }

    /// The controller presented by this one or by its nearest ancestor that presents.
    ///
    /// Source: class reference; resolve-header-presented-presenting.
    var presentedViewController: ViewController? {
        nearestPresentation()?.presented
    }

    /// The controller that presented this one or the nearest ancestor that was presented.
    var presentingViewController: ViewController? {
        nearestAncestor { $0.presentedBy?.isLinked ?? false }?.presentedBy?.presenting
    }

    /// Whether that controller stands below this one in the hierarchy or in the chain of presentations.
    func stands(above other: ViewController) -> Bool {
        leads(to: other) { $0.unmanagedHolder }
    }

    /// Whether that container stands above this controller in the containment chain, or is this one.
    func isContained(in container: ViewController) -> Bool {
        leads(to: container) { $0.unmanagedParent }
    }

    /// Whether a way leads from this controller to another one, which may be this one itself.
    ///
    /// What links lead to outlasts them, and nothing ends here meanwhile, so that no reference is counted.
    @inline(__always)
    private func leads(
        to goal: ViewController, by next: (ViewController) -> Unmanaged<ViewController>?
    ) -> Bool {
        let goal = Unmanaged.passUnretained(goal).toOpaque()
        var current: Unmanaged<ViewController>? = .passUnretained(self)
        while let controller = current {
            if controller.toOpaque() == goal { return true }
            current = controller._withUnsafeGuaranteedRef(next)
        }
        return false
    }

    /// The container, or else the presenter.
    var unmanagedHolder: Unmanaged<ViewController>? {
        unmanagedParent ?? unmanagedPresentedBy?._withUnsafeGuaranteedRef { $0.unmanagedPresenting }
    }

    /// The next controller in the responder chain: that of the superview, or the presenter.
    var nextController: ViewController? {
        if let presentedBy { return presentedBy.presenting }
        return viewIfLoaded?.superview?.nearestController ?? parent
    }

    /// The nearest controller in the containment chain, this one included, that `matches`.
    func nearestAncestor(where matches: (ViewController) -> Bool) -> ViewController? {
        var current: Unmanaged<ViewController>? = .passUnretained(self)
        while let controller = current {
            if controller._withUnsafeGuaranteedRef(matches) { return controller.takeUnretainedValue() }
            current = controller._withUnsafeGuaranteedRef { $0.unmanagedParent }
        }
        return nil
    }

    /// The nearest presentation that `matches` of those made by this controller and by those that contain it.
    ///
    /// - Parameter matches: It sends no message, and so leaves presentations and parents as they are.
    func nearestPresentation(
        where matches: (PresentationController) -> Bool = { _ in true }
    ) -> PresentationController? {
        var current: Unmanaged<ViewController>? = .passUnretained(self)
        while let controller = current {
            let presentation = controller._withUnsafeGuaranteedRef { $0.unmanagedPresentation }
            if let presentation, presentation._withUnsafeGuaranteedRef(matches) {
                return presentation.takeUnretainedValue()
            }
            current = controller._withUnsafeGuaranteedRef { $0.unmanagedParent }
        }
        return nil
    }

    /// The top of the containment chain.
    var rootAncestor: ViewController { unmanagedRoot.takeUnretainedValue() }

    /// The top of the containment chain; it lasts as long as the chain does.
    var unmanagedRoot: Unmanaged<ViewController> {
        var current = Unmanaged.passUnretained(self)
        while let parent = current._withUnsafeGuaranteedRef({ $0.unmanagedParent }) { current = parent }
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
