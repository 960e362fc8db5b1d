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
        nearestAncestor { $0.presentedBy != nil }?.presentedBy?.presenting
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

    var navigationController: NavigationController? {
        parent?.nearestAncestor { $0 is NavigationController } as? NavigationController
    }

    var tabBarController: ViewController? {
        parent?.nearestAncestor { $0.appClass.builtIn == .tabBarController }
    }

    var splitViewController: ViewController? {
        parent?.nearestAncestor { $0.appClass.builtIn == .splitViewController }
    }
}
