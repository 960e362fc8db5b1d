/// Where a controller stands, as preservation and restoration see it.
///
/// Source: archive-tab-nav-contents, archive-root-path-order, restore-presented-child-own-class.
extension ViewController {
    /// The identifier that decides whether the controller is saved; nil for none.
    var restorationIdentifier: String? { ViewController.identifier(setting(.restorationIdentifier)) }

    /// The identifier under which an existing controller is found again: the one that was set.
    ///
    /// One that a class answers from an overridden getter was never set.
    /// Source: restore-identifier-override-getter.
    var registeredRestorationIdentifier: String? {
        ViewController.identifier(settings.first { $0.property == .restorationIdentifier }?.value)
    }

    private static func identifier(_ value: Value?) -> String? {
        guard let text = value?.string, !text.isEmpty else { return nil }
        return text
    }

    /// The path under which the controller is saved; nil without an identifier.
    var restorationPath: String? { restorationPath(known: [:]) }

    /// The identifiers down to this controller; the path begins anew below a controller that has none.
    ///
    /// - Parameter known: Paths that controllers have been given, by number, wherever they stand.
    func restorationPath(known: [Int: String]) -> String? {
        if let path = known[identity.number] { return path }
        guard let own = restorationIdentifier else { return nil }
        guard let place = restorationPlace, let outer = place.container.restorationPath(known: known) else {
            return own
        }
        return place.index.map { "\(outer)/:[\($0)]:/\(own)" } ?? "\(outer)/\(own)"
    }

    /// The container with the index in it, or the presenter without one.
    private var restorationPlace: (container: ViewController, index: Int?)? {
        if let split = splitViewControllerOfColumn, let index = split.restorationIndex(of: self) {
            return (split, index)
        }
        if let more = surroundingMoreList, more.holds(self), let member = more.member {
            let home = member === self ? more.tabBarController : member
            return (home, home.restorationMembers.firstIndex { $0 === self } ?? 0)
        }
        if let parent {
            let members = parent.restorationMembers
            return (parent, members.firstIndex { $0 === self } ?? members.count)
        }
        if let presentedBy { return (presentedBy.presenting, nil) }
        return nil
    }

    /// Everything whose path goes on from this controller's.
    var restorationContents: [ViewController] {
        let columns = (self as? SplitViewController)?.restorationColumns.map(\.controller) ?? []
        return columns + restorationMembers + children + [presentation?.presented].compactMap { $0 }
    }

    /// What a container holds, in the order in which it counts.
    private var restorationMembers: [ViewController] {
        switch self {
        case let navigation as NavigationController: navigation.ownStack
        case let tab as TabBarController: tab.viewControllers
        case let page as PageViewController: page.viewControllers
        default: children
        }
    }

    /// The split view controller of which this is a column, also while it stands on the primary's stack.
    var splitViewControllerOfColumn: SplitViewController? {
        let split = parent as? SplitViewController ?? parent?.splitViewController as? SplitViewController
        guard let split, split.restorationIndex(of: self) != nil else { return nil }
        return split
    }
}

extension SplitViewController {
    /// The columns with the controllers that they would hold if the split view controller was expanded.
    var restorationColumns: [(column: SplitColumn, controller: ViewController)] {
        SplitColumn.allCases.compactMap { column in
            if let controller = columns[column] { return (column, controller) }
            guard column == .secondary, let preservedSecondary else { return nil }
            return (column, preservedSecondary)
        }
    }

    /// The index of a column's controller in paths.
    func restorationIndex(of controller: ViewController) -> Int? {
        guard let column = restorationColumns.first(where: { $0.controller === controller })?.column else {
            return nil
        }
        if !hasColumns, column == .secondary { return 1 }
        return SplitColumn.allCases.firstIndex(of: column)
    }
}
