/// The inspector: beside the other columns, or where these are collapsed a sheet.
///
/// Source: UISplitViewController reference, Column.inspector; containers-today.md 4.2. What the sheet does
/// when the columns collapse and expand is the model's reading.
extension SplitViewController {
    func setInspector(isShown: Bool) throws(Interruption) {
        try checkInspector()
        guard let inspector = columns[.inspector] else {
            return application.ignore(because: "\(identity.label) has no inspector")
        }
        if isCollapsed { return try setInspectorSheet(inspector, isShown: isShown) }
        guard isShown != showsInspector else {
            return application.ignore(
                because: isShown ? "the inspector is shown already" : "the inspector is not shown")
        }
        // It was a sheet before.
        if isShown { try adopt(inspector) }
        showsInspector = isShown
        try updateShown()
    }

    /// - Throws: `notApplicable` in versions without inspectors.
    func checkInspector() throws(Interruption) {
        guard application.behavior.holds(.splitViewsHaveInspectors) else {
            throw .error(.notApplicable("the inspector column exists from iOS 26 on"))
        }
    }

    private func setInspectorSheet(_ inspector: ViewController, isShown: Bool) throws(Interruption) {
        let sheet = inspector.presentedBy.flatMap { $0.isBeingDismissed ? nil : $0 }
        guard isShown != (sheet != nil), isOnScreen else {
            return application.ignore(
                because: isOnScreen
                    ? (isShown ? "the inspector is shown already" : "the inspector is not shown")
                    : "\(identity.label) is not on the screen")
        }
        showsInspector = false
        if let sheet {
            try sheet.presenting.dismiss(sheet, animated: true, completion: .none, lastDelegateCall: nil)
        } else {
            try whileAdapting { () throws(Interruption) in try self.orphan(inspector) }
            try present(inspector, animated: true, completion: .none)
        }
    }

    /// The user drags the sheet down, or taps beside it: the delegate hears of that at once.
    ///
    /// A sheet that is let go again is not taken back. Source: split-inspector-dragged-ios26.
    func tellOfInspectorSheet(_ presented: ViewController) throws(Interruption) {
        guard presented === columns[.inspector] else { return }
        try sendDid(ColumnChange(column: .inspector, isShown: false))
    }

    /// The columns have room again: a sheet goes, and the inspector is hidden.
    func endInspectorSheet() throws(Interruption) {
        guard let sheet = columns[.inspector]?.presentedBy, !sheet.isBeingDismissed else { return }
        try sheet.presenting.dismiss(sheet, animated: false, completion: .none, lastDelegateCall: nil)
    }

    /// Which columns are on screen, as `isShowing(_:)` answers for each.
    var shownColumns: Value {
        .object(columns.filled.map { .init($0.rawValue, .bool(columns[$0]?.window != nil)) })
    }
}
