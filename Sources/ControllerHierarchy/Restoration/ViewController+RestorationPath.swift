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
            return (home, home.members.firstIndex { $0 === self } ?? 0)
        }
        if let parent {
            let members = parent.members
            return (parent, members.firstIndex { $0 === self } ?? members.count)
        }
        if let presentedBy { return (presentedBy.presenting, nil) }
        return nil
    }
}
