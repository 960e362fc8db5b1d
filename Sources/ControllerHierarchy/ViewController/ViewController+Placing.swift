/// Putting the views of children in and taking them out, as containers do.
extension ViewController {
    /// Takes the view, or what stands in its place, out of the hierarchy as a container does, which drives
    /// the appearance by itself.
    func removeViewByContainer() throws(Interruption) {
        try withHearer { (hearer) throws(Interruption) in try hearer.removeOwnView() }
        // Who goes on appearing is put elsewhere in the window. Source: text-in-a-collapsing-split-ios26.
        if withHearer({ $0.appearance.goal == .disappeared }) { try application.endEditingOutsideWindow() }
    }

    /// Takes the view out; those whose views the app has put below it by hand hear of that.
    func removeOwnView() throws(Interruption) {
        guard let own = viewIfLoaded, own.hasSuperview else { return }
        if isInWindow { try beginAppearanceOfUnparentedControllers(false) }
        // From iOS 17 on its place was that of the view. Source: context-of-popped-member.
        try changePlace { own.removeFromSuperview() }
    }

    /// As `removeViewByContainer`, unless the app has put the view elsewhere in the meantime.
    func removeView(from container: ViewController) throws(Interruption) {
        if isSubview(of: container) { try removeViewByContainer() }
    }

    /// Whether the view, or what stands in its place, is right in the container's view, which is loaded.
    func isSubview(of container: ViewController) -> Bool {
        viewAbove?.toOpaque() == container.unmanagedView?.toOpaque()
    }

    /// Whether the view, or what stands in its place, is in another view than the container's.
    func isElsewhere(than container: ViewController) -> Bool {
        guard let viewAbove else { return false }
        return viewAbove.toOpaque() != container.unmanagedView?.toOpaque()
    }

    /// The view in which the view, or what stands in its place, is.
    private var viewAbove: Unmanaged<View>? {
        withHearer { $0.unmanagedView?._withUnsafeGuaranteedRef { $0.unmanagedSuperview } }
    }

    /// Puts the view, or what stands in its place, right into the container's view.
    func putViewOfHearer(into container: ViewController) {
        guard let view = withHearer({ $0.unmanagedView }) else { return }
        container.unmanagedView?._withUnsafeGuaranteedRef { outer in
            view._withUnsafeGuaranteedRef { outer.addSubview($0) }
        }
    }

    /// Takes the view away with the end of a transition.
    ///
    /// The parent may have appeared meanwhile, and with it who was leaving; that one hears that it goes.
    /// Source: transition-ends-after-parent-returns, page-turns-while-parent-returns.
    func leaveWithTransition() throws(Interruption) {
        if hearer.appearance.goal == .appeared { try disappearAtOnce() } else { try removeViewByContainer() }
    }
}
