enum SearchOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Type into the search bar"
    static let description = """
        The user's text, or choice of a scope, in the bar of a search display controller that is active; with
        neither the user clears the text.
        """
    static let availability = Availability.always
    static let text = Field.optionalText("text", .searchText)
    static let scope = Field.optionalNumber("scope", .index)
    static let fields = list(text, scope)
    static let example: OperationExample = ["text": "apple"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let search = try searchDisplay(target, for: operation)
        let scope = operation[scope]
        if let text = operation[text] ?? (scope == nil ? "" : nil) { try search.search(text) }
        if let scope { try search.selectScope(scope) }
    }
}
