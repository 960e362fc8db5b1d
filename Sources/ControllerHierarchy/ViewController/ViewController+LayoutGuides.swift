/// How far the bars reach into a controller's view, for views that reach below them.
///
/// Source: class reference iOS 10, `topLayoutGuide`, `bottomLayoutGuide`.
extension ViewController {
    /// The guide as an object with its `length` in points; null before iOS 7.
    ///
    /// It is 0 until the view has come into a window. Source: meme-guide-comes-with-layout-ios8,
    /// messages-no-guide-as-it-will-appear-ios10.
    func layoutGuideValue(_ property: Property) -> Value {
        guard application.behavior.holds(.controllersDecideOnStatusBar) else { return .null }
        let area = hasEnteredWindow ? guidedArea : ViewArea(size: viewSize)
        let length = property == .topLayoutGuide ? area.top : max(area.bottom, goingTabBarHeight)
        return .object([.init("length", .number(length))])
    }

    /// The height of the tab bar that a push takes away, while that runs: 8 to 10 lay out with it.
    ///
    /// Source: radar-guide-while-tab-bar-goes-ios8, chatto-pushed-without-tab-bar-has-guide-ios10;
    /// opaque-tab-bar-guide-during-push-ios9, where no bar goes.
    private var goingTabBarHeight: Double {
        guard application.behavior.holds(.guidesKeepHiddenTabBarDuringPush), hasEnteredWindow,
            hidesBottomBar, movement.contains(.isMovingToParent), let stack = parent, stack.isStack,
            !stack.members.dropLast().contains(where: \.hidesBottomBar),
            application.transition(driving: self)?.isAnimated ?? false, tabBarController != nil
        else { return 0 }
        return BarHeights(over: self, in: application.system.device.orientation).tab
    }

    /// The place whose bars the guides know of: at the top a container of the app's own has handed on no more
    /// than what a controller in none knows, the status bar.
    ///
    /// Source: radar-child-has-guide-of-status-bar-ios7, guide-of-own-containers-child-ios11.
    private var guidedArea: ViewArea {
        var area = viewArea
        guard let parent, !parent.resizesChildren,
            !application.behavior.holds(.ownContainersHandOnLayoutGuides)
        else { return area }
        let bars = BarHeights(over: self, in: application.system.device.orientation)
        area.top = min(area.top, bars.status)
        return area
    }

    /// Whether the controller wants the status bar away in an orientation: as it says, else on phones that
    /// lie on their side.
    func hidesStatusBar(in orientation: InterfaceOrientation) -> Bool {
        let isCompact = application.device.idiom == .phone && orientation.isLandscape
        let standard = isCompact && application.behavior.holds(.hasTraitCollections)
        // A stack that says nothing leaves it to its top. Source: openuikit-bar-without-status-bar-ios26.
        let top = isStack ? members.last : nil
        let told = setting(.prefersStatusBarHidden) ?? top?.setting(.prefersStatusBarHidden)
        return told?.bool ?? standard
    }
}
