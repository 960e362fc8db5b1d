/// The heights of UIKit's bars around a controller, in points.
///
/// Source: Human Interface Guidelines, bars; status-bar-hidden-notch; safe-area-ipad-pro.
struct BarHeights {
    let status: Double
    let navigation: Double
    /// How far a navigation bar at the top of the screen lies over what the status bar's place is.
    let navigationOverlap: Double
    let toolbar: Double
    let tab: Double
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
        // Source: probe-bar-heights-ios26.
        let isTall = application.behavior.holds(.tallNavigationBars) && !isFlat
        let standardStatus = edges.housing?.inset ?? (edges.isTallPad ? (isTall ? 32 : 24) : 20)
        // A notch keeps the place of the bar, whether or not the bar is shown.
        let isHidden = hasNotch ? isFlat : controller.hidesStatusBar(in: orientation)
        let inCall = application.system.hasInCallStatusBar && !isHidden ? 20.0 : 0
        let movesWindow = application.behavior.holds(.viewsLieUnderBars)
        windowInset = movesWindow ? inCall : 0
        status = (isHidden ? 0 : standardStatus) + (movesWindow ? 0 : inCall)
        navigation = isFlat ? 32 : isTall ? 54 : 44
        navigationOverlap = isFlat || isTall ? 0 : edges.housing?.barOverlap ?? 0
        toolbar = isFlat ? 32 : isTall && hasNotch ? 52 : 44
        tab = isFlat && application.behavior.holds(.safeAreaChangesOnEnteringWindow) ? 32 : 49
        homeIndicator = hasNotch ? (isFlat ? 21 : 34) : edges.isTallPad ? (isTall ? 25 : 20) : 0
    }
}
