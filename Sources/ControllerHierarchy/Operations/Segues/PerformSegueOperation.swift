struct PerformSegueOperation: OperationContent {
    static let kind = OperationKind.performSegue
    static let group = OperationGroup.seguesAndActions
    static let summary = "Perform a segue by its identifier"
    static let description = """
        `performSegue(withIdentifier:sender:)`. Does not ask `shouldPerformSegue`, as UIKit does not.
        """
    static let example: OperationExample = ["identifier": "showDetail"]
}
