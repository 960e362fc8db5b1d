/// The menu that a long press on the back button shows: the stack below the top, of which a row is chosen.
///
/// Source: containers-today.md section 5.
extension NavigationController {
    /// Pops to the controller of a row, in one transition.
    ///
    /// - Throws: `invalidArgument` where the menu has no such row, `notAvailable` before iOS 14.
    func chooseInBackMenu(_ row: ViewController) throws(Interruption) {
        let behavior = application.behavior
        try Availability.from(14).require("the back button's menu", field: "menuItem", in: behavior)
        try endInterruptedTransition()
        guard backButton != nil, !isBusy else { return application.calls.noteIgnored() }
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
