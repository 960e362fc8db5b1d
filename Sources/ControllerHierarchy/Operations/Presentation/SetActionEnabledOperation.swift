enum SetActionEnabledOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Enable or disable an alert's action"
    static let description = """
        Assigns to `isEnabled` of the action with that title; a tap on one that is disabled does nothing.
        """
    static let availability = Availability.whereHolds(.hasPresentationControllers)
    static let action = Field.text("action", .actionTitle)
    static let isEnabled = Field.flag(
        "isEnabled", "What `isEnabled` of the action becomes.", isRequired: true)
    static let fields = list(action, isEnabled)
    static let example: OperationExample = ["action": "OK", "isEnabled": false]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let alert: AlertController = try container(target, for: operation, needs: "an alert controller")
        try alert.setEnabled(operation[isEnabled], action: operation[action])
    }
}
