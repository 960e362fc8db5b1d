extension SplitDisplayMode {
    /// The name that a version has for the mode.
    func name(in behavior: Behavior) -> String {
        guard !behavior.holds(.splitViewsHaveColumns) else { return rawValue }
        switch self {
        case .secondaryOnly: return "primaryHidden"
        case .oneOverSecondary, .twoOverSecondary: return "primaryOverlay"
        case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return "allVisible"
        }
    }
}
