extension Property {
    /// What of a value came with a later version than the property, each part under its place in the value.
    ///
    /// Source: UISheetPresentationController, UIPopoverPresentationController, UINavigationItem and
    /// UINavigationBar in UIKit's headers.
    func datedParts(of value: Value) -> [(field: String, availability: Availability)] {
        switch self {
        case .sheetPresentationController:
            let customs = (value["detents"]?.array ?? []).contains { $0.string == nil }
            return (customs ? [("detents", .from(16))] : [])
                + (value["prefersPageSizing"] == nil ? [] : [("prefersPageSizing", .from(17))])
        case .popoverPresentationController:
            let name = "adaptiveSheetPresentationController"
            let others: [(String, Availability)] =
                [("sourceItem", .from(16)), ("canOverlapSourceViewRect", .from(9))].filter {
                    value[$0.0] != nil
                }
            guard let sheet = value[name] else { return others }
            let parts = Property.sheetPresentationController.datedParts(of: sheet)
            return others + [(name, .from(15))] + parts.map { ("\(name)/\($0.field)", $0.availability) }
        case .navigationItem:
            let isInline = value["largeTitleDisplayMode"]?.string == "inline"
            let dated: [(String, Availability)] = [
                ("backButtonTitle", .from(11)), ("largeTitleDisplayMode", .from(isInline ? 17 : 11)),
                ("backAction", .from(16)),
            ]
            let items = ["leftBarButtonItem", "rightBarButtonItem"].flatMap { side in
                (value[side].map { Self.datedParts(ofItem: $0, at: "\(side)/") } ?? [])
                    + Self.datedParts(ofItems: value["\(side)s"], at: "\(side)s/")
            }
            return dated.filter { value[$0.0] != nil } + items
        case .navigationBar:
            return value["prefersLargeTitles"] == nil ? [] : [("prefersLargeTitles", .from(11))]
        case .toolbarItems: return Self.datedParts(ofItems: value, at: "")
        default: return []
        }
    }

    private static func datedParts(
        ofItems list: Value?, at place: String
    ) -> [(field: String, availability: Availability)] {
        (list?.array ?? []).enumerated().flatMap { datedParts(ofItem: $1, at: "\(place)\($0)/") }
    }

    /// Source: UIBarButtonItem reference, primaryAction, menu.
    private static func datedParts(
        ofItem item: Value, at place: String
    ) -> [(field: String, availability: Availability)] {
        ["primaryAction", "menu"].filter { item[$0] ?? .null != .null }.map { ("\(place)\($0)", .from(14)) }
    }

    /// What the app has said of a sheet's size where the width is regular; nil before iOS 17.
    ///
    /// Source: UISheetPresentationController in UIKit's headers, `prefersPageSizing`.
    static func prefersPageSizing(_ settings: Value?, in behavior: Behavior) -> Bool? {
        guard Availability.from(17).holds(in: behavior) else { return nil }
        return settings?["prefersPageSizing"]?.bool
    }
}
