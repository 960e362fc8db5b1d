enum PerformSegueOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Perform a segue by its identifier"
    static let description = """
        `performSegue(withIdentifier:sender:)`. Does not ask `shouldPerformSegue`, as UIKit does not.
        """
    static let availability = Availability.always
    static let identifier = Field.text("identifier", .segueIdentifier)
    static let sender = Field.value("sender", "What the app hands on as the sender.")
    static let fields = list(identifier, sender)
    static let example: OperationExample = ["identifier": "showDetail"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.performSegue(withIdentifier: operation[identifier], sender: operation[sender])
    }
}
