struct TriggerOperation: OperationContent {
    static let kind = OperationKind.trigger
    static let group = OperationGroup.seguesAndActions
    static let summary = "Tap a control that a segue starts from"
    static let description = """
        The tap on a control of the storyboard, by its identifier in the document, its title, its outlet or
        the identifier of its segue: sends the control's actions, then for each of its segues asks
        `shouldPerformSegue(withIdentifier:sender:)`, prepares and performs it. `action` chooses one of them;
        `accessoryAction` is the tap on a cell's accessory. On a tab bar controller, the tap on a tab.
        """
    static let example: OperationExample = ["control": "detailButton"]
}
