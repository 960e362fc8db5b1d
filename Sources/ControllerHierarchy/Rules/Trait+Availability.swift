extension Trait {
    /// The versions of iOS whose trait collections have the trait.
    ///
    /// Source: UITraitCollection reference.
    package var availability: Availability {
        switch self {
        case .userInterfaceIdiom, .horizontalSizeClass, .verticalSizeClass, .displayScale:
            .whereHolds(.hasTraitCollections)
        case .forceTouchCapability: .from(9)
        case .layoutDirection, .displayGamut, .preferredContentSizeCategory: .from(10)
        case .userInterfaceStyle: .from(12)
        case .userInterfaceLevel, .legibilityWeight, .accessibilityContrast: .from(13)
        case .activeAppearance: .from(14)
        }
    }
}
