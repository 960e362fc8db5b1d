/// What a device has at the edges of its screen, which stays the same as long as the app runs.
struct ScreenEdges {
    let isPhone: Bool
    let hasHomeButton: Bool
    /// What the sensors of a phone without a home button take; nil for other devices.
    let housing: SensorHousing?

    init(of device: Device, in behavior: Behavior) {
        isPhone = device.idiom == .phone
        hasHomeButton = device.hasHomeButton
        housing = isPhone && !hasHomeButton ? SensorHousing(of: device, in: behavior) : nil
    }

    var isTallPad: Bool { !isPhone && !hasHomeButton }

    /// What the status bar takes where no sensors do, as wide as the screen may be.
    ///
    /// Source: probe-bar-heights-pad-ios26.
    func statusBar(in behavior: Behavior) -> Double {
        isTallPad ? (behavior.holds(.tallNavigationBars) ? 32 : 24) : 20
    }
}
