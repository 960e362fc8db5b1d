/// How far the bars reach into a controller's view, for views that reach below them.
///
/// Source: class reference iOS 10, `topLayoutGuide`, `bottomLayoutGuide`; Human Interface Guidelines, bars.
extension ViewController {
    /// The guide as an object with its `length` in points; null before iOS 7.
    func layoutGuideValue(_ property: Property) -> Value {
        guard application.behavior.holds(.controllersDecideOnStatusBar) else { return .null }
        let length = property == .topLayoutGuide ? topLayoutLength : bottomLayoutLength
        return .object([.init("length", .number(length))])
    }

    private var topLayoutLength: Double {
        guard fillsWindowHeight else { return 0 }
        var length = 0.0
        if value(of: .prefersStatusBarHidden).bool != true { length += BarHeights(application).status }
        if let navigation = navigationController, !navigation.isNavigationBarHidden {
            length += BarHeights(application).navigation
        }
        return length
    }

    private var bottomLayoutLength: Double {
        guard fillsWindowHeight else { return 0 }
        let heights = BarHeights(application)
        if let tab = tabBarController, !tab.isTabBarHidden {
            return heights.tab + heights.homeIndicator
        }
        if let navigation = navigationController, !navigation.isToolbarHidden, !navigation.hidesBottomBar {
            return heights.toolbar + heights.homeIndicator
        }
        return heights.homeIndicator
    }

    private var fillsWindowHeight: Bool { viewSize.height == application.window.size.height }
}

/// The heights of UIKit's bars on a device, in points.
private struct BarHeights {
    let status: Double
    let navigation: Double
    let toolbar: Double
    let tab: Double
    let homeIndicator: Double

    init(_ application: Application) {
        let device = application.device
        let isPhone = device.idiom == .phone
        let isFlat = isPhone && device.orientation.isLandscape
        let hasNotch = isPhone && !device.hasHomeButton
        let standardStatus = hasNotch ? 44.0 : 20
        status = isFlat && hasNotch ? 0 : standardStatus + (application.system.hasInCallStatusBar ? 20 : 0)
        navigation = isFlat ? 32 : 44
        toolbar = isFlat ? 32 : 44
        tab = isFlat && application.behavior.holds(.safeAreaChangesOnEnteringWindow) ? 32 : 49
        homeIndicator = hasNotch ? (isFlat ? 21 : 34) : 0
    }
}
