/// Bars that hide by themselves: by a swipe, a tap, the keyboard, or because there is little height.
///
/// That the status bar is asked about again is told of swipes alone (STKWebKitViewController 2: a status bar
/// that follows the navigation bar). Source: UINavigationController reference, hiding the bars.
extension NavigationController {
    /// Hides or shows the bars for a gesture or the keyboard; the toolbar if it has items.
    ///
    /// - Returns: whether anything has changed.
    @discardableResult
    func hideBars(_ hidden: Bool) throws(Interruption) -> Bool {
        let hasItems = !(topViewController?.setting(.toolbarItems)?.array ?? []).isEmpty
        guard isOnScreen, hidden != isNavigationBarHidden || hasItems && hidden != isToolbarHidden else {
            return false
        }
        try followSafeArea { () throws(Interruption) in
            self.layOutAround {
                self.isNavigationBarHidden = hidden
                if hasItems { self.isToolbarHidden = hidden }
            }
        }
        layOutContent()
        try askAboutStatusBarStyle()
        try application.unmanagedStatusBarFront.borrowed { (front) throws(Interruption) in
            try askAboutStatusBar(front)
        }
        return true
    }

    func hides(_ property: Property) -> Bool { setting(property)?.bool ?? false }

    /// Whether a tap on the content shows the bars that are hidden.
    ///
    /// Source: UINavigationController.h, of both properties.
    var barsComeWithTap: Bool {
        hides(.hidesBarsWhenVerticallyCompact) || hides(.hidesBarsWhenKeyboardAppears)
    }

    var isVerticallyCompact: Bool {
        traits(in: windowEnvironment).verticalSizeClass == .compact
    }

    /// Follows a change of the window's height: the layout comes with the change of the size.
    func adaptBarsToHeight() {
        guard hides(.hidesBarsWhenVerticallyCompact), isVerticallyCompact != hasHiddenForHeight else {
            return
        }
        application.log.noteChange()
        if isVerticallyCompact {
            hasHiddenForHeight = true
            hasHiddenToolbarForHeight = !isToolbarHidden
            (isNavigationBarHidden, isToolbarHidden) = (true, true)
        } else {
            hasHiddenForHeight = false
            isNavigationBarHidden = false
            if hasHiddenToolbarForHeight { isToolbarHidden = false }
        }
    }

    /// Has the tab bar stay away that those have hidden which are popped while something covers it.
    ///
    /// Source: radar16095272-tab-bar-stays-hidden-ios7, qmui446-popped-behind-a-modal-ios12.
    func loseBottomBar(with top: ViewController, _ others: ArraySlice<ViewController>) {
        guard application.behavior.holds(.popsOutOfSightLoseTabBar), !hidesBottomBar,
            let tabBarController, !tabBarController.isInWindow,
            top.hidesBottomBar || others.contains(where: \.hidesBottomBar)
        else { return }
        hasLostBottomBar = true
    }
}
