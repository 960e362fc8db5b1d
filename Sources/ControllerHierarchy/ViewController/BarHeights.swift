/// The heights of UIKit's bars around a controller, in points.
///
/// Source: Human Interface Guidelines, bars; status-bar-hidden-notch; safe-area-ipad-pro.
struct BarHeights {
    let status: Double
    let navigation: Double
    /// How far a navigation bar at the top of the screen lies over what the status bar's place is.
    let navigationOverlap: Double
    /// What a navigation bar leaves free above it at least, with the safe area.
    ///
    /// Source: openuikit-bar-without-status-bar-ios26, openuikit-bar-below-added-insets-ios26.
    let leastNavigationTop: Double
    /// How much higher a large title below the buttons makes a navigation bar.
    ///
    /// Source: large-titles-pad-ios11, large-titles-phone-ios11.
    static let largeTitle = 52.0
    /// Whether the window is a phone's that lies on its side, where titles are not large.
    ///
    /// Source: large-titles-on-its-side-ios12.
    let areFlat: Bool
    let toolbar: Double
    let tab: Double
    /// How far the strip of tabs at the top of an iPad lies over a tab that has no bar of its own there.
    ///
    /// Source: openuikit-tab-below-top-strip-pad-ios26.
    static let tabStrip = 64.0
    /// How far the place of the home indicator reaches into the window, which may end above it.
    ///
    /// Source: iosdev-safe-area-by-window-ios18.
    let homeIndicator: Double
    /// What the window's content loses at the top, below which it counts the status bar as ever.
    ///
    /// From iOS 7 on the second line of an in-call status bar. Source: rot-incall-statusbar.
    let windowInset: Double

    /// The bars over a controller in a window that stands in that orientation.
    init(over controller: borrowing ViewController, in orientation: InterfaceOrientation) {
        let application = controller.application
        let edges = application.screenEdges
        let isFlat = edges.isPhone && orientation.isLandscape
        let hasNotch = edges.housing != nil
        areFlat = isFlat
        // Source: probe-bar-heights-ios26.
        let areTall = application.behavior.holds(.tallNavigationBars)
        let isTall = areTall && !isFlat
        let standardStatus = edges.housing?.inset ?? edges.statusBar(in: application.behavior)
        // A notch keeps the place of the bar, whether or not the bar is shown.
        let isHidden = hasNotch ? isFlat : controller.hidesStatusBar(in: orientation)
        let inCall = application.system.hasInCallStatusBar && !isHidden ? 20.0 : 0
        let movesWindow = application.behavior.holds(.viewsLieUnderBars)
        windowInset = movesWindow ? inCall : 0
        status = (isHidden ? 0 : standardStatus) + (movesWindow ? 0 : inCall)
        let device = application.system.device
        let isWide = device.horizontalSizeClass(window: device.size(in: orientation)) == .regular
        let isLow = isFlat && !isWide
        let isHigh = !edges.isPhone && application.behavior.holds(.padBarsAreHigher)
        // Source: openuikit-bar-on-its-side-ios26, bars-of-a-large-phone-ios12, bars-of-a-pad-ios12.
        let standard: Double = areTall ? 54 : isLow ? 32 : isHigh ? 50 : 44
        navigation = BarHeights.isInSheet(controller) && !isFlat ? 56 : standard
        navigationOverlap = isFlat || isTall ? 0 : edges.housing?.barOverlap ?? 0
        leastNavigationTop = areTall && edges.isPhone ? (isFlat ? 24 : 10) : 0
        // Above a home indicator an iPad's bars take less of their own. Source: bars-of-a-tall-pad-ios12.
        let high: Double = edges.isTallPad ? 45 : 50
        toolbar = isLow ? 32 : isHigh ? high : isTall && hasNotch ? 52 : 44
        let indicator: Double = hasNotch ? (isFlat ? 21 : 34) : edges.isTallPad ? (isTall ? 25 : 20) : 0
        homeIndicator = max(0, indicator - controller.spaceBeyondWindow.height)
        // Source: neuburg-tab-bar-of-a-phone-ios11, neuburg-tab-bar-of-a-plus-ios11.
        let isLowTab = isLow && application.behavior.holds(.safeAreaChangesOnEnteringWindow)
        // Source: openuikit-tab-above-bar-small-phone-ios26, openuikit-tab-above-bar-on-its-side-ios26,
        // liquidshell-compact-bar-takes-72-points-ipad27.
        let floating = (isFlat ? 64 : edges.isPhone ? 83 : 72) - indicator
        let isHighTab = !edges.isPhone && application.behavior.holds(.padTabBarsAreHigher)
        tab = areTall ? floating : isLowTab ? 32 : isHigh ? high : isHighTab ? 56 : 49
    }

    /// Whether the controller stands in a sheet whose navigation bars are higher than those of the screen.
    ///
    /// Source: bar-of-a-page-sheet-ios13.
    private static func isInSheet(_ controller: borrowing ViewController) -> Bool {
        controller.application.behavior.holds(.sheetsHaveHighNavigationBars)
            && controller.unmanagedRoot._withUnsafeGuaranteedRef { $0.styleOfPresentation?.isSheet ?? false }
    }
}
