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

    /// How many columns show besides the secondary one.
    var columnsBeside: Int {
        switch self {
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        default: 2
        }
    }
}
