/// What the user can tap of the More list: a row for each tab that stands there, and the Edit button.
///
/// Source: UITabBarController reference, the More navigation controller and `customizableViewControllers`.
extension MoreList {
    /// The rows and the button, while the list is what the user sees.
    var controls: [ControlDescription] {
        guard isShown else { return [] }
        return tabBarController.rowsOfMore + (editButton.map { [$0] } ?? [])
    }

    /// Edit, or Done while the user reorders the tabs; nil where the app lets none of them be moved.
    var editButton: ControlDescription? {
        guard tabBarController.value(of: .customizableViewControllers).array?.isEmpty == false,
            !navigationController.isNavigationBarHidden
        else { return nil }
        var button = ControlDescription(objectID: "edit", element: "barButtonItem")
        button.label = isCustomizing ? "Done" : "Edit"
        button.isInView = false
        button.bar = .navigationBar
        return button
    }

    /// Carries out a tap on a row or on the button.
    ///
    /// - Throws: `invalidArgument` for what the list never has.
    func tap(_ name: String) throws(Interruption) {
        func isNamed(_ control: ControlDescription) -> Bool {
            control.objectID == name || control.label == name
        }
        if editButton.map(isNamed) ?? false { return try tabBarController.tapCustomize(self) }
        let rows = tabBarController.rowsOfMore
        guard let row = rows.first(where: isNamed) else {
            let names = rows.map { $0.label ?? $0.objectID }.joined(separator: ", ")
            throw .error(
                .invalidArgument(
                    field: "control", reason: "the More list has no row \(name); it has \(names)"))
        }
        try tabBarController.tap(row.objectID)
    }
}

extension TabBarController {
    /// The tabs for which the bar has no room, as rows.
    fileprivate var rowsOfMore: [ControlDescription] {
        let rows =
            tabs.isEmpty
            ? overflow.map { ($0.identity.label, $0.tabBarItemOwner.value(of: .tabBarItem)["title"]?.string) }
            : tabs[roomOnBar(tabs.count)...].filter { !$0.isHidden }.map { ($0.identifier, $0.title) }
        return rows.map { identifier, title in
            var row = ControlDescription(objectID: identifier, element: "tableViewCell")
            row.label = title
            return row
        }
    }
}

extension ViewController {
    /// The More list whose controller this is.
    var ownMoreList: MoreList? {
        guard let more = surroundingMoreList, more.list === self else { return nil }
        return more
    }
}
