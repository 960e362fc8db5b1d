enum SearchOperation: TouchOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Type into the search bar"
    static let description = """
        The user's text, choice of a scope, or tap on the keyboard's Search key, in the bar of a search that
        is active: that of a search controller (iOS 8), named by itself or by the controller that has it, or
        of a search display controller. With neither the user clears the text.
        """
    static let availability = Availability.always
    static let text = Field.optionalText("text", .searchText)
    static let scope = Field.optionalNumber("scope", .index)
    static let submit = Field.flag("submit", "Whether the user taps the keyboard's Search key behind it.")
    static let fields = list(text, scope, submit)
    static let example: OperationExample = ["text": "apple"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let scope = operation[scope]
        let text = operation[text] ?? (scope == nil && !operation[submit] ? "" : nil)
        if let search = searchController(target) {
            // What stands there already need not be typed ahead of the Search key.
            if let text, !operation[submit] || text != search.text { try search.type(text) }
            if let scope { try search.selectScope(Int(scope)) }
            if operation[submit] { try search.submit() }
            return
        }
        let search = try searchDisplay(target, for: operation)
        if let text { try search.search(text) }
        if let scope { try search.selectScope(scope) }
        if operation[submit] {
            target.application.ignore(because: "a search display controller does not hear of the Search key")
        }
    }
}
