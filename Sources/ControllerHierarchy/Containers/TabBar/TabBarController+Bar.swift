/// Hiding and showing the bar, which is told of by margins, safe area and layout alone.
///
/// Source: UITabBarController reference, `setTabBarHidden(_:animated:)`; containers-today.md 1.6.
extension TabBarController {
    /// Another view above the bar, or none: a layout pass, of which nobody else hears.
    ///
    /// Source: UITabBarController reference, bottomAccessory; containers-today.md 1.6 (a guess).
    func layOutAroundAccessory() {
        guard isOnScreen else { return }
        setNeedsLayout()
        displayed?.setNeedsLayout()
    }

    func setTabBarHidden(_ hidden: Bool) throws(Interruption) {
        guard hidden != hidesTabBar else { return }
        try followSafeArea { () throws(Interruption) in
            self.layOutAround { self.hidesTabBar = hidden }
        }
        application.log.noteChange()
        guard isOnScreen else { return }
        setNeedsLayout()
        displayed?.setNeedsLayout()
    }
}
