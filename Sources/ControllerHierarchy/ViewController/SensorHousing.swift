/// How much of a phone without a home button the housing of its sensors takes, in points.
///
/// The safe area begins below it, and on its side as far from both ends. Source: safe-area-iphone-11-ios14,
/// safe-area-iphone-12-mini, safe-area-iphone-12, safe-area-iphone-14-pro, safe-area-iphone-17-pro,
/// safe-area-iphone-air.
struct SensorHousing {
    /// From the edge of the screen to the safe area.
    let inset: Double
    /// How far a navigation bar reaches up into the inset.
    ///
    /// It lies against the status bar, which ends above the safe area below an island.
    /// Source: safe-area-iphone-14-pro.
    let barOverlap: Double

    init(of device: Device, in behavior: Behavior) {
        switch device.portraitSize.width {
        case 390, 428: inset = 47
        case 393, 430: inset = 59
        case 402, 440: inset = 62
        case 420: inset = 68
        case 375 where device.model.hasSuffix(" mini"): inset = 50
        case 414 where device.displayScale == 2 && behavior.holds(.wideNotchesAreTaller): inset = 48
        default: inset = 44
        }
        barOverlap = inset == 59 ? 16.0 / 3 : 0
    }
}
