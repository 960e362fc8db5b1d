/// A trait of `UITraitCollection` that somebody can set or ask to hear of.
package enum Trait: String, Sendable, CaseIterable {
    case userInterfaceIdiom, horizontalSizeClass, verticalSizeClass, displayScale
    case userInterfaceStyle, userInterfaceLevel, layoutDirection, legibilityWeight, accessibilityContrast
    case activeAppearance, displayGamut, forceTouchCapability, preferredContentSizeCategory

    package static let names = allCases.map(\.rawValue)

    /// What the trait holds.
    package var type: PropertyType {
        switch self {
        case .userInterfaceIdiom: .word(UserInterfaceIdiom.allCases.map(\.rawValue))
        case .horizontalSizeClass, .verticalSizeClass: .word(SizeClass.allCases.map(\.rawValue))
        case .displayScale: .number
        case .userInterfaceStyle: .word(["light", "dark"])
        case .userInterfaceLevel: .word(["base", "elevated"])
        case .layoutDirection: .word(["leftToRight", "rightToLeft"])
        case .legibilityWeight: .word(["regular", "bold"])
        case .accessibilityContrast: .word(["normal", "high"])
        case .activeAppearance: .word(["active", "inactive"])
        case .displayGamut: .word(["SRGB", "P3"])
        case .forceTouchCapability: .word(["available", "unavailable"])
        case .preferredContentSizeCategory: .word(Trait.contentSizeCategories)
        }
    }

    /// What the trait is where nobody has set it; nil where it follows from the device, or is not known.
    var standard: Value? {
        switch self {
        case .userInterfaceStyle: .string("light")
        case .layoutDirection: .string("leftToRight")
        case .legibilityWeight: .string("regular")
        case .accessibilityContrast: .string("normal")
        case .preferredContentSizeCategory: .string("UICTContentSizeCategoryL")
        case .userInterfaceIdiom, .horizontalSizeClass, .verticalSizeClass, .displayScale,
            .userInterfaceLevel, .activeAppearance, .displayGamut, .forceTouchCapability:
            nil
        }
    }

    /// `UIContentSizeCategory`, by its raw values, and by its cases in Swift.
    private static let contentSizeCategories = rawCategories + namedCategories

    /// The raw value of a case of `UIContentSizeCategory` by its name in Swift; nil for anything else.
    static func rawCategory(named name: String) -> String? {
        namedCategories.firstIndex(of: name).map { rawCategories[$0] }
    }

    private static let namedCategories =
        [
            "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
            "extraExtraExtraLarge",
        ]
        + ["Medium", "Large", "ExtraLarge", "ExtraExtraLarge", "ExtraExtraExtraLarge"].map {
            "accessibility" + $0
        }
    private static let rawCategories =
        ["XS", "S", "M", "L", "XL", "XXL", "XXXL"].map { "UICTContentSizeCategory" + $0 }
        + ["M", "L", "XL", "XXL", "XXXL"].map { "UICTContentSizeCategoryAccessibility" + $0 }
}
