enum ReadOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Read a property and log it"
    static let description = """
        Reads a property as the app's code does, or what is in its value (`view.frame.size`): the log gets a
        line with the answer. Reading `view` loads it; reading `presentationController` before the
        presentation makes one, as does reading `moreNavigationController` before there are too many tabs.
        """
    static let availability = Availability.always
    static let property = Field.name(
        "property", "A property, or a path of properties such as `navigationItem.title`.")
    static let fields = list(property)
    static let example: OperationExample = ["property": "presentingViewController"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.read(operation[property])
    }
}
