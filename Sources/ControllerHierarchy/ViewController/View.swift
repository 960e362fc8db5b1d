/// A controller's root view, as far as its place in the view hierarchy matters.
final class View {
    /// The controller that manages the view; nil for a window's own view.
    ///
    /// It outlasts the view: what else holds the view is its superview, and a controller that ends, unloads
    /// its view or gets another one takes the view out of the hierarchy first (`dissolve`, `detach`).
    /// Who sends messages while looping over a copy of `subviews` may rely on it too: a controller that
    /// nobody holds ends between two pieces of work (`drainReleasePool`), and never within one.
    let unmanagedController: Unmanaged<ViewController>?
    /// Set on a window's own view only, which nobody else holds.
    private var windowOfRoot: Unmanaged<Window>?
    /// Unmanaged, so that going up the hierarchy counts no references; a superview that ends lets go of its
    /// subviews first.
    private(set) var unmanagedSuperview: Unmanaged<View>?
    private(set) var subviews: [View] = []
    /// The size with which the view was loaded, in points, until it comes into a window; nil elsewhere.
    ///
    /// Source: quiz-widths-ios17, size-of-canvas-until-in-window, level04-table-in-tab-and-stack-ios6.
    var sizeWhenLoaded: Size?
    /// How often subviews have come or gone; each time the view needs another layout pass.
    private(set) var subviewChanges: UInt32 = 0
    /// Whether the app has made the view, whatever document its controller came from.
    var isMadeByApp = false
    /// The insets of the safe area that the controller was told of last.
    var knownSafeArea = EdgeInsets()

    init(controller: ViewController) {
        unmanagedController = .passUnretained(controller)
    }

    /// A window's own view.
    init() { unmanagedController = nil }

    /// Makes the view the one of a window, which holds it.
    func stand(in window: Window) { windowOfRoot = .passUnretained(window) }

    /// The controller that manages the view; nil for a window's own view.
    var controller: ViewController? { unmanagedController?.takeUnretainedValue() }

    private(set) var superview: View? {
        get { unmanagedSuperview?.takeUnretainedValue() }
        set { unmanagedSuperview = newValue.map(Unmanaged.passUnretained) }
    }

    /// The window whose hierarchy holds the view.
    var window: Window? { unmanagedRoot._withUnsafeGuaranteedRef { $0.windowOfRoot?.takeUnretainedValue() } }

    /// Whether a window's hierarchy holds the view; to ask for the window itself counts a reference to it.
    var isInWindow: Bool { unmanagedRoot._withUnsafeGuaranteedRef { $0.windowOfRoot != nil } }

    /// The top of the hierarchy that holds the view; it lasts as long as that.
    private var unmanagedRoot: Unmanaged<View> {
        var view = Unmanaged.passUnretained(self)
        while let superview = view._withUnsafeGuaranteedRef({ $0.unmanagedSuperview }) { view = superview }
        return view
    }

    /// How many views stand above this one; nil where no window's hierarchy holds it.
    var depthInWindow: Int? {
        var depth = 0
        var view = Unmanaged.passUnretained(self)
        while let superview = view._withUnsafeGuaranteedRef({ $0.unmanagedSuperview }) {
            view = superview
            depth += 1
        }
        return view._withUnsafeGuaranteedRef { $0.windowOfRoot == nil } ? nil : depth
    }

    /// A view that stands in the other one is not taken up: going up from it would never end.
    func addSubview(_ view: View) {
        if isDescendant(of: view) { return }
        if !view.isSubview(of: self) { subviewChanges &+= 1 }
        view.removeFromSuperview()
        view.unmanagedSuperview = .passUnretained(self)
        subviews.append(view)
    }

    func removeFromSuperview() {
        unmanagedSuperview?._withUnsafeGuaranteedRef { superview in
            unmanagedSuperview = nil
            superview.subviewChanges &+= 1
            if let place = superview.subviews.lastPlace(of: self) { superview.subviews.remove(at: place) }
        }
    }

    /// Stands where the other view stood, which stands nowhere from now on; not where the app has put this
    /// one somewhere already, nor below itself.
    ///
    /// The superview lasts as its subview, the other view, has it for one, and lets go of this one first.
    func takePlace(of other: View) {
        if hasSuperview { return }
        other.unmanagedSuperview?._withUnsafeGuaranteedRef { superview in
            guard !superview.isDescendant(of: self),
                let place = superview.subviews.lastPlace(of: other)
            else { return }
            other.unmanagedSuperview = nil
            superview.subviewChanges &+= 1
            superview.subviews[place] = self
            unmanagedSuperview = .passUnretained(superview)
        }
    }

    /// Looks at the controllers whose views stand right in this one, without counting references to them.
    ///
    /// - Parameter look: It sends no message, and so leaves the subviews as they are.
    @inline(__always)
    func visitSubviewControllers(_ look: (ViewController) -> Void) {
        if subviews.isEmpty { return }
        subviews.forEachUnretained { $0.unmanagedController?._withUnsafeGuaranteedRef(look) }
    }

    var hasSuperview: Bool { unmanagedSuperview != nil }

    /// Whether the view stands right in that one.
    func isSubview(of other: View) -> Bool {
        unmanagedSuperview?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }

    func isDescendant(of ancestor: View) -> Bool {
        var view = Unmanaged.passUnretained(self)
        while view.toOpaque() != Unmanaged.passUnretained(ancestor).toOpaque() {
            let superview = view._withUnsafeGuaranteedRef { $0.unmanagedSuperview }
            guard let superview else { return false }
            view = superview
        }
        return true
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
