/// `UISplitViewController.SplitBehavior`: where the columns stand that show besides the secondary one.
package enum SplitBehavior: String, CaseIterable {
    case automatic
    /// Beside the secondary one, which is narrower then.
    case tile
    /// Over it.
    case overlay
    /// Beside it, and two of them push it aside.
    case displace
}

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

    /// Every name that an app can set, those before iOS 14 among them.
    static let names =
        ["automatic"] + allCases.map(\.rawValue) + ["primaryHidden", "allVisible", "primaryOverlay"]

    /// The mode with so many columns besides the secondary one.
    init(columnsBeside: Int, _ behavior: SplitBehavior) {
        switch (columnsBeside, behavior) {
        case (0, _): self = .secondaryOnly
        case (1, .overlay): self = .oneOverSecondary
        case (1, _): self = .oneBesideSecondary
        case (_, .overlay): self = .twoOverSecondary
        case (_, .displace): self = .twoDisplaceSecondary
        case (_, .tile), (_, .automatic): self = .twoBesideSecondary
        }
    }

    /// Whether columns lie over the secondary one.
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// How many columns show besides the secondary one.
    var columnsBeside: Int {
        switch self {
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }
}
