/// A controller's root view, as far as its place in the view hierarchy matters.
final class View {
    /// The controller that manages the view; nil for a window's own view.
    unowned(unsafe) let controller: ViewController?
    /// Set on a window's own view only.
    unowned(unsafe) let windowOfRoot: Window?
    private(set) unowned(unsafe) var superview: View?
    private(set) var subviews: [View] = []
    /// How often subviews have come or gone; each time the view needs another layout pass.
    private(set) var subviewChanges = 0

    init(controller: ViewController) {
        self.controller = controller
        windowOfRoot = nil
    }

    init(window: Window) {
        controller = nil
        windowOfRoot = window
    }

    /// The window whose hierarchy holds the view.
    var window: Window? {
        var view = self
        while let superview = view.superview { view = superview }
        return view.windowOfRoot
    }

    func addSubview(_ view: View) {
        if view.superview !== self { subviewChanges += 1 }
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        superview.subviewChanges += 1
        self.superview = nil
    }

    func isDescendant(of ancestor: View) -> Bool {
        var view: View? = self
        while let current = view {
            if current === ancestor { return true }
            view = current.superview
        }
        return false
    }

    /// Takes the view out of the hierarchy for good, in both directions.
    func detach() {
        removeFromSuperview()
        for subview in subviews { subview.superview = nil }
        subviews = []
    }

    /// Ends the view together with its controller.
    ///
    /// UIKit's view would stay where it is without a controller; what stands in it stays with the superview.
    func dissolve() {
        if let superview { for subview in subviews { superview.addSubview(subview) } }
        detach()
    }
}
