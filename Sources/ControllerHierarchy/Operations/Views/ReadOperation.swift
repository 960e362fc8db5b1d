struct ReadOperation: OperationContent {
    static let kind = OperationKind.read
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Read a property and log it"
    static let description = """
        Reads a property as the app's code does: the log gets a line with the answer. Reading `view` loads it;
        reading `presentationController` before the presentation makes one.
        """
    static let example: OperationExample = ["property": "presentingViewController"]
}
