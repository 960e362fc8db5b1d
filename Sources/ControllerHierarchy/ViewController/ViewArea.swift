/// Where a controller's view lies: how large the place is, and how far bars reach into it.
struct ViewArea: Equatable {
    /// In points.
    var size: Size
    /// How far the status bar and navigation bars lie over it from above, in points.
    var top = 0.0
    /// How far tab bars, toolbars and the home indicator lie over it from below, in points.
    var bottom = 0.0
    /// How far a column that floats lies over it from the leading side, in points.
    var left = 0.0

    /// Begins below what lies over it from above.
    mutating func cutTop() {
        size.height -= top
        top = 0
    }

    /// Ends above what lies over it from below.
    mutating func cutBottom() {
        size.height -= bottom
        bottom = 0
    }
}

extension ViewController {
    /// The size of the controller's view in points: its container's, or what the presentation gives it.
    var viewSize: Size { viewArea.size }

    /// The size that the controller's view has in a window with that environment.
    func viewSize(in environment: Environment) -> Size {
        let bars = BarHeights(over: self, in: environment.orientation)
        return viewArea(in: environment.size, with: bars, environment: environment).size
    }

    var viewArea: ViewArea {
        let bars = BarHeights(over: self, in: application.system.device.orientation)
        return viewArea(in: windowSize, with: bars)
    }

    /// - Parameter environment: The window's; nil for the one that it gives now, for which presentations
    ///   alone ask.
    private func viewArea(
        in window: Size, with bars: BarHeights, environment: Environment? = nil
    ) -> ViewArea {
        if let unmanagedParent {
            return unmanagedParent._withUnsafeGuaranteedRef { parent in
                let around = parent.viewArea(in: window, with: bars, environment: environment)
                return parent.area(of: self, in: around, with: bars)
            }
        }
        var area = ViewArea(size: window)
        if let unmanagedPresentedBy, !unmanagedPresentedBy._withUnsafeGuaranteedRef({ $0.fillsWindow }) {
            let presentedBy = unmanagedPresentedBy.takeUnretainedValue()
            if presentedBy.sizeIsThatOfPresenter {
                return areaInContext(of: presentedBy.presenting, in: window, with: bars, environment)
            }
            let environment = environment ?? windowEnvironment
            area.size = presentedBy.presentedViewSize(in: environment)
            if presentedBy.standsOnBottomEdge(with: area.size, in: environment) {
                area.bottom = bars.homeIndicator
            }
        }
        guard area.size.height == window.height else { return area }
        area.size.height -= bars.windowInset
        area.top = bars.status
        area.bottom = bars.homeIndicator
        if !application.behavior.holds(.viewsLieUnderBars), !liesUnderStatusBar { area.cutTop() }
        return area
    }

    /// The place of what covers its context: that one's, of which the status bar may take its part.
    ///
    /// Source: class reference iOS 6, `definesPresentationContext` and `wantsFullScreenLayout`;
    /// context-of-nobody-is-the-root-ipad6.
    private func areaInContext(
        of context: ViewController, in window: Size, with bars: BarHeights, _ environment: Environment?
    ) -> ViewArea {
        var area = context.viewArea(in: window, with: bars, environment: environment)
        let beginsAtScreen = context.liesUnderStatusBar && !application.behavior.holds(.viewsLieUnderBars)
        if beginsAtScreen, !liesUnderStatusBar { area.cutTop() }
        return area
    }

    /// Lays out those in view whose size a change of the bars, or of what is said about them, makes another.
    ///
    /// Source: view-below-bars, view-below-bars-ios6.
    func layOutAround(_ change: () -> Void) {
        // A stack may end where its top does.
        let outermost = parent.map { $0.isStack ? $0 : self } ?? self
        let shown = outermost.isInWindow ? outermost.shownHierarchy : []
        let before = shown.map { ($0, $0.viewSize) }
        change()
        for (controller, size) in before
        where controller.viewSize != size && (controller.parent?.resizesChildren ?? true) {
            controller.setNeedsLayout()
        }
    }
}

/// How a container's bars and what a controller says of them make its place smaller.
///
/// Source: class reference iOS 6, `wantsFullScreenLayout`; class reference iOS 10, `edgesForExtendedLayout`,
/// `extendedLayoutIncludesOpaqueBars`; view-below-bars, view-below-bars-ios6.
extension ViewArea {
    /// Lets a bar at the top, none if its height is 0, lie over the place of a child, or the child end there.
    mutating func meetTopBar(
        height: Double, isTranslucent: @autoclosure () -> Bool, of child: ViewController
    ) {
        let liesUnderBars = child.application.behavior.holds(.viewsLieUnderBars)
        if !liesUnderBars, !child.liesUnderStatusBar { cutTop() }
        guard height > 0 else { return }
        top += height
        let isTranslucent = isTranslucent()
        let extends =
            liesUnderBars ? child.extends(to: "top", underTranslucent: isTranslucent) : isTranslucent
        if !extends { cutTop() }
    }

    /// The same at the bottom, where a translucent bar of iOS 6 lies over full screen layouts alone.
    mutating func meetBottomBar(
        height: Double, isTranslucent: @autoclosure () -> Bool, of child: ViewController
    ) {
        guard height > 0 else { return }
        bottom += height
        let isTranslucent = isTranslucent()
        let extends =
            child.application.behavior.holds(.viewsLieUnderBars)
            ? child.extends(to: "bottom", underTranslucent: isTranslucent)
            : isTranslucent && child.liesUnderStatusBar
        if !extends { cutBottom() }
    }
}

extension ViewController {
    /// Up to iOS 6, whether the view reaches under the status bar, as those do that have bars of their own.
    fileprivate var liesUnderStatusBar: Bool {
        setting(.wantsFullScreenLayout)?.bool ?? (has(.navigationBar) || has(.tabBar))
    }

    /// The size of what UIKit's own `loadView` makes up to iOS 6: the screen below the status bar; nil from
    /// iOS 7 on, where nothing tells it from the place that the view gets.
    ///
    /// Source: level04-table-in-tab-and-stack-ios6.
    var sizeOfPlainView: Size? {
        guard !application.behavior.holds(.viewsLieUnderBars) else { return nil }
        var area = ViewArea(size: windowSize)
        area.top = BarHeights(over: self, in: application.system.device.orientation).status
        area.cutTop()
        return area.size
    }

    fileprivate func extends(to edge: String, underTranslucent isTranslucent: Bool) -> Bool {
        let includesOpaqueBars = settingOnEdges(.extendedLayoutIncludesOpaqueBars)?.bool ?? false
        guard isTranslucent || includesOpaqueBars else { return false }
        return settingOnEdges(.edgesForExtendedLayout)?.array?.contains(.string(edge)) ?? true
    }

    /// What is said about the controller's edges; a stack that says nothing ends where its top does.
    private func settingOnEdges(_ property: Property) -> Value? {
        setting(property) ?? (isStack ? members.last?.settingOnEdges(property) : nil)
    }

    /// Whether a bar of the controller's is translucent: as the app says, else as UIKit's bars are.
    func isTranslucent(_ bar: Property) -> Bool {
        setting(bar)?["isTranslucent"]?.bool ?? application.behavior.holds(.viewsLieUnderBars)
    }
}
