/// Hiding and showing the bar, which is told of by margins, safe area and layout alone.
///
/// Source: UITabBarController reference, `setTabBarHidden(_:animated:)`; containers-today.md 1.6.
extension TabBarController {
    /// A bar that comes or goes, or another view above it: a layout pass, of which nobody else hears.
    ///
    /// Source: UITabBarController reference, bottomAccessory; containers-today.md 1.6 (a guess).
    func layOutContent() {
        setNeedsLayout()
        displayed?.setNeedsLayout()
    }

    /// The place of a tab above the bar, or below it, or under it.
    func areaBesideBar(of child: ViewController, in own: ViewArea, with bars: BarHeights) -> ViewArea {
        var area = own
        // A stack's own bar stands in the strip's place.
        let strip = hasStripAtTop && !child.isStack && !isTabBarHidden ? BarHeights.tabStrip : 0
        area.meetTopBar(height: strip, isTranslucent: isTranslucent(.tabBar), of: child)
        area.meetBottomBar(
            height: isTabBarHidden || hasStripAtTop ? 0 : bars.tab, isTranslucent: isTranslucent(.tabBar),
            of: child)
        return area
    }

    /// Whether the tabs stand at the top of the screen.
    private var hasStripAtTop: Bool {
        application.device.idiom == .pad && application.behavior.holds(.padTabBarsAreStrips)
            && horizontalSizeClass == .regular
    }

    func setTabBarHidden(_ hidden: Bool) throws(Interruption) {
        guard hidden != hidesTabBar else { return }
        try followSafeArea { () throws(Interruption) in
            self.layOutAround { self.hidesTabBar = hidden }
        }
        application.log.noteChange()
        layOutContent()
    }
}
