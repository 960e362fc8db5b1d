extension View {
    /// The controller that manages this view or the nearest view above it.
    var nearestController: ViewController? {
        var view: View? = self
        while let current = view {
            if let controller = current.controller { return controller }
            view = current.superview
        }
        return nil
    }

    /// Adds the controllers without a parent whose views stand below this one, a view before its subviews.
    func collectUnparented(into controllers: inout [ViewController]) {
        if subviews.isEmpty { return }
        subviews.forEachUnretained { view in
            view.unmanagedController?._withUnsafeGuaranteedRef { controller in
                if controller.unmanagedParent == nil { controllers.append(controller) }
            }
            view.collectUnparented(into: &controllers)
        }
    }
}
