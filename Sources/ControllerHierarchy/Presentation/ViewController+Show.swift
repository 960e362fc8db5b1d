/// Showing controllers in the context that fits.
///
/// Source: presentation.md R8; show-default, show-in-nav.
extension ViewController {
    /// Pushes on the nearest navigation controller; presents where there is none.
    func show(_ controller: ViewController, _ operation: Operation) throws(Interruption) {
        if let navigation = self as? NavigationController ?? navigationController {
            try navigation.pushViewController(controller, animated: operation.animated)
        } else {
            try present(
                controller, animated: operation.animated,
                completion: application.completionHandler(of: operation))
        }
    }

    /// Presents, since nothing above the controller shows details.
    ///
    /// Source: showDetail-split.
    func showDetail(_ controller: ViewController, _ operation: Operation) throws(Interruption) {
        try present(
            controller, animated: operation.animated, completion: application.completionHandler(of: operation)
        )
    }

    /// Lays out now what a later commit would lay out.
    func layoutIfNeeded() throws(Interruption) {
        guard needsLayout, window != nil else { return }
        application.layoutQueue.removeAll { $0 === self }
        try application.deliverIsAppearing(to: self)
        try layOut()
    }
}
