enum TriggerOperation: TouchOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Tap a control that a segue starts from"
    static let description = """
        The tap on a control of the storyboard, by its identifier in the document, its title, its outlet or
        the identifier of its segue: sends the control's actions, then for each of its segues asks
        `shouldPerformSegue(withIdentifier:sender:)`, prepares and performs it. `action` chooses one of them;
        `accessoryAction` is the tap on a cell's accessory. On a tab bar controller, the tap on a tab by the
        title of its item or its controller, or on `More`; on a navigation controller `back` is its back
        button, and with `menuItem` a row of the menu that a long press on it shows, from iOS 14 on;
        `controls` lists the rows as `back.LABEL`. On the controller of the More list, a row, or `edit`. An
        alert's action, a bar button item or a control made in code by its title or label; in place of a
        controller also an alert view that `showAlertView` has shown, with its button. On a split view
        controller `displayMode` is the button that shows and hides columns. Ignored below what is
        presented, and while the app is not active; below a column that lies over the secondary one the tap
        is one beside that column, and hides it.
        """
    static let availability = Availability.always
    static let control = Field.text("control", .controlName)
    static let action = Field.optionalText("action", .selector)
    static let menuItem = Field.optionalExistingController("menuItem")
    static let fields = list(control, action, menuItem)
    static let example: OperationExample = ["control": "detailButton"]

    /// A button of an alert view, which is no controller's.
    static func call(_ operation: Operation, in application: Application) throws(Interruption) {
        guard let alert = application.alertView(insteadOf: operation.target) else {
            return try touch(operation, in: application)
        }
        try alert.trigger(operation[control])
    }

    static func isInBar(_ operation: Operation, of target: ViewController) -> Bool {
        let name = operation[control]
        let own = target.ownControls.first { $0.objectID == name || $0.label == name }
        return !(own ?? target.control(named: name) ?? .init(objectID: name, element: "")).isInView
    }

    /// An open context menu takes all taps on its controller.
    static func takes(_ operation: Operation, for target: ViewController) throws(Interruption) -> Bool {
        guard let menu = target.ownMenu, target.application.calls.isOutermost else { return false }
        try menu.tap(operation[control])
        return true
    }

    /// Instead of a control below it the finger meets what dims around an overlaid column.
    static func takes(
        _ operation: Operation, for target: ViewController, above container: ViewController
    ) throws(Interruption) -> Bool {
        let name = operation[control]
        guard
            target.control(named: name) != nil
                || target.ownControls.contains(where: { $0.objectID == name || $0.label == name })
        else { return false }
        return try container.tapBeside()
    }

    /// The controller of a row of the back button's menu, which is named as a controller or as `controls`
    /// has it.
    private static func controller(
        of row: ControllerReference, in stack: NavigationController
    ) throws(Interruption) -> ViewController? {
        guard case .existing(let name) = row, stack.application.controllers.find(name) == nil,
            let titled = stack.rowOfBackMenu(named: name)
        else { return try stack.application.resolve(row) }
        return titled
    }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let control = operation[control]
        if let row = operation[menuItem] {
            let stack = try navigation(target, for: operation)
            if let item = try controller(of: row, in: stack) { return try stack.chooseInBackMenu(item) }
        }
        if try target.tapOwnControl(control) { return }
        try target.trigger(control, action: operation[action])
    }
}
