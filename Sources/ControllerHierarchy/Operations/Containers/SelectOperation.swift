enum SelectOperation: ControllerOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Select a tab"
    static let description = """
        The tap on a tab (or `selectedIndex` and `selectedViewController` set by the app), by index or by
        controller.
        """
    static let since: Rule? = nil
    static let index = Field.optionalNumber("index", isInteger: true, schema: "Index")
    static let tab = Field.controller(.existingController, isRequired: false)
    static let fields = list(index, tab)
    static let example: OperationExample = ["index": 1]
    static let alternatives = [index.specification, tab.specification]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        guard let container = target as? TabBarController else {
            throw .error(.notApplicable("select needs a tab bar controller"))
        }
        if let index = operation[index] {
            try container.selectIndex(index)
        } else {
            try container.selectListed(target.application.require(operation[tab], field: "controller"))
        }
    }
}
