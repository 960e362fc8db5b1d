/// The members of `UITab`, `UITabGroup` and `UISearchTab` that hold what the app has said.
///
/// Source: UITab, UITabGroup and UISearchTab references and headers.
extension PropertyType {
    /// `class` is `UISearchTab` or nothing, for the class follows from the children.
    package static let tabMembers =
        [
            PropertyMember("identifier", .name), PropertyMember("class", .word(["UISearchTab"])),
        ] + settableTabMembers

    /// Those that an app may set at any time.
    static let settableTabMembers = [
        PropertyMember("title", .name), PropertyMember("subtitle", .name),
        PropertyMember("badgeValue", .name), PropertyMember("isEnabled", .bool),
        PropertyMember("isHidden", .bool), PropertyMember("isHiddenByDefault", .bool),
        PropertyMember("allowsHiding", .bool),
        PropertyMember(
            "preferredPlacement", .word(Tab.Placement.allCases.map(\.rawValue))),
        PropertyMember("selectedChild", .name), PropertyMember("defaultChildIdentifier", .name),
        PropertyMember("isSidebarDestination", .bool), PropertyMember("automaticallyActivatesSearch", .bool),
        PropertyMember("allowsReordering", .bool), PropertyMember("displayOrderIdentifiers", .texts),
    ]
}

extension Tab {
    /// `UITab.Placement`.
    enum Placement: String, CaseIterable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    private func member(_ name: String) -> Value? { written.first { $0.name == name }?.value }

    private func flag(_ name: String, standard: Bool = false) -> Bool { member(name)?.bool ?? standard }

    var title: String? { member("title")?.string ?? (isSearchTab ? "Search" : nil) }
    var allowsHiding: Bool { flag("allowsHiding") }
    /// Of a group, whether its user may order what it has.
    var allowsReordering: Bool { flag("allowsReordering") }
    /// Whether a tap on it has an effect.
    var isEnabled: Bool { flag("isEnabled", standard: true) }
    var isSearchTab: Bool { member("class") != nil }
    /// Whether its search begins with its selection.
    var activatesSearch: Bool { isSearchTab && flag("automaticallyActivatesSearch") }
    /// Of a group, whether a row of the sidebar selects it itself.
    var isSidebarDestination: Bool { flag("isSidebarDestination") }

    /// Where it stands on a bar that its user may change: `default` on the bar's own level, else `optional`.
    var placement: Placement {
        let preferred = member("preferredPlacement")?.string.flatMap(Placement.init) ?? .automatic
        guard preferred == .automatic else { return preferred }
        return root === self ? .default : .optional
    }

    /// The tab that is selected where this one is to be: of a group its selected child, else its default
    /// one, else the first.
    ///
    /// Source: UITabGroup's header, selectedChild, defaultChildIdentifier, isSidebarDestination.
    var destination: Tab {
        if let selectedChild { return selectedChild.destination }
        guard !isSidebarDestination else { return self }
        let name = member("defaultChildIdentifier")?.string
        let child = children.first { $0.identifier == name } ?? children.first
        return child?.destination ?? self
    }

    /// Has the groups above remember the tab as the one of theirs that is selected.
    func noteSelection() {
        for (group, child) in zip(path, path.dropFirst()) { group.selectedChild = child }
    }

    /// What reading the tab answers.
    ///
    /// - Parameter placed: The tabs that stand on a bar that its user may change.
    func value(placed: [Tab]) -> Value {
        let computed: [Value.Member] = [
            .init("identifier", .string(identifier)), .init("title", title.map(Value.string) ?? .null),
            .init("viewController", Value(viewController)),
            .init("children", .array(children.map { $0.value(placed: placed) })),
            .init("managingNavigationController", Value(managingNavigationController)),
            .init("isHidden", .bool(isHidden)),
            .init("displayOrderIdentifiers", .array(displayOrder.map(Value.string))),
            .init("selectedChild", (selectedChild?.identifier).map(Value.string) ?? .null),
            .init("hasVisiblePlacement", .bool(placed.contains { $0 === self && !isHidden })),
        ]
        let others = written.filter { member in !computed.contains { $0.name == member.name } }
        return .object(computed + others)
    }
}
