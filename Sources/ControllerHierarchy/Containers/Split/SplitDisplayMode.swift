/// `UISplitViewController.DisplayMode`: which columns show, and where they stand.
enum SplitDisplayMode: String, CaseIterable {
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    /// Reads a mode by its present name or by the one that it had before iOS 14.
    init?(name: String) {
        switch name {
        case "primaryHidden": self = .secondaryOnly
        case "allVisible": self = .oneBesideSecondary
        case "primaryOverlay": self = .oneOverSecondary
        default: self.init(rawValue: name)
        }
    }

    /// The name that a version has for the mode.
    func name(in behavior: Behavior) -> String {
        guard !behavior.holds(.splitViewsHaveColumns) else { return rawValue }
        switch self {
        case .secondaryOnly: return "primaryHidden"
        case .oneOverSecondary, .twoOverSecondary: return "primaryOverlay"
        default: return "allVisible"
        }
    }

    /// How many columns show besides the secondary one.
    var columnsBeside: Int {
        switch self {
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        default: 2
        }
    }
}
