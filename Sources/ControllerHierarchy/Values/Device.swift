/// `UIUserInterfaceIdiom`, as far as controllers depend on it.
package enum UserInterfaceIdiom: String, Sendable, CaseIterable {
    case phone
    case pad
}

/// `UIInterfaceOrientation`.
package enum InterfaceOrientation: String, Sendable, CaseIterable {
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight

    @inline(__always)
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The simulated device on which a session's app runs.
package struct Device: Sendable, Hashable {
    /// The marketing name, such as `iPhone 15`.
    package var model: String
    package var systemVersion: SystemVersion
    package var idiom: UserInterfaceIdiom
    /// The screen in portrait, in points.
    package var portraitSize: Size
    package var orientation: InterfaceOrientation
    /// Whether the screen tells a firm press from a touch, as 3D Touch needs.
    package var hasForceTouch: Bool
    /// Pixels to a point; nil where that is not known.
    package var displayScale: Double?
    /// Whether the screen shows the colours of P3; nil where that is not known.
    package var hasWideColor: Bool?
    /// Whether two apps can share the screen, as on iPads from iOS 9 on.
    ///
    /// Source: rdar 22887620, which names the models that can and those that cannot; Apple's technical
    /// specifications of the models.
    package let sharesScreen: Bool

    /// Creates a device; `portraitSize` is that of the screen held upright.
    ///
    /// A phone of which nothing else is said has 3D Touch, and no pad has.
    package init(
        model: String, systemVersion: SystemVersion, idiom: UserInterfaceIdiom, portraitSize: Size,
        orientation: InterfaceOrientation = .portrait, hasForceTouch: Bool? = nil,
        displayScale: Double? = nil, hasWideColor: Bool? = nil
    ) {
        self.model = model
        self.systemVersion = systemVersion
        self.idiom = idiom
        self.portraitSize = portraitSize
        self.orientation = orientation
        self.hasForceTouch = hasForceTouch ?? (idiom == .phone)
        self.displayScale = displayScale
        self.hasWideColor = hasWideColor
        sharesScreen = idiom == .pad && !Self.padsOfOneApp.contains(model)
    }

    /// The iPads that show one app at a time, whatever the version.
    private static let padsOfOneApp = [
        "iPad 2", "iPad (3rd generation)", "iPad (4th generation)", "iPad mini",
    ]

    /// A trait that the device itself decides on; nil for others, and where it is not known.
    func value(of trait: Trait) -> Value? {
        switch trait {
        case .userInterfaceIdiom: .string(idiom.rawValue)
        case .displayScale: displayScale.map(Value.number)
        case .forceTouchCapability: .string(hasForceTouch ? "available" : "unavailable")
        case .displayGamut: hasWideColor.map { .string($0 ? "P3" : "SRGB") }
        default: nil
        }
    }

    /// The screen's size in the present orientation.
    package var size: Size { size(in: orientation) }

    /// The screen's size in an orientation.
    func size(in orientation: InterfaceOrientation) -> Size {
        orientation.isLandscape ? portraitSize.turned : portraitSize
    }
}
