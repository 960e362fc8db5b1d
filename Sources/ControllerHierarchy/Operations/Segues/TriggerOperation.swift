enum TriggerOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Tap a control that a segue starts from"
    static let description = """
        The tap on a control of the storyboard, by its identifier in the document, its title, its outlet or
        the identifier of its segue: sends the control's actions, then for each of its segues asks
        `shouldPerformSegue(withIdentifier:sender:)`, prepares and performs it. `action` chooses one of them;
        `accessoryAction` is the tap on a cell's accessory. On a tab bar controller, the tap on a tab by the
        title of its item or its controller, or on `More`; on a navigation controller `back` is its back
        button.
        """
    static let availability = Availability.always
    static let control = Field.text("control", .controlName)
    static let action = Field.optionalText("action", .selector)
    static let fields = list(control, action)
    static let example: OperationExample = ["control": "detailButton"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let control = operation[control]
        if try target.tapOwnControl(control) { return }
        if let more = target.surroundingMoreList, target === more.list {
            return try more.tabBarController.tap(control)
        }
        try target.trigger(control, action: operation[action])
    }
}
