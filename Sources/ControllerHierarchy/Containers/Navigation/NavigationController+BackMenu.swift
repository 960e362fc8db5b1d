/// The menu that a long press on the back button shows: the stack below the top, of which a row is chosen.
///
/// Source: containers-today.md section 5.
extension NavigationController {
    /// The back button and the rows of its menu.
    var barControls: [ControlDescription] { backButton.map { [$0] + backMenu } ?? [] }

    /// The rows, from the one that Back leads to down to the root; none before iOS 14.
    var backMenu: [ControlDescription] {
        guard backButton != nil, Availability.from(14).holds(in: application.behavior) else { return [] }
        return viewControllers.dropLast().reversed().map { controller in
            var row = ControlDescription(
                objectID: Self.backMenuPrefix + controller.identity.label, element: "backMenuItem")
            let item = controller.value(of: .navigationItem)
            row.label = item["title"]?.string ?? item["backButtonTitle"]?.string
            return row
        }
    }

    private static let backMenuPrefix = "back."

    /// The controller of a row of the menu, whether or not that can be shown now, by the row's identifier or
    /// title.
    func rowOfBackMenu(named name: String) -> ViewController? {
        let rows = viewControllers.dropLast().reversed()
        if name.hasPrefix(Self.backMenuPrefix) {
            let label = name.dropFirst(Self.backMenuPrefix.count)
            if let row = rows.first(where: { $0.identity.label == label }) { return row }
        }
        return rows.first { $0.value(of: .navigationItem)["title"]?.string == name }
    }

    /// Carries out a tap on the back button or on a row of its menu.
    ///
    /// - Returns: whether it is one of them.
    func tapOnBar(_ name: String) throws(Interruption) -> Bool {
        if name == "back" || backButton.map({ $0.label == name }) ?? false {
            try tapBackButton()
        } else if let row = rowOfBackMenu(named: name) {
            try chooseInBackMenu(row)
        } else {
            return false
        }
        return true
    }

    /// Pops to the controller of a row, in one transition.
    ///
    /// - Throws: `invalidArgument` where the menu has no such row, `notAvailable` before iOS 14.
    func chooseInBackMenu(_ row: ViewController) throws(Interruption) {
        let behavior = application.behavior
        try Availability.from(14).require("the back button's menu", field: "menuItem", in: behavior)
        try endInterruptedTransition()
        guard backButton != nil, !isBusy else { return ignoreBackButton() }
        let rows = viewControllers.dropLast()
        guard rows.contains(where: { $0 === row }) else {
            let labels = rows.map(\.identity.label).joined(separator: ", ")
            throw .error(.invalidArgument(field: "menuItem", reason: "the menu has \(labels)"))
        }
        try send(.popToCall, .controllerAnimated(row.identity, true))
        guard appClass.callsSuper(in: .popToCall) else { return }
        try popToViewController(row, animated: true)
    }
}
