enum AddActionOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Add an action to an alert"
    static let description = """
        `addAction(_:)` of an alert controller. `handler` is what the app does when the action was chosen and
        the alert has gone; without it the action has no handler.
        """
    static let availability = Availability.whereHolds(.hasPresentationControllers)
    static let title = Field.optionalText("title", .actionTitle)
    static let style = Field.optionalText("style", .actionStyle)
    static let handler = Field.operations("handler")
    static let fields = list(title, style, handler)
    static let alternatives = [title.specification]
    static let example: OperationExample = ["title": "Delete", "style": "destructive", "handler": []]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let alert: AlertController = try container(target, for: operation, needs: "an alert controller")
        var action = AlertAction(title: operation[title])
        action.style = operation[style].flatMap(AlertAction.Style.init) ?? .default
        action.handler = operation[handler]
        try alert.add(action)
    }
}
